"""Tutorials and rules pages: played through, left and taken up again, drawn from real positions."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Open
from tuckbox import game, games
from tuckbox.core import Effect

ANSWERS = {
    "fits": ["L5:0@A", "I3:0@C", "X5:0@A", "-", "O4:0@E"],
    "bits": ["RB>A", "RR^A", "RP>C", "NN>C"],
}
"""What is played on the pages that ask for something; the abstracts are played by what is offered."""
PAGES = {"fits": 7, "bits": 6, "fillit": 7, "jammit": 7}
FEWEST_EXAMPLES = 4


def typed(page: Page, move: str) -> None:
    page.get_by_text("Type the move instead").click()
    page.get_by_label("Type a move").fill(move)
    page.get_by_label("Type a move").press("Enter")
    expect(page.get_by_text("Well done!")).to_be_visible()


def does(effects: tuple[Effect, ...], move: str, number: int) -> bool:
    """FILLIT's tutorial: a stone comes first on page 3; two chips or more are laid on page 5."""
    laid = sum(effect.id == "fillit-effect-chip-laid" for effect in effects)
    return (number != 3 or move[0] != ">") and (number != 5 or laid > 1)


def found(page: Page, name: str, number: int) -> str:
    """A move that does what the page asks for, by the rules and what the browser has kept."""
    kept = page.evaluate("key => JSON.parse(localStorage.getItem(key))", f"tuckbox-learn-{name}")
    rules = game(name)
    position = rules.initial(rules.options(board="mini"))
    for entry in kept["entries"]:
        position = rules.apply(position, entry["actor"], rules.parse_move(entry["text"]))
    who = rules.to_move(position)[0]
    return next(
        rules.format_move(move)
        for move in rules.legal_moves(position, who)
        if name != "fillit"
        or does(rules.effects(rules.play(position, who, move)), rules.format_move(move), number)
    )


@pytest.mark.parametrize("name", games())
def test_a_tutorial_is_played_through_with_a_break(open_page: Open, name: str) -> None:
    page = open_page(f"/learn/{name}")
    answers = iter(ANSWERS.get(name, []))
    for number in range(1, PAGES[name] + 1):
        expect(page.get_by_text(f"Page {number} of {PAGES[name]}")).to_be_visible()
        words = page.locator(".words").inner_text()
        if number == 3:
            page.goto("/")
            page.goto(f"/learn/{name}")
            # Taken up again where it was left.
            expect(page.locator(".words")).to_have_text(words)
        go_on = page.get_by_role("button", name="Go on")
        if go_on.count() and go_on.is_disabled():
            typed(page, next(answers) if name in ANSWERS else found(page, name, number))
        if number < PAGES[name]:
            go_on.click()
    expect(page.get_by_role("link", name="Play it")).to_be_visible()
    page.reload()
    # Who comes again after the end begins anew.
    expect(page.get_by_text(f"Page 1 of {PAGES[name]}")).to_be_visible()


def test_a_slow_answer_loses_no_page(open_page: Open) -> None:
    page = open_page("/about")

    def answer_late(route: Route) -> None:
        page.wait_for_timeout(300)
        route.continue_()

    page.route("**/api/study", answer_late)
    page.goto("/learn/bits")
    page.get_by_role("button", name="Go on").dblclick()
    expect(page.get_by_text("Page 2 of 6")).to_be_visible()
    typed(page, "RB>A")


def test_a_server_out_of_reach_costs_no_place(open_page: Open) -> None:
    page = open_page("/learn/bits")
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("Page 2 of 6")).to_be_visible()
    page.route("**/api/study", lambda route: route.abort())
    page.reload()
    alert = page.locator("main").get_by_role("alert")
    expect(alert).to_contain_text(re.compile(r"\w+"))
    page.unroute("**/api/study")
    alert.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Page 2 of 6")).to_be_visible()
    typed(page, "RB>A")


def test_no_move_is_typed_into_the_void(open_page: Open) -> None:
    """While an answer is on its way the box takes nothing, instead of losing it."""
    page, takes = open_page("/learn/bits"), list[bool]()

    def look(route: Route) -> None:
        takes.append(page.get_by_label("Type a move").is_editable())
        route.continue_()

    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("Page 2 of 6")).to_be_visible()
    page.route("**/api/study", look)
    typed(page, "RB>A")
    assert takes
    assert not any(takes)


def test_examples_are_drawn_from_real_positions(open_page: Open) -> None:
    page = open_page("/about")
    for name in games():
        page.goto(f"/rules/{name}")
        figures = page.locator("figure")
        figures.locator("svg").first.wait_for()
        assert figures.count() >= FEWEST_EXAMPLES
        for figure in figures.all():
            expect(figure.locator("svg").first).to_be_visible()
