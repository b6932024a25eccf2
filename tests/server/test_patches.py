"""A patched document equals the whole one, after every message of random games in all modes.

`python -m tests.server.test_patches [GAMES]` plays more of them.
"""

import sys
from itertools import repeat
from random import Random
from typing import Any

import orjson
import pytest

from tests.modes import all_modes
from tests.server.patched import Patched, document, whole
from tuckbox.core.view import Part, plain
from tuckbox.games import game
from tuckbox.match import Match, Player, Submission, TimeControl, new_setup, with_seed_deal
from tuckbox.match.play.log import Word
from tuckbox.server.live.document import NOTHING, TreeBuilder
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.model.holder import NOBODY, Holder, Owner
from tuckbox.server.model.stored_match import About, Stored
from tuckbox.server.wire.server_messages import message_for
from tuckbox.server.wire.subscriber import Subscriber

GAMES = 100
MOST_MOVES = 60
MODES = all_modes()


class Evening:
    """A match in memory without a database, and clients of every kind that follow it by patches."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        name, options = MODES[seed % len(MODES)]
        rules = game(name)
        people = [Player.guest(f"P{number}") for number in range(options.seats)]
        time = TimeControl(60, 5) if self.rng.random() < 0.2 else None
        setup = with_seed_deal(new_setup(rules, options, people, time=time), str(seed))
        # The last two seats have one owner, where there are more than two.
        owners = {
            number: Owner(identity=f"p{min(number, max(2, options.seats - 1))}")
            for number in range(1, options.seats + 1)
        }
        stored = Stored(About("evening", "p1", True, 0.0), Match.begin(rules, setup), owners)
        nothing_is_stored: Any = None
        self.live = LiveMatch(stored, nothing_is_stored)
        holders = [*{Holder(identity=owner.identity) for owner in owners.values()}, NOBODY]
        self.clients = [self._client(holder, in_words=False) for holder in holders]
        if seed < len(MODES):  # Words are dear, and sent as a whole: one game in each mode will do.
            self.clients.append(self._client(holders[0], in_words=True))

    def _client(self, holder: Holder, *, in_words: bool) -> tuple[Subscriber, Patched]:
        subscriber = Subscriber(self.live, holder, 16, "en")
        subscriber.wants_patches, subscriber.wants_text = True, in_words
        self.live.subscribers[subscriber] = None
        subscriber.greet()
        return subscriber, Patched()

    def play(self, most: int | None = None) -> None:
        """Play to the end, or at most this many moves."""
        self.tell()
        for _ in repeat(None) if most is None else range(most):
            if self.live.match.is_over:
                break
            self.act()
            self.tell()

    def act(self) -> None:
        match, rng = self.live.match, self.rng
        who = rng.choice(match.owing)
        is_bot = match.is_bot_played(who)
        text = match.game.format_move(rng.choice(match.legal_moves(who)))
        if not is_bot and match.may_take_back(who) and rng.random() < 0.05:
            text = Word.TAKES_BACK.value
        elif not is_bot and rng.random() < 0.005:
            text = Word.RESIGNS.value
        change = match.prepare(Submission(who, match.ply(who), text, by_bot=is_bot), 0.0)
        self.live._commit(change, {}, None)
        if rng.random() < 0.05:
            self.live.forget_shown()

    def tell(self) -> None:
        for subscriber, patched in self.clients:
            subscriber.wake()
            if not subscriber.is_due:
                continue
            subscriber.is_due = False
            message = message_for(subscriber)
            if message is not None:
                patched.take(orjson.loads(message))
            assert document(patched.update) == document(whole(subscriber))


@pytest.mark.parametrize("seed", range(GAMES))
def test_patches_lead_to_the_whole(seed: int) -> None:
    """`make soak` plays a thousand, to their ends."""
    Evening(seed).play(MOST_MOVES)


def test_the_games_are_played_in_every_mode() -> None:
    assert len(MODES) <= GAMES, "else some modes are never played"


def test_a_part_that_is_plain_once_and_made_later_changes_no_other_match() -> None:
    """All matches have one leaf for a plain value: none may say that it was made of something else."""
    one = TreeBuilder().fields([plain("goal", None)], NOTHING)
    other = TreeBuilder().fields([plain("goal", None)], NOTHING)
    one = TreeBuilder().fields([Part("goal", lambda _: None, (3,))], one)
    assert one.json == b'{"goal":null}'
    other = TreeBuilder().fields([plain("goal", 3)], other)
    assert other.json == b'{"goal":3}'


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        Evening(number).play()
    print(f"{sys.argv[1]} whole games: every patched document was the whole one")
