"""The address for friends on the home network, and its QR code."""

import errno
import socket
from typing import Any

import pytest

from tuckbox.cli.commands import server as module
from tuckbox.cli.commands.server import lan_address, qr_code


class Probe:
    """The socket of a machine with one way to others, from this address; None: with no way at all."""

    def __init__(self, address: str | None) -> None:
        self.address = address

    def __enter__(self) -> "Probe":
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is open."""

    def connect(self, _: tuple[str, int]) -> None:
        if self.address is None:
            raise OSError(errno.ENETUNREACH, "Network is unreachable")

    def getsockname(self) -> tuple[str | None, int]:
        return self.address, 40_000


@pytest.mark.parametrize(
    ("ours", "told"), [("192.168.1.7", "192.168.1.7"), ("127.0.0.1", None), (None, None)]
)
def test_the_address_is_that_of_the_way_to_others(
    ours: str | None, told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def probe(*_: Any) -> Probe:
        return Probe(ours)

    monkeypatch.setattr(socket, "socket", probe)
    assert lan_address() == told


def test_an_address_of_this_machine_alone_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SOMEWHERE", ("127.0.0.1", 9))
    assert lan_address() is None


def test_the_address_is_one_of_this_machine() -> None:
    """Of any machine, also of one without a network."""
    with socket.socket() as listener:
        listener.bind((lan_address() or "127.0.0.1", 0))
        assert listener.getsockname()[0] == (lan_address() or "127.0.0.1")


def test_a_longer_address_makes_a_larger_square() -> None:
    short, long = (qr_code(url).splitlines() for url in ("http://a", "http://a/" + "b" * 100))
    for code in (short, long):
        assert len({len(line) for line in code}) == 1
        assert "█" in "".join(code)
    assert len(short) < len(long)
