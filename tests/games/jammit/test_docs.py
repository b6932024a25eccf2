"""The game's page in the docs: its example of a set-up, and that nothing of a view or of the effects is missing."""

import re
from pathlib import Path

from tests.games.jammit.drawing import RULES
from tests.message_files import messages
from tuckbox.core import View
from tuckbox.games import game

PAGE = (Path(__file__).parents[3] / "docs" / "jammit.md").read_text(encoding="utf-8")


def test_the_example_of_an_own_set_up_can_be_played(tmp_path: Path) -> None:
    found = re.search(r"```\n(; a line or .*?)```", PAGE, re.DOTALL)
    assert found is not None
    path = tmp_path / "jammit" / "setups" / "2-large-A.txt"
    path.parent.mkdir(parents=True)
    path.write_text(found[1])
    own = game("jammit", tmp_path)
    assert own.initial(own.options()) == RULES.initial(RULES.options())


def test_every_key_of_the_view_is_on_the_page() -> None:
    keys = RULES.view_type.__annotations__.keys() - View.__annotations__.keys()
    assert len(keys) > 5
    assert [key for key in sorted(keys) if f"`{key}`" not in PAGE] == []


def test_every_effect_is_on_the_page() -> None:
    effects = {id for id in messages("en", "jammit.ftl") if id.startswith("jammit-effect-")}
    assert len(effects) == 10
    assert [id for id in sorted(effects) if f"`{id}`" not in PAGE] == []
