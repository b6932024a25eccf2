"""The bots that can take a seat, by name only: their code is loaded in the workers."""

from tuckbox.bots import UnknownBot, levels


def levels_for(game: str) -> tuple[str, ...]:
    """Return the levels that play this game, weakest first."""
    return levels(game)


def known_level(game: str, level: str | None) -> str:
    """Return the level if it plays this game; raise `UnknownBot` otherwise."""
    known = levels_for(game)
    if level not in known:
        raise UnknownBot.of("bot-unknown", level=level or "", known=known)
    return level


def stand_in(game: str) -> str:
    """Return the level that plays on for a player who left: the second weakest."""
    known = levels_for(game)
    return known[min(1, len(known) - 1)]


def strongest(game: str) -> str:
    """Return the strongest level for this game, which gives advice."""
    return levels_for(game)[-1]
