"""Good boxes, changed at random: `python -m tests.games.mutated_boxes [N]` tries N of them (10,000).

Each must be refused with a coded error that can be said in every language, or be played to its end.
"""

import re
import sys
from collections import Counter
from dataclasses import dataclass

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.playing import random_game
from tuckbox.core import AnyGame, Options, TuckboxError
from tuckbox.core.box import BoxFile, Claim, decode_box, read_box, write_box
from tuckbox.games import BUILT_IN, boxed_game, drawn_files
from tuckbox.i18n import LANGUAGES, Speaker

SPEAKERS = tuple(map(Speaker, LANGUAGES))
MOST_STEPS = 20_000
MODE = re.compile(r"setups/([234])-(large|mini)-([AB])\.txt")
PIECES = ("#", ".", " ", "\n", "[", "]", ";", '"', "-", "9", "a", "R", "r", "é", "\0", "\ud800")


@dataclass(frozen=True)
class Drawing:
    """A built-in drawing, and the options of a game in which it is seen."""

    game: str
    file: str
    options: dict[str, str]

    def box(self) -> str:
        drawn = BoxFile(self.file, Claim.PRINTED, drawn_files(self.game)[self.file])
        return write_box(self.game, "Ours", "", "", [drawn]).text


def _options(game: str, file: str) -> dict[str, str]:
    if setup := MODE.fullmatch(file):
        return dict(zip(("seats", "board", "layout"), setup.groups(), strict=True))
    if file.startswith("boards/"):
        return {"boards": file[7:-4]}
    return {"boards": "1"} if game == "fits" else {"pro": "on"}


DRAWINGS = [
    Drawing(game, file, _options(game, file)) for game in BUILT_IN for file in drawn_files(game)
]


@st.composite
def mutated(draw: st.DrawFn) -> tuple[Drawing, bytes]:
    """Return the bytes of a box after one to three changes."""
    drawing = draw(st.sampled_from(DRAWINGS))
    text = drawing.box()
    for _ in range(draw(st.integers(1, 3))):
        text = draw(st.sampled_from(CHANGES))(draw, text)
    return drawing, text.encode("utf-8", "surrogatepass")


def _letter(draw: st.DrawFn, text: str) -> str:
    at = len(text) - draw(st.integers(0, len(text)))
    kept = at + draw(st.integers(0, 1))
    return text[:at] + draw(st.sampled_from(("", *PIECES))) + text[kept:]


def _lines(draw: st.DrawFn, text: str) -> str:
    """Move, copy or drop a line."""
    lines = text.splitlines(keepends=True)
    if not lines:
        return text
    line = draw(st.sampled_from(lines))
    if draw(st.booleans()):
        lines.remove(line)
    at = draw(st.integers(0, len(lines)))
    return "".join([*lines[:at], *[line] * draw(st.integers(0, 2)), *lines[at:]])


def _signs(draw: st.DrawFn, text: str) -> str:
    """Change one sign of a picture into another of the same box."""
    signs = [found for found in re.finditer(r"\S+", text) if found.start() > text.find("[file")]
    if not signs:
        return text
    one, other = draw(st.sampled_from(signs)), draw(st.sampled_from(signs))
    return text[: one.start()] + other[0] + text[one.end() :]


CHANGES = (_letter, _lines, _signs, _signs)


def judge(drawing: Drawing, data: bytes) -> str:
    """Return why the box is refused, or `played`; raise if it is neither."""
    try:
        text = decode_box(data)
        rules = boxed_game(read_box(text))
        options = rules.options(**drawing.options)
    except TuckboxError as error:
        sentences = [speaker.say(error.message) for speaker in SPEAKERS]
        assert all(sentence and "{" not in sentence for sentence in sentences), sentences
        return error.code
    _play(rules, options)
    return "played"


def _play(rules: AnyGame, options: Options) -> None:
    last = None
    for step in random_game(rules, options, "box", MOST_STEPS):
        last = step
    assert last is not None
    assert rules.outcome(last.after) is not None, "the game does not end"


def main(count: int) -> None:
    verdicts: Counter[str] = Counter()

    @settings(
        max_examples=count,
        deadline=None,
        database=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    @given(mutated())
    def every(one: tuple[Drawing, bytes]) -> None:
        verdicts[judge(*one)] += 1

    every()
    for verdict, number in verdicts.most_common():
        print(f"{number:6} {verdict}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
