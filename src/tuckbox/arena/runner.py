"""What plays fixtures, and what its workers get and answer."""

import traceback
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from tuckbox.arena.code_version import code_version
from tuckbox.arena.error import ArenaFault
from tuckbox.arena.fixture import Fixture, Played
from tuckbox.arena.fixture_match import play
from tuckbox.arena.plan import Plan
from tuckbox.core import AnyGame, Message, TuckboxError
from tuckbox.core.message import message_from_json
from tuckbox.games import as_recorded
from tuckbox.games import game as game_named


class Runner(Protocol):
    """Plays fixtures side by side and hands each on as it ends, in any order."""

    def play(self, fixtures: Iterable[Fixture]) -> Generator[Played, None, None]: ...


@dataclass(frozen=True, slots=True)
class Work:
    """All that a worker must know before its first fixture."""

    plan: Plan
    components: Path | None
    box: str = ""
    """The text of the box that is played with."""

    def game(self) -> AnyGame:
        """Return the game.

        Raise `ArenaFault` where the worker has other components or another version.
        """
        named = game_named(self.plan.game, self.components)
        game = as_recorded(named, self.plan.components, self.box)
        if game.files.hash != self.plan.components:
            raise ArenaFault.of("arena-other-components", game=self.plan.game)
        if code_version() != self.plan.code:
            raise ArenaFault.of("arena-other-code")
        return game


def answer_to(
    work: Work, game: AnyGame | None, fixture: Fixture
) -> tuple[dict[str, Any], AnyGame | None]:
    """Return what a worker sends back, in plain values, whatever happened, and the game to keep."""
    try:
        game = game or work.game()
        return {"played": play(game, work.plan, fixture)}, game
    except TuckboxError as error:
        return {"error": error.message.json()}, game
    except Exception:
        return {"broken": traceback.format_exc()}, game


def read_answer(answer: dict[str, Any]) -> Played:
    """Return the game that a worker played; raise `ArenaFault` if it could not."""
    if "error" in answer:
        raise ArenaFault(message_from_json(answer["error"]))
    if "broken" in answer:
        raise ArenaFault(Message.of("arena-broken", trace=answer["broken"]))
    played = answer["played"]
    assert isinstance(played, Played)
    return played
