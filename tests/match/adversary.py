"""A host who reads the database and the wire, plays a seat himself, and wants a certain first card.

`python -m tests.match.adversary 2000` plays that many matches and tells what became of them. The
guest's client is the real one; the table that it talks to is the host's own and shows what he likes.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from tests.match.tables import people, play_out
from tests.match.toys import Cards
from tuckbox.core import InvalidRecord, seat
from tuckbox.match import (
    EarlyFairDeal,
    FairDeal,
    Match,
    Player,
    format_record,
    new_setup,
    parse_record,
    seating,
    with_fair_deal,
)
from tuckbox.match.deal_shown import deal_shown
from tuckbox.match.draw import early_commitment, seed_commitment
from tuckbox.match.draw_client import DrawClient, Stop
from tuckbox.match.fair_deal import BrokenDeal, Commit, Kind, Why, open_deal
from tuckbox.match.keepsake import Keepsake, read_keepsakes, unopened
from tuckbox.match.setup import Setup
from tuckbox.match.verify import Verdict, verify

GAME = Cards()
OPTIONS = GAME.options(seats=2)
CHANCES = GAME.chances(GAME.initial(OPTIONS))
WANTED = GAME.format_move(CHANCES[0][0])
CHANCE = CHANCES[0][1] / sum(weight for _, weight in CHANCES)
GUEST, HOST = 1, 2
TRIES = 12
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
        commits = (Commit(GUEST, Kind.PERSON, guest), Commit(HOST, Kind.PERSON, own))
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


# What he tries, each of them again and again while the guest puts up with it


def honest(host: Host) -> Outcome:
    """He deals as one should."""
    assert host.agree()
    return host.begin()


def blind_seed(host: Host) -> Outcome:
    """He tries own seeds against a guess of the guest's, before the list closes."""
    guest = host.commits()
    assert guest is not None
    guess = host.seed()
    for _ in range(TRIES):
        host.close(guest, host.seed())
        host.learn(guess)
        if host.card() == WANTED:
            break
    host.setup = replace(host.setup, deal=replace(host.deal, seeds=(None, None)))
    seed = host.reveals()
    assert seed is not None
    host.learn(seed)
    return host.begin()


def late_seed(host: Host) -> Outcome:
    """He waits for the guest's seed and reveals one that he did not commit to."""
    assert host.agree()
    seed = host.deal.seeds[0]
    for _ in range(10 * TRIES):
        if host.card() == WANTED:
            break
        host.own = host.seed()
        host.learn(str(seed))
    return host.begin()


def last_secret(host: Host) -> Outcome:
    """He waits for the guest's seed and takes another secret than the one he committed to."""
    assert host.agree()
    while host.card() != WANTED:
        host.setup = replace(host.setup, deal=replace(host.deal, secret=host.seed()))
    return host.begin()


def own_seed_lost(host: Host) -> Outcome:
    """He breaks the deal off at his own seat when he does not like its cards."""
    assert host.agree()
    for _ in range(TRIES):
        if host.card() == WANTED:
            break
        host.breaks(host.rng.choice([Why.LOST, Why.LEFT, Why.RESTORED]), HOST)
        assert host.agree()
    return host.begin()


def guest_is_maker(host: Host) -> Outcome:
    """He makes the guest the table's maker, who then frees his seat after each deal that he breaks off."""
    assert host.agree()
    for _ in range(TRIES):
        if host.card() == WANTED:
            break
        host.breaks(Why.LOST, HOST)
        host.setup = seating.free(host.setup, seat(HOST), 0.0)
        host.show()
        host.setup = seating.sit(host.setup, seat(HOST), Player.guest("Bob"), 0.0)
        assert host.agree()
    return host.begin()


def called_silent(host: Host) -> Outcome:
    """He calls the guest silent when he does not like the cards."""
    return again(host, lambda: host.breaks(Why.SILENT, GUEST))


def second_table(host: Host) -> Outcome:
    """He shows another commitment, as after a reconnect, and says nothing of the first."""
    return again(host, lambda: host.reopen(host.deal.broken))


def dropped_deal(host: Host) -> Outcome:
    """He counts on, but leaves out the lines of the deals that he broke off."""

    def drop() -> None:
        number = host.deal.number + 1
        host.reopen(())
        host.setup = replace(host.setup, deal=replace(host.deal, number=number))

    return again(host, drop)


def again(host: Host, reopen: Callable[[], None]) -> Outcome:
    card = ""
    for _ in range(TRIES * 4):
        if not host.agree():
            return host.outcome(None, "")
        card = host.card()
        if card == WANTED:
            break
        reopen()
    return host.begin()


def lost_commitment(host: Host) -> Outcome:
    """He loses the guest's commitment, closes the list without it, and chooses alone."""
    host.commits()
    while True:
        host.close("-", host.seed())
        host.setup = replace(host.setup, deal=replace(host.deal, seeds=(None, host.own)))
        if host.card() == WANTED:
            host.show(state="closed", revealed=[])
            return host.begin()


def second_list(host: Host) -> Outcome:
    """He shows another list once he knows the guest's seed."""
    assert host.agree()
    guest, seed = host.deal.commits[0].commitment, host.deal.seeds[0]
    while host.card() != WANTED:
        host.close(guest, host.seed())
        host.learn(str(seed))
    return host.begin()


def rewound(host: Host) -> Outcome:
    """He goes back to before the list was closed, with the same commitment, and closes another."""
    guest = host.commits()
    assert guest is not None
    before = host.setup
    host.close(guest)
    seed = host.reveals()
    while True:
        host.learn(str(seed))
        if host.card() == WANTED:
            return host.begin()
        host.setup = before
        host.show()
        host.close(guest, host.seed())


def early_card(host: Host) -> Outcome:
    """He shows the card that he likes before the guest has revealed anything."""
    host.commits()
    host.setup = with_fair_deal(host.setup, host.rng.randbytes(32))
    host.show({1: WANTED}, **{**_kept(host), "state": "closed"})
    return host.outcome(None, WANTED)


def _kept(host: Host) -> dict[str, Any]:
    """The commitment and list that the guest knows."""
    kept = next(iter(host.guest.keepsake.deals.values()))
    own = seed_commitment(kept.commitment, GUEST, kept.seed)
    return {"commitment": kept.commitment, "list": [f"1 person {own}", "2 person -"]}


def changed_card(host: Host) -> Outcome:
    """He deals fairly, and then puts another card in the place of the first."""
    assert host.agree()
    host.show({1: host.card()})
    host.show({1: WANTED})
    return host.outcome(None, WANTED)


def version_1(host: Host) -> Outcome:
    """He goes back to the draw whose seeds were sent in the clear."""
    assert host.agree()
    setup = host.setup
    commitment = early_commitment(bytes(32), host.match, str(OPTIONS), setup.components)
    while True:
        seeds = (host.deal.seeds[0], host.seed())
        early = EarlyFairDeal(host.match, commitment, seeds, bytes(32).hex())
        match = Match.begin(GAME, replace(setup, deal=early))
        if match.log[0].text == WANTED:
            break
    host.guest.hear(None, [GUEST], {1: WANTED})
    return host.outcome(play_out(match), WANTED)


def other_table(host: Host) -> Outcome:
    """He lets the table vanish when he does not like its cards, and invites the guest to another."""
    for number in range(2, TRIES):
        assert host.agree()
        if host.card() == WANTED:
            break
        host.enter(f"m{number}")
    else:
        assert host.agree()
    return host.begin()


CHEATS = (
    honest,
    blind_seed,
    late_seed,
    last_secret,
    own_seed_lost,
    guest_is_maker,
    called_silent,
    second_table,
    dropped_deal,
    lost_commitment,
    second_list,
    rewound,
    early_card,
    changed_card,
    version_1,
    other_table,
)


def matches(count: int) -> Iterator[tuple[str, Outcome]]:
    for number in range(count):
        cheat = CHEATS[number % len(CHEATS)]
        yield cheat.__name__, cheat(Host(Random(f"match {number}")))


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    told: dict[str, Counter[str]] = {}
    clean = 0
    for name, outcome in matches(count):
        clean += outcome.is_clean
        ended = f"stopped ({outcome.stopped})" if outcome.stopped else str(outcome.verdict)
        told.setdefault(name, Counter())[f"{ended}{', counted' if outcome.counted else ''}"] += 1
    for name, ends in told.items():
        print(f"{name:16}", dict(ends))
    print(
        f"the wanted card without a trace: {clean} of {count}; by chance alone {count * CHANCE:.0f}"
    )


if __name__ == "__main__":
    main()
