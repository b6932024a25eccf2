"""The box of a match in its record: `[box N]`, and N lines that begin with `|`."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tuckbox.core import InvalidBox, InvalidRecord
from tuckbox.core.box import read_box

if TYPE_CHECKING:
    from tuckbox.match.header import Header

BAR = "|"


def box_lines(box: str) -> list[str]:
    """Return the lines of a box as a record writes them."""
    return [f"{BAR} {line}" if line else BAR for line in box.split("\n")[:-1]]


def read_box_lines(header: "Header", lines: Sequence[str]) -> str:
    """Return the box that these lines hold; raise `InvalidRecord` if they hold none."""
    if int(header.value) != len(lines):
        raise header.fault()
    for number, line in enumerate(lines, header.line + 1):
        if not (line == BAR or (line.startswith(f"{BAR} ") and len(line) > len(BAR) + 1)):
            raise InvalidRecord.of("record-line", line=number, found=line)
    text = "".join(f"{line[len(BAR) + 1 :]}\n" for line in lines)
    try:
        return read_box(text).text
    except InvalidBox as error:
        raise InvalidRecord.of("record-box", line=header.line, reason=error.message) from error
