"""The bots that can take a seat, asked for by name only: their code belongs to the workers."""

from tuckbox.bots import UnknownBot, levels


def levels_for(game: str) -> tuple[str, ...]:
    """The levels that play this game, weakest first."""
    return levels(game)


def known_level(game: str, level: str | None) -> str:
    """The level, if it plays this game; `UnknownBot` otherwise."""
    known = levels_for(game)
    if level not in known:
        raise UnknownBot.of("bot-unknown", level=level or "", known=known)
    return level


def stand_in(game: str) -> str:
    """Who finishes the seat of one who left: not the strongest, and not without a thought."""
    known = levels_for(game)
    return known[min(1, len(known) - 1)]


def strongest(game: str) -> str:
    """Whom to ask for advice."""
    return levels_for(game)[-1]
