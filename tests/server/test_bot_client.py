"""The example client keeps the rules of the fair draw: it stops when it must."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tuckbox.match.fair.card_source import list_hash, seed_commitment

FILE = Path(__file__).parents[2] / "docs" / "bot-client.py"
TABLE, OTHER = "aa" * 32, "bb" * 32
Deal = dict[str, Any]


def deal(**changes: Any) -> Deal:
    return {
        "number": 1,
        "state": "open",
        "commitment": TABLE,
        "game": "fits",
        "options": "seats=2 boards=1",
        "components": "cc" * 32,
        "strict": False,
        "answers": [None, None],
        "list": [],
        "revealed": [],
        "broken": [],
        **changes,
    }


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.chdir(tmp_path)
    Path("m.keepsake").touch()
    spec = importlib.util.spec_from_file_location("bot_client", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def revealed(client: ModuleType) -> list[str]:
    """Take part in a deal until the seed has left; return the closed list."""
    said = client.part_in_draw("m", deal(), 2)
    lines = ["1 person -", f"2 program {said['commitment']}"]
    told = client.part_in_draw("m", deal(state="closed", list=lines), 2)
    assert seed_commitment(TABLE, 2, told["seed"]) == said["commitment"]
    return lines


def test_it_goes_on_with_the_deal_after_a_broken_one(client: ModuleType) -> None:
    closed = list_hash(TABLE, revealed(client))
    broken = [f"[broken 1 {TABLE} {closed} lost 1]"]
    said = client.part_in_draw("m", deal(number=2, commitment=OTHER, broken=broken), 2)
    assert (said["type"], said["table"]) == ("commit", OTHER)


def test_it_gives_nothing_where_nobody_looks_ahead(client: ModuleType) -> None:
    assert client.part_in_draw("m", deal(strict=True), 2)["commitment"] == "-"
    assert client.part_in_draw("m", deal(strict=True, answers=[None, "-"]), 2) is None


@pytest.mark.parametrize(
    ("why", "changes"),
    [
        ("has changed", {"commitment": OTHER}),
        (
            "has changed",
            {"number": 2, "commitment": OTHER, "broken": [f"[broken 1 {TABLE} - left 1]"]},
        ),
        ("skip", {"number": 3, "broken": [f"[broken 2 {TABLE} - left 1]"]}),
        ("calls us silent", {"number": 2, "commitment": OTHER, "broken": ["SILENT"]}),
        ("not the one", {"state": "closed", "list": ["1 person -", "2 program -"]}),
    ],
)
def test_it_stops(client: ModuleType, why: str, changes: Deal) -> None:
    closed = list_hash(TABLE, revealed(client))
    silent = f"[broken 1 {TABLE} {closed} silent 2]"
    lines = [silent if line == "SILENT" else line for line in changes.get("broken", [])]
    with pytest.raises(SystemExit, match=why):
        client.part_in_draw("m", deal(**{**changes, "broken": lines}), 2)


def test_it_stops_at_a_card_that_has_changed(client: ModuleType) -> None:
    client.see_cards("m", [{"number": 1, "actor": 0, "text": "start L5"}])
    with pytest.raises(SystemExit, match="has changed"):
        client.see_cards("m", [{"number": 1, "actor": 0, "text": "start V5"}])
