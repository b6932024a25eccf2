"""A record's draws follow from its numbers, or what was changed is found and named."""

import re

import pytest

from tests.match.tables import (
    ONE,
    SECRET,
    TWO,
    agree,
    broken_cards,
    cards,
    commit,
    early_cards,
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
    with_fair_deal,
)
from tuckbox.match.fair.card_source import early_commitment
from tuckbox.match.record.verify import Verdict, Verification, verify

FAIR = format_record(play_out(seated_cards()).record())
BROKEN = format_record(play_out(broken_cards()).record())
EARLY = format_record(play_out(early_cards()).record())
DAY = "2026-11-15"


def daily(commitment: str | None = None) -> Match:
    game = Cards()
    setup = new_setup(game, game.options(seats=1), [Player.guest("Ann")])
    return play_out(Match.begin(game, with_daily_deal(setup, SECRET, DAY, commitment)))


DAILY = format_record(daily().record(day_closed=True))


def checked(text: str, game: AnyGame | None = None) -> Verification:
    return verify(parse_record(text), game or Cards())


def broken(verification: Verification) -> list[str]:
    return [found.message.id for found in verification.findings if not found.holds]


def said(verification: Verification) -> list[str]:
    return [found.message.id for found in verification.findings if found.holds]


def sentence(verification: Verification) -> str:
    return Speaker("en").say(verification.sentence)


def test_an_honest_record_is_consistent_and_says_who_can_check_it() -> None:
    verification = checked(FAIR)
    assert verification.verdict is Verdict.CONSISTENT
    assert said(verification) == [
        "verify-commitment",
        "verify-seeds",
        "verify-entries",
        "verify-draws",
        "verify-seal",
    ]
    assert verification.findings[3].message["count"] == 6
    assert sentence(verification).endswith("whoever played seat 1 or 2 can check with a receipt.")
    assert "seat 1, 2 or 3 can" in sentence(
        checked(format_record(play_out(seated_cards(3)).record()))
    )
    assert checked(BROKEN).verdict is Verdict.CONSISTENT


def test_where_no_client_took_part_nobody_had_a_say() -> None:
    match = fair_cards()
    match.sit(ONE, Player.guest("Ann"))
    match.sit(TWO, Player.bot("random"))
    commit(match, ONE, "-")
    verification = checked(format_record(play_out(match).record()))
    assert verification.verdict is Verdict.NO_SAY
    assert "verify-seeds" not in said(verification)


def test_a_day_was_the_tables_alone() -> None:
    assert checked(DAILY).verdict is Verdict.NO_SAY
    assert sentence(checked(DAILY)).endswith(f"the table could try secrets until {DAY}.")
    hidden = format_record(daily().record())
    assert checked(hidden).verdict is Verdict.NOT_YET
    assert checked(hidden).sentence.id == "verify-not-yet"


def test_a_day_that_was_published_before_keeps_its_commitment() -> None:
    text = format_record(daily(early_commitment(SECRET, DAY)).record(day_closed=True))
    assert text != DAILY
    assert checked(text).verdict is Verdict.NO_SAY


def test_version_1_is_called_so() -> None:
    verification = checked(EARLY)
    assert verification.verdict is Verdict.VERSION_1
    assert "whoever read the secret and gave the last seed could choose" in sentence(verification)
    hidden = format_record(early_cards().record())
    assert checked(hidden).verdict is Verdict.NOT_YET


def test_a_solo_game_with_take_backs_is_consistent() -> None:
    match = seated_cards(1)
    for text in ("hi", "hi", "takes-back", "lo", "takes-back", "takes-back"):
        play(match, ONE, text)
    assert checked(format_record(play_out(match).record())).verdict is Verdict.CONSISTENT


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (r"\[secret 00", "[secret ff", ["verify-commitment-broken", "verify-wrong-draw"]),
        (
            r"\[commitment ..",
            "[commitment 00",
            ["verify-commitment-broken", "verify-seed-broken", "verify-wrong-draw"],
        ),
        (r"\[match f1\]", "[match f2]", ["verify-commitment-broken"]),
        (r"\[seed 1 01", "[seed 1 03", ["verify-seed-broken", "verify-wrong-draw"]),
        (r"\[seed 1 .*\n", "", ["verify-seeds-broken"]),
        (r"\[commit [12] .*\n\[commit .*\n\[seed .*\n\[seed .*\n", "", ["verify-seeds-broken"]),
        (r"\[commit 1 person", "[commit 1 program", ["verify-wrong-draw"]),
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


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (r"silent 2\]", "left 2]", "verify-commitment-broken"),
        (r"silent 2\]", "silent 1,2]", "verify-commitment-broken"),
    ],
)
def test_a_broken_deal_that_was_changed_is_found(old: str, new: str, found: str) -> None:
    assert broken(checked(re.sub(old, new, BROKEN, count=1)))[0] == found


def test_a_removed_seed_of_version_1_is_found() -> None:
    text = EARLY.replace("[seed 1 01]\n", "")
    assert broken(checked(text))[0] == "verify-wrong-draw"
    assert sentence(checked(text)).startswith("Refuted at entry 1:")
    changed = re.sub(r"\[commitment ....", "[commitment 0000", EARLY)
    assert broken(checked(changed)) == ["verify-commitment-broken", "verify-seal-broken"]


def test_the_first_wrong_draw_is_named_with_entry_and_line() -> None:
    drawn = [line for line in FAIR.splitlines() if line.startswith("0 card")]
    place = next(n for n in range(2, 5) if drawn[n] != drawn[n + 1])
    lines = FAIR.splitlines(True)
    where = [n for n, line in enumerate(lines) if line.startswith("0 card")]
    lines[where[place]], lines[where[place + 1]] = lines[where[place + 1]], lines[where[place]]
    text = "".join(lines)
    message = next(found.message for found in checked(text).findings if not found.holds)
    assert message.id == "verify-wrong-draw"
    assert message["number"] == 3 * place + 1
    assert text.splitlines()[int(str(message["line"])) - 1] == f"0 {message['found']}"
    assert FAIR.splitlines()[int(str(message["line"])) - 1] == f"0 {message['expected']}"


def test_a_changed_option_breaks_the_commitment() -> None:
    text = format_record(play_out(seated_cards(1)).record())
    other = re.sub(
        r"(\[commit 1.*\n)",
        r"\1[commit 2 person -]\n",
        text.replace("[options seats=1]", "[options seats=2]").replace(
            '[seat 1 "Ann"]', '[seat 1 "Ann"]\n[seat 2 "Bob"]'
        ),
    )
    assert "verify-commitment-broken" in broken(checked(other))


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
    assert verification.verdict is Verdict.NOT_YET
    assert said(verification) == ["verify-seeds", "verify-entries"]
    assert checked(format_record(fair_cards().record())).verdict is Verdict.NOT_YET


def test_without_a_commitment_there_is_no_fair_draw() -> None:
    verification = checked(format_record(play_out(cards()).record()))
    assert verification.verdict is Verdict.NO_FAIR_DRAW
    assert said(verification)[-1] == "verify-local-seed"


def test_a_game_without_cards_has_no_draws() -> None:
    text = format_record(play_out(pile()).record())
    assert checked(text, Pile()).verdict is Verdict.NO_DRAWS


def test_a_changed_local_draw_is_found_too() -> None:
    text = format_record(play_out(cards(1)).record())
    other = re.sub(r"0 card (.)\n1 hi\n0 card (.)", r"0 card \2\n1 hi\n0 card \1", text, count=1)
    assert checked(other).verdict is Verdict.REFUTED


@pytest.mark.parametrize("text", [FAIR, EARLY])
def test_known_cards_are_no_fair_draw_though_they_are_the_same(text: str) -> None:
    players = [Player.guest("Cid"), Player.bot("random")]
    match = Match.begin(Cards(), same_deal(parse_record(text), players, match="s1"))
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
    assert checked(text).verdict is Verdict.CONSISTENT


def test_a_match_without_an_id_can_be_drawn_fairly_too() -> None:
    game = Cards()
    setup = new_setup(game, game.options(seats=1), [Player.guest("Ann")])
    match = agree(Match.begin(game, with_fair_deal(setup, SECRET)))
    assert checked(format_record(play_out(match).record())).verdict is Verdict.CONSISTENT


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_and_finding_is_a_sentence(language: str) -> None:
    speaker = Speaker(language)
    changed = FAIR.replace("[secret 00", "[secret ff"), FAIR.replace("[seed 1 01", "[seed 1 02")
    for text in (FAIR, DAILY, EARLY, *changed, re.sub(r"\[seed 1 .*\n", "", FAIR)):
        found = checked(text)
        assert speaker.say(found.sentence)
        for each in found.findings:
            assert speaker.say(each.message)
