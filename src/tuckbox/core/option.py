"""What is chosen before a game: the options a game has, and one complete choice of them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tuckbox.core.message import InvalidOptions

SEATS = "seats"


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: its values as texts, in the order in which to offer them."""

    name: str
    choices: tuple[str, ...]
    default: str
    """The default value; for a sequence, values joined by commas."""
    is_sequence: bool = False
    """Whether several choices may be given, in any order, without repeats (FITS boards)."""


@dataclass(frozen=True, slots=True)
class Options:
    """A complete choice of options, in the game's order; hashable, and fully given by its text."""

    pairs: tuple[tuple[str, str], ...]
    _values: Mapping[str, str] = field(init=False, compare=False, repr=False)
    """The same by name: rules ask at every step."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "_values", dict(self.pairs))

    def __getitem__(self, name: str) -> str:
        return self._values[name]

    def __str__(self) -> str:
        """`seats=2 boards=1,2`, as records write it."""
        return " ".join(f"{name}={value}" for name, value in self.pairs)

    @property
    def seats(self) -> int:
        return int(self[SEATS])

    def sequence(self, name: str) -> tuple[str, ...]:
        return tuple(self[name].split(","))


def choose(options: tuple[Option, ...], choices: Mapping[str, object]) -> Options:
    """Fill in defaults and check every value; raise `InvalidOptions` if one is wrong.

    Values may be given as texts or as Python values: 2, True, ("1", "2").
    """
    known = {option.name for option in options}
    for name in choices:
        if name not in known:
            raise InvalidOptions.of("option-unknown", option=name, known=tuple(sorted(known)))
    return Options(
        tuple(
            (option.name, _checked(option, _text(choices.get(option.name, option.default))))
            for option in options
        )
    )


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list | tuple):
        return ",".join(str(item) for item in value)
    return str(value)


def _checked(option: Option, text: str) -> str:
    items = text.split(",") if option.is_sequence else [text]
    for item in items:
        if item not in option.choices:
            raise InvalidOptions.of(
                "option-value", option=option.name, value=item, choices=option.choices
            )
    if len(set(items)) < len(items):
        raise InvalidOptions.of("option-repeats", option=option.name, value=text)
    return text
