"""What a match in memory keeps: nothing of the positions that it has left."""

import gc
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from types import FunctionType, ModuleType
from typing import Any

import pytest

from tests.server.test_patches import MODES, Evening
from tuckbox.core import AnyGame, seat
from tuckbox.core.view import Fields, plain
from tuckbox.match import Player
from tuckbox.server.live.document import Branch, TreeBuilder, plain_node
from tuckbox.server.live.live_match import UNSEEN, LiveMatch
from tuckbox.server.live.seat_document import SEPARATOR, Document, SeatMoves
from tuckbox.server.model.errors import Unusable
from tuckbox.server.wire.server_messages import message_for
from tuckbox.server.wire.subscriber import Subscriber

SHARED = type, ModuleType, FunctionType
"""What a match has in common with the whole program."""
FIRST_MODES = {name: seed for seed, (name, _) in reversed([*enumerate(MODES)])}
"""By game, the seed of an evening at it."""
MOVES = 12


@pytest.fixture(params=FIRST_MODES)
def evening(request: pytest.FixtureRequest) -> Evening:
    return Evening(FIRST_MODES[request.param])


@pytest.fixture(params=FIRST_MODES)
def lasting_evening(request: pytest.FixtureRequest) -> Evening:
    """An evening at which a match is not over too soon: there are short games."""
    for seed in count(FIRST_MODES[request.param], len(MODES)):
        trial = Evening(seed)
        trial.play(UNSEEN)
        if not trial.live.match.is_over:
            break
    return Evening(seed)


def test_only_the_present_position_is_kept(evening: Evening) -> None:
    evening.play(MOVES)
    live = evening.live
    kept = [*reachable(live)]
    positions = [one for one in kept if type(one) is type(live.match.position)]
    assert len(positions) <= 2, "the log's, and the one with choices that wait"
    seats = len(live.match.setup.players)
    assert len([one for one in kept if isinstance(one, SeatMoves)]) <= seats
    documents = [one for one in kept if isinstance(one, Document)]
    assert len(documents) <= len({id(client.sent) for client, _ in evening.clients})


def test_a_document_that_nobody_looks_at_is_forgotten(lasting_evening: Evening) -> None:
    evening = lasting_evening
    evening.tell()
    holder = evening.clients[0][0].holder
    message_for(Subscriber(evening.live, holder, 1, "en"))  # One look over HTTP, without patches.
    followed = len({id(client.sent) for client, _ in evening.clients})
    assert documents_of(evening.live) == followed + 1
    evening.play(UNSEEN)
    assert documents_of(evening.live) == followed + 1
    evening.play(1)
    assert documents_of(evening.live) == followed


def documents_of(live: LiveMatch) -> int:
    return len([one for one in reachable(live) if isinstance(one, Document)])


def reachable(live: LiveMatch) -> Iterator[Any]:
    """Yield what a match keeps alive, and what it shares with all others."""
    game: AnyGame = live.game
    known, found = {id(live), id(game)}, [live]
    while found:
        one = found.pop()
        yield one
        for other in gc.get_referents(one):
            if id(other) not in known and not isinstance(other, SHARED):
                known.add(id(other))
                found.append(other)


def test_matches_share_what_is_made_from_plain_values() -> None:
    """Most hexes of a board look alike in all matches."""
    seed = FIRST_MODES["fillit"]
    one, other = Evening(seed), Evening(seed)
    one.play(MOVES)
    other.play(MOVES)
    kept = {id(node) for node in reachable(one.live) if isinstance(node, Branch)}
    both = [node for node in reachable(other.live) if id(node) in kept]
    hexes = [node for node in both if isinstance(node, Branch) and "chip" in (node.names or ())]
    assert len(hexes) > 30


def test_what_matches_share_is_never_changed() -> None:
    """A part that is made from something else, but says the same, gets a node of its own."""
    shared = plain_node(_in_fields, 1)
    own = TreeBuilder().made_of(_in_fields(1), (object(),), shared)
    assert own is not shared
    assert own.json == shared.json == b'{"number":1}'
    assert shared.of == (1,)


def _in_fields(number: int) -> Fields:
    return Fields((plain("number", number),))


def test_each_move_is_found_by_its_text_in_that_of_all(evening: Evening) -> None:
    evening.play(1)
    live = evening.live
    moves = live.moves_of(live.match.owing[0])
    texts = moves.texts
    assert texts == [live.game.format_move(move) for move in moves.moves]
    assert [moves._place(text) for text in texts] == list(range(len(texts)))
    for wrong in ("", texts[0][:-1], f"{texts[0]}{SEPARATOR}{texts[1]}"):
        with pytest.raises(Unusable):
            moves.previews([wrong])


def test_a_seat_without_moves_has_no_texts(evening: Evening) -> None:
    match = evening.live.match
    match.setup = replace(match.setup, players=(Player.bot("random"),) * len(match.setup.players))
    nobody = SeatMoves(match, seat(1))
    assert nobody.texts == []
    with pytest.raises(Unusable):
        nobody.previews([""])
