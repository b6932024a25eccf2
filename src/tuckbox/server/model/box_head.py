"""What a box says about itself above its drawings, stored beside its text: lists need no more.

It is read without judging the box, which was judged when it came.
"""

import json
import re
from typing import NamedTuple, Self

HEADER = re.compile(r'\[(name|author|licence) ("(?:[^"\\]|\\.)*")\]')
FILE = re.compile(r"\[file (\S+) (as printed|made up)\]")


class BoxHead(NamedTuple):
    """Whose box it is, and what it claims."""

    name: str = ""
    author: str = ""
    licence: str = ""
    parts: tuple[tuple[str, str], ...] = ()
    """The name of each drawn file, and what is claimed about it."""

    @classmethod
    def of(cls, text: str) -> Self:
        """Return the head of a box that can be played."""
        above, *files = re.split(r"^(?=\[file)", text, flags=re.MULTILINE)
        headers = (found for line in above.split("\n") if (found := HEADER.match(line)))
        words = {found[1]: json.loads(found[2]) for found in headers}
        heads = (found for file in files if (found := FILE.match(file)))
        return cls(**words, parts=tuple((found[1], found[2]) for found in heads))

    @classmethod
    def read(cls, stored: str) -> Self:
        name, author, licence, parts = json.loads(stored)
        return cls(name, author, licence, tuple((file, claim) for file, claim in parts))

    def stored(self) -> str:
        return json.dumps(self)
