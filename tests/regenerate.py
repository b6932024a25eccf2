"""`make golden`: regenerates perft files and playthroughs. Read the difference before committing it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests import golden_files, perft_files
from tests.modes import all_modes, mode_id
from tuckbox.games import BUILT_IN


def main(wanted: list[str]) -> None:
    names = wanted or BUILT_IN
    for name in names:
        (perft_files.FOLDER / f"{name}.perft").write_text(perft_files.generated(name))
    for name, options in all_modes(names):
        path = golden_files.FOLDER / f"{mode_id(name, options)}.txt"
        path.write_text(golden_files.playthrough(name, options))


if __name__ == "__main__":
    main(sys.argv[1:])
