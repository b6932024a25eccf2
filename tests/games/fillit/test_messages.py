"""Everything FILLIT can say is said in all four languages."""

from collections.abc import Iterator
from itertools import product

import pytest

from tests.games.fillit.table import COMPONENTS, RULES, play, table
from tests.games.fillit.test_must_slide import ONE_WAY_OUT, STUCK_BEHIND_OWN_STONE, WALLED_IN
from tests.games.fillit.test_repetition import CYCLE, SHUFFLE
from tests.games.fillit.test_supply_ends_in_mid_slide import LAST_TWO
from tests.message_files import messages
from tests.nested_messages import nested
from tests.playing import pick, random_game
from tuckbox.core import InvalidMove, InvalidOptions, InvalidSpace, Message
from tuckbox.core.message import Value
from tuckbox.games.fillit.board import HexName
from tuckbox.games.fillit.components import COLOURS
from tuckbox.games.fillit.moves import StoneStep, Turn
from tuckbox.games.fillit.position import Position
from tuckbox.i18n import LANGUAGES, Speaker

HEXES = [HexName(row + column) for row, column in product("abcdefgi", "123456789")]

INDIRECT = {"fillit-colour", "fillit-colour-stone", "fillit-swapped", "fillit-swapped-stone"}
"""Used by other messages."""
PAGES = {
    "fillit-title",
    "fillit-summary",
    "fillit-credits",
    "fillit-rules",
    "fillit-legend",
    "fillit-scores",
    *(f"fillit-option-{option.name}" for option in RULES.choosable),
    *(
        f"fillit-choice-{option.name}-{choice}"
        for option in RULES.choosable
        for choice in option.choices
        if not choice.isdigit()
    ),
    *(f"fillit-colour-{colour}" for colour in COLOURS),
    "fillit-reason-supply-empty",
    "fillit-reason-repetition",
}
"""Asked for by interfaces, without values."""


def _said_of(p: Position) -> Iterator[Message]:
    view = RULES.view(p, None)
    yield from RULES.describe(view)
    for hex in ("d4", *(hex for hex in HEXES if hex in COMPONENTS.modes[2, "mini"].board.rays)):
        yield from RULES.inspect(view, hex)
    for move in RULES.legal_moves(p, p.seat):
        yield RULES.group(move)
        yield from RULES.effects(RULES.play(p, p.seat, move))
    for number in range(60):
        one, two, three = (HEXES[pick(f"{number} {part}", len(HEXES))] for part in "abc")
        for turn in (Turn(StoneStep(one, two)), Turn(StoneStep(one, two), three, slide_first=True)):
            refusal = RULES.refusal(p, p.seat, turn)
            yield from [] if refusal is None else [refusal]


def _refused() -> Iterator[Message]:
    shown = {
        ONE_WAY_OUT: ("b3-b2", "b3-b4", ">c3 b3-a1", ">c3 a2-a3", ">b2 b3-b4", ">g7 b3-b4"),
        STUCK_BEHIND_OWN_STONE: ("a2-a3", "a2-b2 >a2", ">d4 a2-a3", ">z9 a2-a3"),
    }
    for drawing, wrong in shown.items():
        for text in wrong:
            p = table(drawing)
            refusal = RULES.refusal(p, p.seat, RULES.parse_move(text))
            assert refusal is not None
            yield refusal


def _errors() -> Iterator[Message]:
    yield from RULES.reconstructed
    with pytest.raises(InvalidMove) as no_move:
        RULES.parse_move("e4")
    with pytest.raises(InvalidOptions) as no_mode:
        RULES.options(seats=4, board="mini")
    with pytest.raises(InvalidSpace) as no_space:
        RULES.inspect(RULES.view(table(SHUFFLE), None), "z1")
    for caught in (no_move, no_mode, no_space):
        yield caught.value.message
    where: dict[str, Value] = {"file": "setups/2-mini-A.txt", "line": 3, "column": 4}
    yield Message.of("fillit-components-section", found="set", **where)
    for colour in COLOURS:
        values: dict[str, Value] = {"colour": colour, "most": 4, "found": 14, **where}
        for problem in ("no-pawn", "two-pawns", "no-stone", "many-stones", "many-chips"):
            yield Message.of(f"fillit-components-{problem}", **values)


def _all_said() -> Iterator[Message]:
    for drawing in (ONE_WAY_OUT, STUCK_BEHIND_OWN_STONE, WALLED_IN, LAST_TWO):
        yield from _said_of(table(drawing))
    for turns in (CYCLE[:-1], CYCLE, CYCLE + CYCLE[:-1], CYCLE + CYCLE):
        yield from _said_of(play(table(SHUFFLE), *turns))
    yield from _said_of(play(table(LAST_TWO), ">c6 b1-b2"))
    for step in random_game(RULES, RULES.options(seats=3, board="mini"), "messages"):
        yield from RULES.effects(step)
        yield from RULES.describe(RULES.view(step.after, None))
    yield from _refused()
    yield from _errors()


ALL_SAID = tuple(dict.fromkeys(each for said in _all_said() for each in nested(said)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_and_no_value_is_left_out(language: str) -> None:
    speaker = Speaker(language)
    for message in ALL_SAID:
        sentence = speaker.say(message)
        assert sentence.strip()
        assert "{" not in sentence


def test_every_message_of_the_files_is_used() -> None:
    """A sentence that nothing says is a mistake, and so is one that nothing here tried to say."""
    said = {message.id for message in ALL_SAID if message.id.startswith("fillit-")}
    assert said | PAGES | INDIRECT == set(messages("en", "fillit.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_can_be_said(language: str) -> None:
    speaker = Speaker(language)
    assert all(speaker.text(id) for id in PAGES)
