"""Visitors whose clients take part in the fair draw over HTTP, as programs do."""

from typing import Any

from tests.server.visitor import Json, Visitor
from tuckbox import game
from tuckbox.match import parse_record
from tuckbox.match.fair.draw_client import DrawClient
from tuckbox.match.fair.keepsake import Keepsake
from tuckbox.match.record.verify import Verification, verify

ME, OPEN = {"kind": "me"}, {"kind": "open"}


class Client:
    """A visitor whose client takes part in the draw."""

    def __init__(self, visitor: Visitor, match: str, seat: int) -> None:
        self.visitor, self.match, self.seat = visitor, match, seat
        self.draw = DrawClient(Keepsake(match), game=game("fits"))

    def update(self) -> Json:
        found: Json = self.visitor.get(f"/matches/{self.match}/update").json()
        return found

    def hear(self) -> None:
        """Answer what the table shows."""
        update = self.update()
        log = {entry["number"]: f"{entry['actor']} {entry['text']}" for entry in update["entries"]}
        draws = {number: line[2:] for number, line in log.items() if line.startswith("0 ")}
        heard: Any = update["deal"], [self.seat], draws, update["links"], log
        for answer in self.draw.hear(*heard, is_fresh=update["fresh"]):
            said = self.visitor.post(f"/matches/{self.match}/draw", answer)
            assert said.status_code == 204, said.text

    def choose(self) -> None:
        update = self.update()
        if self.seat in update["owed"]:  # Else it is out of the round.
            self.say(update["moves"][0])

    def say(self, text: str) -> None:
        ply = self.update()["seats"][self.seat - 1]["ply"]
        entry = {"seat": self.seat, "ply": ply, "text": text}
        said = self.visitor.post(f"/matches/{self.match}/entries", entry)
        assert said.status_code == 200, said.text

    def refusal(self, **said: Any) -> tuple[int, str]:
        """Return the status and code with which a message about the draw is refused."""
        answer = self.visitor.post(f"/matches/{self.match}/draw", said)
        return answer.status_code, answer.json()["code"]

    def verified(self) -> Verification:
        text = self.visitor.get(f"/matches/{self.match}/record").text
        return verify(parse_record(text), game("fits"), self.draw.keepsake)


def drawing_match(ann: Visitor, bob: Visitor, **more: Any) -> list[Client]:
    """Return two clients at a table of FITS where nobody has answered yet."""
    made = ann.create("fits", ME, OPEN, options={"boards": "1"}, draws=False, **more)
    bob.join(made["id"], draws=False)
    return [Client(ann, made["id"], 1), Client(bob, made["id"], 2)]
