"""The optional parts of Tuckbox: which are installed here, and what to say when one is missing.

`pip install tuckbox` brings rules, match, records and the table in line mode. The extras bring the
rest; `pyproject.toml` lists what each needs, and the installed package knows that list.
"""

import re
from functools import cache

from tuckbox.core import TuckboxError


class MissingExtra(TuckboxError):
    """A request needs an extra that is not installed."""


def require_extra(extra: str) -> None:
    """Raise `MissingExtra` unless everything the extra brings is installed."""
    if not is_installed(extra):
        command = f"pip install 'tuckbox[{extra}]'"
        raise MissingExtra.of("extra-missing", extra=extra, command=command)


@cache
def is_installed(extra: str) -> bool:
    """Return whether everything the extra brings is installed, without importing any of it."""
    return all(_is_here(name) for name in _needs(extra))


def _needs(extra: str) -> list[str]:
    from importlib import metadata  # noqa: PLC0415 - slow to import, and most runs never ask

    try:
        requirements = metadata.requires("tuckbox") or []
    except metadata.PackageNotFoundError:
        return []  # a bare source tree: nothing is known to be missing
    brought = re.compile(rf"[\w.-]+(?=.*;.*extra == ['\"]{extra}['\"])")
    return [found[0] for text in requirements if (found := brought.match(text))]


def _is_here(name: str) -> bool:
    from importlib import metadata  # noqa: PLC0415

    try:
        metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return False
    return True
