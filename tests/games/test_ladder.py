"""The titles of a game alone are told with the totals that earn them."""

import re
from itertools import pairwise

import pytest

from tuckbox.games.bits import area as bits
from tuckbox.games.fits import board as fits
from tuckbox.i18n import LANGUAGES, Speaker

HIGHEST = {"fits": fits.GRADES, "bits": bits.GRADES}
"""The highest total of each title but the best."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HIGHEST)
def test_every_title_comes_with_its_totals(game: str, language: str) -> None:
    speaker, highest = Speaker(language), HIGHEST[game]
    best, *middle, worst = speaker.text(f"{game}-ladder").splitlines()
    bounds = [[low + 1, high] for low, high in pairwise(highest)]
    assert [[int(number) for number in re.findall(r"\d+", rung)] for rung in middle] == bounds[::-1]
    assert int(re.findall(r"\d+", best)[0]) in (highest[-1], highest[-1] + 1)  # over 30, 31 or more
    assert re.findall(r"\d+", worst) == [str(highest[0])]
    for number, rung in enumerate(reversed([best, *middle, worst]), 1):
        assert rung.endswith(speaker.text(f"{game}-grade-{number}"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HIGHEST)
def test_the_rules_tell_the_ladder_before_the_game(game: str, language: str) -> None:
    speaker = Speaker(language)
    assert speaker.text(f"{game}-ladder") in speaker.text(f"{game}-rules-alone")
