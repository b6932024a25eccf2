"""`make screenshots`: takes the pictures of the README again, of a real table in a real Chromium."""

import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from playwright.sync_api import Browser, Page

from tests.chromium import DESKTOP, PHONE, chromium
from tests.playing import pick
from tests.server.process import Process, node_process
from tests.web.hands import give_nothing
from tuckbox import game

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
TABLES: dict[str, tuple[dict[str, str], int, tuple[str, ...]]] = {
    "fits": ({"boards": "2"}, 9, ("desktop", "phone")),
    "bits": ({}, 12, ("phone",)),
    "fillit": ({}, 7, ("desktop",)),
    "jammit": ({}, 14, ("phone",)),
}
"""By game: options, the number of choices made before the picture is taken, and the sizes."""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory() as folder,
        node_process(Path(folder)) as site,
    ):
        _take(browser, site)


def _take(browser: Browser, site: Process) -> None:
    _shoot(browser, site, "/", "start-desktop-en")
    _shoot(browser, site, "/", "start-phone-ja", phone=True, language="ja", dark=True)
    _shoot(browser, site, "/learn/fits", "learn-phone-fr", phone=True, language="fr")
    for number, (name, (options, choices, sizes)) in enumerate(TABLES.items()):
        for size in sizes:
            language = ("en", "de", "fr", "ja")[number]
            page = _page(
                browser, site, phone=size == "phone", language=language, dark=number % 2 > 0
            )
            match = _play(page, name, options, choices)
            _picture(page, f"/match/{match}", f"{name}-{size}-{language}")


def _page(
    browser: Browser, site: Process, *, phone: bool, language: str, dark: bool = False
) -> Page:
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
        has_touch=phone,
        locale=language,
        color_scheme="dark" if dark else "light",
        base_url=site.url,
    )
    return context.new_page()


def _shoot(browser: Browser, site: Process, path: str, name: str, **wanted: Any) -> None:
    page = _page(browser, site, **{"phone": False, "language": "en", **wanted})
    _picture(page, path, name)


def _picture(page: Page, path: str, name: str) -> None:
    page.goto(path)
    page.locator("main h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(600)
    page.screenshot(path=FOLDER / f"{name}.png")
    page.context.close()


def _play(page: Page, name: str, options: dict[str, str], choices: int) -> str:
    """Return a table of this browser's own, after this number of choices."""
    page.goto("/about")
    seats = [{"kind": "me", "name": "Ann"}]
    if name in ("fillit", "jammit"):
        seats.append({"kind": "me", "name": "Ben"})
    wanted = {"game": name, "options": options, "seats": seats}
    match: str = page.request.post("/api/matches", data=wanted).json()["id"]
    give_nothing(page, match)
    for number in range(choices):
        update = page.request.get(f"/api/matches/{match}/update").json()
        seat = update["seat"]
        ply = next(one["ply"] for one in update["seats"] if one["seat"] == seat)
        text = _tidy(name, update, number)
        page.request.post(
            f"/api/matches/{match}/entries", data={"seat": seat, "ply": ply, "text": text}
        )
    return match


def _tidy(name: str, update: dict[str, Any], number: int) -> str:
    """Return a move that leaves few gaps, so that the picture looks like a good game."""
    rules = game(name)
    position = rules.position(update["view"])

    def gaps(text: str) -> tuple[int, int]:
        effects = rules.effects(rules.play(position, update["seat"], rules.parse_move(text)))
        closed = sum(effect.id.endswith("-gaps") for effect in effects)
        return closed + 9 * (text == "-"), pick(f"{name} {number} {text}", 1000)

    return str(min(update["moves"], key=gaps))


if __name__ == "__main__":
    main()
