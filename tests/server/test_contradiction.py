"""A match that turns out to contradict itself while it is open: closed with a code, tried no more."""

import logging

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Visit, on_both
from tests.server.running import Running, until
from tests.server.visitor import Socket
from tuckbox.server.model.errors import mark_of

ME = {"kind": "me"}


def closed_with(socket: Socket) -> int:
    """Return the code with which a socket is closed after it was told why."""
    problem = socket.wait_for("problem")
    assert (problem["code"], problem["fatal"]) == ("server-match-torn", True)
    with pytest.raises(ConnectionClosed):
        socket.receive()
    closed = socket.connection.protocol.close_rcvd
    assert closed is not None
    return closed.code


@on_both
def test_what_comes_next_is_stored_already(
    node: Running, visit: Visit, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = visit(), visit()
    match = ann.create("jammit", ME, ME, public=True)["id"]
    with ann.sit_at(match) as table, bob.sit_at(match) as watching:
        move = table.owes()["moves"][0]
        with node.services.database.engine.begin() as connection:
            row = "insert into entries values (:match, 1, 1, 'nonsense', 1, 0)"
            connection.execute(text(row), {"match": match})
        with caplog.at_level(logging.WARNING):
            table.send(type="submit", seat=1, ply=0, text=move)
            refused = table.wait_for("refused")
            assert refused["code"] == "server-match-torn"
            assert closed_with(table) == closed_with(watching) == 4400
            assert ann.get(f"/matches/{match}/update").json()["code"] == "server-match-torn"
    named = [record.getMessage() for record in caplog.records if mark_of(match) in record.message]
    assert len(named) == 1, named
    assert node.services.live_matches.find(match) is None


def test_rows_that_another_writer_tore_are_noticed(node: Running, visit: Visit) -> None:
    ann = visit()
    match = ann.create("jammit", ME, ME)["id"]
    with ann.sit_at(match) as table:
        assert table.submit(table.owes()["moves"][0])["type"] == "ack"
        table.owes()
        with node.services.database.engine.begin() as connection:
            torn = "update matches set version = version + 1, count = count + 1 where id = :match"
            connection.execute(text(torn), {"match": match})
        live_matches = node.services.live_matches
        loop = node.server.servers[0].get_loop()
        loop.call_soon_threadsafe(live_matches.spawn, live_matches.catch_up())
        assert closed_with(table) == 4400
        until(lambda: live_matches.find(match) is None)
