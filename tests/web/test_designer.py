"""Boards of one's own in the browser: drawn by mouse, finger and keys, kept, checked, and played."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.server.process import node_process
from tests.web.axe import violations
from tests.web.conftest import Open
from tests.web.hands import BOARD, until, whole
from tuckbox import games
from tuckbox.core.box import BoxFile, Claim, read_box, write_box
from tuckbox.games import boxed_game, drawn_files
from tuckbox.i18n import LANGUAGES

GOOD = "This box can be played."
SOLVING = 300_000
"""Milliseconds."""


def cell(page: Page, name: str) -> Locator:
    return page.locator(f"[data-cell='{name}']")


def show(page: Page, drawing: str) -> None:
    page.get_by_role("combobox", name="Drawing").select_option(label=drawing)


def take(page: Page, tool: str) -> None:
    page.get_by_role("radio", name=tool).first.check(force=True)


def text_of(page: Page) -> str:
    """Return the box as the page has it."""
    page.get_by_text("The box as text").click()
    text = page.locator("textarea").input_value()
    page.get_by_text("The box as text").click()
    return text


def test_a_board_is_drawn_by_mouse_checked_and_kept(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/box/fits")
    show(page, "Board 2")
    take(page, "number +3")
    # Held down, the mouse draws on every space that it crosses.
    cell(page, "A1").hover()
    page.mouse.down()
    for name in ("B1", "C1"):
        cell(page, name).hover()
    page.mouse.up()
    expect(cell(page, "C1")).to_have_attribute("aria-label", "C1: number +3")
    expect(page.get_by_text(GOOD)).to_be_visible()
    # One stroke, one step.
    page.get_by_role("button", name="Undo").click()
    expect(cell(page, "A1")).to_have_attribute("aria-label", "A1: dot")
    page.get_by_role("button", name="Redo").click()
    page.get_by_role("radio", name="As printed").check(force=True)
    # A symbol without its twin is refused at its place, in the reader's words.
    take(page, "circle")
    cell(page, "F12").click()
    expect(page.locator("li").filter(has_text="boards/2.txt, line")).to_be_visible()
    expect(cell(page, "F12")).to_have_attribute("aria-label", re.compile("Something is wrong here"))
    expect(page.get_by_role("button", name="Play alone")).to_be_disabled()
    # Drawn once more, it is gone.
    cell(page, "F12").click()
    expect(page.get_by_text(GOOD)).to_be_visible()
    page.reload()
    expect(cell(page, "B1")).to_have_attribute("aria-label", "B1: number +3")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    path = tmp_path / saved.value.suggested_filename
    saved.value.save_as(path)
    box = read_box(path.read_bytes().decode())
    assert box.claimed(Claim.PRINTED) == ("boards/2.txt",)
    assert boxed_game(box).files.own == {"boards/2.txt"}
    for kind in ("PNG", "SVG"):
        with page.expect_download() as saved:
            page.get_by_role("button", name=f"Picture ({kind})").click()
        saved.value.save_as(tmp_path / kind)
    assert (tmp_path / "PNG").read_bytes().startswith(b"\x89PNG")
    assert "<svg" in (tmp_path / "SVG").read_text()
    # What another browser saved is opened here, byte for byte.
    other = open_page("/box/fits")
    other.get_by_role("button", name="New or open").click()
    other.locator("input[type=file]").set_input_files(path)
    expect(cell(other, "A1")).to_have_attribute("aria-label", "A1: number +3")
    assert text_of(other) == box.text


def test_a_draft_is_drawn_by_keys_while_the_server_is_away(open_page: Open) -> None:
    page = open_page("/box/jammit")
    show(page, "3 players, mini board, set-up A")
    grid = page.locator("[role=gridcell][tabindex='0']")
    grid.focus()
    page.route("**/api/boxes/check", lambda route: route.abort())
    before = text_of(page)
    grid.focus()
    page.keyboard.press("PageDown")
    for key in ("ArrowDown", "ArrowDown", "End", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_text("The server can\u2019t be reached")).to_be_visible()
    focused = page.locator("[role=gridcell]:focus")
    expect(focused).to_have_attribute("aria-label", re.compile("stone$"))
    # What is drawn for one side is drawn for all three.
    expect(page.get_by_role("radio", name=re.compile("yellow stone"))).to_have_accessible_name(
        re.compile("5 of 4 drawn")
    )
    page.keyboard.press("Delete")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    page.unroute("**/api/boxes/check")
    assert "[file" not in text_of(page)
    page.keyboard.press("Control+y")
    page.reload()
    show(page, "3 players, mini board, set-up A · Made up")
    expect(page.locator("li").filter(has_text="setups/3-mini-A.txt, line")).to_be_visible()
    assert text_of(page).startswith(before.rstrip("\n"))


def test_a_card_is_drawn_by_finger_on_a_phone(open_page: Open) -> None:
    page = open_page("/box/bits", phone=True)
    show(page, "Task cards, stack 4")
    # A straight line of five squares gets a sixth, which no built-in card has.
    filled = page.locator("[data-cell][aria-label$=': square']")
    expect(filled).to_have_count(5)
    cell(page, "F3").tap()
    cell(page, "F4").tap()
    expect(page.get_by_text(GOOD)).to_be_visible()
    expect(filled).to_have_count(7)
    cell(page, "B6").tap()
    expect(page.locator("li").filter(has_text="shapes.txt, line")).to_be_visible()
    expect(cell(page, "B6")).to_have_attribute("aria-label", re.compile("Something is wrong here"))
    cell(page, "B6").tap()
    page.get_by_label("Points", exact=True).fill("7")
    page.get_by_label("Points", exact=True).press("Enter")
    expect(page.get_by_text(GOOD)).to_be_visible()
    box = read_box(text_of(page))
    assert set(box.texts) == {"tasks.txt", "shapes.txt"}
    assert re.search(r"\[stack 4\]\n[A-Z]+7  any  \+7\n", box.texts["tasks.txt"])
    boxed_game(box)


def make_link(page: Page) -> str:
    """Share the box with everybody, and return its link."""
    page.get_by_label("Show it to everybody on this server").check()
    page.get_by_role("button", name="Make a link").click()
    return page.locator("a[href*='hash=']").get_attribute("href") or ""


def test_a_box_is_shared_and_compared_space_by_space(open_page: Open) -> None:
    ann = open_page("/box/fits")
    show(ann, "Board 3")
    take(ann, "number +2")
    cell(ann, "A1").click()
    ann.get_by_role("radio", name="As printed").check(force=True)
    ann.get_by_label("Name", exact=True).fill("<i>Sun</i>")
    expect(ann.get_by_text(GOOD)).to_be_visible()
    link = make_link(ann)
    expect(ann.get_by_text("one person has shared exactly this drawing")).to_be_visible()
    ben = open_page(link)
    expect(cell(ben, "A1")).to_have_attribute("aria-label", "A1: number +2")
    expect(ben).to_have_url(re.compile("/box/fits$"))
    expect(ben.get_by_role("radio", name="As printed")).to_be_checked()
    assert text_of(ben) == text_of(ann)
    take(ben, "dot")
    cell(ben, "A1").click()
    expect(ben.get_by_text(GOOD)).to_be_visible()
    make_link(ben)
    ben.get_by_text("One person drew one space differently").click()
    expect(ben.get_by_text("A1: here dot, there number +2")).to_be_visible()
    assert violations(ben) == []
    # Another visitor finds both in the list; their words are text.
    cat = open_page("/box/fits", phone=True)
    cat.get_by_role("button", name="New or open").click()
    listed = cat.get_by_role("button", name="<i>Sun</i>")
    expect(listed).to_have_count(2)
    assert violations(cat) == []
    listed.last.click()
    expect(cell(cat, "A1")).to_have_attribute("aria-label", "A1: number +2")


def test_a_box_is_taken_back(open_page: Open) -> None:
    page = open_page("/box/jammit")
    page.get_by_label("Name", exact=True).fill("Moon")
    show(page, "2 players, mini board, set-up B")
    cell(page, "a1").click()
    expect(page.get_by_text(GOOD)).to_be_visible()

    def kept() -> int:
        mine = page.request.get("/api/boxes?game=jammit&which=mine").json()
        return len(mine["boxes"])

    # From where it is shared, and from the list.
    link = make_link(page)
    assert kept() == 1
    page.get_by_role("button", name="Withdraw").click()
    expect(page.locator(f"a[href='{link}']")).to_have_count(0)
    assert kept() == 0
    make_link(page)
    page.get_by_role("button", name="New or open").click()
    listed = page.get_by_role("button", name="Withdraw “Moon”")
    listed.click()
    # The sentence alone would not do: that of the first time may still be there.
    expect(listed).to_have_count(0)
    expect(page.get_by_role("dialog").get_by_text("“Moon” has been withdrawn.")).to_be_visible()
    assert kept() == 0
    assert violations(page) == []


def test_a_long_list_of_shared_boxes_goes_on(open_page: Open) -> None:
    ann, drawing = open_page("/about"), drawn_files("fillit")["setups/2-mini-A.txt"]
    for number in range(31):
        files = [BoxFile("setups/2-mini-A.txt", Claim.MADE_UP, drawing)]
        box = write_box("fillit", f"Number {number}", "", "", files)
        assert ann.request.post("/api/boxes", data={"text": box.text, "shared": True}).ok
    ben = open_page("/box/fillit")
    ben.get_by_role("button", name="New or open").click()
    listed = ben.get_by_role("button", name=re.compile("^Number "))
    expect(listed).to_have_count(30)
    ben.get_by_role("button", name="Show more").click()
    expect(ben.get_by_role("button", name="Number 0", exact=True)).to_be_visible()
    assert listed.count() > 30


def test_where_a_box_is_the_default_the_dialog_offers_the_built_in_components(
    open_page: Open, tmp_path: Path
) -> None:
    board = BoxFile("boards/1.txt", Claim.PRINTED, drawn_files("fits")["boards/2.txt"])
    file = tmp_path / "printed.tuckbox-box"
    file.write_text(write_box("fits", "The printed one", "", "", [board]).text, "utf-8")
    with node_process(tmp_path / "data", TUCKBOX_BOX=str(file)) as node:
        page = open_page(node.url)
        boxes = []
        for is_built_in in (False, True):
            page.goto(node.url)
            page.get_by_role("button", name="Invite friends").first.click()
            dialog = page.get_by_role("dialog")
            dialog.get_by_label("without the box “The printed one”").set_checked(is_built_in)
            dialog.get_by_role("button", name="Set up the table").click()
            page.wait_for_url(re.compile("/match/"))
            match = page.url.rsplit("/", 1)[1]
            boxes.append(page.request.get(f"{node.url}/api/matches/{match}").json()["box"])
        assert [box and box["name"] for box in boxes] == ["The printed one", None]


def test_the_solver_finds_the_best_possible_scores_of_a_board(open_page: Open) -> None:
    page = open_page("/box/fits")
    show(page, "Board 2")
    take(page, "number +3")
    cell(page, "A1").click()
    expect(page.get_by_text(GOOD)).to_be_visible()
    panel = page.get_by_role("region", name="Is the board any good?")
    # Only the first question is answered: a fast machine would be done before anybody has looked.
    questions = list[Route]()
    page.route("**/api/boxes/possible", lambda route: questions.append(route))  # noqa: PLW0108
    panel.get_by_role("button", name="Calculate").click()
    until(page, lambda: bool(questions))
    questions.pop().continue_()
    expect(panel.get_by_role("progressbar")).to_be_visible()
    until(page, lambda: bool(questions))
    questions.pop().continue_()
    page.unroute("**/api/boxes/possible")
    # On a new machine the solver is compiled first.
    expect(panel.locator(".tag")).to_have_count(10, timeout=SOLVING)
    expect(panel.get_by_role("progressbar")).to_have_count(0)
    expect(panel.get_by_role("status")).to_contain_text("10 deals")
    assert violations(page) == []


CHANGES = {
    "fits": ("Board 2", "C6", "alone"),
    "bits": ("Task cards, stack 1", None, "alone"),
    "fillit": ("2 players, mini board, set-up B", "a1", "bots"),
    "jammit": ("3 players, large board, set-up A", "a1", "screen"),
}


@pytest.mark.parametrize("game", sorted(CHANGES))
def test_what_is_drawn_is_played(open_page: Open, game: str) -> None:
    assert set(CHANGES) == set(games())
    drawing, space, way = CHANGES[game]
    page = open_page(f"/box/{game}")
    show(page, drawing)
    if space is None:
        page.get_by_role("radio", name="Made up").check(force=True)
    else:
        cell(page, space).click()
    if game in ("fillit", "jammit"):
        page.get_by_role("button", name="Undo").click()
        page.get_by_role("radio", name="Made up").check(force=True)
    expect(page.get_by_text(GOOD)).to_be_visible()
    name = page.get_by_label("Name", exact=True)
    name.fill("<b>Moon</b>")
    expect(page.get_by_text(GOOD)).to_be_visible()
    box = read_box(text_of(page))
    page.get_by_role("group", name="Play with this box").get_by_role("button").nth(
        0 if way != "screen" else 1
    ).click()
    page.locator("dialog button[type=submit]").click()
    page.wait_for_url("**/match/*")
    page.locator(BOARD).first.wait_for()
    match = page.url.rpartition("/")[2]
    played = page.request.get(f"/api/matches/{match}").json()
    assert played["box"]["hash"] == boxed_game(box).files.hash
    # The table says whose box it is, and its words are text.
    expect(page.get_by_role("link", name="<b>Moon</b>")).to_be_visible()
    expect(page.get_by_text("made up", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("game", "language", "phone"),
    [
        (game, LANGUAGES[(number + phone) % len(LANGUAGES)], phone)
        for number, game in enumerate(sorted(CHANGES))
        for phone in (False, True)
    ],
)
def test_the_page_shuts_nobody_out(open_page: Open, game: str, language: str, phone: bool) -> None:
    page = open_page(f"/box/{game}", phone=phone, dark=phone, language=language)
    whole(page)
    page.locator("svg[data-picture]").first.wait_for()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not re.findall("⟦.*?⟧", page.locator("body").inner_text())
