"""The `tuckbox` command."""

import gc
import sys

SELDOM = 50_000
"""New objects after which the interpreter looks for garbage. Loading the program makes many objects that
stay: looking among them after every 700, as is usual, only takes time."""


def main() -> None:
    """Run the command with the arguments of this process."""
    gc.set_threshold(SELDOM)
    # Imported here, so that importing the package stays cheap.
    from tuckbox.cli.run import run  # noqa: PLC0415

    sys.exit(run(sys.argv[1:]))
