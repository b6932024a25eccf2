"""How many identities drew the same as printed, and where others differ, space by space.

Identities are free, so a count is shown and nothing is called true. Only what was shared counts:
otherwise a comparison would tell about boxes that nobody may find.
"""

import hashlib
from collections.abc import Mapping

from tuckbox.core import AnyGame
from tuckbox.core.ability import HasDrawnSpaces
from tuckbox.core.box import Claim
from tuckbox.games import as_recorded
from tuckbox.server.model.bodies.boxes import Agreement, Difference, OtherDrawing
from tuckbox.server.model.slow_work import SlowWork
from tuckbox.server.model.stores import BoxStore

MOST_OTHERS = 4
"""The most other drawings that one is compared with: those that most identities share."""


def printed_drawings(game: AnyGame) -> dict[str, str]:
    """Return what a game's box claims as printed, by file: a hash that is equal for equal drawings."""
    box = game.files.box
    if box is None or not isinstance(game, HasDrawnSpaces):
        return {}
    return {file: _hash(game.drawn_spaces(file)) for file in box.claimed(Claim.PRINTED)}


async def agreements(store: BoxStore, comparing: SlowWork, game: AnyGame) -> list[Agreement]:
    """Return for each drawing as printed how many share it, and what others drew."""
    drawn: dict[str, str] = await comparing.run(printed_drawings, game)
    return [
        await _agreement(store, comparing, game, file, drawing) for file, drawing in drawn.items()
    ]


async def _agreement(
    store: BoxStore, comparing: SlowWork, game: AnyGame, file: str, drawing: str
) -> Agreement:
    found = await store.shared_drawings(game.name, file, MOST_OTHERS + 1)
    others = [other for other in found if other.drawing != drawing][:MOST_OTHERS]
    drawn: list[OtherDrawing] = []
    for other in others:
        if (text := await store.text(other.box)) is not None:
            spaces = await comparing.run(_differences, game, file, other.box, text)
            drawn.append(OtherDrawing(count=other.count, spaces=spaces))
    count = await store.sharing(game.name, file, drawing)
    return Agreement(file=file, count=count, others=drawn)


def _differences(game: AnyGame, file: str, hash: str, text: str) -> list[Difference]:
    there = _spaces(as_recorded(game, hash, text.replace("\r\n", "\n")), file)
    here = _spaces(game, file)
    return [
        Difference(space=space, here=here.get(space, ""), there=there.get(space, ""))
        for space in {**here, **there}
        if here.get(space) != there.get(space)
    ]


def _spaces(game: AnyGame, file: str) -> Mapping[str, str]:
    assert isinstance(game, HasDrawnSpaces)
    return game.drawn_spaces(file)


def _hash(spaces: Mapping[str, str]) -> str:
    lines = sorted(f"{space}={shown}" for space, shown in spaces.items())
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
