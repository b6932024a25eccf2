"""The measured data, each finding in a file of its own, from which the page is written."""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "findings"
PAGE = ROOT / "docs" / "findings.md"
WORK = ROOT / "build" / "findings"
"""Results of tournaments, which are too long to be kept in the repository."""


def write_data(name: str, data: dict[str, Any]) -> None:
    FOLDER.mkdir(exist_ok=True)
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    # One line per key, so that a change can be read.
    lines = text[1:-1].replace('},"', '},\n"').replace('],"', '],\n"')
    (FOLDER / f"{name}.json").write_text("{" + lines + "}\n", encoding="utf-8")


def read_data(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return data
