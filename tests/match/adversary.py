"""What a host tries who wants a certain first card, and what becomes of it.

`python -m tests.match.adversary 2000` plays that many matches, tells what became of them and fails if the
host gained anything that nobody noticed.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Any

from tests.match.cheating_host import CHANCE, GAME, GUEST, HOST, OPTIONS, WANTED, Host, Outcome
from tests.match.tables import play_out
from tuckbox.core import seat
from tuckbox.match import EarlyFairDeal, Match, Player, seating, with_fair_deal
from tuckbox.match.fair.card_source import early_commitment, seed_commitment
from tuckbox.match.fair.deal import Why
from tuckbox.match.fair.draw_client import Stop
from tuckbox.match.record.verify import Verdict

TRIES = 12
"""How often he tries while the guest puts up with it."""


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


def faults(played: Sequence[tuple[str, Outcome]]) -> Iterator[str]:
    """Yield what must not be: cards that he wanted and got unnoticed, or a guard that never stepped in."""
    outcomes, count = [outcome for _, outcome in played], len(played)
    clean = sum(outcome.is_clean for outcome in outcomes)
    most = count * CHANCE + 4 * sqrt(count * CHANCE * (1 - CHANCE))
    if clean > most:
        yield f"He got the wanted card without a trace {clean} times, and chance gives at most {most:.0f}."
    stops = {outcome.stopped for outcome in outcomes}
    if stops != {None, *Stop} - {Stop.LINK}:
        yield f"The guest's client stopped for {_listed(stops)} only, or for what no host of these does."
    verdicts = {outcome.verdict for outcome in outcomes}
    if not {Verdict.PROVED, Verdict.REFUTED} <= verdicts:
        yield f"Records were {_listed(verdicts)}, not some proved and some refuted."
    fair = {(each.stopped, each.verdict) for name, each in played if name == honest.__name__}
    if fair != {(None, Verdict.PROVED)}:
        yield "Not every honest deal was proved."


def _listed(found: Iterable[object]) -> str:
    return ", ".join(sorted(map(str, found)))


def main(words: Sequence[str]) -> int:
    count = int(words[0]) if words else 2000
    played = list(matches(count))
    told: dict[str, Counter[str]] = {}
    for name, outcome in played:
        ended = f"stopped ({outcome.stopped})" if outcome.stopped else str(outcome.verdict)
        told.setdefault(name, Counter())[f"{ended}{', counted' if outcome.counted else ''}"] += 1
    for name, ends in told.items():
        print(f"{name:16}", dict(ends))
    clean = sum(outcome.is_clean for _, outcome in played)
    print(
        f"the wanted card without a trace: {clean} of {count}; by chance alone {count * CHANCE:.0f}"
    )
    found = list(faults(played))
    print("".join(f"{fault}\n" for fault in found), end="")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
