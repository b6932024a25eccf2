"""`tuckbox replay`, `show`, `verify`, `perft` and `play --resume`: saved games can be used again."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.playing import pick
from tests.web.record_samples import FILE
from tuckbox.core import seat
from tuckbox.games import game
from tuckbox.i18n import LANGUAGES
from tuckbox.match import (
    Match,
    Player,
    format_record,
    new_setup,
    parse_record,
    with_fair_deal,
)
from tuckbox.match.fair.card_source import seed_commitment
from tuckbox.match.fair.deal_shown import deal_shown

STRICT = FILE.with_name("strict.json")


@pytest.fixture
def kept(here: Run, home: Path) -> Path:
    """A short finished game of JAMMIT."""
    words = "play jammit --board mini --bot 1=random --bot 2=random --seed 2 --save game.tuckbox"
    assert here(*words.split()).code == 0
    return home / "game.tuckbox"


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_every_entry(kept: Path, language: str, here: Run) -> None:
    record = parse_record(kept.read_text())
    for flags in ([], ["--plain"]):
        ran = here("replay", str(kept), "--lang", language, *flags)
        assert ran.code == 0
        assert [str(entry) for entry in record.entries if f" · {entry}\n" not in ran.out] == []


def test_replay_as_data_holds_every_view(kept: Path, here: Run) -> None:
    record = parse_record(kept.read_text())
    data = json.loads(here("replay", str(kept), "--json").out)
    assert data["game"] == "jammit"
    assert [entry["text"] for entry in data["entries"]] == [entry.text for entry in record.entries]
    assert data["entries"][-1]["view"]["scores"] == data["result"]["scores"] == list(record.scores)
    assert data["seats"] == [{"kind": "bot", "name": "random"}] * 2


def test_show_is_one_step_of_the_replay(kept: Path, here: Run) -> None:
    replayed = json.loads(here("replay", str(kept), "--json").out)
    shown = json.loads(here("show", str(kept), "--at", "5", "--json").out)
    assert shown == {"entry": 5, "view": replayed["entries"][4]["view"]}
    assert "Entry 5 of" in here("show", str(kept), "--at", "5").out
    assert "The start" in here("show", str(kept), "--at", "0").out
    assert "The game is over." in here("show", str(kept)).out


@pytest.mark.parametrize("at", ["-1", "9999"])
def test_an_entry_that_is_not_there(kept: Path, at: str, here: Run) -> None:
    ran = here("show", str(kept), "--at", at)
    assert ran.code == 2
    assert f"There is no entry {at}" in ran.err.replace(",", "")


def test_a_finished_game_cannot_be_resumed(kept: Path, here: Run) -> None:
    ran = here("play", "--resume", str(kept))
    assert ran.code == 2
    assert "already over" in ran.err


def test_a_resumed_game_goes_on_and_is_kept_in_its_file(here: Run, home: Path) -> None:
    here("play", "bits", "--seed", "1", "--save", "game.tuckbox", typed="quit\n")
    before = parse_record(Path("game.tuckbox").read_text())
    start = before.entries[-1].text.removeprefix("start ")
    ran = here("play", "--resume", "game.tuckbox", typed=f"{start}>A\nquit\n")
    assert ran.code == 0
    after = parse_record(Path("game.tuckbox").read_text())
    assert after.entries[len(before.entries)].text == f"{start}>A"


def fair_record() -> tuple[str, str]:
    """A whole round of FITS with a fair draw, and the keepsake of its player."""
    rules = game("fits")
    setup = new_setup(rules, rules.options(boards="1"), match="m1")
    match = Match.begin(rules, with_fair_deal(setup, bytes(range(32))))
    match.sit(seat(1), Player.guest("Ann"))
    shown, seed = deal_shown(match.setup), "77e1" * 16
    assert shown is not None
    table = shown["commitment"]
    commitment = seed_commitment(table, 1, seed)
    match.commit(match.prepare_answer(seat(1), table, commitment))
    shown = deal_shown(match.setup)
    kept = {"match": "m1", "commitment": table, "seat": 1}
    facts = [{**kept, "deal": 1, "seed": seed}, {**kept, **(shown or {}), "at": 1000}]
    match.commit(match.prepare_reveal(seat(1), table, seed))
    while not match.is_over:
        legal = rules.legal_moves(match.position, seat(1))
        text = rules.format_move(legal[pick(str(len(match.log)), len(legal))])
        match.submit(seat(1), match.ply(seat(1)), text)
    return format_record(match.record()), "".join(json.dumps(fact) + "\n" for fact in facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_proves_and_refutes(language: str, here: Run, home: Path) -> None:
    text, keepsake = fair_record()
    seeded = text.replace("[seed 1 77e1", "[seed 1 77e2")
    assert seeded != text
    hidden = text[: text.index("[scores")].replace(f"[secret {bytes(range(32)).hex()}]\n", "")
    cut = "\n".join(hidden.splitlines()[:-2]) + "\n"
    (home / "mine.keepsake").write_text(keepsake)
    seen = ["--seen", "mine.keepsake"]
    for content, more, code in ((text, [], 4), (text, seen, 0), (seeded, [], 1), (cut, [], 3)):
        (home / "game.tuckbox").write_text(content)
        ran = here("verify", "game.tuckbox", *more, "--lang", language)
        assert ran.code == code
        assert ("✗" in ran.out) == (code == 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_what_a_keepsake_does_not_show(language: str, here: Run, home: Path) -> None:
    """A host who left entries out could read cards ahead: that is never proved."""
    known = json.loads(STRICT.read_text(encoding="utf-8"))
    gap = [dict(fact) for fact in known["keepsake"]]
    given = next(fact for fact in gap if fact.get("link") == 2)
    del given["shown"]
    (home / "game.tuckbox").write_text(known["record"])
    for left, code in ((0, 0), (1, 7)):
        given |= {"after": given["after"] + left, "entries": given["entries"][left:]}
        (home / "mine.keepsake").write_text("".join(f"{json.dumps(fact)}\n" for fact in gap))
        ran = here("verify", "game.tuckbox", "--seen", "mine.keepsake", "--lang", language)
        assert ran.code == code
        assert "2026" in ran.out  # It is told that an earlier client wrote this.


def test_verify_tells_of_other_deals_that_nobody_opened(here: Run, home: Path) -> None:
    text, keepsake = fair_record()
    other = keepsake.replace('"m1"', '"m2"').replace('"at": 1000', '"at": 990')
    (home / "game.tuckbox").write_text(text)
    (home / "mine.keepsake").write_text(keepsake + other)
    ran = here("verify", "game.tuckbox", "--seen", "mine.keepsake")
    assert ran.code == 0
    assert "in one other deal that was cancelled or never opened" in ran.out
    (home / "mine.keepsake").write_text("nonsense\n")
    assert here("verify", "game.tuckbox", "--seen", "mine.keepsake").code == 2


def test_a_local_game_proves_nothing(kept: Path, here: Run) -> None:
    assert here("verify", str(kept)).code == 3


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("fits --boards 1 --depth 2", ["1    4", "2    100"]),
        ("fits --boards 1 --depth 2 --divide", ["start L5         32", "2                100"]),
        ("bits --depth 2", ["1    4", "2    20"]),
        ("fillit --seats 3 --layout B --depth 1", ["1    130"]),
        ("jammit --board mini --depth 2", ["1    14", "2    56"]),
    ],
)
def test_perft_counts_what_the_rules_pages_say(words: str, lines: list[str], here: Run) -> None:
    ran = here("perft", *words.split())
    assert ran.code == 0
    assert [line for line in lines if line not in ran.out.splitlines()] == []


def test_perft_with_given_draws(here: Run, home: Path) -> None:
    (home / "draws.txt").write_text("start L5  ; the starting card\n\ncard I3\n")
    ran = here("perft", "fits", "--boards", "1", "--depth", "2", "--chance", "draws.txt")
    assert ran.out.splitlines()[1:] == ["1    32", "2    352"]


def test_a_draw_that_is_none_is_named_with_its_line(here: Run, home: Path) -> None:
    (home / "draws.txt").write_text("start L5\nnonsense\n")
    ran = here("perft", "fits", "--boards", "1", "--depth", "2", "--chance", "draws.txt")
    assert ran.code == 2
    assert "draws.txt, line 2:" in ran.err


def test_a_record_with_unknown_options_is_refused_before_it_is_played(
    kept: Path, tmp_path: Path, here: Run
) -> None:
    odd = tmp_path / "odd.tuckbox"
    odd.write_text(re.sub(r"\[options [^]]*\]", "[options seats=2]", kept.read_text()))
    ran = here("replay", str(odd))
    assert ran.code == 2
    assert "[options " in ran.err
