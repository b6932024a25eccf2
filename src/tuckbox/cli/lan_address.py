"""The address for friends on the home network, and a QR code for their cameras."""

import io
import socket

SOMEWHERE = ("192.0.2.1", 9)
"""A documentation address: nothing is sent there, but it shows which way packets would go."""


def lan_address() -> str | None:
    """Return this machine's address on its network; None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def qr_code(url: str) -> str:
    """Return the address as a QR code made of characters."""
    import segno  # noqa: PLC0415 - most tables are open to this machine alone

    out = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(out, compact=True)
    return out.getvalue()
