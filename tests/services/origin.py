"""Where the real services of the tests come from: the package registries, or this system.

The test dependencies bring the binaries, so that a fresh machine skips nothing and needs no root. With
TUCKBOX_SYSTEM_SERVICES=1 the tests use what the system has installed instead.
"""

import os
import platform
from typing import NoReturn

import pytest

FROM_SYSTEM = os.environ.get("TUCKBOX_SYSTEM_SERVICES") == "1"
IS_SERVED = (platform.system(), platform.machine()) == ("Linux", "x86_64")
"""Whether the registries have binaries for this platform."""

NOT_TESTED = "NOT TESTED"
LEFT_OUT = pytest.StashKey[set[str]]()
"""Of pytest's configuration: sentences that say what this run has left out, and why."""


def unavailable(what: str, remedy: str) -> NoReturn:
    """Fail with what to do, or say loudly what is not tested where no registry has a binary."""
    if FROM_SYSTEM or IS_SERVED:
        pytest.fail(f"{what} cannot be had: {remedy}", pytrace=False)
    place = f"{platform.system()} on {platform.machine()}"
    pytest.skip(
        f"{NOT_TESTED}: no registry has {what} for {place}; "
        "install it and set TUCKBOX_SYSTEM_SERVICES=1"
    )
