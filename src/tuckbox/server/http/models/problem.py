"""The response to a refused request."""

from pydantic import Field

from tuckbox.server.wire.message_parts import MessageValue
from tuckbox.server.wire.model import Model


class ProblemModel(Model):
    """The response to every refused request: a stable code and a sentence in the visitor's language."""

    code: str
    sentence: str
    values: dict[str, MessageValue] = Field(default={})
