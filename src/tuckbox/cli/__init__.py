"""The `tuckbox` command."""

import sys


def main() -> None:
    """Run the command with the arguments of this process."""
    # Imported here, so that importing the package stays cheap.
    from tuckbox.cli.run import run  # noqa: PLC0415

    sys.exit(run(sys.argv[1:]))
