"""The shape of a view: plain JSON values, enough to draw the table."""

from tuckbox.core import View


class NoughtsView(View):
    """The whole table."""

    columns: int
    rows: int
    crosses: list[str]
    """The spaces with a mark of seat 1: `B2`."""
    noughts: list[str]
    """The spaces with a mark of seat 2."""
    line: list[str]
    """The spaces of the winner's row of three."""
