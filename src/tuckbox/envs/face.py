"""What every environment shows people: the texts of its actions, and pictures of its games."""

from typing import Any

from gymnasium.error import InvalidAction, ResetNeeded

from tuckbox.envs.env_game import EnvGame
from tuckbox.envs.error import raising, sentence
from tuckbox.envs.game_batch import GameBatch
from tuckbox.envs.position import text_picture


class Face:
    """The side of an environment that is read and looked at."""

    game: EnvGame
    render_mode: str | None
    _batch: GameBatch
    _has_begun: bool

    def action_text(self, action: int) -> str:
        """Return the fixed text of an action."""
        with raising(InvalidAction):
            return self.game.action_text(action)

    def text_action(self, text: str) -> int:
        """Return the action with this text."""
        with raising(InvalidAction):
            return self.game.text_action(text)

    def _must_have_begun(self) -> None:
        if not self._has_begun:
            raise ResetNeeded(sentence("envs-reset-first"))

    def _pictures(self) -> list[Any]:
        """Return a picture of each game, of the kind that was asked for; none if none was."""
        self._must_have_begun()
        states = self._batch.games.states
        if self.render_mode == "ansi":
            return [text_picture(self.game, state) for state in states]
        if self.render_mode == "rgb_array":
            from tuckbox.envs.picture import pixels  # noqa: PLC0415 - few ask for it

            return [pixels(self.game, state) for state in states]
        return []
