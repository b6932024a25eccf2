"""Players of boardgame.io's server, which speaks socket.io."""

from abc import abstractmethod
from random import Random
from typing import Any

import orjson

from bench._load import Player
from tuckbox.games import game
from tuckbox.games.fits.board import ROWS
from tuckbox.games.fits.ramp import resting_row
from tuckbox.games.fits.rules import Rules

OPENED, PINGED, JOINED, EVENT = b"0", b"2", b"40", b"42"
"""How messages of socket.io begin."""

State = dict[str, Any]


class Opponent(Player):
    """Plays one side at random, match after match."""

    game: str
    """The game's name in the server."""
    move_name: str

    def __init__(self, match: str, side: int, pace: float, rng: Random) -> None:
        super().__init__(pace)
        self._name, self._side, self._rng = match, side, rng
        self._round, self._state = 0, State()
        self._is_pending = False

    @property
    def _match(self) -> str:
        return f"{self._name}-{self._round}"

    def greet(self) -> None:
        """Say nothing: the server speaks first."""

    def receive(self, text: bytes) -> None:
        if text.startswith(EVENT):
            name, match, *rest = orjson.loads(text[text.index(b"[") :])
            if name in ("update", "sync") and match == self._match:
                self._take(rest[0] if name == "update" else rest[0]["state"])
        elif text.startswith(JOINED):
            self._sync()
        elif text.startswith(OPENED):
            self.send(f"40/{self.game},".encode())
        elif text == PINGED:
            self.send(b"3")

    def _sync(self) -> None:
        self._emit("sync", self._match, str(self._side), None, 2)

    def _take(self, state: State) -> None:
        self.has_seen.set()
        is_over = bool(state["ctx"].get("gameover"))
        if self._is_pending and (is_over or self.is_taken(self._state, state)):
            self._is_pending = False
            self.acknowledged()
        if self._is_pending:
            return
        self._state = state
        if is_over:
            self._round += 1
            self._sync()
        elif self.owes(state):
            self._is_pending = True
            self.move_soon()

    def move(self) -> None:
        move = self._rng.choice(self.legal_moves(self._state))
        payload = {"type": self.move_name, "args": [move], "playerID": str(self._side)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, self._state["_stateID"], self._match, str(self._side))

    def _emit(self, *event: object) -> None:
        self.send(f"42/{self.game},".encode() + orjson.dumps(event))

    @abstractmethod
    def owes(self, state: State) -> bool:
        """Return whether this side is to move."""

    @abstractmethod
    def is_taken(self, before: State, state: State) -> bool:
        """Return whether a state shows that the move made in an earlier one was accepted."""

    @abstractmethod
    def legal_moves(self, state: State) -> list[Any]: ...


class TicTacToe(Opponent):
    """Marks a free cell."""

    game, move_name = "tic-tac-toe", "mark"

    def owes(self, state: State) -> bool:
        return bool(state["ctx"]["currentPlayer"] == str(self._side))

    def is_taken(self, before: State, state: State) -> bool:
        return not self.owes(state)

    def legal_moves(self, state: State) -> list[Any]:
        return [number for number, mark in enumerate(state["G"]["cells"]) if mark is None]


class Fits(Opponent):
    """Places the open tile, or sets it aside."""

    game, move_name = "fits", "choose"

    def __init__(self, match: str, side: int, pace: float, rng: Random) -> None:
        super().__init__(match, side, pace, rng)
        rules = game("fits")
        assert isinstance(rules, Rules)
        self._tiles = rules.components.tiles

    def owes(self, state: State) -> bool:
        shown = state["G"]
        misses = shown["card"] is not None and shown["card"] == shown["starts"][self._side]
        return shown["choice"] is None and not misses

    def is_taken(self, before: State, state: State) -> bool:
        return state["G"]["choice"] is not None or self._turn(state) != self._turn(before)

    def _turn(self, state: State) -> tuple[int, str]:
        return state["G"]["round"], state["G"]["card"]

    def legal_moves(self, state: State) -> list[Any]:
        shown = state["G"]
        tile = self._tiles[shown["card"] or shown["starts"][self._side]]
        heights = tuple(shown["ramps"][self._side]["heights"])
        found = [
            placement.text
            for placement in tile.placements
            if resting_row(tile.orientations[placement.orientation], placement.column, heights)
            < ROWS
        ]
        return found if shown["card"] is None else [*found, "-"]
