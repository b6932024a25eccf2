"""What processes have measured: each writes a file of its own when it ends."""

from collections.abc import Iterator
from pathlib import Path

from coverage import CoverageData
from coverage.exceptions import CoverageException


def whole_files(folder: Path) -> Iterator[Path]:
    """Yield the files that can be read; one whose process was killed while it wrote is named, and left out."""
    for file in sorted(folder.glob("python.*")):
        try:
            CoverageData(no_disk=True).update(CoverageData(str(file)))
        except CoverageException as error:
            print(f"left out: {error}")
        else:
            yield file
