"""A host who knows everything that the server knows wants to know cards before everybody has chosen.

`python -m tests.match.strict_adversary 2000` plays that many matches and tells how often he guessed the
next card, and what became of his tricks; it fails if he did better than chance and nobody noticed.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random

from tests.match.strict_host import Guesses, Host, Outcome
from tests.match.strict_table import choose, hand_over, hear
from tests.match.tables import play
from tuckbox.core import seat
from tuckbox.match.fair.hash_chain import link_of

DRAWN = 5
"""Cards of a match that he can guess: all but the first."""


# What he tries: a link before the choices are made


def future_choice(host: Host) -> Outcome:
    """He shows only the last choice of a coming turn, at its future number, and fills the gap later.

    The card before it is not shown either, so that nothing has the wrong number.
    """
    host.play_turn()
    known = 0
    while host.chances():
        log = host.log
        shown = {number: log[number] for number in range(1, len(log))}
        shown[len(log) + host.seats] = f"{host.seats} hi"
        link = host.asks(shown)
        if link is None:
            break
        guess = host.computed(link)
        known += host.play_turn() == guess
    return host.finish(looked_ahead=known > 0)


def choice_alone(host: Host) -> Outcome:
    """The same, but the update brings nothing else than that choice."""
    host.play_turn()
    link = host.asks({len(host.log) + host.seats: f"{host.seats} hi"})
    return host.finish(looked_ahead=link is not None)


def gap_after_card(host: Host) -> Outcome:
    """He shows the card too, and leaves out all choices but the last."""
    host.play_turn()
    log = host.log
    link = host.asks({**log, len(log) + host.seats: f"{host.seats} hi"})
    return host.finish(looked_ahead=link is not None)


def later_entry(host: Host) -> Outcome:
    """He lets the guest connect again and shows a log that begins with a later entry."""
    host.play_turn()
    log = host.log
    host.guest.client = host.reloaded()
    shown = {len(log) + number: f"{number} hi" for number in range(1, host.seats + 1)}
    links = {**host.links, "awaited": [host.guest.number]}
    link = host.shows(shown, links, is_fresh=True)
    return host.finish(looked_ahead=link is not None)


def no_card_since(host: Host) -> Outcome:
    """He asks for the next link at once, before he shows the card that the last one was for."""
    host.play_turn()
    log = host.log
    link = host.asks({number: log[number] for number in range(1, len(log))})
    return host.finish(looked_ahead=link is not None)


def cards_to_come(host: Host) -> Outcome:
    """He shows cards and choices that are still to come, so that a link seems to be due."""
    log = host.log
    more = [*(f"{number} hi" for number in range(1, host.seats + 1)), "0 card b"]
    shown = {**log, **{len(log) + place: line for place, line in enumerate(more * 2, 1)}}
    shown.pop(len(shown))
    link = host.asks(shown)
    return host.finish(looked_ahead=link is not None)


def too_early(host: Host) -> Outcome:
    """He asks for the link before anybody has chosen."""
    link = host.asks(host.log)
    return host.finish(looked_ahead=link is not None)


def before_the_seed(host: Host) -> Outcome:
    """He says that cards are drawn while the guest's seed is still its own, and asks for every link."""
    host = host.anew()
    bare = {"links": [None] * (host.seats + 1), "awaited": [host.guest.number]}
    for moment in range(DRAWN):
        host.shows({}, {**bare, "moment": moment}, state="drawn")
    return host.finish(looked_ahead=bool(host.got))


def numbered_zero(host: Host) -> Outcome:
    """He leaves out a choice and adds an entry before the first, so that their count is right."""
    log = host.log
    link = host.asks({0: "0 card a", **log, len(log) + 2: f"{host.seats} hi"})
    return host.finish(looked_ahead=link is not None)


def strange_seat(host: Host) -> Outcome:
    """He lets a seat choose that the table does not have."""
    log = host.log
    link = host.asks({**log, len(log) + 1: f"{host.seats + 1} hi"})
    return host.finish(looked_ahead=link is not None)


def as_if_alone(host: Host) -> Outcome:
    """He shows an older log, which is not even checked, of a table where the guest sits alone."""
    host.play_turn()
    host.guest.hear()
    links = host.links
    host.shows({1: host.log[1]}, links, options="seats=1")
    link = host.guest.client.link_with_move(host.shown(options="seats=1"), links)
    host.got += [] if link is None else [link]
    return host.finish(looked_ahead=link is not None)


def far_ahead(host: Host) -> Outcome:
    """He says that many cards were drawn, so that the guest's link gives all before it away."""
    choose(host.match)
    chains = {each.number: each.lines[0]["seed"] for each in host.everybody} | {0: host.secret}
    given = [link_of(chains[n], 5) if n in chains else None for n in range(host.seats + 1)]
    link = host.asks(host.log, moment=5, links=given)
    return host.finish(looked_ahead=link is not None)


# Choices that are not what they were


def fake_choice(host: Host) -> Outcome:
    """He shows a choice that he has not made, gets the guest's link, and then chooses."""
    log = host.log
    shown = [f"{number} hi" for number in range(1, host.seats)] + [f"{host.seats} lo"]
    link = host.asks(log | {len(log) + place: line for place, line in enumerate(shown, 1)})
    if link is not None:
        host.computed(link)
    choose(host.match)
    return host.finish(looked_ahead=True)


def withheld_choice(host: Host) -> Outcome:
    """He shows every choice but his own, gets the guest's link, and then chooses."""
    log = host.log
    shown = [f"{number} hi" for number in range(1, host.seats)]
    host.asks(log | {len(log) + place: line for place, line in enumerate(shown, 1)})
    choose(host.match)
    return host.finish(looked_ahead=True)


def shown_twice(host: Host) -> Outcome:
    """He shows his choice, and shows another at the same number when the guest's link is due."""
    host.shows({**host.log, 2: "1 hi", 3: "2 lo"}, {**host.links, "awaited": []})
    choose(host.match)
    return host.finish(looked_ahead=True)


def taken_back(host: Host) -> Outcome:
    """He takes his choice back once he has the guest's link, and chooses again."""
    choose(host.match)
    log = host.log
    host.asks(log)
    last = len(log)
    host.shows({**log, last + 1: "2 takes-back", last + 2: "2 lo"}, host.links)
    return host.finish(looked_ahead=True)


def other_tab(host: Host) -> Outcome:
    """He shows one tab of the guest's browser a choice that he has not made, and the other the truth."""
    tab = host.reloaded()
    links = {**host.links, "awaited": [host.guest.number]}
    link = host.shows({**host.log, 2: "1 hi", 3: "2 lo"}, links, tab)
    assert link is not None
    host.guest.client = host.reloaded()
    host.computed(link)
    choose(host.match)
    return host.finish(looked_ahead=True)


def two_logs(host: Host) -> Outcome:
    """He shows a choice that he has not made to a tab that gives no link, and goes on with that one."""
    tab = host.reloaded()
    host.shows({**host.log, 2: "1 hi", 3: "2 lo"}, {**host.links, "awaited": []}, tab)
    host.play_turn()
    for line in host.guest.lines:
        tab.keepsake.add(line)
    host.guest.client = tab
    log = host.log
    new = {number: log[number] for number in log if number > 3}
    host.shows(new, host.links)
    return host.finish(looked_ahead=True)


def after_a_reload(host: Host) -> Outcome:
    """He shows a choice that he has not made, and another after the guest has connected again."""
    link = host.asks({**host.log, 2: "1 hi", 3: "2 lo"})
    assert link is not None
    host.guest.client = host.reloaded()
    host.computed(link)
    choose(host.match)
    return host.finish(looked_ahead=True)


def older_log(host: Host) -> Outcome:
    """He goes back to an earlier log, as a node shows that lags behind, and asks there once more."""
    host.play_turn()
    old, links = host.log, host.links
    host.play_turn()
    host.guest.hear()
    link = host.shows(old, {**links, "awaited": [host.guest.number]}, is_fresh=True)
    return host.finish(looked_ahead=link is not None)


# Links that are not what they should be


def other_link(host: Host) -> Outcome:
    """He takes another link of the table once he knows the guest's, so that the card suits him."""
    host.play_turn()
    links = host.links
    host.shows(host.log, {**links, "links": [host.seed(), *links["links"][1:]]})
    return host.finish(looked_ahead=True)


def left_out(host: Host) -> Outcome:
    """He leaves the guest's link out of the draw and says nothing."""
    host.play_turn()
    links = host.links
    given = [None if place == host.guest.number else x for place, x in enumerate(links["links"])]
    host.shows(host.log, {**links, "links": given})
    return host.finish(looked_ahead=True)


# Seats that drop out


def handed_over(host: Host) -> Outcome:
    """He knows the card and does not like it, so he says that the guest is gone."""
    choose(host.match)
    hear(host.own)
    hand_over(host.match, host.guest.number)
    play(host.match, seat(host.guest.number), "reclaims")
    return host.finish(looked_ahead=True)


def puppet_gone(host: Host) -> Outcome:
    """He knows the card and does not like it, so one of his own seats drops out."""
    choose(host.match)
    hear(host.everybody[:-1])
    hand_over(host.match, host.everybody[-1].number)
    return host.finish(looked_ahead=True)


Trick = Callable[[Host], Outcome]
EARLY: tuple[Trick, ...] = (
    future_choice,
    choice_alone,
    gap_after_card,
    later_entry,
    no_card_since,
    cards_to_come,
    too_early,
    before_the_seed,
    numbered_zero,
    strange_seat,
    as_if_alone,
    far_ahead,
)
"""The tricks that get no link at all out of a client."""
TRICKS: tuple[Trick, ...] = (
    *EARLY,
    fake_choice,
    withheld_choice,
    shown_twice,
    taken_back,
    other_tab,
    two_logs,
    after_a_reload,
    older_log,
    other_link,
    left_out,
    handed_over,
    puppet_gone,
)
TABLES: tuple[tuple[int, tuple[int, ...]], ...] = ((2, (1,)), (2, (2,)), (4, (1,)), (4, (1, 2)))
"""Where he tries: the number of seats, and those on the guest's screen."""


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
        seats, screen = TABLES[number // len(TRICKS) % len(TABLES)]
        host = Host(Random(f"trick {number}"), seats=seats, screen=screen)
        yield trick.__name__, trick(host)


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
    early = {trick.__name__ for trick in EARLY}
    for name, outcome in tried:
        if name in early and outcome.got:
            yield f"The trick {name} got a link before its time."
        if outcome.looked_ahead and not outcome.is_noticed and not outcome.counted:
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
