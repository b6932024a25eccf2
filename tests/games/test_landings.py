"""Where pieces slide down, a move says how high its piece comes to rest."""

import pytest

from tuckbox.core import seat
from tuckbox.core.ability import landings
from tuckbox.games import game


@pytest.mark.parametrize("name", ["fillit", "jammit"])
def test_where_nothing_slides_nothing_is_said(name: str) -> None:
    rules = game(name)
    start = rules.initial(rules.options())
    assert landings(rules, start, seat(1), rules.legal_moves(start, seat(1))) is None
