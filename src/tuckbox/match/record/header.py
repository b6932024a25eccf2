"""The headers of a record: a set-up as lines `[word …]` in a fixed order, and back."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import TypeVar

from tuckbox.core import InvalidBox, InvalidRecord, Options
from tuckbox.core.box import read_box
from tuckbox.core.option import SEATS
from tuckbox.match.fair.deal import HEX, DailyDeal, Deal, EarlyFairDeal, FairDeal, SeedDeal
from tuckbox.match.play.clock import parse_time_control
from tuckbox.match.record.fair_header import fair_pairs, read_fair_deal
from tuckbox.match.setup import Origin, OriginKind, Player, Setup, parse_player

T = TypeVar("T")

ID = r"[A-Za-z0-9_-]{1,64}"

# Each header with the pattern of its value and an example, in the order of a record.
# fmt: off
HEADERS = {
    "tuckbox":    (r"[1-3]",                                       "[tuckbox 1]"),
    "game":       (r"[a-z][a-z0-9-]*",                             "[game fits]"),
    "options":    (r'[a-z-]++=[^\s="]++(?: [a-z-]++=[^\s="]++)*+', "[options seats=2 boards=1,2]"),
    "components": (rf"(?:builtin|own) {HEX}",                      "[components builtin 3f9c… (64 digits)]"),
    "match":      (ID,                                             "[match x7Kq]"),
    "seat":       (r"[1-9][0-9]? .+",                              '[seat 1 "Ann"], [seat 1 bot random], [seat 1 open]'),
    "time":       (r".+",                                          "[time 300 + 5], [time 30 a turn]"),
    "daily":      (r"[0-9]{4}-[0-9]{2}-[0-9]{2}",                  "[daily 2026-11-15]"),
    "same-deal":  (rf"(?:{ID})?",                                  "[same-deal x7Kq]"),
    "continued":  (rf"(?:{ID})?",                                  "[continued x7Kq]"),
    "local-seed": (r'".*"',                                        '[local-seed "42"]'),
    "strict":     (r"",                                            "[strict]"),
    "deal":       (r"[1-9][0-9]?",                                 "[deal 1]"),
    "commitment": (HEX,                                            "[commitment 9ab0… (64 digits)]"),
    "commit":     (r".+",                                          "[commit 1 person 4c0a… (64 digits)], [commit 2 bot -]"),
    "seed":       (r"[1-9][0-9]? (?:-|[0-9a-f]{1,128})",           "[seed 1 77e1…], [seed 1 -]"),
    "secret":     (HEX,                                            "[secret 5d02… (64 digits)]"),
    "link":       (rf"[0-9] (?:0|[1-9][0-9]{{0,2}}) {HEX}",           "[link 0 16 5d02… (64 digits)], [link 1 16 77e1…]"),
    "broken":     (r".+",                                          "[broken 1 9ab0… 77c2… silent 2], [broken 1 9ab0… - restored 1,2]"),
    "box":        (r"[1-9][0-9]{0,4}",                             "[box 24], and 24 lines that begin with |"),
}
# fmt: on
REPEATED = frozenset({"seat", "commit", "seed", "link", "broken"})
REQUIRED = ("tuckbox", "game", "options", "components", "seat")


@dataclass(frozen=True, slots=True)
class Header:
    """A line `[word value]`."""

    line: int
    word: str
    value: str

    def fault(self, code: str = "record-header") -> InvalidRecord:
        found = f"[{self.word} {self.value}]".replace(" ]", "]")
        return InvalidRecord.of(code, line=self.line, found=found, expected=HEADERS[self.word][1])


def header_lines(setup: Setup) -> list[str]:
    """Return the header lines of this set-up."""
    pairs = [f"[{word} {value}]" if value else f"[{word}]" for word, value in _pairs(setup)]
    return [*pairs, *box_lines(setup.box)]


def _pairs(setup: Setup) -> Iterator[tuple[str, str]]:
    yield "tuckbox", _version(is_fair=isinstance(setup.deal, FairDeal), is_strict=setup.is_strict)
    yield "game", setup.game
    yield "options", str(setup.options)
    yield "components", f"{setup.source} {setup.components}"
    if setup.match:
        yield "match", setup.match
    for number, player in enumerate(setup.players, 1):
        yield "seat", f"{number} {player}"
    if setup.time is not None:
        yield "time", str(setup.time)
    yield from _deal_pairs(setup)
    if setup.box:
        yield "box", str(len(box_lines(setup.box)))


def _version(*, is_fair: bool, is_strict: bool) -> str:
    """Return the version of a record: each knows headers that the one before does not."""
    return str(1 + is_fair + is_strict)


def _deal_pairs(setup: Setup) -> Iterator[tuple[str, str]]:
    deal = setup.deal
    if isinstance(deal, DailyDeal):
        yield "daily", deal.date
    if setup.origin is not None:
        yield setup.origin.kind.value, setup.origin.match
    if isinstance(deal, SeedDeal):
        yield "local-seed", json.dumps(deal.seed, ensure_ascii=False)
    if isinstance(deal, FairDeal):
        yield from fair_pairs(deal)
    elif isinstance(deal, EarlyFairDeal | DailyDeal):
        yield "commitment", deal.commitment
        yield from _early_seed_pairs(setup)
        if deal.secret is not None:
            yield "secret", deal.secret


def _early_seed_pairs(setup: Setup) -> Iterator[tuple[str, str]]:
    """Yield the seeds of version 1: a bot has no line, and a person who gave none has an empty one."""
    seeds = setup.deal.seeds if isinstance(setup.deal, EarlyFairDeal) else ()
    for number, seed in enumerate(seeds, 1):
        if seed or (seed == "" and not setup.players[number - 1].is_bot):
            yield "seed", f"{number} {seed or '-'}"


def read_setup(headers: Sequence[Header], box: Sequence[str] = ()) -> Setup:
    """Return the set-up that these headers and the lines of a box describe; raise `InvalidRecord` for the line that is wrong."""
    _check_order(headers)
    by_word = {header.word: header for header in reversed(headers)}
    for word in REQUIRED:
        if word not in by_word:
            raise InvalidRecord.of(
                "record-header-missing", line=headers[-1].line, expected=HEADERS[word][1]
            )
    options = _options(by_word["options"])
    players = _players([header for header in headers if header.word == "seat"], options)
    source, components = by_word["components"].value.split()
    time = by_word.get("time")
    setup = Setup(
        game=by_word["game"].value,
        options=options,
        source=source,
        components=components,
        players=players,
        match=by_word["match"].value if "match" in by_word else "",
        time=None if time is None else _checked(parse_time_control(time.value), time),
        origin=_origin(by_word),
        box=read_box_lines(by_word["box"], box) if "box" in by_word else "",
    )
    if setup.box and read_box(setup.box).game != setup.game:
        raise by_word["box"].fault("record-header-company")
    return replace(setup, deal=_deal(setup, headers, by_word))


def _check_order(headers: Sequence[Header]) -> None:
    order = list(HEADERS)
    last = -1
    for header in headers:
        place = order.index(header.word)
        if not re.fullmatch(HEADERS[header.word][0], header.value, re.ASCII):
            raise header.fault()
        if place < last:
            raise header.fault("record-header-order")
        if place == last and header.word not in REPEATED:
            raise header.fault("record-header-twice")
        last = place


def _options(header: Header) -> Options:
    pairs = tuple(tuple(pair.split("=")) for pair in header.value.split(" "))
    options = Options(tuple((name, value) for name, value in pairs))
    seats = dict(options.pairs).get(SEATS, "")
    if not re.fullmatch("[1-9]", seats):
        raise header.fault()
    return options


def _players(headers: Sequence[Header], options: Options) -> tuple[Player, ...]:
    players = []
    for number, header in enumerate(headers, 1):
        place, _, text = header.value.partition(" ")
        if place != str(number) or number > options.seats:
            raise header.fault("record-seat-number")
        players.append(_checked(parse_player(text), header))
    if len(players) < options.seats:
        raise headers[-1].fault("record-seat-number")
    return tuple(players)


def _origin(by_word: dict[str, Header]) -> Origin | None:
    found = [Origin(kind, by_word[kind].value) for kind in OriginKind if kind in by_word]
    if len(found) > 1:
        raise by_word[found[1].kind].fault("record-header-twice")
    return found[0] if found else None


def _deal(setup: Setup, headers: Sequence[Header], by_word: dict[str, Header]) -> Deal | None:
    kinds = ("local-seed", "daily", "deal", "commitment")
    kind = next((word for word in kinds if word in by_word), None)
    _check_company(kind, by_word)
    if kind == "local-seed":
        return SeedDeal(_checked(_quoted(by_word[kind].value), by_word[kind]))
    if kind is None:
        return None
    if kind == "deal":
        return read_fair_deal(setup, headers)
    commitment = by_word["commitment"].value
    secret = by_word["secret"].value if "secret" in by_word else None
    if kind == "daily":
        day = _checked(_day(by_word[kind].value), by_word[kind])
        return DailyDeal(setup.game, day, commitment, secret)
    seeds = [header for header in headers if header.word == "seed"]
    return EarlyFairDeal(setup.dealt_in, commitment, _early_seeds(setup, seeds), secret)


ALLOWED = {
    "local-seed": (),
    "daily": ("commitment", "secret"),
    "deal": ("strict", "commitment", "commit", "seed", "secret", "link", "broken"),
    "commitment": ("seed", "secret"),
    None: (),
}
"""The headers about the cards that may accompany each kind of deal."""


def _check_company(kind: str | None, by_word: dict[str, Header]) -> None:
    for word in ("strict", "deal", "commitment", "commit", "seed", "secret", "link", "broken"):
        if word in by_word and word != kind and word not in ALLOWED[kind]:
            raise by_word[word].fault("record-header-company")
    version = _version(is_fair=kind == "deal", is_strict="strict" in by_word)
    if by_word["tuckbox"].value != version:
        raise by_word["tuckbox"].fault("record-header-company")
    if kind in ("daily", "deal") and "commitment" not in by_word:
        raise InvalidRecord.of(
            "record-header-missing",
            line=by_word[kind].line,
            expected=HEADERS["commitment"][1],
        )


def _early_seeds(setup: Setup, headers: Sequence[Header]) -> tuple[str | None, ...]:
    seeds: list[str | None] = ["" if player.is_bot else None for player in setup.players]
    last = 0
    for header in headers:
        place, _, seed = header.value.partition(" ")
        if not last < int(place) <= len(seeds):
            raise header.fault("record-seat-number")
        last = int(place)
        if seed == "-" and setup.players[last - 1].is_bot:
            raise header.fault()
        seeds[last - 1] = "" if seed == "-" else seed
    return tuple(seeds)


def _quoted(text: str) -> str | None:
    try:
        value = json.loads(text)
    except ValueError:
        return None
    is_canonical = isinstance(value, str) and json.dumps(value, ensure_ascii=False) == text
    return value if is_canonical else None


def _day(text: str) -> str | None:
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        return None


def _checked(value: T | None, header: Header) -> T:
    if value is None:
        raise header.fault()
    return value


BAR = "|"


def box_lines(box: str) -> list[str]:
    """Return the lines of a box as a record writes them."""
    return [f"{BAR} {line}" if line else BAR for line in box.split("\n")[:-1]]


def read_box_lines(header: "Header", lines: Sequence[str]) -> str:
    """Return the box that these lines hold; raise `InvalidRecord` if they hold none."""
    if int(header.value) != len(lines):
        raise header.fault()
    for number, line in enumerate(lines, header.line + 1):
        if not (line == BAR or (line.startswith(f"{BAR} ") and len(line) > len(BAR) + 1)):
            raise InvalidRecord.of("record-line", line=number, found=line)
    text = "".join(f"{line[len(BAR) + 1 :]}\n" for line in lines)
    try:
        return read_box(text).text
    except InvalidBox as error:
        raise InvalidRecord.of("record-box", line=header.line, reason=error.message) from error
