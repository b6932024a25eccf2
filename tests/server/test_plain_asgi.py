"""Under a uvicorn that we do not know, sockets are served by plain ASGI."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import sqlite_settings
from tuckbox.server import node
from tuckbox.server.operating.open_connections import NodeConfig


@pytest.mark.long
def test_the_tests_of_sockets_hold_under_plain_asgi() -> None:
    tests = Path(__file__).with_name("test_socket.py")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        "0",
        "-p",
        "no:cacheprovider",
        str(tests),
    ]
    environment = os.environ | {"TUCKBOX_PLAIN_ASGI": "1"}
    ran = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert ran.returncode == 0, ran.stdout[-5000:]


def test_what_is_newer_than_we_know_is_served_plainly_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    settings = sqlite_settings(tmp_path)
    assert isinstance(node.configuration(settings), NodeConfig)
    assert not caplog.records
    monkeypatch.setitem(node.KNOWN, "uvicorn", (0, 1))
    assert not isinstance(node.configuration(settings), NodeConfig)
    assert len(caplog.records) == 1
