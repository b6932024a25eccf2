"""Tables for the players of a load test, on a node in a process of its own."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, TypeVar

import httpx
import uvloop

from bench._guest import Browser, Program, Spectator
from bench._load import Figures, Player, measure, memory
from tests.server.load import cookie, give_nothing, guest, new_match
from tests.server.process import Process

T = TypeVar("T")
P = TypeVar("P", bound=Program)
SOLO = {"game": "fits", "seats": [{"kind": "me"}]}


def run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def pid(node: Process) -> int:
    assert node.process is not None
    return node.process.pid


def socket_url(url: str, match: str) -> str:
    return f"{url.replace('http', 'ws', 1)}/socket/{match}"


async def play(
    url: str,
    nodes: Sequence[Process],
    games: Sequence[str],
    kind: Callable[[str, float, Random], P],
    *,
    matches: int,
    seconds: float,
    pace: float = 0.0,
    at_once: int | None = None,
) -> tuple[Figures, list[P]]:
    """Play N new matches of these games with two guests each; return the figures and the players.

    `at_once` is the number that is under way at any time: the others begin as these end.
    """
    players = await _seated(url, games, kind, matches, pace)

    async def sit(player: Player) -> None:
        assert isinstance(player, Program)
        await player.sit(socket_url(url, player.match), players[player])  # type: ignore[index]

    figures = await measure(
        list(players),
        sit,
        [pid(node) for node in nodes],
        seconds,
        None if at_once is None else 2 * at_once,
    )
    return figures, list(players)


async def _seated(
    url: str,
    games: Sequence[str],
    kind: Callable[[str, float, Random], P],
    matches: int,
    pace: float,
) -> dict[P, str]:
    """Return two players for each match, and the cookie of each."""
    ann, bob = await guest(url), await guest(url)
    players: dict[P, str] = {}
    for number in range(matches):
        match = await new_match(ann, games[number % len(games)], bob, options={})
        for who in (ann, bob):
            players[kind(match, pace, Random(f"{number} {who is ann}"))] = cookie(who)
    await close(ann, bob)
    return players


async def solo(url: str, kind: Callable[[str, float, Random], P]) -> P:
    """Play a game of FITS alone, all four boards, and return the player."""
    ann = await guest(url)
    answer = await ann.post("/matches", json=SOLO)
    player = kind(answer.raise_for_status().json()["id"], 0.0, Random(1))
    await give_nothing(ann, player.match)
    await player.sit(socket_url(url, player.match), cookie(ann))
    player.start(0.0)
    async with asyncio.timeout(120):
        while not player.is_over:
            await asyncio.sleep(0.05)
    player.leave()
    await close(ann)
    return player


async def bytes_held(node: Process, game: str, matches: int) -> float:
    """Return the memory for each match of which every seat is taken and nobody looks."""
    ann, bob = await guest(node.url), await guest(node.url)
    await new_match(ann, game, bob, options={})
    before = memory(pid(node))
    for _ in range(matches):
        await new_match(ann, game, bob, options={})
    await close(ann, bob)
    return (memory(pid(node)) - before) / matches


async def bytes_played(node: Process, game: str, groups: Sequence[int], moves: int) -> list[float]:
    """Play groups of matches, each of its number; return the memory for each match of a group, its sockets included.

    All stop after N moves and stay at their tables, so that a group finds no memory that another has left;
    but for a node so busy that it takes ten seconds, after which it frees what nobody asks for.
    """
    found, pausing = [], partial(Pausing, made=Counter(), most=moves)
    seated: list[Pausing] = []
    for matches in groups:
        before = memory(pid(node))
        players = await _seated(node.url, [game], pausing, matches, 0.0)
        await _make_moves(node.url, players)
        found.append((memory(pid(node)) - before) / matches)
        seated += players
    for player in seated:
        player.leave()
    return found


async def _make_moves(url: str, players: Mapping["Pausing", str]) -> None:
    for player, identity in players.items():
        await player.sit(socket_url(url, player.match), identity)
        player.start(0.0)
    async with asyncio.timeout(120):
        while not all(player.has_paused or player.is_over for player in players):
            await asyncio.sleep(0.05)


class Pausing(Browser):
    """A browser whose person only looks on once the two of a match have made some moves together.

    Not half of them each: where one has to choose more often than the other, both would wait for ever.
    """

    def __init__(self, match: str, pace: float, rng: Random, made: Counter[str], most: int) -> None:
        super().__init__(match, pace, rng)
        self._made = made
        self._most = most

    @property
    def has_paused(self) -> bool:
        return self._made[self.match] >= self._most

    def acknowledged(self) -> None:
        super().acknowledged()
        self._made[self.match] += 1

    def move_soon(self) -> None:
        if not self.has_paused:
            super().move_soon()


async def join(url: str, match: str, spectators: Sequence[Spectator]) -> None:
    """Let everybody come to a table at once."""
    await asyncio.gather(*(one.sit(socket_url(url, match)) for one in spectators))


async def close(*clients: httpx.AsyncClient) -> None:
    for client in clients:
        await client.aclose()
