"""Every view is what the OpenAPI description says it is."""

import pytest
from pydantic import ValidationError

from tests.modes import all_modes, mode_id
from tests.playing import random_game
from tuckbox.core import Options, View, seat
from tuckbox.games import game
from tuckbox.server.http.openapi import view_adapter

MODES = all_modes()


@pytest.mark.parametrize(
    ("name", "options"), MODES, ids=[mode_id(name, options) for name, options in MODES]
)
def test_views_are_of_their_declared_type(name: str, options: Options) -> None:
    rules = game(name)
    adapter = view_adapter(rules.view_type)
    steps = list(random_game(rules, options, f"views {name} {options}", most=300))
    for step in steps[:: max(1, len(steps) // 20)]:
        for who in (None, seat(1)):
            adapter.validate_python(rules.view(step.after, who), strict=True)


def test_a_view_with_an_unknown_field_is_not() -> None:
    rules = game("fits")
    view = rules.view(rules.initial(rules.options()), None)
    with pytest.raises(ValidationError, match="surplus"):
        view_adapter(rules.view_type).validate_python({**view, "surplus": 1})


def test_what_all_views_have_in_common_leaves_room_for_the_rest() -> None:
    rules = game("fits")
    view = rules.view(rules.initial(rules.options()), None)
    assert view_adapter(View).validate_python(view) == view
    with pytest.raises(ValidationError, match="scores"):
        view_adapter(View).validate_python({**view, "scores": None})
