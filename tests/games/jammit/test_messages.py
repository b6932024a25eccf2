"""Everything JAMMIT can say is said in every language, with exactly the values it is given."""

from collections.abc import Iterator

import pytest

from tests.games.jammit.drawing import RULES, position
from tests.message_files import messages
from tests.modes import modes
from tests.nested_messages import nested
from tests.playing import random_game
from tuckbox.core import InvalidMove, InvalidSpace, Message, TuckboxError
from tuckbox.games.jammit.position import Position
from tuckbox.i18n import LANGUAGES, Speaker

TEXTS = ["d8=BN", "d7=BN", "e9=RR", "d7,d7", "d7,c6", "d8,e1", ">a1", ">d7", ">e5", ">e1", ">i9"]


def said() -> Iterator[Message]:
    """Yield the messages of random games in every mode, and of what happens only now and then."""
    yield from RULES.reconstructed
    for options in modes("jammit"):
        for entry in random_game(RULES, options, "said"):
            yield from RULES.effects(entry)
            yield RULES.group(entry.move)
            yield from spoken(entry.after)
    yield from spoken(position(stage="extra", earned=("e2",)))


def spoken(p: Position) -> Iterator[Message]:
    view = RULES.view(p, None)
    yield from RULES.describe(view)
    for space in ("a1", "d4", "e5", "d7", "z9"):
        try:
            yield from RULES.inspect(view, space)
        except InvalidSpace as error:
            yield error.message
    for text in TEXTS:
        refusal = RULES.refusal(p, p.seat, RULES.parse_move(text))
        if refusal is not None:
            yield refusal
    outcome = RULES.outcome(p)
    if outcome is not None:
        yield Message.of(outcome.reason)


@pytest.fixture(scope="module")
def emitted() -> set[Message]:
    return {message for outer in set(said()) for message in nested(outer)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_in_every_language(language: str, emitted: set[Message]) -> None:
    speaker = Speaker(language)
    assert all(speaker.say(message).strip() for message in emitted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_given_exactly_the_values_that_its_sentence_uses(
    language: str, emitted: set[Message]
) -> None:
    expected = messages(language, "jammit.ftl")
    for message in emitted:
        if message.id in expected:
            assert {name for name, _ in message.values} == expected[message.id], message.id


def test_no_sentence_is_written_in_vain(emitted: set[Message]) -> None:
    ids = {message.id for message in emitted}
    fixed = {f"jammit-{page}" for page in ("title", "summary", "credits", "rules", "legend")}
    fixed |= {f"jammit-option-{option.name}" for option in RULES.choosable}
    fixed |= {
        f"jammit-choice-{option.name}-{choice}"
        for option in RULES.choosable
        for choice in option.choices
        if not choice.isdecimal()
    }
    written = {id for id in messages("en", "jammit.ftl") if "-components-" not in id}
    assert written - ids == fixed | {"jammit-invalid-move"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_of_input_are_sentences(language: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        RULES.parse_move("xyzzy")
    assert isinstance(caught.value, TuckboxError)
    assert "xyzzy" in Speaker(language).say(caught.value.message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_several_paragraphs(language: str) -> None:
    assert Speaker(language).text("jammit-rules").count("\n\n") >= 5
