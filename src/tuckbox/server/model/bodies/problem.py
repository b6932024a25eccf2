"""The response to a refused request."""

from pydantic import Field

from tuckbox.server.model.base import Model
from tuckbox.server.model.message_parts import MessageValue


class ProblemModel(Model):
    """The response to every refused request: a stable code and a sentence in the visitor's language."""

    code: str
    sentence: str
    values: dict[str, MessageValue] = Field(default={})
