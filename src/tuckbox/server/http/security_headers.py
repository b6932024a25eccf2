"""What every response tells a browser not to do: run foreign or inline scripts, guess types, be framed.

All scripts and styles of the client are files of ours; what Svelte sets on elements it sets through
their style objects, which the policy allows, so that nothing inline is needed.
"""

from starlette.types import Message, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # An address may contain the key to a private match.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_RAW = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def secured(send: Send) -> Send:
    """Return a sender that adds these headers to a response."""

    async def pass_on(message: Message) -> None:
        if message["type"].endswith("http.response.start"):
            message["headers"] = [*message.get("headers", ()), *_RAW]
        await send(message)

    return pass_on
