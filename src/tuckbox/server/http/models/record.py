"""A record to be imported."""

from pydantic import Field

from tuckbox.server.wire.messages import Model


class ImportRecord(Model):
    """A record's text, to be kept as a finished match or played on."""

    text: str = Field(max_length=1_000_000)
