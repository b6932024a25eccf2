"""At the table, `help` explains the picture, `rules` the game and `score` the round under way."""

import pytest

from tests.cli.conftest import Run
from tuckbox.cli.game_text import HEADING, rules_blocks
from tuckbox.games import BUILT_IN
from tuckbox.i18n import LANGUAGES, Speaker


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_help_explains_the_picture_and_rules_the_game(name: str, language: str, here: Run) -> None:
    speaker = Speaker(language)
    ran = here("play", name, "--lang", language, typed="help\nrules\nquit\n")
    assert ran.code == 0
    assert speaker.text(f"{name}-legend") in ran.out
    blocks = [block.removeprefix(HEADING) for block in rules_blocks(speaker, name)]
    assert [block for block in blocks if block not in ran.out] == []


def test_without_pictures_there_is_no_legend(here: Run) -> None:
    ran = here("play", "fits", "--plain", typed="help\nquit\n")
    assert Speaker("en").text("fits-legend") not in ran.out


def test_the_score_tells_the_round_under_way(here: Run) -> None:
    ran = here("play", "fits", "--boards", "4", "--seed", "1", typed="L5:0@A\nscore\nquit\n")
    assert "If the round ended now: -42 (dots -57, rows 0, numbers 0, pairs 15)." in ran.out


def test_fillit_counts_chips_left(here: Run) -> None:
    assert "chips left" in here("play", "fillit", typed="score\nquit\n").out
    plain = here("play", "fillit", "--plain", typed="score\nquit\n").out
    assert "Seat 1, chips left: 24\n" in plain


@pytest.mark.parametrize(
    ("language", "players", "colon"),
    [
        ("en", "Players", ": "),
        ("fr", "Joueurs", "\u00a0: "),
        ("de", "Spieler", ": "),
        ("ja", "人数", "\uff1a"),
    ],
)
def test_colons_are_written_as_the_language_writes_them(
    language: str, players: str, colon: str, here: Run
) -> None:
    out = here("play", "jammit", "--lang", language, typed="quit\n").out
    assert f"{players}{colon}2" in out
    assert f"{Speaker(language).text('jammit-coin-B')}{colon}a5=" in out


def test_only_the_reconstructions_in_play_are_listed(here: Run) -> None:
    out = here("play", "fits", "--boards", "4", typed="quit\n").out
    assert "Board 4: the places" in out
    assert "Board 2" not in out


@pytest.mark.parametrize(("first", "seat"), [("me", 1), ("other", 2)])
def test_who_begins_can_be_chosen(first: str, seat: int, here: Run) -> None:
    names = ("--name", "1=Ann", "--name", "2=Ben")
    ran = here("play", "fillit", *names, "--first", first, typed="quit\n")
    assert f"{['Ann', 'Ben'][seat - 1]} to move" in ran.out


def test_the_lot_gives_the_first_turn_to_either(here: Run) -> None:
    names = ("--name", "1=Ann", "--name", "2=Ben")
    begun = {
        name
        for seed in range(8)
        for name in ("Ann", "Ben")
        if f"{name} to move"
        in here("play", "jammit", *names, "--first", "lot", "--seed", str(seed), typed="quit\n").out
    }
    assert begun == {"Ann", "Ben"}


def test_nobody_else_can_begin(here: Run) -> None:
    ran = here("play", "fillit", "--first", "zoe")
    assert ran.code == 2
    assert ran.err == "“zoe” can\u2019t begin. Choose from me, other and lot.\n"


def test_who_begins_is_asked_only_where_somebody_does(here: Run) -> None:
    asked = here("play", typed="jammit\n" + "\n" * 4 + "other\nquit\n")
    assert "Who begins?" in asked.out
    assert "Who begins?" not in here("play", typed="fits\n2\n" + "\n" * 4 + "quit\n").out
