"""The boxes that are kept here: entered by visitors, found by their hash, listed if they are shared."""

from dataclasses import dataclass

from tuckbox.core import AnyGame
from tuckbox.core.box import Claim
from tuckbox.games import boxed_game
from tuckbox.server.lobby.box_check import described
from tuckbox.server.lobby.matching_drawings import agreements, printed_drawings
from tuckbox.server.model.bodies import boxes as api
from tuckbox.server.model.errors import Forbidden, NotFound
from tuckbox.server.model.slow_work import SlowWork
from tuckbox.server.model.stores import BoxStore, BoxText, KeptBox

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

    async def kept(self, hash: str, visitor: str | None = None) -> tuple[KeptBox, str]:
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


def _to_keep(text: str) -> BoxText:
    game = boxed_game(text)
    return BoxText(game.files.hash, game.name, text, printed_drawings(game))


def summary(kept: KeptBox) -> api.BoxSummary:
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
