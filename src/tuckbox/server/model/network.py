"""Where a visitor comes from: addresses, and what counts as one network.

Everything that counts or trusts by address asks here. On a listener for both protocols an IPv4
address comes as IPv6, `::ffff:192.0.2.1`: it is that IPv4 address, whoever tells it, a proxy too.
"""

import ipaddress
from collections.abc import Iterable
from typing import TypeAlias

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

HOUSEHOLD = 64
"""The bits of an IPv6 network that belongs to one household."""
MAPPED_BITS = 96
"""The bits before the IPv4 address in an IPv6 address that stands for one."""


def parse_address(text: str) -> Address | None:
    """Return an address; None for anything else, as for a Unix socket."""
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return found if mapped is None else mapped


def network_of(address: str) -> str:
    """Return what counts as one address: for IPv6 its /64, which belongs to one household."""
    found = parse_address(address)
    if found is None:
        return address
    if found.version == 6:
        return str(ipaddress.ip_network((found, HOUSEHOLD), strict=False))
    return str(found)


def is_this_machine(address: str) -> bool:
    found = parse_address(address)
    return found is not None and found.is_loopback


def is_shared(address: str, proxies: Iterable[str]) -> bool:
    """Return whether many people may come from this address: this machine, or a trusted proxy."""
    found = parse_address(address)
    if found is None:
        return True  # no address at all: a Unix socket
    return found.is_loopback or any(_includes(proxy, found) for proxy in proxies)


def as_connected(proxies: Iterable[str]) -> list[str]:
    """Return the trusted proxies in every form in which their addresses may come."""
    return [form for proxy in proxies for form in (proxy, *_mapped(proxy))]


def _mapped(proxy: str) -> list[str]:
    try:
        found = ipaddress.ip_network(proxy, strict=False)
    except ValueError:
        return []
    if found.version == 6:
        return []
    # A network of one address is written without its bits, as a proxy is compared.
    bits = f"/{MAPPED_BITS + found.prefixlen}" if found.num_addresses > 1 else ""
    return [f"::ffff:{found.network_address}{bits}"]


def _includes(proxy: str, address: Address) -> bool:
    if proxy == "*":
        return True
    try:
        return address in ipaddress.ip_network(proxy, strict=False)
    except ValueError:
        return False
