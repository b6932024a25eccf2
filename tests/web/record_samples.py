"""Records and a keepsake for the browser's own check: `python -m tests.web.record_samples`.

They are made once and lie in `web/src/lib/verify/samples.json`; a test holds them against Python's verdicts.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from tuckbox import game
from tuckbox.core import CHANCE, seat
from tuckbox.match import Match, Player, format_record, new_setup, with_fair_deal
from tuckbox.match.fair.deal_shown import deal_shown, links_shown
from tuckbox.match.fair.draw_client import DrawClient
from tuckbox.match.fair.hash_chain import ChainLink, link_of
from tuckbox.match.fair.keepsake import Keepsake

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "verify" / "samples.json"
BUILT_IN = ("fits", "bits", "fillit", "jammit")
MODES: dict[str, dict[str, Any]] = {"fits": {"boards": "1,2"}, "bits": {"pro": "on"}}


def sample(name: str) -> dict[str, Any]:
    """Return the record of a match in which one deal was broken off, and the keepsake of seat 1."""
    rng, rules = Random(name), game(name)
    options = rules.options(seats=2, **MODES[name])
    players = [Player.guest("Ann"), Player.guest("Bob")]
    setup = new_setup(rules, options, players, match=f"{name}-sample")
    match = Match.begin(rules, with_fair_deal(setup, rng.randbytes(32)))
    lines: list[dict[str, Any]] = []
    clients = [_client(match, rng, lines.append), _client(match, rng, lambda _: None)]
    _hear(match, clients[0], 1)
    _hear(match, clients[1], 2)
    _hear(match, clients[0], 1)
    table = str(deal_shown(match.setup)["commitment"])  # type: ignore[index]
    match.commit(match.prepare_lost(seat(2), table, rng.randbytes(32)))
    for _ in range(2):
        for number, client in enumerate(clients, 1):
            _hear(match, client, number)
    while not match.is_over:
        who = match.owing[0]
        move = rng.choice(match.legal_moves(who))
        match.submit(who, match.ply(who), rules.format_move(move))
    _hear(match, clients[0], 1)
    return {"record": format_record(match.record()), "keepsake": lines}


def strict_sample() -> dict[str, Any]:
    """Return a match at a table where nobody looks ahead, step by step as seat 1 is shown it."""
    rng, rules = Random("strict"), game("fits")
    match = _strict(2, "strict-sample", rng)
    lines: list[dict[str, Any]] = []
    clients = [_client(match, rng, lines.append), _client(match, rng, lambda _: None)]
    steps: list[dict[str, Any]] = []
    answers: list[dict[str, Any]] = []

    def everybody_hears() -> None:
        steps.append(_shown(match))
        answers.extend(_hear(match, clients[0], 1))
        _hear(match, clients[1], 2)

    for _ in range(2):
        everybody_hears()
    while not match.is_over:
        for who in match.owing:
            move = rng.choice(match.legal_moves(who))
            match.submit(who, match.ply(who), rules.format_move(move))
        everybody_hears()
    everybody_hears()
    record = format_record(match.record())
    return {
        "steps": steps,
        "answers": answers,
        "record": record,
        "keepsake": lines,
        "alone": _alone(),
    }


def _alone() -> dict[str, Any]:
    rng = Random("alone")
    match = _strict(1, "alone", rng)
    lines: list[dict[str, Any]] = []
    client = _client(match, rng, lines.append)
    steps = []
    for _ in range(3):
        steps.append(_shown(match))
        _hear(match, client, 1)
    return {"steps": steps, "seed": lines[0]["seed"], "link": link_of(lines[0]["seed"], 1)}


def _strict(seats: int, id: str, rng: Random) -> Match:
    rules = game("fits")
    players = [Player.guest(name) for name in ("Ann", "Bob")[:seats]]
    setup = new_setup(rules, rules.options(seats=seats, boards="1"), players, match=id)
    return Match.begin(rules, with_fair_deal(setup, rng.randbytes(32), is_strict=True))


def _shown(match: Match) -> dict[str, Any]:
    links = links_shown(match.setup, match.fold)
    return {"deal": deal_shown(match.setup), "links": links, "log": [str(e) for e in match.log]}


def _client(match: Match, rng: Random, write: Any) -> DrawClient:
    keepsake = Keepsake(match.setup.match)
    return DrawClient(keepsake, write, lambda: rng.randbytes(32).hex(), lambda: 1000.0)


def _hear(match: Match, client: DrawClient, number: int) -> list[dict[str, Any]]:
    draws = {entry.number: entry.text for entry in match.log if entry.actor == CHANCE}
    log = {entry.number: str(entry) for entry in match.log}
    heard = deal_shown(match.setup), [number], draws, links_shown(match.setup, match.fold), log
    answers = client.hear(*heard)
    for said in answers:
        who = seat(said["seat"])
        if said["type"] == "commit":
            match.commit(match.prepare_answer(who, said["table"], said["commitment"]))
        elif said["type"] == "link":
            link = ChainLink(said["number"], said["link"])
            match.commit(match.prepare_link(who, said["table"], link, said["shown"]))
        else:
            match.commit(match.prepare_reveal(who, said["table"], said["seed"]))
    return answers


def decks() -> dict[str, Any]:
    """Return cards and options of the built-in games, by the hash of their components."""
    fits, bits = game("fits"), game("bits")
    parts: Any = bits.components  # type: ignore[attr-defined]
    pieces: Any = fits.components  # type: ignore[attr-defined]
    cards: dict[str, dict[str, Any]] = {
        "fits": {"starts": list(pieces.starts), "cards": sorted(pieces.building_cards)},
        "bits": {
            "starts": list(parts.starts),
            "cards": list(parts.building_cards),
            "stacks": [sorted(card.text for card in stack) for stack in parts.stacks],
            "columns": parts.columns,
            "rows": parts.rows,
        },
    }
    none: dict[str, Any] = {"starts": [], "cards": []}
    return {
        rules.files.hash: {
            "game": name,
            "options": [
                {"name": each.name, "choices": [*each.choices], "several": each.is_sequence}
                for each in rules.choosable
            ],
            **cards.get(name, none),
        }
        for name, rules in ((name, game(name)) for name in BUILT_IN)
    }


def main() -> None:
    samples = {name: sample(name) for name in MODES}
    FILE.write_text(json.dumps(samples, indent=1) + "\n")
    FILE.with_name("strict.json").write_text(json.dumps(strict_sample(), indent=1) + "\n")
    FILE.with_name("decks.json").write_text(json.dumps(decks(), indent=1) + "\n")


if __name__ == "__main__":
    main()
