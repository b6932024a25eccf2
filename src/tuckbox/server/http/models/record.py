"""A record to be imported."""

from tuckbox.server.wire.bounds import RecordText
from tuckbox.server.wire.model import Model


class ImportRecord(Model):
    """A record's text, to be kept as a finished match or played on."""

    text: RecordText
