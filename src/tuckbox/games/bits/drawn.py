"""What a drawn file shows, card by card, so that two drawings of the same cards can be compared."""

from collections.abc import Iterator, Mapping

from tuckbox.games.bits.components import STARTS_FILE, Components
from tuckbox.games.bits.task import ANY, TASKS_FILE, TaskCard


def drawn_spaces(components: Components, file: str) -> Mapping[str, str]:
    """Return the task cards by stack and place, the starting stones, or the squares of shapes."""
    if file == TASKS_FILE:
        return dict(_cards(components))
    if file == STARTS_FILE:
        return dict.fromkeys(components.starts, "start")
    return {
        name: " ".join(cell.name for cell in sorted(shape))
        for name, shape in components.shapes.drawn.items()
    }


def _cards(components: Components) -> Iterator[tuple[str, str]]:
    """Yield the cards of each stack in one order, as that in which they are drawn means nothing."""
    for number, stack in enumerate(components.stacks, 1):
        for place, card in enumerate(sorted(map(_words, stack)), 1):
            yield f"{number}.{place}", card


def _words(card: TaskCard) -> str:
    others = f" {card.others:+}" if card.others else ""
    return f"{card.shape} {card.colour or ANY} {card.points:+}{others}"
