"""What counts as one network: an IPv4 address however it is written, and a household's IPv6."""

import socket
from pathlib import Path

import httpx
import pytest

from tests.server.running import running, sqlite_settings
from tuckbox.server.model.network import as_connected, is_shared, is_this_machine, network_of


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("::FFFF:cb00:7109", "203.0.113.9"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:1", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_what_counts_as_one_network(address: str, network: str) -> None:
    assert network_of(address) == network


def test_many_people_come_from_this_machine_and_from_proxies_however_written() -> None:
    for address in ("127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"):
        assert is_this_machine(address)
        assert is_shared(address, [])
    for address in ("10.1.2.3", "::ffff:10.1.2.3", "2001:db8::7"):
        assert is_shared(address, ["10.0.0.0/8", "2001:db8::/64"])
        assert not is_shared(address, ["192.0.2.1", "not an address"])


def test_a_proxy_is_trusted_in_every_form_of_its_address() -> None:
    given = ["10.0.0.1", "192.0.2.0/24", "2001:db8::1", "proxy"]
    assert as_connected(given) == [
        *("10.0.0.1", "::ffff:10.0.0.1"),
        *("192.0.2.0/24", "::ffff:192.0.2.0/120"),
        *("2001:db8::1", "proxy"),
    ]
    assert as_connected(["*"]) == ["*"]


def both_protocols() -> socket.socket:
    return socket.create_server(("::", 0), family=socket.AF_INET6, dualstack_ipv6=True)


def test_visitors_on_a_listener_for_both_protocols_have_allowances_of_their_own(
    tmp_path: Path,
) -> None:
    """An IPv4 address is told as IPv6 there; a made-up token changes nothing."""
    settings = sqlite_settings(tmp_path, network_limit=3, limit_window=3_600.0)
    with running(settings, both_protocols()) as node:

        def statuses(address: str) -> list[int]:
            transport = httpx.HTTPTransport(local_address=address)
            with httpx.Client(transport=transport, base_url=node.url) as client:
                made_up = {"authorization": "Bearer made-up"}
                return [
                    client.get("/api/games").status_code,
                    client.get("/api/games", headers=made_up).status_code,
                    client.get("/api/games", headers=made_up).status_code,
                ]

        for address in ("127.0.0.2", "127.0.0.3", "127.0.0.4"):
            assert statuses(address) == [200, 200, 429]


def test_visitors_behind_a_proxy_on_a_listener_for_both_protocols(tmp_path: Path) -> None:
    """Each has an allowance, and the same one in both forms of its address."""
    settings = sqlite_settings(tmp_path, identity_limit=1, trusted_proxies="127.0.0.1")
    with running(settings, both_protocols()) as node:

        def status(forwarded: str) -> int:
            headers = {"x-forwarded-for": forwarded}
            return httpx.get(f"{node.url}/api/me", headers=headers).status_code

        assert status("203.0.113.9") == 200
        assert status("::ffff:203.0.113.9") == 429
        assert status("::ffff:203.0.113.10") == 200
        assert status("203.0.113.11, ::ffff:127.0.0.1") == 200
        assert status("203.0.113.12") == 200
        assert httpx.get(f"{node.url}/metrics").status_code == 200
