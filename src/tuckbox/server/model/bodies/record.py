"""A record to be imported."""

from tuckbox.server.model.base import Model
from tuckbox.server.model.bounds import RecordText


class ImportRecord(Model):
    """A record's text, to be kept as a finished match or played on."""

    text: RecordText
