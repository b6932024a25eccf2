"""The boxes that are kept here: entered by visitors, found by their hash, listed if they are shared."""

from sqlalchemy import Connection

from tuckbox.core import AnyGame
from tuckbox.core.box import Claim
from tuckbox.games import boxed_game
from tuckbox.server.http.services import Services
from tuckbox.server.lobby.agreement import agreements, printed_drawings
from tuckbox.server.lobby.box_check import described
from tuckbox.server.model.bodies import box as api
from tuckbox.server.model.errors import Forbidden, NotFound
from tuckbox.server.storage import boxes
from tuckbox.server.storage.boxes import BoxText, KeptBox

HASH = "[0-9a-f]{64}"


async def enter_box(services: Services, text: str, visitor: str, *, is_shared: bool) -> str:
    """Keep a box for a visitor and return its hash; raise `InvalidComponents` if it can't be played."""
    entered = await services.pools.boxes.run(_to_keep, text)
    await services.database.write(
        lambda connection: boxes.enter(connection, entered, visitor, is_shared=is_shared)
    )
    return entered.hash


def _to_keep(text: str) -> BoxText:
    game = boxed_game(text)
    return BoxText(game.files.hash, game.name, text, printed_drawings(game))


async def kept_box(
    services: Services, hash: str, visitor: str | None = None
) -> tuple[KeptBox, str]:
    """Return a box by its hash, and its text; raise `NotFound` if there is none or it is hidden."""

    def read(connection: Connection) -> tuple[KeptBox, str]:
        found = boxes.find(connection, hash, visitor)
        if found is None:
            raise NotFound.of("box-unknown")
        if found.is_hidden:
            raise NotFound.of("box-hidden")
        return found, boxes.whole_text(connection, hash)

    return await services.database.read(read)


async def refuse_hidden(services: Services, hash: str) -> None:
    """Raise `Forbidden` if the operator hides a box, wherever its text comes from."""
    if await services.database.read(lambda connection: boxes.is_hidden(connection, hash)):
        raise Forbidden.of("box-hidden")


async def described_box(services: Services, hash: str, visitor: str | None) -> api.KeptBox:
    """Return everything that may be known about a box."""
    kept, text = await kept_box(services, hash, visitor)
    game: AnyGame = await services.pools.boxes.run(boxed_game, text, hash)
    return api.KeptBox(
        **dict(described(game)),
        text=text,
        shared=kept.shared is not None,
        mine=kept.is_mine,
        agreement=await services.pools.agreements.run(
            services.database.look_up, lambda connection: agreements(connection, game)
        ),
    )


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


async def box_at_table(
    services: Services, hash: str | None, visitor: str | None
) -> api.BoxSummary | None:
    """Return whose box a match is played with; None if with none."""
    if hash is None:
        return None
    found = await services.database.read(lambda connection: boxes.find(connection, hash, visitor))
    return None if found is None else summary(found)
