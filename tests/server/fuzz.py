"""Interleaving fuzz: one seed is one simulated evening; `python -m tests.server.fuzz SEED [LAST]`.

Afterwards every client, every node and the replayed record agree with the database, every
acknowledged submission is in the match exactly once, and nothing else is: what was refused stays out,
however late its copies come.
"""

import hashlib
import json
import sys
import time
from collections import Counter

import orjson

from tests.server.simulation.client import Client
from tests.server.simulation.node import RULES, Node
from tests.server.simulation.storage import shared_engine
from tests.server.simulation.world import Plan, World, forget, live
from tuckbox.core import CHANCE, Seat, seat, seats
from tuckbox.match import Match, format_record, parse_record
from tuckbox.match.play.log import NOT_SUBMITTED
from tuckbox.match.record.verify import Verdict, verify
from tuckbox.server.live.past import replayed_models
from tuckbox.server.storage.matches import load


class Broken(AssertionError):
    """An invariant does not hold."""


def run(seed: int) -> str:
    """Run a seed, check it, and return a digest of everything that happened."""
    plan = Plan.of(seed)
    world = live(plan)
    try:
        check(world)
    except AssertionError as error:
        again = f"python -m tests.server.fuzz {seed}"
        raise Broken(f"seed {seed} ({plan}): {error}; to repeat it: {again}") from error
    finally:
        forget(world.match)
    return digest(world)


def check(world: World) -> None:
    assert not world.failures, world.failures
    with shared_engine().begin() as connection:
        stored = load(connection, world.match, RULES)
    assert stored is not None
    match = stored.match
    check_record(match)
    for client in world.clients:
        check_client(client, match)
    for number, holder in enumerate(world.plan.holders, 1):
        check_told(world.clients[holder], match, seat(number))
    for node in world.nodes:
        check_node(node, match)


def check_record(match: Match) -> None:
    """Check that the record is complete, replays to the same position, and proves its draws."""
    text = format_record(match.record())
    record = parse_record(text)
    assert record.entries == tuple(match.log), "the record differs from the log"
    again = Match.from_record(record, match.game)
    assert again.position == match.position, "the record leads elsewhere"
    report = verify(record, match.game)
    assert report.verdict is not Verdict.REFUTED, report


def check_client(client: Client, match: Match) -> None:
    assert not client.faults, client.faults
    told = [json.loads(entry) for entry in replayed_models(match, 200)]
    assert client.entries == told, f"{client.identity} has other entries"
    who = client.update["seat"]
    held = [number for number, player in enumerate(client.world.plan.holders, 1)]
    assert who is None or who in held
    view = orjson.loads(orjson.dumps(match.view(None if who is None else seat(who))))
    assert client.update["view"] == view, f"{client.identity} sees another position"
    assert client.update["owed"] == list(match.owing), f"{client.identity} waits for others"
    assert bool(client.update["result"]) is match.is_over
    for sent in client.acknowledged:
        accepted = match.accepted(seat(sent.seat))
        assert sent.ply < len(accepted), f"{sent} was acknowledged and is gone"
        assert accepted[sent.ply] == sent.text, f"{sent} became {accepted[sent.ply]}"
    assert len({(sent.seat, sent.ply) for sent in client.acknowledged}) == len(
        set(client.acknowledged)
    )


def check_told(client: Client, match: Match, who: Seat) -> None:
    """Check that the holder of a seat was told of everything that was accepted for it."""
    told = {(sent.ply, sent.text) for sent in client.acknowledged if sent.seat == who}
    unknown = set(enumerate(match.accepted(who))) - told
    assert not unknown, f"seat {who} was never told that {unknown} was accepted"


def check_node(node: Node, match: Match) -> None:
    for who in seats(match.setup.options.seats):
        check_once(match, who)
    live = node.live_matches.find(match.setup.match)
    if live is None:
        return
    assert live.match.version == match.version, "a node is behind"
    assert list(live.match.log) == list(match.log), "a node has another log"
    assert live.match.waiting == match.waiting, "a node has other choices"


def check_once(match: Match, who: Seat) -> None:
    """Check that each accepted submission is in the log once, was changed in time, or still waits."""
    accepted = list(match.accepted(who))
    entered = [entry.text for entry in match.log if entry.actor == who]
    if all(entry.actor != CHANCE for entry in match.log):  # no cards: nobody chooses together
        happened = [text for text in entered if text not in NOT_SUBMITTED]
        assert happened == accepted, f"seat {who} submitted {accepted}, the log has {happened}"
        return
    never = Counter(entered) - Counter([*accepted, *NOT_SUBMITTED])
    assert not never, f"seat {who} never submitted {never}"
    # Only the last choice of a turn counts; one that still waits when the match ends is void.
    is_kept = not accepted or accepted[-1] in (*entered, "takes-back") or match.is_over
    assert is_kept or (who, accepted[-1]) in match.waiting, f"{accepted[-1]} got lost"


def digest(world: World) -> str:
    """Return the same digest for the same seed on every machine."""
    told = [(client.identity, client.update, client.entries) for client in world.clients]
    sent = [(client.identity, repr(client.acknowledged)) for client in world.clients]
    return hashlib.sha256(json.dumps([told, sent], sort_keys=True).encode()).hexdigest()


def main(arguments: list[str]) -> None:
    first = int(arguments[0]) if arguments else 0
    last = int(arguments[1]) if len(arguments) > 1 else first
    started, broken = time.perf_counter(), 0
    for seed in range(first, last + 1):
        try:
            found = run(seed)
        except Broken as error:
            broken += 1
            print(error, flush=True)
        else:
            if first == last:
                print(f"seed {seed} holds; digest {found}")
    took = time.perf_counter() - started
    print(f"{last - first + 1} seeds, {broken} broken, {took:.1f} s")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
