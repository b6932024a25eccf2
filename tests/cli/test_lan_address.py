"""The address for friends on the home network, and its QR code."""

import socket

from tuckbox.cli.lan_address import lan_address, qr_code


def test_the_address_is_one_of_this_machine_and_not_only_its_own() -> None:
    address = lan_address()
    if address is not None:
        assert not address.startswith("127.")
        with socket.socket() as listener:
            listener.bind((address, 0))


def test_a_longer_address_makes_a_larger_square() -> None:
    short, long = (qr_code(url).splitlines() for url in ("http://a", "http://a/" + "b" * 100))
    for code in (short, long):
        assert len({len(line) for line in code}) == 1
        assert "█" in "".join(code)
    assert len(short) < len(long)
