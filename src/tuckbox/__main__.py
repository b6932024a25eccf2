"""`python -m tuckbox` is the `tuckbox` command."""

from tuckbox.cli import main

main()
