"""Which nodes hear of a match: those that have it in memory, and nobody else."""

from collections import deque
from collections.abc import Mapping
from typing import Any

import pytest

from tuckbox.server.cluster import EVERYBODY, Holders


class Post:
    """Carries messages between nodes in order, when the test wants it."""

    def __init__(self, *names: str) -> None:
        self.nodes = {name: Teller(name, self) for name in names}
        self.sent: deque[tuple[str, str, str, Mapping[str, Any]]] = deque()

    def deliver(self) -> int:
        """Deliver until nobody has anything to say; return the number of messages."""
        count = 0
        while self.sent:
            sender, to, match, news = self.sent.popleft()
            count += 1
            assert count < 100, "nodes answer each other for ever"
            for name, node in self.nodes.items():
                if name != sender and to in (EVERYBODY, name):
                    node.holders.receive(sender, to, match, news, node.heard)
        return count


class Teller:
    """A node that answers whoever opens a match with what it knows of it."""

    def __init__(self, name: str, post: Post) -> None:
        self.name = name
        self.told: list[tuple[str, Mapping[str, Any]]] = []
        self.holders = Holders(lambda to, match, news: post.sent.append((name, to, match, news)))

    def heard(self, match: str, news: Mapping[str, Any]) -> None:
        if "holds" in news:
            self.holders.say(match, {"from": self.name})
        else:
            self.told.append((match, news))

    def versions(self) -> list[int]:
        return [news["version"] for _, news in self.told if "version" in news]


@pytest.fixture
def post() -> Post:
    return Post("one", "two", "three")


def test_a_match_on_one_node_causes_no_messages(post: Post) -> None:
    one = post.nodes["one"]
    one.holders.hold("m")
    assert post.deliver() == 1
    one.holders.say("m", {"version": 2})
    one.holders.release("m")
    assert post.deliver() == 0


def test_news_go_to_the_nodes_that_have_the_match_too(post: Post) -> None:
    one, two, three = post.nodes.values()
    for node in (one, two):
        node.holders.hold("m")
    three.holders.hold("another")
    post.deliver()
    one.holders.say("m", {"version": 2})
    two.holders.say("m", {"version": 3})
    assert post.deliver() == 2
    assert (one.versions(), two.versions(), three.told) == ([3], [2], [])


def test_whoever_opens_a_match_is_told_what_others_know(post: Post) -> None:
    one, two, _ = post.nodes.values()
    one.holders.hold("m")
    post.deliver()
    two.holders.hold("m")
    post.deliver()
    assert two.told == [("m", {"from": "one", "node": "one"})]
    assert one.told == [("m", {"from": "two", "node": "two"})]


def test_nodes_that_open_a_match_at_once_know_of_each_other(post: Post) -> None:
    one, two, three = post.nodes.values()
    for node in (one, two, three):
        node.holders.hold("m")
    post.deliver()
    for node in (one, two, three):
        node.told.clear()
        node.holders.say("m", {"version": 2})
    assert post.deliver() == 6


def test_a_node_that_has_forgotten_a_match_hears_no_more_of_it(post: Post) -> None:
    one, two, _ = post.nodes.values()
    for node in (one, two):
        node.holders.hold("m")
    post.deliver()
    two.holders.release("m")
    post.deliver()
    one.holders.say("m", {"version": 2})
    assert post.deliver() == 0
    two.holders.hold("m")
    post.deliver()
    one.holders.say("m", {"version": 3})
    post.deliver()
    assert two.versions() == [3]


def test_whoever_did_not_hear_that_a_node_has_forgotten_a_match_is_told_again(post: Post) -> None:
    one, two, _ = post.nodes.values()
    for node in (one, two):
        node.holders.hold("m")
    post.deliver()
    two.holders.release("m")
    post.sent.clear()
    one.holders.say("m", {"version": 2})
    assert post.deliver() == 2
    one.holders.say("m", {"version": 3})
    assert post.deliver() == 0
    assert two.versions() == []


def test_a_node_that_speaks_of_a_match_has_it_even_if_that_was_missed(post: Post) -> None:
    one, two, _ = post.nodes.values()
    one.holders.hold("m")
    two.holders.hold("m")
    post.sent.popleft()  # Only that of the second one arrives, and the answer is lost.
    sender, to, match, news = post.sent.popleft()
    one.holders.receive(sender, to, match, news, one.heard)
    post.sent.clear()
    one.holders.say("m", {"version": 2})
    post.deliver()
    two.holders.say("m", {"version": 3})
    post.deliver()
    assert (one.versions(), two.versions()) == ([3], [2])


def test_whoever_changes_a_match_without_having_it_is_not_told_of_it(post: Post) -> None:
    one, two, _ = post.nodes.values()
    two.holders.hold("m")
    post.deliver()
    post.sent.append(("one", EVERYBODY, "m", {"version": 2}))
    assert post.deliver() == 1
    assert two.versions() == [2]
    two.holders.say("m", {"version": 3})
    assert post.deliver() == 0
    assert one.told == []
