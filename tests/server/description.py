"""The OpenAPI description as it is committed: `test_openapi` holds it to be current.

Read from its file, since making it takes a second in each process that collects tests.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

COMMITTED = Path(__file__).parents[2] / "web" / "openapi.json"
DESCRIPTION: dict[str, Any] = json.loads(COMMITTED.read_text(encoding="utf-8"))


class Operation(NamedTuple):
    """One verb of one path."""

    path: str
    verb: str
    about: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.verb.upper()} {self.path}"

    @property
    def as_paths(self) -> dict[str, Any]:
        """The paths of a description in which there is nothing else."""
        return {self.path: {self.verb: self.about}}


OPERATIONS = [
    Operation(path, verb, about)
    for path, verbs in DESCRIPTION["paths"].items()
    for verb, about in verbs.items()
]
