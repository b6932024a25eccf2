"""Tests of a peer that `make test` does not install are left out where it is missing, loudly."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.services.origin import LEFT_OUT, NOT_TESTED

WITH_PEER = "test_sb3.py"
WITHOUT = (
    f"{NOT_TESTED}: environments for Stable-Baselines3, which is too large for every run;"
    " `make soak` installs and tests it"
)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if collection_path.name != WITH_PEER or find_spec("sb3_contrib"):
        return None
    config.stash[LEFT_OUT].add(WITHOUT)
    return True
