"""A host who knows everything that the server knows wants to know cards before everybody has chosen.

`python -m tests.match.strict_adversary 2000` plays that many matches and tells how often he guessed the
next card, and what became of his tricks; it fails if he did better than chance and nobody noticed. The
guest's client is the real one.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from tests.match.fair_table import Guest, Table
from tests.match.strict_table import choose, hear
from tests.match.tables import ONE, TWO, people, play
from tests.match.toys import Cards
from tuckbox.core import CHANCE
from tuckbox.match import FairDeal, Match, format_record, new_setup, parse_record, with_fair_deal
from tuckbox.match.chain import link_of
from tuckbox.match.draw import fair_draw
from tuckbox.match.draw_client import DrawClient, Stop
from tuckbox.match.keepsake import Keepsake, read_keepsakes
from tuckbox.match.verify import Verdict, verify

GAME = Cards()
GUEST, HOST = 1, 2
DRAWN = 5
"""Cards of a match that he can guess: all but the first."""


@dataclass
class Guesses:
    """How often he guessed the next card, and how often chance alone would have."""

    made: int = 0
    right: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def add(self, is_right: bool, share: float) -> None:
        self.made += 1
        self.right += is_right
        self.expected += share
        self.variance += share * (1 - share)


@dataclass(frozen=True)
class Outcome:
    """What became of a trick."""

    looked_ahead: bool
    """Whether he knew a card before he had chosen, and the guest's client played on."""
    stopped: Stop | None
    verdict: Verdict | None
    counted: int


class Host:
    """The table and its owner, who plays seat 2 and reads the database and the wire."""

    def __init__(
        self, rng: Random, client: type[DrawClient] = DrawClient, *, is_strict: bool = True
    ) -> None:
        self.rng = rng
        self.secret = rng.randbytes(32).hex()
        setup = new_setup(GAME, GAME.options(seats=2), people(2), match="f1")
        setup = with_fair_deal(setup, bytes.fromhex(self.secret), is_strict=is_strict)
        self.table = Table(match=Match.begin(GAME, setup))
        self.guest = Guest(self.table, GUEST, client)
        self.guest.client = client(Keepsake("f1"), self.guest.lines.append, self.seed)
        self.own = Guest(self.table, HOST)
        hear([self.guest, self.own], times=2)

    def seed(self) -> str:
        return self.rng.randbytes(32).hex()

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def deal(self) -> FairDeal:
        assert isinstance(self.match.setup.deal, FairDeal)
        return self.match.setup.deal

    def chances(self) -> list[tuple[str, int]]:
        """What can come next, once everybody has chosen."""
        position = self.match.position
        for who in self.match.game.to_move(position):
            if who != CHANCE:
                position = GAME.after(position, who, "hi")
        return [(GAME.format_move(move), weight) for move, weight in GAME.chances(position)]

    def computed(self, guest: str) -> str:
        """The next card, if the guest's link, or seed, were this."""
        moment = self.deal.moments
        chances = self.chances()
        if self.deal.is_strict:
            own = link_of(self.own.lines[0]["seed"], moment)
            draw = fair_draw(
                bytes.fromhex(link_of(self.secret, moment)), self.deal.closed_list, [guest, own]
            )
        else:
            found = self.deal.draw()
            assert found is not None
            draw = found
        number = self.match.fold.draws
        return chances[draw.draw(number, [weight for _, weight in chances])][0]

    def turn(self, guesses: Guesses) -> None:
        """Guess with all that he knows, then play the turn as one should, and see what comes."""
        chances = dict(self.chances())
        if not chances:
            choose(self.match)
            return
        guess = self.computed(self.seed())
        before = len(self.match.log)
        choose(self.match)
        hear([self.guest, self.own])
        drawn = [entry for entry in self.match.log[before:] if entry.actor == CHANCE]
        guesses.add(drawn[0].text == guess, chances[guess] / sum(chances.values()))

    def hears(self, links: Mapping[str, Any] | None, log: Mapping[int, str]) -> str | None:
        """Show the guest's client what he likes; return the link that it gives."""
        table = self.table
        draws = {number: line[2:] for number, line in log.items() if line.startswith("0 ")}
        for answer in self.guest.client.hear(table.shown(), [GUEST], draws, links, log):
            if answer["type"] == "link":
                return str(answer["link"])
        return None

    def finish(self, looked_ahead: bool) -> Outcome:
        while not self.match.is_over:
            choose(self.match)
            hear([self.guest, self.own])
        hear([self.guest])
        stopped = self.guest.client.stopped
        if stopped is not None:
            return Outcome(False, stopped, None, 0)
        verdict, counted = self.check()
        return Outcome(looked_ahead, None, verdict, counted)

    def check(self) -> tuple[Verdict, int]:
        record = parse_record(format_record(self.match.record()))
        text = "".join(json.dumps(line) + "\n" for line in self.guest.lines)
        found = verify(record, GAME, read_keepsakes(text)["f1"])
        return found.verdict, int(str(dict(found.sentence.values).get("count", 0)))


# What he tries


def fake_choice(host: Host) -> Outcome:
    """He shows a choice of his own that he has not made, gets the guest's link, and then chooses."""
    play(host.match, ONE, "hi")
    log = dict(host.table.log())
    shown = {**log, len(log) + 1: "1 hi", len(log) + 2: "2 lo"}
    link = host.hears({**links_of(host), "awaited": [GUEST]}, shown)
    assert link is not None
    host.computed(link)
    play(host.match, TWO, "hi")
    hear([host.guest])
    if host.guest.client.stopped is None:
        host.table.take(answer(host, link))
        host.own.hear()
    return _ended(host, looked_ahead=True)


def too_early(host: Host) -> Outcome:
    """He asks for the link before anybody has chosen."""
    link = host.hears({**links_of(host), "awaited": [GUEST]}, host.table.log())
    if link is not None:
        host.computed(link)
    return _ended(host, looked_ahead=link is not None)


def far_ahead(host: Host) -> Outcome:
    """He says that many cards were drawn, so that the guest's link gives all before it away."""
    choose(host.match)
    secret = {**links_of(host), "moment": 5}
    own = [link_of(host.own.lines[0]["seed"], 5)]
    guess = host.guest.lines[0]["seed"]
    secret["links"] = [link_of(host.secret, 5), link_of(guess, 5), *own]
    link = host.hears({**secret, "awaited": [GUEST]}, host.table.log())
    return _ended(host, looked_ahead=link is not None)


def other_link(host: Host) -> Outcome:
    """He takes another link of the table once he knows the guest's, so that the card suits him."""
    choose(host.match)
    hear([host.guest, host.own])
    links = links_of(host)
    links["links"] = [host.seed(), *links["links"][1:]]
    host.hears(links, host.table.log())
    return _ended(host, looked_ahead=True)


def left_out(host: Host) -> Outcome:
    """He leaves the guest's link out of the draw and says nothing."""
    choose(host.match)
    hear([host.guest, host.own])
    links = links_of(host)
    links["links"] = [links["links"][0], None, links["links"][2]]
    host.hears(links, host.table.log())
    return _ended(host, looked_ahead=True)


def handed_over(host: Host) -> Outcome:
    """He knows the card and does not like it, so he says that the guest is gone."""
    choose(host.match)
    host.own.hear()
    host.match.commit(host.match.prepare_hand_over(ONE, 0.0, 100.0))
    play(host.match, ONE, "reclaims")
    return _ended(host, looked_ahead=True)


def _ended(host: Host, *, looked_ahead: bool) -> Outcome:
    stopped = host.guest.client.stopped
    if stopped is not None:
        return Outcome(False, stopped, None, 0)
    return host.finish(looked_ahead)


def links_of(host: Host) -> dict[str, Any]:
    found = host.table.links()
    assert found is not None
    return found


def answer(host: Host, link: str) -> dict[str, Any]:
    table = host.deal.commitment
    return {
        "type": "link",
        "seat": GUEST,
        "table": table,
        "number": host.deal.moments,
        "link": link,
    }


TRICKS: tuple[Callable[[Host], Outcome], ...] = (
    fake_choice,
    too_early,
    far_ahead,
    other_link,
    left_out,
    handed_over,
)


def guessed(count: int, *, is_strict: bool = True) -> Guesses:
    """Let him guess every card but the first of that many matches."""
    guesses = Guesses()
    for number in range(count):
        host = Host(Random(f"strict {number}"), is_strict=is_strict)
        while not host.match.is_over:
            host.turn(guesses)
    return guesses


def tricks(count: int) -> Iterator[tuple[str, Outcome]]:
    for number in range(count):
        trick = TRICKS[number % len(TRICKS)]
        yield trick.__name__, trick(Host(Random(f"trick {number}")))


def guess_faults(found: Guesses, count: int) -> Iterator[str]:
    """Yield what must not be at tables where nobody looks ahead."""
    if found.made != DRAWN * count:
        yield f"He guessed {found.made} cards in {count} matches, not {DRAWN} in each."
    if abs(found.right - found.expected) > 4 * sqrt(found.variance):
        yield f"He guessed {found.right} cards, and chance gives {found.expected:.0f}."


def open_faults(found: Guesses) -> Iterator[str]:
    """Yield what must not be at tables with a fair draw alone, where he knows every card."""
    if found.right != found.made:
        yield f"Without links he guessed only {found.right} of {found.made} cards."


def trick_faults(tried: Sequence[tuple[str, Outcome]]) -> Iterator[str]:
    """Yield the tricks that showed him a card, and nobody will ever know."""
    for name, outcome in tried:
        if outcome.looked_ahead and outcome.stopped is not Stop.LINK and not outcome.counted:
            yield f"The trick {name} was neither noticed nor counted."


def main(words: Sequence[str]) -> int:
    count = (int(words[0]) if words else 2000) // 2
    strict, fair = guessed(count), guessed(count, is_strict=False)
    for name, found in (("nobody looks ahead", strict), ("fair draw alone", fair)):
        print(
            f"{name}: {found.right} of {found.made} cards guessed; by chance {found.expected:.0f} "
            f"± {2 * found.variance**0.5:.0f}"
        )
    tried = list(tricks(count))
    told: dict[str, Counter[str]] = {}
    for name, outcome in tried:
        ended = f"stopped ({outcome.stopped})" if outcome.stopped else str(outcome.verdict)
        told.setdefault(name, Counter())[f"{ended}{', counted' if outcome.counted else ''}"] += 1
    for name, ends in told.items():
        print(f"{name:16}", dict(ends))
    faults = [*guess_faults(strict, count), *open_faults(fair), *trick_faults(tried)]
    print("".join(f"{fault}\n" for fault in faults), end="")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
