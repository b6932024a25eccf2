"""`tuckbox` whose sockets send with each patch the whole that it must lead to, for the storm in `fuzz.py`."""

from tests.server.patched import wholes
from tuckbox.cli import main

with wholes():
    main()
