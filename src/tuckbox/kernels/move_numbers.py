"""Moves as whole numbers: an action is the place of a move's text among all texts of the table."""

from collections.abc import Iterable
from typing import Any

from tuckbox.core import AnyGame
from tuckbox.kernels.kernel import ForeignAction


class MoveNumbers:
    """Numbers every move that a table can ever meet, in the order of their texts."""

    def __init__(self, game: AnyGame, texts: Iterable[str]) -> None:
        self.game = game
        self.texts = tuple(sorted(texts))
        self._moves: dict[int, Any] = {}
        self._actions = {text: action for action, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def action(self, text: str) -> int:
        """Return the number of the move with this text."""
        if text not in self._actions:
            raise ForeignAction.of("kernel-foreign", game=self.game.name, found=text)
        return self._actions[text]

    def encode(self, move: Any) -> int:  # noqa: ANN401
        return self.action(self.game.format_move(move))

    def decode(self, action: int) -> Any:  # noqa: ANN401
        if not 0 <= action < len(self.texts):
            raise ForeignAction.of(
                "kernel-action", action=action, game=self.game.name, last=len(self.texts) - 1
            )
        if action not in self._moves:
            self._moves[action] = self.game.parse_move(self.texts[action])
        return self._moves[action]
