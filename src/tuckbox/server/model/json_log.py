"""The log: one JSON object per line on standard error, without names, addresses, ids or secrets."""

import json
import logging
import sys
from datetime import UTC, datetime

from tuckbox.i18n.shown import shown

TOLD = ("method", "route", "status")
"""The fields that a line may have besides its message."""
LONGEST = 1000
"""Characters of a message."""


class JsonLine(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {
            "at": moment,
            "level": record.levelname.lower(),
            "from": record.name,
            "message": shown(record.getMessage(), LONGEST),
        }
        line |= {name: getattr(record, name) for name in TOLD if hasattr(record, name)}
        if record.exc_info:
            line["traceback"] = _places(record)
        return shown(json.dumps(line, ensure_ascii=False), None)


def _places(record: logging.LogRecord) -> list[str]:
    """Return where an error happened and its type, without its text, which may quote user input."""
    assert record.exc_info is not None
    kind, _, place = record.exc_info
    lines = [kind.__name__ if kind else "unknown"]
    while place is not None:
        code = place.tb_frame.f_code
        lines.append(f"{code.co_filename}:{place.tb_lineno} {code.co_name}")
        place = place.tb_next
    return lines


def open_json_log(level: str) -> None:
    """Write this process's log at this level and above."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLine())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tuckbox").setLevel(level.upper())
    # One line per request only at level debug.
    is_chatty = level.lower() == "debug"
    logging.getLogger("tuckbox.server.request").setLevel("INFO" if is_chatty else "WARNING")
