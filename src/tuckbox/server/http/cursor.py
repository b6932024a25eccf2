"""Where a page of a list ended, as a text that the next request repeats."""

import base64
import binascii
import json
import math
import re

from tuckbox.server.model.errors import Unusable

ID = "[A-Za-z0-9_-]{1,64}"


def write_cursor(moment: float, id: str) -> str:
    return base64.urlsafe_b64encode(json.dumps([moment, id]).encode()).decode()


def read_cursor(text: str) -> tuple[float, str]:
    try:
        moment, id = json.loads(base64.urlsafe_b64decode(text))
        if not re.fullmatch(ID, id) or not math.isfinite(moment):
            raise ValueError
        return float(moment), id
    except (ValueError, TypeError, binascii.Error, RecursionError) as error:
        raise Unusable.of("server-cursor") from error
