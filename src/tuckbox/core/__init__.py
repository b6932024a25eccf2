"""The contract between games and everything else, and the values it uses."""

from tuckbox.core.actor import CHANCE, Actor, Seat, seat, seats
from tuckbox.core.game import AnyGame, AnyStep, Game, Step
from tuckbox.core.message import (
    Effect,
    IllegalMove,
    InvalidBox,
    InvalidComponents,
    InvalidMove,
    InvalidOptions,
    InvalidRecord,
    InvalidSpace,
    Message,
    Refusal,
    TuckboxError,
    UnknownGame,
    UnusableGame,
    seat_message,
)
from tuckbox.core.option import Option, Options
from tuckbox.core.outcome import Outcome
from tuckbox.core.view import View

__all__ = [
    "CHANCE",
    "Actor",
    "AnyGame",
    "AnyStep",
    "Effect",
    "Game",
    "IllegalMove",
    "InvalidBox",
    "InvalidComponents",
    "InvalidMove",
    "InvalidOptions",
    "InvalidRecord",
    "InvalidSpace",
    "Message",
    "Option",
    "Options",
    "Outcome",
    "Refusal",
    "Seat",
    "Step",
    "TuckboxError",
    "UnknownGame",
    "UnusableGame",
    "View",
    "seat",
    "seat_message",
    "seats",
]
