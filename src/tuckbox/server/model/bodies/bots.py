"""The bots of a table while their code is being compiled."""

from pydantic import Field

from tuckbox.server.model.base import Model


class Strength(Model):
    """Whether the bots of a table play as well as they can."""

    light: bool = Field(
        description="Whether a lighter bot plays for one whose code is not compiled yet"
    )
    seconds: int | None = Field(
        description="About how long until all play at full strength; null: they do, or never will here"
    )
    share: float = Field(description="The share that is compiled, from 0 to 1")
    waits: bool = Field(description="Whether they wait until then")


class Waiting(Model):
    """Whether the bots of a table wait until they play at full strength."""

    waits: bool
