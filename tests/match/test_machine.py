"""Any interleaving of submissions, resends, take-backs and reloads keeps the promises of a match."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.match.tables import cards_setup, pile_setup
from tests.match.toys import Cards, Pile
from tuckbox.core import Seat, TuckboxError, seat, seats
from tuckbox.match import (
    Match,
    Submission,
    check_record,
    format_record,
    parse_record,
)
from tuckbox.match.play.log import effective
from tuckbox.match.play.referee import Referee
from tuckbox.match.play.replay import play_log
from tuckbox.match.record.stored_form import setup_from_json, setup_to_json

SEATS = st.integers(1, 3).map(seat)
TEXTS = st.sampled_from(
    ["hi", "lo", "take 1", "take 2", "take 3", "take 9", "card a", "junk"]
    + ["takes-back"] * 4
    + ["offers-draw", "declines-draw", "reclaims", "times-out"]
)
ENDINGS = st.sampled_from(["resigns", "agrees-draw"])


class AMatch(RuleBasedStateMachine):
    """Clients that send, resend and send nonsense; a server that stores, reloads and hands over."""

    match: Match

    @initialize(kind=st.sampled_from(["pile", "cards"]), seats=st.integers(1, 3))
    def begin(self, kind: str, seats: int) -> None:
        game: Any = Pile() if kind == "pile" else Cards()
        setup = pile_setup(max(2, seats)) if kind == "pile" else cards_setup(seats)
        self.match = Match.begin(game, setup)
        self.sent: dict[Seat, list[str]] = {}

    def send(self, who: Seat, text: str) -> None:
        match = self.match
        if who > match.setup.options.seats:
            return
        before = (match.version, match.fold, match.waiting, len(match.log), match.ply(who))
        by_bot = match.is_bot_played(who) and text != "reclaims"
        try:
            change = match.prepare(Submission(who, match.ply(who), text, by_bot))
        except TuckboxError:
            now = (match.version, match.fold, match.waiting, len(match.log), match.ply(who))
            assert now == before, "a refusal changes nothing"
            return
        assert match.version == before[0], "preparing changes nothing"
        match.commit(change)
        assert match.version == before[0] + 1
        self.sent.setdefault(who, []).append(text)

    @rule(who=SEATS, text=TEXTS)
    def submit(self, who: Seat, text: str) -> None:
        self.send(who, text)

    @rule(choice=st.integers(0, 10))
    def submit_something_legal(self, choice: int) -> None:
        for who in self.match.owing[:1]:
            legal = self.match.game.legal_moves(self.match.position, who)
            self.send(who, self.match.game.format_move(legal[choice % len(legal)]))

    @rule(who=SEATS, word=ENDINGS, sure=st.integers(0, 9))
    def end(self, who: Seat, word: str, sure: int) -> None:
        if sure == 0:
            self.send(who, word)

    @precondition(lambda self: self.sent)
    @rule(data=st.data())
    def resend(self, data: st.DataObject) -> None:
        who = data.draw(st.sampled_from(sorted(self.sent)))
        ply = data.draw(st.integers(0, len(self.sent[who]) - 1))
        version, log = self.match.version, list(self.match.log)
        assert self.match.submit(who, ply, self.sent[who][ply]).is_repeat
        assert (self.match.version, list(self.match.log)) == (version, log)
        other = "hi" if self.sent[who][ply] != "hi" else "lo"
        with pytest.raises(TuckboxError) as caught:
            self.match.submit(who, ply, other)
        assert caught.value.code == "match-ply-used"

    @rule(who=SEATS, text=TEXTS)
    def lose_the_race_for_the_store(self, who: Seat, text: str) -> None:
        """Two nodes prepare from the same state; only one of them can commit."""
        match = self.match
        try:
            change = match.prepare(Submission(who, match.ply(who), text))
        except TuckboxError:
            return
        version = match.version
        self.submit_something_legal(0)
        if match.version != version:
            with pytest.raises(TuckboxError):
                match.commit(change)

    @rule(who=SEATS)
    def hand_over(self, who: Seat) -> None:
        with suppress(TuckboxError):
            self.match.commit(self.match.prepare_hand_over(who, 0.0, 60.0))

    @rule()
    def reload(self) -> None:
        old = self.match
        everyone = range(1, old.setup.options.seats + 1)
        self.match = Match(
            old.game,
            setup_from_json(setup_to_json(old.setup)),
            entries=old.log,
            waiting=old.waiting,
            accepted={seat(number): old.accepted(seat(number)) for number in everyone},
            version=old.version,
        )
        assert self.match.fold == old.fold
        assert self.match.prepare_owed() is None

    @invariant()
    def the_position_is_the_fold_of_the_log(self) -> None:
        log = self.match.log
        fold = Referee(self.match.game, self.match.setup).start()
        for played in play_log(self.match.game, self.match.setup, log):
            fold = played.after
        assert fold == self.match.fold
        assert fold.draws == sum(entry.actor == 0 for entry in effective(log))

    @invariant()
    def every_accepted_submission_counts_once(self) -> None:
        for who, sent in self.sent.items():
            assert list(self.match.accepted(who)) == sent

    @invariant()
    def waiting_choices_are_in_no_other_view(self) -> None:
        match = self.match
        for who in (None, *seats(match.setup.options.seats)):
            if who not in match.choices:
                # Who still owes is public; what was chosen is not.
                to_move = match.view(who)["to_move"]
                folded = match.game.view(match.position, who)
                assert match.view(who) == {**folded, "to_move": to_move}
                assert to_move == [n for n in folded["to_move"] if n not in match.choices]

    @invariant()
    def the_record_round_trips_and_replays(self) -> None:
        record = self.match.record()
        text = format_record(record)
        assert parse_record(text) == record
        check_record(record, self.match.game)


AMatch.TestCase.settings = settings(max_examples=50, stateful_step_count=30)
TestAMatch = AMatch.TestCase
