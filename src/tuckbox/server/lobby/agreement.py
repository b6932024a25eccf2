"""How many identities drew the same as printed, and where others differ, space by space.

Identities are free, so a count is shown and nothing is called true. Only what was shared counts:
otherwise a comparison would tell about boxes that nobody may find.
"""

import hashlib
from collections.abc import Mapping

from sqlalchemy import Connection

from tuckbox.core import AnyGame
from tuckbox.core.ability import HasDrawnSpaces
from tuckbox.core.box import Claim
from tuckbox.games import as_recorded
from tuckbox.server.model.bodies.box import Agreement, Difference, OtherDrawing
from tuckbox.server.storage import boxes
from tuckbox.server.storage.agreement import SharedDrawing, shared_drawings, sharing

MOST_OTHERS = 4
"""The most other drawings that one is compared with: those that most identities share."""


def printed_drawings(game: AnyGame) -> dict[str, str]:
    """Return what a game's box claims as printed, by file: a hash that is equal for equal drawings."""
    box = game.files.box
    if box is None or not isinstance(game, HasDrawnSpaces):
        return {}
    return {file: _hash(game.drawn_spaces(file)) for file in box.claimed(Claim.PRINTED)}


def agreements(connection: Connection, game: AnyGame) -> list[Agreement]:
    """Return for each drawing as printed how many share it, and what others drew."""
    return [
        _agreement(connection, game, file, drawing)
        for file, drawing in printed_drawings(game).items()
    ]


def _agreement(connection: Connection, game: AnyGame, file: str, drawing: str) -> Agreement:
    found = shared_drawings(connection, game.name, file, MOST_OTHERS + 1)
    others = [other for other in found if other.drawing != drawing][:MOST_OTHERS]
    return Agreement(
        file=file,
        count=sharing(connection, game.name, file, drawing),
        others=[
            OtherDrawing(count=other.count, spaces=_differences(connection, game, file, other))
            for other in others
        ],
    )


def _differences(
    connection: Connection, game: AnyGame, file: str, other: SharedDrawing
) -> list[Difference]:
    text = boxes.text_of(connection, other.box)
    there = _spaces(as_recorded(game, other.box, text), file)
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
