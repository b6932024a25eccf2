"""A node and what has to be there before the dearest input can be sent."""

import contextlib
import json
import secrets
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import httpx
from sqlalchemy import update

from tests.games.fillit.endless import endless_record
from tests.recorded import recorded
from tests.server.visitor import Socket, Visitor
from tuckbox.core.box import MOST_BYTES, MOST_LINES, BoxFile, Claim, write_box
from tuckbox.games import drawn_files, game
from tuckbox.match import Player, new_setup
from tuckbox.server.http.request import MOST_BYTES as MOST_BYTES_OF_VALUES
from tuckbox.server.model.stored_match import About
from tuckbox.server.storage import days, identities
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.tables import matches

Json = dict[str, Any]
Ask = Callable[[], object]
"""Sends an input and waits for the answer."""
ME, OPEN = {"kind": "me"}, {"kind": "open"}
SEATS = {"fits": 4, "bits": 4, "fillit": 4, "jammit": 3}
"""The most that each game has."""
BODY = 1_200_000
"""Bytes, as a body may have."""


class Reachable(Protocol):
    """A node, and where its data is."""

    @property
    def url(self) -> str: ...

    @property
    def data(self) -> Path: ...


class Scene:
    """A visitor of a node, and what is prepared for it."""

    def __init__(self, node: Reachable, *, entries: int, many: int) -> None:
        self.node = node
        self.entries = entries
        """Of a long record."""
        self.many = many
        """Boxes that one identity shares; rows of a page."""
        self._visitors = contextlib.ExitStack()
        self.ann = self.visitor()
        self._numbers = count(1)

    def visitor(self) -> Visitor:
        visitor = Visitor(self.node)  # type: ignore[arg-type]
        self._visitors.callback(visitor.close)
        assert visitor.get("/me").status_code == 200
        return visitor

    def close(self) -> None:
        self._visitors.close()

    # Requests

    def get(self, path: str, *statuses: int, **query: Any) -> httpx.Response:
        return self.answered(self.ann.get(path, **query), *statuses)

    def post(self, path: str, body: Json | None = None, *statuses: int) -> httpx.Response:
        return self.answered(self.ann.post(path, body), *statuses)

    def answered(self, answer: httpx.Response, *statuses: int) -> httpx.Response:
        assert answer.status_code in (statuses or (200, 201, 204)), answer.text[:500]
        return answer

    def number(self) -> int:
        """Return a number that was never returned before."""
        return next(self._numbers)

    @contextlib.contextmanager
    def socket(self, match: str, **hello: Any) -> Iterator[Socket]:
        with self.ann.sit_at(match, **hello) as socket:
            yield socket

    # Records

    @cached_property
    def long_record(self) -> str:
        """A game that is not over, with nearly as many entries as a log may have."""
        return endless_record(self.entries)

    @cached_property
    def padded_record(self) -> str:
        """The same with as many bytes as a record may have, in comments, and as many lines."""
        head, entries = self._split(self.long_record)
        room = (1_000_000 - len(self.long_record)) // len(entries) - 4
        return "\n".join([*head, *(f"{entry} ; {',' * room}" for entry in entries), ""])

    @cached_property
    def regretted_record(self) -> str:
        """One who plays against a bot takes everything back."""
        head, entries = self._split(endless_record(self.entries // 3 * 2))
        back = ["1 takes-back"] * (self.entries // 3)
        return "\n".join([*head, *entries, *back, ""]).replace('"Ben"', "bot random")

    def _split(self, record: str) -> tuple[list[str], list[str]]:
        lines = record.split("\n")[:-1]
        return lines[:6], lines[6:]

    def imported(self, text: str) -> str:
        """Import a record and return the match."""
        made: str = self.post("/records", {"text": text}).json()["id"]
        return made

    def finished(self) -> list[str]:
        """Return a match of each game that is over, with as many seats and rounds as there are."""
        return list(map(self.imported, self._finished_records))

    @cached_property
    def _finished_records(self) -> list[str]:
        return [recorded(game, seats=seats) for game, seats in SEATS.items()]

    def begun(self) -> list[str]:
        """Return a new match of each game, with as many seats as there are."""
        return [self.ann.create(game, *[ME] * SEATS[game])["id"] for game in SEATS]

    def played(self, game: str, *seats: Json, entries: int = 1_000, **more: Any) -> str:
        """Return a match in which the visitor has played so many entries, as far as it goes."""
        match: str = self.ann.create(game, *seats, **more)["id"]
        for _ in range(entries):
            update = self.get(f"/matches/{match}/update").json()
            if update["result"] is not None or not update["moves"]:
                break
            seat = update["seat"]
            said = {"seat": seat, "ply": update["seats"][seat - 1]["ply"]}
            self.post(f"/matches/{match}/entries", {**said, "text": update["moves"][0]})
        return match

    # Boxes

    def box(self, game: str = "fits") -> str:
        """Return a box that nobody has yet, as large as one may be."""
        drawn = [
            BoxFile(name, Claim.PRINTED, f"; {self.number()}\n{text}")
            for name, text in drawn_files(game).items()
        ]
        text = write_box(game, "Large", "Ann", "CC0 1.0", drawn).text
        lines = MOST_LINES - text.count("\n") - 1
        room = (MOST_BYTES - len(text.encode())) // lines - 2
        return text + f";{',' * room}\n" * lines

    @cached_property
    def shared_boxes(self) -> list[str]:
        """The hashes of as many boxes as one identity may share."""
        return [
            self.post("/boxes", {"text": self.box(), "shared": True}).json()["hash"]
            for _ in range(self.many)
        ]

    def board(self) -> str:
        """Return a small box with one board."""
        text = f"; {self.number()}\n{drawn_files('fits')['boards/1.txt']}"
        return write_box("fits", "One", "", "", [BoxFile("boards/1.txt", Claim.PRINTED, text)]).text

    # Standings

    @cached_property
    def crowded_day(self) -> str:
        """A day whose deal very many people have played to the end, each with another score."""
        day, crowd = datetime.now(UTC).date().isoformat(), secrets.token_hex(4)
        rules = game("fits")
        setup = new_setup(rules, rules.options(seats=1), [Player.guest("Ann")])
        database = Database(f"sqlite:///{self.node.data / 'tuckbox.sqlite3'}")
        with database.writing() as connection:
            for number in range(self.many * 20):
                id = f"{crowd}-{number}"
                identities.create(connection, id, f"Ann {number}")
                about = About(id, id, False, 1.0, daily=day)
                days.begin(connection, about, setup, id, is_ranked=True)
                result = json.dumps({"by_rule": True, "scores": [number], "winners": [1]})
                change = update(matches).where(matches.c.id == id)
                connection.execute(change.values(state="finished", result=result))
        database.close()
        return day

    # Bodies

    def junk(self, verb: str, path: str, value: str = "[]", field: str = "text") -> Ask:
        """Return what sends as many values as a body can hold, and as many as are looked at."""
        texts = [f'{{"{field}":[{",".join([value] * count)}]}}' for count in _counts(value)]
        headers = {"content-type": "application/json"}

        def ask() -> None:
            for text in texts:
                answer = self.ann.http.request(verb, path, content=text, headers=headers)
                self.answered(answer, 413, 422)

        return ask


def _counts(value: str) -> list[int]:
    return [(size - 100) // (len(value) + 1) for size in (BODY, MOST_BYTES_OF_VALUES)]
