"""A body may be large by its texts, not by the number of its values."""

from contextlib import suppress

import pytest

from tests.growth import grows_evenly
from tuckbox.server.http.request import MOST_BYTES, MOST_TEXTS, check_values
from tuckbox.server.model.errors import TooLarge

LARGE = 1_000_000


@pytest.mark.parametrize(
    "body",
    [
        b"[" * MOST_BYTES,
        b'{"text":"%b"}' % (b"[],{}" * (LARGE // 5)),
        b'{"text":"%b"}' % (b'\\"' * (LARGE // 2)),
        b'{"entries":[%b{}]}' % (b'{"actor":1,"text":"%b"},' % (b"x" * 64) * 2_000),
        b'"never ends' + b"[" * LARGE,
    ],
    ids=["small", "brackets in a text", "quotes in a text", "the longest study", "no end"],
)
def test_texts_may_be_long(body: bytes) -> None:
    check_values(body)


@pytest.mark.parametrize(
    "body",
    [
        b"[" + b"[]," * (LARGE // 3) + b"0]",
        b"[" + b'"",' * (LARGE // 3) + b"0]",
        b"[%b]" % (b"9" * LARGE),
        b'{"text":"%b",%b}' % (b"\\n" * 1_000, b'"a":1,' * 2 * MOST_TEXTS),
    ],
    ids=["lists", "texts", "digits", "names"],
)
def test_values_may_not_be_many(body: bytes) -> None:
    with pytest.raises(TooLarge) as caught:
        check_values(body)
    assert caught.value.message.id == "guard-body-values"


@pytest.mark.parametrize("piece", [b'"', b'\\"', b"\\", b'"\\', b"[]"])
def test_it_is_looked_at_in_proportion_to_its_length(piece: bytes) -> None:
    def look(body: bytes) -> None:
        with suppress(TooLarge):
            check_values(body)

    assert grows_evenly(lambda size: b'"' + piece * size, look, 200_000)
