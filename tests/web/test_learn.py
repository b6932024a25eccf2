"""Tutorials and rules pages: played through, left and taken up again, drawn from real positions."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.lessons import LESSONS, answers
from tests.web.conftest import Open
from tests.web.hands import resize, whole
from tuckbox import game, games
from tuckbox.cli.game_text import HEADING, rules_blocks
from tuckbox.games import BUILT_IN
from tuckbox.i18n import LANGUAGES, Language, Speaker
from tuckbox.server.lobby.tour import tour
from tuckbox.server.model.bodies.games import Task


def typed(page: Page, move: str) -> None:
    page.get_by_text("Type the move instead").click()
    page.get_by_label("Type a move").fill(move)
    page.get_by_label("Type a move").press("Enter")
    expect(page.get_by_text("Well done!")).to_be_visible()


def answer(page: Page, name: str, task: Task) -> str:
    """Return a move that does what the page asks for, by the rules and what the browser has kept."""
    kept = page.evaluate("key => JSON.parse(localStorage.getItem(key))", f"tuckbox-learn-{name}")
    rules = game(name)
    position = rules.initial(rules.options(**LESSONS[name].options))
    for entry in kept["entries"]:
        position = rules.apply(position, entry["actor"], rules.parse_move(entry["text"]))
    return next(answers(rules, position, task))


@pytest.mark.parametrize("name", LESSONS)
def test_a_tutorial_is_played_through_with_a_break(open_page: Open, name: str) -> None:
    page, pages = open_page(f"/learn/{name}"), LESSONS[name].pages
    for number, told in enumerate(pages, 1):
        expect(page.get_by_text(f"Page {number} of {len(pages)}")).to_be_visible()
        words = page.locator(".words").inner_text()
        if number == 3:
            page.goto("/")
            page.goto(f"/learn/{name}")
            # Taken up again where it was left.
            expect(page.locator(".words")).to_have_text(words)
        if told.task is not None:
            typed(page, answer(page, name, told.task))
        if number < len(pages):
            page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("link", name="Play it")).to_be_visible()
    page.reload()
    # A reader who comes back after the end starts over.
    expect(page.get_by_text(f"Page 1 of {len(pages)}")).to_be_visible()


def test_another_move_than_asked_for_gets_a_hint(open_page: Open) -> None:
    page = open_page("/learn/bits")
    page.get_by_role("button", name="Go on").click()
    typed(page, "RB>A")
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("Page 3 of 6")).to_be_visible()
    page.get_by_text("Type the move instead").click()
    page.get_by_label("Type a move").fill("RR>A")
    page.get_by_label("Type a move").press("Enter")
    expect(page.locator("main").get_by_role("alert")).to_contain_text("turn it so that it stands")
    page.get_by_label("Type a move").fill("RR^A")
    page.get_by_label("Type a move").press("Enter")
    expect(page.get_by_text("Well done!")).to_be_visible()


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
        page.locator("main h1").first.wait_for()
        figures = page.locator("figure")
        expect(figures).to_have_count(len(tour(name).examples.positions))
        for figure in figures.all():
            expect(figure.locator("svg").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_is_drawn_under_the_heading_that_it_explains(
    open_page: Open, language: Language
) -> None:
    page = open_page("/about", language=language)
    for name in BUILT_IN:
        page.goto(f"/rules/{name}")
        page.locator("main h1").first.wait_for()
        blocks = list(rules_blocks(Speaker(language), name))
        headings = [block.removeprefix(HEADING) for block in blocks if block.startswith(HEADING)]
        expect(page.locator("h2").locator("visible=true")).to_contain_text(headings)
        for example in tour(name).examples.positions:
            section = page.locator("section").filter(has_text=headings[example.section - 1])
            told = Speaker(language).text(example.say, **example.options)
            if example.entries:
                expect(section.locator("figcaption").filter(has_text=told)).to_be_visible()


FILL = """() => [...document.querySelectorAll('figure:has(details)')].every(figure => {
  const card = figure.getBoundingClientRect();
  const drawn = figure.querySelector('.stage:not(.small)') ?? figure.querySelector('.board');
  const board = drawn?.getBoundingClientRect();
  return board?.width > 0.5 * card.width && board.left >= card.left && board.right <= card.right;
})"""


@pytest.mark.parametrize("name", [name for name in games() if tour(name).examples.positions])
def test_an_example_fills_its_card_on_a_phone(open_page: Open, name: str) -> None:
    page = open_page(f"/rules/{name}", phone=True)
    whole(page)
    page.locator("figure details").nth(1).wait_for()
    page.wait_for_function(FILL)


def test_the_ladder_is_told_before_the_game(open_page: Open) -> None:
    page = open_page("/rules/fits")
    rungs = page.locator("section").filter(has_text="Playing alone").locator("li")
    expect(rungs).to_have_text(Speaker("en").text("fits-ladder").splitlines())


# The number of lines that each player's name takes, 0 where it is not shown.
LINES = """() => [...document.querySelectorAll('.who')].map((who) => {
    const range = document.createRange();
    range.selectNodeContents(who);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
})"""


@pytest.mark.parametrize("name", ["fillit", "jammit"])
def test_a_name_is_not_torn_apart_in_a_narrow_place(open_page: Open, name: str) -> None:
    page = open_page(f"/learn/{name}")
    page.locator(".who").first.wait_for()
    whole(page)
    for width, height in ((390, 844), (844, 390), (1280, 720), (1440, 900)):
        resize(page, width, height)
        assert max(page.evaluate(LINES)) <= 1, f"{width} by {height}"
