"""The table of a host who reads the database and the wire and plays a seat himself.

The guest's client is the real one; the table that it talks to is the host's own and shows what he likes.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from tests.match.tables import people, play_out
from tests.match.toys import Cards
from tuckbox.core import InvalidRecord
from tuckbox.match import (
    FairDeal,
    Match,
    format_record,
    new_setup,
    parse_record,
    with_fair_deal,
)
from tuckbox.match.fair.card_source import seed_commitment
from tuckbox.match.fair.deal import BrokenDeal, ClientCommit, ClientKind, Why, open_deal
from tuckbox.match.fair.deal_shown import deal_shown
from tuckbox.match.fair.draw_client import DrawClient, Stop
from tuckbox.match.fair.keepsake import Keepsake, read_keepsakes, unopened
from tuckbox.match.record.verify import Verdict, verify
from tuckbox.match.setup import Setup

GAME = Cards()
OPTIONS = GAME.options(seats=2)
CHANCES = GAME.chances(GAME.initial(OPTIONS))
WANTED = GAME.format_move(CHANCES[0][0])
CHANCE = CHANCES[0][1] / sum(weight for _, weight in CHANCES)
GUEST, HOST = 1, 2
Shown = dict[str, Any]


@dataclass(frozen=True)
class Outcome:
    """What became of a match."""

    got_it: bool
    """Whether the first card is the wanted one, and the guest's client played on."""
    stopped: Stop | None
    verdict: Verdict | None
    """What the guest's keepsake says of the record."""
    counted: int
    """The tries that the verdict, or the note beside it, tells of."""

    @property
    def is_clean(self) -> bool:
        """Whether he got his card and nothing will ever tell."""
        return self.got_it and self.verdict is Verdict.PROVED and not self.counted


class Host:
    """The table and its owner, who knows every secret and every seed."""

    def __init__(self, rng: Random, client: type[DrawClient] = DrawClient) -> None:
        self.rng = rng
        self.lines: list[dict[str, Any]] = []
        self.make = client
        self.enter("m1")

    def enter(self, match: str) -> None:
        """Let the guest enter a match: their client begins to answer there."""
        self.match = match
        known = read_keepsakes("".join(json.dumps(line) + "\n" for line in self.lines))
        keepsake = known.get(match) or Keepsake(match)
        self.guest = self.make(keepsake, self.lines.append, self.seed, lambda: 1000.0)
        setup = new_setup(GAME, OPTIONS, people(2), match=match)
        self.setup = with_fair_deal(setup, self.rng.randbytes(32))
        self.own = self.seed()

    def seed(self) -> str:
        return self.rng.randbytes(32).hex()

    @property
    def deal(self) -> FairDeal:
        assert isinstance(self.setup.deal, FairDeal)
        return self.setup.deal

    def show(self, draws: Mapping[int, str] | None = None, **changes: object) -> Shown | None:
        """Show the guest's client the deal, changed as the host likes; return its answer."""
        shown = deal_shown(self.setup)
        assert shown is not None
        answers = self.guest.hear({**shown, **changes}, [GUEST], draws or {})
        return answers[0] if answers else None

    # The steps of a fair deal

    def commits(self) -> str | None:
        """Return the commitment with which the guest answers the open deal."""
        answer = self.show()
        return answer["commitment"] if answer and answer["type"] == "commit" else None

    def close(self, guest: str, seed: str | None = None) -> None:
        self.own = seed or self.own
        own = seed_commitment(self.deal.commitment, HOST, self.own)
        commits = (
            ClientCommit(GUEST, ClientKind.PERSON, guest),
            ClientCommit(HOST, ClientKind.PERSON, own),
        )
        self.setup = replace(self.setup, deal=replace(self.deal, commits=commits))

    def learn(self, guest: str) -> None:
        """Take the guest's seed, and one's own."""
        self.setup = replace(self.setup, deal=replace(self.deal, seeds=(guest, self.own)))

    def reveals(self) -> str | None:
        answer = self.show()
        return answer["seed"] if answer and answer["type"] == "reveal" else None

    def card(self) -> str:
        draw = self.deal.draw()
        assert draw is not None
        weights = [weight for _, weight in CHANCES]
        return GAME.format_move(CHANCES[draw.draw(0, weights)][0])

    def breaks(self, why: Why, *seats: int) -> None:
        gone = BrokenDeal(self.deal.number, self.deal.commitment, self.deal.closed_list, why, seats)
        self.reopen((*self.deal.broken, gone))

    def reopen(self, broken: tuple[BrokenDeal, ...]) -> None:
        texts = (self.setup.game, str(self.setup.options), self.setup.components)
        deal = open_deal(self.rng.randbytes(32), self.match, texts, 2, broken)
        self.setup, self.own = replace(self.setup, deal=deal), self.seed()

    def agree(self) -> bool:
        """Go through a whole deal as one should; return whether the guest took part."""
        guest = self.commits()
        if guest is None:
            return False
        self.close(guest)
        seed = self.reveals()
        if seed is None:
            return False
        self.learn(seed)
        return True

    # The end

    def begin(self, setup: Setup | None = None, **changes: object) -> Outcome:
        """Begin the match with the cards as they are, play it, and let the guest check the record."""
        match = Match.begin(GAME, setup or self.setup)
        card = match.log[0].text
        self.show({1: card}, **changes)
        return self.outcome(play_out(match), card)

    def outcome(self, match: Match | None, card: str) -> Outcome:
        verdict, counted = None, 0
        if match is not None and self.guest.stopped is None:
            verdict, counted = self.check(match)
        got_it = card == WANTED and self.guest.stopped is None
        return Outcome(got_it, self.guest.stopped, verdict, counted)

    def check(self, match: Match) -> tuple[Verdict, int]:
        keepsakes = read_keepsakes("".join(json.dumps(line) + "\n" for line in self.lines))
        try:
            record = parse_record(format_record(match.record()))
        except InvalidRecord:
            return Verdict.REFUTED, 0
        seen = keepsakes.get(self.match) or Keepsake(self.match)
        found = verify(record, GAME, seen)
        others = unopened([each for each in keepsakes.values() if each is not seen], 1000.0)
        told = dict(found.sentence.values).get("count", 0)
        return found.verdict, others + int(str(told))
