"""The table of a host who wants to know cards before everybody has chosen.

He owns every seat but the guest's and reads the database and the wire. The guest's client is the real
one, or a careless one that shows what a rule is for.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.match.fair_table import Guest, Table
from tests.match.strict_table import choose, hear
from tests.match.tables import people
from tests.match.toys import Cards
from tuckbox.core import CHANCE
from tuckbox.match import FairDeal, Match, format_record, new_setup, parse_record, with_fair_deal
from tuckbox.match.fair.card_source import fair_draw
from tuckbox.match.fair.draw_client import DrawClient, Stop
from tuckbox.match.fair.hash_chain import link_of
from tuckbox.match.fair.keepsake import Keepsake, read_keepsakes
from tuckbox.match.record.verify import Verdict, verify

GAME = Cards()
TURNS = 7
"""More than a match has."""
Log = dict[int, str]


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
    got: int = 0
    """How many links the guest's client gave when he showed it what he liked."""

    @property
    def is_noticed(self) -> bool:
        return self.stopped is not None or self.verdict in (Verdict.REFUTED, Verdict.NOT_SHOWN)


class OwnTable(Table):
    """A table that takes any link, whatever its client was shown."""

    def take(self, answer: dict[str, Any]) -> None:
        super().take({**answer, "shown": len(self.match.log)})


class Host:
    """The table and its owner, who plays all seats but those on the guest's screen."""

    def __init__(
        self,
        rng: Random,
        client: type[DrawClient] = DrawClient,
        *,
        is_strict: bool = True,
        is_dealt: bool = True,
        seats: int = 2,
        screen: Sequence[int] = (1,),
    ) -> None:
        self.rng = rng
        self.got: list[str] = []
        """The links that the guest's client gave when he showed it what he liked."""
        self.secret = rng.randbytes(32).hex()
        self.screen = tuple(screen)
        setup = new_setup(GAME, GAME.options(seats=seats), people(seats), match="f1")
        setup = with_fair_deal(setup, bytes.fromhex(self.secret), is_strict=is_strict)
        self.table = OwnTable(match=Match.begin(GAME, setup))
        self.guest = Guest(self.table, screen[0], client, screen)
        self.guest.client = client(Keepsake("f1"), self.guest.lines.append, self.seed)
        owned = [number for number in range(1, seats + 1) if number not in screen]
        self.own = [Guest(self.table, number) for number in owned]
        hear(self.everybody, times=2 if is_dealt else 1)

    def anew(self) -> "Host":
        """Another table like this, where the list is closed and no seed has been revealed."""
        client = type(self.guest.client)
        return Host(self.rng, client, is_dealt=False, seats=self.seats, screen=self.screen)

    @property
    def everybody(self) -> list[Guest]:
        return [self.guest, *self.own]

    def seed(self) -> str:
        return self.rng.randbytes(32).hex()

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def deal(self) -> FairDeal:
        assert isinstance(self.match.setup.deal, FairDeal)
        return self.match.setup.deal

    @property
    def seats(self) -> int:
        return self.match.setup.options.seats

    @property
    def log(self) -> Log:
        return dict(self.table.log())

    @property
    def links(self) -> dict[str, Any]:
        found = self.table.links()
        assert found is not None
        return found

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
            links = {own.number: link_of(own.lines[0]["seed"], moment) for own in self.own}
            links[self.guest.number] = guest
            given = [links[seat] for seat in self.deal.givers()]
            table = bytes.fromhex(link_of(self.secret, moment))
            draw = fair_draw(table, self.deal.closed_list, given)
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
        drawn = self.play_turn()
        guesses.add(drawn == guess, chances[guess] / sum(chances.values()))

    def play_turn(self) -> str:
        """Play a turn as one should; return the card that comes."""
        before = len(self.match.log)
        choose(self.match)
        hear(self.everybody)
        return next(entry.text for entry in self.match.log[before:] if entry.actor == CHANCE)

    def asks(self, log: Mapping[int, str], **changes: Any) -> str | None:
        """Show the guest's client what he likes and ask for its link; return the link that it gives."""
        links = {**self.links, "awaited": [self.guest.number], **changes}
        return self.shows(log, links)

    def shows(
        self,
        log: Mapping[int, str],
        links: Mapping[str, Any] | None = None,
        client: DrawClient | None = None,
        *,
        is_fresh: bool = False,
        **changes: Any,
    ) -> str | None:
        """Show a client what he likes, with some changes to the deal; return the link that it gives."""
        draws = {number: line[2:] for number, line in log.items() if line.startswith("0 ")}
        heard = self.shown(**changes), self.screen, draws, links, log
        for answer in (client or self.guest.client).hear(*heard, is_fresh=is_fresh):
            if answer["type"] == "link":
                self.got.append(answer["link"])
                return self.got[-1]
        return None

    def shown(self, **changes: Any) -> dict[str, Any]:
        deal = self.table.shown()
        assert deal is not None
        return {**deal, **changes}

    def reloaded(self) -> DrawClient:
        """The guest's client after a reload, or in another tab of the same browser."""
        kept = read_keepsakes(self.kept)["f1"]
        return type(self.guest.client)(kept, self.guest.lines.append, self.seed)

    @property
    def kept(self) -> str:
        return "".join(json.dumps(line) + "\n" for line in self.guest.lines)

    def finish(self, *, looked_ahead: bool) -> Outcome:
        """Play on as one should, and let the guest check the record."""
        for _ in range(TURNS):
            if self.guest.client.stopped is None and not self.match.is_over:
                choose(self.match)
                hear(self.everybody)
        self.guest.hear()
        stopped = self.guest.client.stopped
        if stopped is not None:
            return Outcome(False, stopped, None, 0, len(self.got))
        if not self.match.is_over:  # A client that holds what never was does not go on.
            return Outcome(looked_ahead, None, None, 0, len(self.got))
        verdict, counted = self.check()
        return Outcome(looked_ahead, None, verdict, counted, len(self.got))

    def check(self) -> tuple[Verdict, int]:
        record = parse_record(format_record(self.match.record()))
        found = verify(record, GAME, read_keepsakes(self.kept)["f1"])
        return found.verdict, int(str(dict(found.sentence.values).get("count", 0)))
