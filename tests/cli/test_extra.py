"""A command that lacks its extra says which one to install; the others work without it."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.conftest import Uninstall
from tuckbox.i18n import LANGUAGES, Speaker

COMMANDS = [
    ("server", "serve"),
    ("server", "admin", "backup", "file"),
    ("bots", "analyse", "game.tuckbox"),
    ("bots", "arena", "fits", "--bots", "random,greedy"),
    ("bots", "selfcheck"),
    ("bots", "play", "fits", "--seats=2", "--bot=2=expert-3"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("extra", "words"), [(first, rest) for first, *rest in COMMANDS])
def test_the_sentence_names_the_extra(
    extra: str, words: list[str], language: str, here: Run, uninstall: Uninstall
) -> None:
    uninstall(extra)
    ran = here(*words, "--lang", language)
    command = f"pip install 'tuckbox[{extra}]'"
    said = Speaker(language).text("extra-missing", extra=extra, command=command)
    assert (ran.code, ran.out, ran.err) == (2, "", said + "\n")


@pytest.mark.parametrize("words", [rest for _, *rest in COMMANDS])
def test_help_needs_no_extra(words: list[str], here: Run, uninstall: Uninstall) -> None:
    uninstall("all")
    assert here(words[0], "--help").code == 0


def test_only_bots_that_work_are_offered(here: Run, uninstall: Uninstall) -> None:
    uninstall("bots")
    ran = here("play", typed="jammit\n2\n\n\nrandom\n\nquit\n")
    assert ran.code == 0, ran.err
    assert "expert" not in ran.out


def test_a_saved_game_with_an_expert_is_read_but_not_played_on(
    here: Run, home: Path, uninstall: Uninstall
) -> None:
    played = "\n".join(("jammit", "2", "", "", "expert-1", "", "save kept.tuckbox", "quit", ""))
    assert here("play", typed=played).code == 0
    uninstall("bots")
    assert here("replay", "kept.tuckbox").code == 0
    ran = here("play", "--resume", "kept.tuckbox")
    assert (ran.code, "tuckbox[bots]" in ran.err) == (2, True)
