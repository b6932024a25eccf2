"""Positions, moves and records are values: nobody can change them."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module
from inspect import isclass
from pkgutil import walk_packages
from typing import Any

import pytest

LAYERS = ("core", "games", "match")
BEING_MADE = ("Keepsake", "_Reader")
"""Classes that gather what they hold."""


def values() -> Iterator[Any]:
    """Yield every other dataclass of the rules and the match."""
    for layer in LAYERS:
        package = import_module(f"tuckbox.{layer}")
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            for name, value in vars(import_module(found.name)).items():
                is_own = isclass(value) and value.__module__ == found.name
                if is_own and is_dataclass(value) and name not in BEING_MADE:
                    yield value


@pytest.mark.parametrize(
    "value", [*values()], ids=lambda each: f"{each.__module__}.{each.__name__}"
)
def test_a_value_cannot_be_changed(value: Any) -> None:
    assert value.__dataclass_params__.frozen
