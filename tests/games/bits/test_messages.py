"""Everything that BITS can say is said in all four languages."""

import inspect
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.bits.table import ONE, RULES, TWO, after_rounds, all_moves, move, new, play, solo
from tests.message_files import messages
from tests.nested_messages import nested
from tuckbox.core import CHANCE, InvalidMove, InvalidSpace, Message, seats
from tuckbox.games.bits import Rules
from tuckbox.games.bits.shape import shape_message
from tuckbox.i18n import LANGUAGES, Speaker

FOLDER = Path(inspect.getfile(Rules)).parent
CODE = "\n".join(path.read_text() for path in FOLDER.glob("*.py"))
PAGES = {"title", "summary", "credits", "rules", "rules-alone", "ladder", "legend"}
PAGES |= {"option-seats", "option-pro", "choice-pro-on", "choice-pro-off"}
PATTERNS = (
    "colour-[RBPYKN]",
    "stone-([RBPYK]{2}|NN)",
    "shape-(O1|V3|O4|L4|S4)",
    "grade-[1-7]",
    "group-(lying|standing)(-double|-neutral)?",
    "describe-(area|singles)(-worth)?",
    "move-(lying|standing)-column",
    "reconstructed-stack-[124]",
)
"""Ids that the code puts together."""


def said(seed: int, count: int, pro: bool) -> Iterator[Message]:
    """Yield everything that a random game says: effects, headings, descriptions, squares."""
    chooser = random.Random(seed)
    p = new(seats=count, pro=pro)
    while actors := RULES.to_move(p):
        who = chooser.choice(actors)
        chosen = chooser.choice(RULES.legal_moves(p, who))
        yield RULES.group(chosen)
        yield from RULES.effects(RULES.play(p, who, chosen))
        p = RULES.apply(p, who, chosen)
        seen = RULES.view(p, chooser.choice((None, *seats(count))))
        yield from RULES.describe(seen)
        yield from RULES.inspect(seen, chooser.choice("ABCDEF") + chooser.choice("123456"))
        refusal = RULES.refusal(p, chooser.choice((CHANCE, ONE)), chooser.choice(MOVES))
        yield from [refusal] if refusal else []


MOVES = tuple(all_moves())


@pytest.mark.parametrize(("seed", "count", "pro"), [(1, 1, False), (2, 2, True), (3, 2, False)])
def test_random_games_can_be_told_in_every_language(seed: int, count: int, pro: bool) -> None:
    heard = set(said(seed, count, pro))
    assert len({message.id for message in heard}) > 30
    for language in LANGUAGES:
        speaker = Speaker(language)
        for message in heard:
            assert speaker.say(message)


def test_every_variable_of_a_message_is_given() -> None:
    known = messages("en", "bits.ftl")
    for message in {inner for found in said(4, 2, True) for inner in nested(found)}:
        if message.id in known:
            assert known[message.id] <= {name for name, _ in message.values}, message.id


def test_every_id_in_the_code_has_a_message_and_every_message_is_used() -> None:
    literal = set(re.findall(r'"bits-([a-zA-Z0-9-]+)"', CODE))
    defined = {id.removeprefix("bits-") for id in messages("en", "bits.ftl")}
    bases = {"describe-area", "describe-singles"}
    assert literal <= defined | bases
    rest = defined - literal - PAGES
    assert [id for id in sorted(rest) if not any(re.fullmatch(p, id) for p in PATTERNS)] == []


def test_titles_pages_grades_options_and_reconstructed() -> None:
    ids = [f"bits-{page}" for page in sorted(PAGES)]
    ids += [f"bits-grade-{number}" for number in range(1, 8)]
    ids += [f"bits-reason-{why}" for why in ("points", "best-round", "shared", "solo")]
    for language in LANGUAGES:
        speaker = Speaker(language)
        texts = [speaker.say(Message.of(id)) for id in ids]
        texts += [speaker.say(message) for message in RULES.reconstructed]
        assert all(texts)
        assert len({speaker.text(f"bits-grade-{number}") for number in range(1, 8)}) == 7


def test_every_drawn_shape_has_a_name_of_its_own() -> None:
    for language in LANGUAGES:
        speaker = Speaker(language)
        drawn = RULES.components.shapes.drawn
        names = {speaker.say(shape_message(name, len(cells))) for name, cells in drawn.items()}
        assert len(names) == len(drawn)


@pytest.mark.parametrize("text", ["RB", "XX>A", "RB>F", "RB^G", "card XX"])
def test_a_text_that_is_no_move_is_told_in_every_language(text: str) -> None:
    with pytest.raises(InvalidMove) as error:
        RULES.parse_move(text)
    for language in LANGUAGES:
        assert Speaker(language).say(error.value.message)


def test_a_space_that_does_not_exist_is_told_in_every_language() -> None:
    with pytest.raises(InvalidSpace) as error:
        RULES.inspect(RULES.view(new(), None), "Z9")
    for language in LANGUAGES:
        assert "Z9" in Speaker(language).say(error.value.message)


SQUARE_OF_FOUR = (
    "Task card 1: areas of 4 squares: two-by-two square 2 points, any other shape 1. "
    "The shape covers, for example, A1, B1, A2 and B2."
)
BLUE_CORNER = (
    "Task card 2: corner of three squares in blue, 2 points each. "
    "The shape covers, for example, A1, B1 and A2."
)
NO_PAIRS = (
    "Task card 3: straight line of 2 squares in any colour, -2 points each. "
    "The shape covers, for example, A1 and B1."
)
HIDDEN = "It is drawn in for you; the others won\u2019t see it until everyone has chosen."
DECK = (
    "18 building cards are face down: 2 \N{MULTIPLICATION SIGN} double blue domino, "
    "blue and black domino, blue and purple domino, blue and yellow domino, double black domino, "
    "purple and black domino, 2 \N{MULTIPLICATION SIGN} double purple domino, "
    "purple and yellow domino, red and blue domino, red and black domino, "
    "2 \N{MULTIPLICATION SIGN} double red domino, red and yellow domino, yellow and black domino "
    "and 2 \N{MULTIPLICATION SIGN} double yellow domino."
)


def test_a_description_is_complete_and_begins_with_the_reader() -> None:
    p = play(new(seats=2), "0 task 1 O4", "0 start RB", "0 start BY", "1 RB>A", "2 BY>A")
    p = play(p, "0 card KK", "1 NN>C", "2 KK>A", "0 card RP", "2 RP^A")
    english = Speaker("en", {1: "Ann", 2: "Bob"})
    assert [english.say(message) for message in RULES.describe(RULES.view(p, TWO))] == [
        "Round 1 of 3.",
        SQUARE_OF_FOUR,
        "The face-up building card shows the red and purple domino.",
        DECK,
        "You have chosen RP^A. " + HIDDEN,
        "Still to choose: Ann.",
        "Bob began this round with the blue and yellow domino.",
        "Bob\u2019s board, heights of the columns: A 4, B 2, C 0, D 0, E 0 and F 0.",
        "Area of 2 black squares: A2 and B2.",
        "Single blue square: A1.",
        "Single red square: A3.",
        "Single purple square: A4.",
        "Single yellow square: B1.",
        "Bob still has the neutral domino.",
        "Card 1 gives 0 points as the board stands.",
        "Ann began this round with the red and blue domino.",
        "Ann\u2019s board, heights of the columns: A 1, B 1, C 1, D 1, E 0 and F 0.",
        "Single red square: A1.",
        "Single blue square: B1.",
        "Neutral domino on C1 and D1.",
        "Card 1 gives 0 points as the board stands.",
    ]


def test_a_description_before_the_first_card() -> None:
    first, *_ = RULES.describe(RULES.view(new(), None))
    assert Speaker("en").say(first) == (
        "A game of 3 rounds; the first task card has not been turned over yet."
    )


def test_a_description_names_the_card_out_of_the_game() -> None:
    p = play(after_rounds(new(), "1 O4", "2 V3 B"), "0 task 3 V3", "0 task 3 I2")
    told = [Speaker("en").say(message) for message in RULES.describe(RULES.view(p, ONE))]
    assert told[:5] == [
        "Round 3 of 3.",
        SQUARE_OF_FOUR,
        BLUE_CORNER,
        NO_PAIRS,
        "Out of the game: corner of three squares in any colour, -2 points each.",
    ]


def test_headings_of_moves() -> None:
    english = Speaker("en")
    headings = [
        english.say(RULES.group(move(text)))
        for text in ("RB>C", "BR^C", "KK>A", "KK^A", "NN>A", "NN^A", "task 2 V3 B", "start RB")
    ]
    assert headings == [
        "Horizontal, red left, blue right",
        "Vertical, blue below, red on top",
        "Horizontal, double black",
        "Vertical, double black",
        "Horizontal, neutral",
        "Vertical, neutral",
        "Task cards of stack 2",
        "Starting cards",
    ]
    assert english.say(RULES.group(move("card RB"))) == "Building cards"


def test_a_refusal_is_a_sentence() -> None:
    p = play(solo("RB>A"), "0 card RP")
    refusal = RULES.refusal(p, ONE, move("KK>A"))
    assert refusal is not None
    assert Speaker("en").say(refusal) == (
        "KK is not the domino to place now. It is the red and purple domino (RP)."
    )
