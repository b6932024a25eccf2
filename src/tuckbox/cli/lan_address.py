"""Where friends on the home network find this table: the address, and a code for their cameras."""

import io
import socket

SOMEWHERE = ("192.0.2.1", 9)
"""An address for documentation: nothing is sent there, it only tells which way packets would go."""


def lan_address() -> str | None:
    """This machine's address on its network; None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def qr_code(url: str) -> str:
    """The address as a picture in text."""
    import segno  # noqa: PLC0415 - most tables are open to this machine alone

    out = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(out, compact=True)
    return out.getvalue()
