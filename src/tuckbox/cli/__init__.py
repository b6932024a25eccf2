"""The `tuckbox` command."""


def main() -> None:
    """Run the command."""
