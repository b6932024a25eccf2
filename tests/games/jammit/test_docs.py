"""The game's page in the docs: its headings, and its examples as the program sees them."""

from pathlib import Path

from tests.games.jammit.drawing import RULES, play
from tuckbox.games import game

PAGE = (Path(__file__).parents[3] / "docs" / "jammit.md").read_text(encoding="utf-8")
PICTURE, SETUP = PAGE.split("```\n")[1::2]


def test_the_page_has_the_headings_of_every_games_page() -> None:
    assert [line[3:] for line in PAGE.splitlines() if line.startswith("## ")] == [
        "Players",
        "Options",
        "Components",
        "Moves and their text",
        "Scoring",
        "Views and effects",
        "Decisions where the rulebook is silent",
        "Own components",
    ]


def test_the_picture_is_what_the_program_draws() -> None:
    after = play(RULES.initial(RULES.options()), "f9=BN")
    assert RULES.draw(RULES.view(after, None)) + "\n" == PICTURE


def test_the_example_of_an_own_set_up_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "jammit" / "setups" / "2-large-A.txt"
    path.parent.mkdir(parents=True)
    path.write_text(SETUP)
    own = game("jammit", tmp_path)
    assert own.initial(own.options()) == RULES.initial(RULES.options())


def test_every_effect_and_key_of_the_view_is_on_the_page() -> None:
    view = RULES.view(RULES.initial(RULES.options()), None)
    common = {"game", "options", "seat", "to_move", "scores", "outcome"}
    assert all(f"`{key}`" in PAGE for key in view.keys() - common)
    kinds = [
        "enter",
        "push",
        "out-border",
        "out-centre",
        "points",
        "neutral",
        "exchange",
        "extra",
        "pawn",
        "win",
    ]
    assert all(f"`jammit-effect-{kind}`" in PAGE for kind in kinds)
