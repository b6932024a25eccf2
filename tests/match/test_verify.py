"""A record's draws are proved, or what was changed is found and named."""

import re

import pytest

from tests.match.tables import (
    ONE,
    SECRET,
    cards,
    fair_cards,
    pile,
    play,
    play_out,
    seated_cards,
)
from tests.match.toys import Cards, Pile
from tuckbox.core import AnyGame, InvalidRecord
from tuckbox.i18n import LANGUAGES, Speaker
from tuckbox.match import (
    Match,
    Player,
    SeedDeal,
    continued,
    format_record,
    new_setup,
    parse_record,
    same_deal,
    with_daily_deal,
)
from tuckbox.match.verify import Verdict, Verification, verify

FAIR = format_record(play_out(seated_cards()).record())


def daily() -> Match:
    game = Cards()
    setup = new_setup(game, game.options(seats=1), [Player.guest("Ann")])
    return play_out(Match.begin(game, with_daily_deal(setup, SECRET, "2026-11-15")))


DAILY = format_record(daily().record(day_closed=True))


def checked(text: str, game: AnyGame | None = None) -> Verification:
    return verify(parse_record(text), game or Cards())


def broken(verification: Verification) -> list[str]:
    return [found.message.id for found in verification.findings if not found.holds]


def said(verification: Verification) -> list[str]:
    return [found.message.id for found in verification.findings if found.holds]


def test_an_honest_record_is_proved() -> None:
    verification = checked(FAIR)
    assert verification.verdict is Verdict.PROVED
    assert said(verification) == [
        "verify-commitment",
        "verify-entries",
        "verify-draws",
        "verify-seal",
        "verify-limit",
    ]
    assert verification.findings[2].message["count"] == 6


def test_an_honest_daily_record_is_proved_when_the_day_has_closed() -> None:
    assert checked(DAILY).verdict is Verdict.PROVED
    hidden = format_record(daily().record())
    assert checked(hidden).verdict is Verdict.NOT_REVEALED


def test_a_solo_game_with_take_backs_is_proved() -> None:
    match = fair_cards(1)
    match.sit(ONE, Player.guest("Ann"), "77e1")
    for text in ("hi", "hi", "takes-back", "lo", "takes-back", "takes-back"):
        play(match, ONE, text)
    assert checked(format_record(play_out(match).record())).verdict is Verdict.PROVED


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (r"\[secret 00", "[secret ff", ["verify-commitment-broken", "verify-wrong-draw"]),
        (r"\[commitment ..", "[commitment 00", ["verify-commitment-broken"]),
        (r"\[match f1\]", "[match f2]", ["verify-commitment-broken", "verify-wrong-draw"]),
        (r"\[seed 1 01\]", "[seed 1 03]", ["verify-wrong-draw"]),
        (r"\[seed 1 01\]\n", "", ["verify-wrong-draw"]),
        (r"\n2 hi", "\n2 lo", []),
        (r"\n1 hi\n", "\n1 resigns\n", ["record-illegal-entry"]),
        (r"\n1 hi\n", "\n1 push\n", ["record-illegal-entry"]),
        (r'"Ann"', '"Eve"', []),
    ],
)
def test_whatever_was_changed_is_found(old: str, new: str, found: list[str]) -> None:
    text = re.sub(old, new, FAIR, count=1)
    assert text != FAIR
    verification = checked(text)
    assert verification.verdict is Verdict.REFUTED
    assert [id for id in broken(verification) if id != "record-result-wrong"] == [
        *found,
        "verify-seal-broken",
    ]


def test_the_first_wrong_draw_is_named_with_entry_and_line() -> None:
    drawn = [line for line in FAIR.splitlines() if line.startswith("0 card")]
    swapped = FAIR.replace(drawn[2], "SWAP", 1).replace(drawn[3], drawn[2], 1)
    text = swapped.replace("SWAP", drawn[3], 1)
    message = next(found.message for found in checked(text).findings if not found.holds)
    assert message.id == "verify-wrong-draw"
    assert message["number"] == 7
    assert text.splitlines()[int(str(message["line"])) - 1] == f"0 {message['found']}"
    assert FAIR.splitlines()[int(str(message["line"])) - 1] == f"0 {message['expected']}"


def test_a_changed_option_breaks_the_commitment() -> None:
    match = play_out(fair_one_seat())
    text = format_record(match.record())
    other = text.replace("[options seats=1]", "[options seats=2]").replace(
        '[seat 1 "Ann"]', '[seat 1 "Ann"]\n[seat 2 "Bob"]'
    )
    assert "verify-commitment-broken" in broken(checked(other))


def fair_one_seat() -> Match:
    match = fair_cards(1)
    match.sit(ONE, Player.guest("Ann"), "77e1")
    return match


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (r"\[daily 2026-11-15\]", "[daily 2026-11-16]", "verify-daily-commitment-broken"),
        (r"\[secret 00", "[secret ff", "verify-daily-commitment-broken"),
        (r"0 card (.)\n1 hi\n0 card (.)", r"0 card \2\n1 hi\n0 card \1", "verify-wrong-draw"),
    ],
)
def test_a_changed_daily_record_is_refuted(old: str, new: str, found: str) -> None:
    verification = checked(re.sub(old, new, DAILY, count=1))
    assert verification.verdict is Verdict.REFUTED
    assert broken(verification)[0] == found


def test_components_other_than_the_recorded_ones_cannot_be_verified() -> None:
    with pytest.raises(InvalidRecord):
        checked(FAIR, Cards("other"))


def test_a_game_in_progress_is_not_yet_revealed() -> None:
    verification = checked(format_record(seated_cards().record()))
    assert verification.verdict is Verdict.NOT_REVEALED
    assert said(verification) == ["verify-entries"]


def test_without_a_commitment_there_is_no_fair_draw() -> None:
    verification = checked(format_record(play_out(cards()).record()))
    assert verification.verdict is Verdict.NO_FAIR_DRAW
    assert said(verification)[-1] == "verify-local-seed"
    assert checked(format_record(play_out(pile()).record()), Pile()).verdict is (
        Verdict.NO_FAIR_DRAW
    )


def test_a_changed_local_draw_is_found_too() -> None:
    text = format_record(play_out(cards(1)).record())
    other = re.sub(r"0 card (.)\n1 hi\n0 card (.)", r"0 card \2\n1 hi\n0 card \1", text, count=1)
    assert checked(other).verdict is Verdict.REFUTED


def test_known_cards_are_no_fair_draw_though_they_are_the_same() -> None:
    players = [Player.guest("Cid"), Player.bot("random")]
    match = Match.begin(Cards(), same_deal(parse_record(FAIR), players, match="s1"))
    verification = checked(format_record(play_out(match).record()))
    assert verification.verdict is Verdict.NO_FAIR_DRAW
    assert {"verify-commitment", "verify-draws", "verify-same-deal"} <= set(said(verification))


def test_a_continued_game_is_no_fair_draw() -> None:
    match = continued(parse_record(FAIR), Cards(), SeedDeal("new"), at=4)
    match.tick(0.0)
    verification = checked(format_record(play_out(match).record()))
    assert verification.verdict is Verdict.NO_FAIR_DRAW
    assert said(verification) == ["verify-entries", "verify-seal", "verify-continued"]


def test_a_record_may_lack_its_seal() -> None:
    text = re.sub(r"\[seal .*\n", "", FAIR)
    assert checked(text).verdict is Verdict.PROVED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_and_finding_is_a_sentence(language: str) -> None:
    speaker = Speaker(language)
    for verdict in Verdict:
        assert speaker.say(verdict.message())
    for text in (FAIR, DAILY, FAIR.replace("[secret 00", "[secret ff")):
        for found in checked(text).findings:
            assert speaker.say(found.message)
