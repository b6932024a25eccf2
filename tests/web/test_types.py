"""The client's types are those of the server's description, word for word."""

import json
import subprocess
from pathlib import Path

from tests.web.fuzz import NODE, WEB


def test_the_generated_types_are_current(tmp_path: Path) -> None:
    """If not: `npm run types` in `web`."""
    made = tmp_path / "schema.ts"
    tool = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    script = json.loads((WEB / "package.json").read_text())["scripts"]["types"]
    flags = [word for word in script.split() if word.startswith("--")]
    command: list[str | Path] = [NODE, tool, WEB / "openapi.json", "--output", made, *flags]
    subprocess.run(command, check=True, capture_output=True)
    assert made.read_text() == (WEB / "src" / "wire" / "schema.ts").read_text()
