"""The benchmark of the server greets and asks as the shipped client does."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from bench._guest import GREETING
from bench._questions import questions
from tests.playing import pick
from tests.server.patched import Patched
from tests.web.conftest import BARE, Open
from tests.web.hands import BOARD, new_table, ready, until
from tests.web.test_figures import TIMELESS
from tests.web.test_together import drop, make_table
from tests.web.traffic import AT_REST

Json = dict[str, Any]
LONGEST = 500
"""Moves after which a game would have come to extra coins long ago."""


class Overheard:
    """The messages of a page's sockets, both ways."""

    def __init__(self, page: Page) -> None:
        page.add_init_script(TIMELESS)  # Questions are repeated after a lost connection.
        self.page = page
        self.said: list[Json] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))
        socket.on("framereceived", lambda text: self.said.append(json.loads(text)))

    def all(self, *kinds: str) -> list[Json]:
        return [one for one in self.said if one["type"] in kinds]

    def wait(self, kind: str, count: int = 1) -> None:
        until(self.page, lambda: len(self.all(kind)) >= count)

    def rest(self) -> None:
        """Wait until the page has asked all that it wants to know now, and has been answered."""
        self.page.evaluate(AT_REST)
        until(self.page, lambda: len(self.all("previews")) == len(self.all("preview")))

    @property
    def asked(self) -> list[set[str]]:
        """The texts of each question until the first move."""
        assert all(one["brief"] for one in self.all("preview")), "as the benchmark asks"
        return [set(one["texts"]) for one in self._until_a_move() if one["type"] == "preview"]

    @property
    def update(self) -> Json:
        """What the page had been told when it made its first move, or by now."""
        patched = Patched()
        told = [
            patched.take(one) for one in self._until_a_move() if one["type"] in ("update", "patch")
        ]
        return told[-1]

    @property
    def move(self) -> str:
        text: str = self.all("submit")[0]["text"]
        return text

    def _until_a_move(self) -> list[Json]:
        kinds = [one["type"] for one in self.said]
        return self.said[: kinds.index("submit") if "submit" in kinds else None]

    def check(self) -> None:
        """Compare all that was asked on the way to the first move with what the benchmark asks."""
        self.wait("submit")
        update, moved = self.update, self.move
        asked_there = [set(texts) for texts in questions(update["view"], update["moves"], moved)]
        assert self.asked == asked_there, moved


def listen(open_page: Open, game: str, **options: str) -> Overheard:
    """Open a table of two for one visitor, and wait for the first answer to a question."""
    page = open_page(BARE)
    overheard = Overheard(page)
    new_table(page, game, 2, **options)
    overheard.wait("previews")
    overheard.rest()
    return overheard


def click(overheard: Overheard, *cells: str) -> None:
    """Pick these hexes as a person does, who sees the answers to one pick before the next."""
    for cell in cells:
        overheard.page.locator(f'[data-cell="{cell}"]').click()
        overheard.rest()


def test_the_benchmark_greets_as_the_client_does(open_page: Open) -> None:
    assert listen(open_page, "fits").said[0] == GREETING


@pytest.mark.parametrize("game", ["fits", "bits"])
def test_the_benchmark_asks_what_the_client_asks_while_a_piece_is_aimed(
    open_page: Open, game: str
) -> None:
    ann = open_page("/")
    overheard = Overheard(ann)
    people = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    match = make_table(ann, game, people, seats="2")
    ann.goto(f"/match/{match}")
    ann.locator(BOARD).first.wait_for()
    ben = open_page(f"/match/{match}")
    ben.get_by_role("button", name="Take a seat").first.click()
    overheard.wait("previews")
    overheard.rest()
    slider = ann.get_by_role("slider").first
    aimed = slider.get_attribute("aria-valuetext")
    heard = len(overheard.all("patch"))
    drop(ben)
    # A neighbour's hidden choice changes nothing of what was foreseen.
    overheard.wait("patch", heard + 1)
    overheard.rest()
    assert len(overheard.asked) == 1
    expect(slider).to_have_attribute("aria-valuetext", aimed or "")
    slider.focus()
    ann.keyboard.press("r")
    overheard.rest()
    box = ann.locator(".stage:not(.small)").first.bounding_box()
    assert box is not None
    ann.mouse.move(box["x"] + box["width"] * 0.9, box["y"] + box["height"] / 2)
    overheard.rest()
    ready(ann)
    ann.mouse.down()
    ann.mouse.up()
    overheard.check()


def test_the_benchmark_asks_what_the_client_asks_in_fillit(open_page: Open) -> None:
    overheard = listen(open_page, "fillit")
    chosen = next(move for move in overheard.update["moves"] if " >" in move)
    step, _, slide = chosen.partition(" >")
    stone, _, target = step.partition("-")
    click(overheard, stone, target, slide)
    assert overheard.move == chosen
    overheard.check()


def test_the_benchmark_asks_what_the_client_asks_in_fillit_slide_first(open_page: Open) -> None:
    overheard = listen(open_page, "fillit")
    update = overheard.update
    slide, _, step = next(one for one in update["moves"] if one.startswith(">")).partition(" ")
    click(overheard, update["view"]["seats"][0]["pawn"], slide[1:], *step.split("-"))
    assert overheard.move == f"{slide} {step}"
    overheard.check()


def test_the_benchmark_asks_what_the_client_asks_in_jammit(open_page: Open) -> None:
    overheard = listen(open_page, "jammit")
    head, _, first = overheard.update["moves"][0].partition("=")
    click(overheard, head)
    overheard.page.get_by_role("radio").nth(1).check()
    overheard.rest()
    click(overheard, head)
    assert overheard.move == f"{head}={first[::-1]}"
    overheard.check()


def test_the_benchmark_asks_what_the_client_asks_for_extra_coins(open_page: Open) -> None:
    page = open_page(BARE)
    match = new_table(page, "jammit", 2)
    play_to_extra_coins(page, match)
    overheard = Overheard(page)
    page.goto(f"/match/{match}")
    overheard.wait("previews")
    overheard.rest()
    first, second = overheard.update["moves"][-1].split(",")
    page.locator(f'[data-cell="{first}"]').hover()
    overheard.rest()
    assert len(overheard.asked) == 2, "what follows a column is asked for before it is chosen"
    click(overheard, first, second, second)
    assert overheard.move == f"{first},{second}"
    overheard.check()


def play_to_extra_coins(page: Page, match: str) -> None:
    """Play both seats of a game of JAMMIT at random until one may put extra coins in."""
    page.goto(BARE)
    for number in range(LONGEST):
        update = page.request.get(f"/api/matches/{match}/update").json()
        if update["view"]["stage"] == "extra":
            return
        seat = update["view"]["to_move"][0]
        own = page.request.get(f"/api/matches/{match}/update?seat={seat}").json()
        text = own["moves"][pick(f"to extra coins {number}", len(own["moves"]))]
        ply = own["seats"][seat - 1]["ply"]
        entry = {"seat": seat, "ply": ply, "text": text}
        assert page.request.post(f"/api/matches/{match}/entries", data=entry).ok
    raise AssertionError("there were no extra coins")
