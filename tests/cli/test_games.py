"""`tuckbox games`, `tuckbox rules` and help: everything that can be played, in every language."""

import subprocess
import sys

import pytest

from tests.cli.conftest import Run
from tuckbox import __version__
from tuckbox.cli.app import app
from tuckbox.cli.game_text import HEADING, rules_blocks
from tuckbox.games import game, games
from tuckbox.i18n import LANGUAGES, Speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_game_with_all_that_is_worth_knowing(language: str, here: Run) -> None:
    speaker = Speaker(language)
    ran = here("games", "--lang", language)
    assert ran.code == 0
    for name in games():
        rules = game(name)
        told = [speaker.text(f"{name}-{part}") for part in ("title", "summary", "credits")]
        told += [f"--{option.name}" for option in rules.choosable]
        told += [speaker.say(message) for message in rules.reconstructed]
        assert [text for text in told if text not in ran.out] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_rules_explain_a_game_and_name_what_is_reconstructed(
    name: str, language: str, here: Run
) -> None:
    speaker = Speaker(language)
    ran = here("rules", name, "--lang", language)
    assert ran.code == 0
    blocks = list(rules_blocks(speaker, name))
    assert [block for block in blocks if block.removeprefix(HEADING) not in ran.out] == []
    assert HEADING not in ran.out
    assert (speaker.text("cli-reconstructed") in ran.out) == bool(game(name).reconstructed)


COMMANDS = ("games", "rules", "play", "replay", "show", "verify", "perft")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language_and_names_every_command(language: str, here: Run) -> None:
    ran = here("--help", "--lang", language)
    assert ran.code == 0
    assert [name for name in COMMANDS if name not in ran.out] == []
    first = Speaker(language).text("cli-about-replay")
    assert first[:12] in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_in_every_language(name: str, language: str, here: Run) -> None:
    ran = here(name, "--help", "--lang", language)
    assert ran.code == 0
    assert Speaker(language).text("cli-flag-lang")[:12] in ran.out


def test_help_is_tested_for_every_command() -> None:
    known = {
        command.name or getattr(command.callback, "__name__", "")
        for command in app.registered_commands
    }
    assert known >= set(COMMANDS)


def test_without_arguments_help_is_shown(here: Run) -> None:
    assert here().out == here("--help").out
    assert here("--lang", "de").out == here("--help", "--lang", "de").out


def test_version(here: Run) -> None:
    assert here("--version").out == f"tuckbox {__version__}\n"


def test_help_does_not_load_what_it_does_not_need() -> None:
    code = (
        "import sys; from tuckbox.cli.run import run; run(['--help']);"
        "print([name for name in ('rich', 'numba', 'tuckbox.match', 'tuckbox.games.fits')"
        " if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"
