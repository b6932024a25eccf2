"""How a client and the match socket talk. One socket serves one match for one client.

A client opens the socket, sends `hello` with the last version it has seen, and gets an `update`.
From then on each change of the match arrives as an `update`, or as a `patch` of the message before if
`hello` asked for patches; every submission is answered by an `ack` or a `refused` that names its seat
and ply, and may be sent again until it is.
"""

from typing import Final

WIRE_VERSION: Final = 8
"""Rises with every change that an older client would not understand."""


GIVE_UP_SECONDS = 9.0
"""After this long without a message, either side considers the connection dead."""


MOST_PREVIEWS = 64
"""The number of moves that one `preview` may ask about."""
