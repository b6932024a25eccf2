"""Says how many lines of each layer were run, and fails where there are too few.

python -m tests.coverage begin    forget what was measured before
python -m tests.coverage judge    once the tests of `make coverage` have run
"""

import json
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from coverage import Coverage
from coverage.exceptions import CoverageException
from coverage.results import format_lines

from tests.coverage.data_files import whole_files
from tests.coverage.layer import File, Layer, judgement
from tests.phases import MEASURED, PYTHON_COVERAGE, ROOT

LAYERS = ("server", "cli", "analysis", "arena", "envs", "bots", "solver", "kernels")
"""Core, games and match are held to every line and branch by `make test`; messages (i18n) are not measured."""
PACKAGE = ROOT / "src" / "tuckbox"
SETTINGS = Path(__file__).with_name("python.ini")


def begin() -> int:
    shutil.rmtree(MEASURED, ignore_errors=True)
    MEASURED.mkdir(parents=True)
    PYTHON_COVERAGE.write_text(SETTINGS.read_text().format(root=ROOT))
    return 0


def python_layers() -> list[Layer]:
    measured = Coverage(config_file=str(PYTHON_COVERAGE))
    measured.combine([str(file) for file in whole_files(MEASURED)], keep=True)
    return [Layer(name, [*_files(measured, PACKAGE / name)]) for name in LAYERS]


def _files(measured: Coverage, folder: Path) -> Iterator[File]:
    for path in sorted(folder.rglob("*.py")):
        _, lines, _, missed, where = measured.analysis2(str(path))
        yield File(path.relative_to(PACKAGE).as_posix(), len(lines), len(missed), where)


def browser_client() -> Layer:
    files = json.loads((MEASURED / "web.json").read_text())
    return Layer("web", [_web_file(**file) for file in files])


def _web_file(name: str, lines: list[int], missed: list[int]) -> File:
    return File(name, len(lines), len(missed), format_lines(lines, missed))


def judge() -> int:
    try:
        layers = [*python_layers(), browser_client()]
    except (CoverageException, FileNotFoundError) as error:
        print(
            f"There is nothing to judge yet, `make coverage` measures first: {error}",
            file=sys.stderr,
        )
        return 2
    print("\n".join(map(str, layers)))
    print(blame := judgement(layers))
    return int(bool(blame))


def main(words: Sequence[str]) -> int:
    actions = {"begin": begin, "judge": judge}
    if len(words) != 1 or words[0] not in actions:
        print("usage: python -m tests.coverage begin|judge", file=sys.stderr)
        return 2
    return actions[words[0]]()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
