"""What is stored as JSON comes back unchanged."""

import json
from dataclasses import replace

import pytest

from tests.match.tables import cards, early_cards, fair_cards, pile_setup, seated_cards
from tests.match.test_record_text import again, daily, timed
from tuckbox.match import Clock, TimeControl
from tuckbox.match.record.stored_form import (
    clock_from_json,
    clock_to_json,
    setup_from_json,
    setup_to_json,
)
from tuckbox.match.setup import Origin, OriginKind


@pytest.mark.parametrize(
    "make", [cards, fair_cards, seated_cards, early_cards, daily, again, timed]
)
def test_a_set_up_comes_back_with_its_secret(make: object) -> None:
    assert callable(make)
    setup = make().setup
    assert setup_from_json(json.loads(json.dumps(setup_to_json(setup)))) == setup


def test_where_a_match_came_from_comes_back() -> None:
    setup = replace(pile_setup(), origin=Origin(OriginKind.CONTINUED, "x"))
    assert setup_from_json(json.loads(json.dumps(setup_to_json(setup)))) == setup


def test_clocks_come_back() -> None:
    clock = replace(Clock.full(TimeControl(60, 5), 2), since=(None, 12.5))
    assert clock_from_json(json.loads(json.dumps(clock_to_json(clock)))) == clock
