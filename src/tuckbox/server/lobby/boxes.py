"""The boxes that are kept here: entered by visitors, found by their hash, listed if they are shared.

A comparison says how many identities drew the same as printed, and where others differ, space by space.
Identities are free, so a count is shown and nothing is called true. Only what was shared counts:
otherwise a comparison would tell about boxes that nobody may find.
"""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from tuckbox.core import AnyGame, Message, TuckboxError, UnknownGame
from tuckbox.core.ability import HasDrawnSpaces
from tuckbox.core.box import Box, Claim, read_box
from tuckbox.games import as_recorded, boxed_game
from tuckbox.server.lobby.catalogue import option_models
from tuckbox.server.model.bodies import boxes as api
from tuckbox.server.model.bodies.boxes import Agreement, Difference, OtherDrawing
from tuckbox.server.model.errors import Forbidden, NotFound
from tuckbox.server.model.slow_work import SlowWork
from tuckbox.server.model.stores import BoxStore, BoxToKeep, ListedBox

HASH = "[0-9a-f]{64}"


@dataclass(frozen=True, slots=True)
class Boxes:
    """Keeps and describes boxes."""

    store: BoxStore
    checking: SlowWork
    comparing: SlowWork

    async def enter(self, text: str, visitor: str, *, is_shared: bool) -> str:
        """Keep a box for a visitor and return its hash; raise `InvalidComponents` if it can't be played."""
        entered = await self.checking.run(_to_keep, text)
        await self.store.enter(entered, visitor, is_shared=is_shared)
        return entered.hash

    async def kept(self, hash: str, visitor: str | None = None) -> tuple[ListedBox, str]:
        """Return a box by its hash, and its text; raise `NotFound` if there is none or it is hidden."""
        found, text = await self.store.find(hash, visitor), await self.store.text(hash)
        if found is None or text is None:
            raise NotFound.of("box-unknown")
        if found.is_hidden:
            raise NotFound.of("box-hidden")
        return found, text

    async def refuse_hidden(self, hash: str) -> None:
        """Raise `Forbidden` if the operator hides a box, wherever its text comes from."""
        if await self.store.is_hidden(hash):
            raise Forbidden.of("box-hidden")

    async def described(self, hash: str, visitor: str | None) -> api.KeptBox:
        """Return everything that may be known about a box."""
        kept, text = await self.kept(hash, visitor)
        game: AnyGame = await self.checking.run(boxed_game, text, hash)
        return api.KeptBox(
            **dict(described(game)),
            text=text,
            shared=kept.shared is not None,
            mine=kept.is_mine,
            agreement=await agreements(self.store, self.comparing, game),
        )

    async def at_table(self, hash: str | None, visitor: str | None) -> api.BoxSummary | None:
        """Return whose box a match is played with; None if with none."""
        found = None if hash is None else await self.store.find(hash, visitor)
        return None if found is None else summary(found)


def _to_keep(text: str) -> BoxToKeep:
    game = boxed_game(text)
    return BoxToKeep(game.files.hash, game.name, text, printed_drawings(game))


def summary(kept: ListedBox) -> api.BoxSummary:
    """Return a box as lists and tables show it; without its words if the operator hides it."""
    head = kept.head
    return api.BoxSummary(
        hash=kept.hash,
        game=kept.game,
        name="" if kept.is_hidden else head.name,
        author="" if kept.is_hidden else head.author,
        licence="" if kept.is_hidden else head.licence,
        parts=[api.BoxClaim(file=file, claim=Claim(claim).value) for file, claim in head.parts],
        shared=kept.shared is not None,
        mine=kept.is_mine,
        hidden=kept.is_hidden,
    )


def checked(text: str) -> AnyGame | list[Message]:
    """Return the game with this box, or what is wrong with it, in the order of its lines."""
    try:
        box = read_box(text)
    except TuckboxError as error:
        return [error.message]
    try:
        return boxed_game(box)
    except UnknownGame as error:
        return [_at_game(box, error.message)]
    except TuckboxError as error:
        return list(_faults(box)) or [error.message]


def _faults(box: Box) -> Iterator[Message]:
    """Yield the first fault of each drawing: each is read as if the others were built in."""
    for file in box.files:
        try:
            boxed_game(replace(box, files=(file,)))
        except TuckboxError as error:
            yield error.message


def _at_game(box: Box, message: Message) -> Message:
    """Return the message with the place where the box names its game."""
    lines = enumerate(box.text.split("\n"), 1)
    line = next(number for number, text in lines if text.startswith("[game"))
    return Message.of(message.id, **dict(message.values), line=line, column=len("[game ") + 1)


def described(game: AnyGame) -> api.Box:
    """Return what a page needs to know about the box that a game is played with."""
    box = game.files.box
    assert box is not None
    return api.Box(
        hash=game.files.hash,
        game=box.game,
        name=box.name,
        author=box.author,
        licence=box.licence,
        bytes=len(box.text.encode()),
        parts=[
            api.BoxPart(file=file.name, claim=file.claim.value, line=file.line, text=file.text)
            for file in box.files
        ],
        options=option_models(game),
    )


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
