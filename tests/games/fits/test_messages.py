"""Everything that FITS can say exists in every language, with exactly the values it is given."""

import re
from pathlib import Path

import pytest

from tests.games.fits.table import RULES, table
from tests.playing import random_game
from tuckbox.core import CHANCE, Message, seats
from tuckbox.games.fits import rules
from tuckbox.games.fits.components import BUILT_IN_BOARDS
from tuckbox.i18n import LANGUAGES, Speaker
from tuckbox.i18n.files import FOLDER

SOURCE = Path(rules.__file__).parent
REQUIRED = [
    *(f"fits-{word}" for word in ("title", "summary", "credits", "legend")),
    *(f"fits-{word}" for word in ("rules", "rules-alone", "ladder")),
    *(f"fits-option-{option.name}" for option in RULES.choosable),
    *(f"fits-choice-boards-{board}" for board in BUILT_IN_BOARDS),
    *(f"fits-grade-{number}" for number in range(1, 8)),
    *(f"fits-reason-{word}" for word in ("won", "shared", "solo")),
]


@pytest.fixture(params=LANGUAGES)
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(request.param)


def test_titles_labels_and_grades(speaker: Speaker) -> None:
    for id in REQUIRED:
        assert speaker.text(id).strip()


def test_ids_written_in_the_source(speaker: Speaker) -> None:
    ids = {
        id
        for path in SOURCE.glob("*.py")
        for id in re.findall(r'"(fits-[a-z0-9-]+)"', path.read_text(encoding="utf-8"))
    }
    assert len(ids) > 50
    known = (FOLDER / speaker.language / "fits.ftl").read_text(encoding="utf-8")
    assert [id for id in sorted(ids) if f"\n{id} =" not in known] == []


@pytest.mark.slow
@pytest.mark.parametrize(("seats_", "boards"), [(1, "1,2,3,4"), (4, "4,3"), (2, "1")])
def test_whole_games(speaker: Speaker, seats_: int, boards: str) -> None:
    options = RULES.options(seats=seats_, boards=boards)
    played = list(random_game(RULES, options, f"said {boards}"))
    for step in played[:: len(played) // 8] + played[-1:]:
        said: list[Message] = list(RULES.effects(step))
        said.append(RULES.group(step.move))
        for viewer in (None, *seats(seats_)):
            said += RULES.describe(RULES.view(step.after, viewer))
            said += RULES.inspect(RULES.view(step.after, viewer), "C3")
        assert all(speaker.say(message).strip() for message in said)


def test_every_tile_and_symbol_has_a_name(speaker: Speaker) -> None:
    for tile in RULES.components.tiles:
        name = speaker.say(Message.of("fits-tile", tile=tile))
        assert name.endswith(tile)
        assert name != tile
    assert len({speaker.say(Message.of("fits-symbol", sign=sign)) for sign in "abcde"}) == 5
    assert "z" in speaker.say(Message.of("fits-symbol", sign="z"))


def test_refusals(speaker: Speaker) -> None:
    position = table("start L5", "L5:0@A", "card I3")
    tried = ["I3:2@A", "I3:0@E", "V3:0@A", "card V3"]
    found = [
        RULES.refusal(position, RULES.to_move(position)[0], RULES.parse_move(t)) for t in tried
    ]
    found += [
        RULES.refusal(table(), CHANCE, RULES.parse_move(t)) for t in ("-", "card I3", "start I3")
    ]
    found += [RULES.refusal(table("start L5"), RULES.to_move(position)[0], RULES.parse_move("-"))]
    for refusal in found:
        assert refusal is not None
        assert speaker.say(refusal)
