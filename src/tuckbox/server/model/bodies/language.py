"""The messages of a language."""

from pydantic import Field

from tuckbox.server.model.base import Model


class Messages(Model):
    """The messages of a language, with those that it lacks in English."""

    texts: dict[str, str] = Field(description="Message files in Fluent's syntax, by language")
