"""Write short games of FILLIT and JAMMIT, played by the rules, for the tests that draw them.

.venv/bin/python web/export_played.py
"""

import json
import random
from pathlib import Path
from typing import Any

import tuckbox

HERE = Path(__file__).parent
GAMES: dict[str, dict[str, str]] = {
    "fillit": {"seats": "3", "board": "mini", "layout": "B"},
    "jammit": {"seats": "2", "board": "mini", "layout": "B"},
}
MOVES = {"fillit": 40, "jammit": 48}
SEEDS = {"fillit": 4, "jammit": 1}
"""Games in which everything happens that a board has to draw."""


def played(name: str, seed: int) -> list[dict[str, Any]]:
    """Return moves with their effects and the view after each; the first entry is the set-up."""
    game = tuckbox.game(name)
    position = game.initial(game.options(**GAMES[name]))
    chosen = random.Random(seed)
    entries: list[dict[str, Any]] = [{"text": "", "effects": [], "view": game.view(position, None)}]
    for _ in range(MOVES[name]):
        if not game.to_move(position):
            break
        (who,) = game.to_move(position)
        move = chosen.choice(game.legal_moves(position, who))
        step = game.play(position, who, move)
        effects = [effect.json() for effect in game.effects(step)]
        position = step.after
        view = game.view(position, None)
        entries.append({"text": step.text, "effects": effects, "view": view})
    return entries


def lean(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return only what is drawn: after the set-up, hexes with something on them, and what is counted."""
    for entry in entries[1:]:
        view = entry["view"]
        hexes = [{key: value for key, value in hex.items() if value} for hex in view["hexes"]]
        drawn = [hex for hex in hexes if hex.keys() & {"chip", "stone", "colour"}]
        kept = {key: view[key] for key in ("seats", "sides", "scores") if key in view}
        entry["view"] = {"hexes": [drawn_hex(hex) for hex in drawn], **kept}
    return entries


def drawn_hex(hex: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in hex.items() if key not in ("q", "r")}


if __name__ == "__main__":
    for name in GAMES:
        text = json.dumps(lean(played(name, SEEDS[name])), separators=(",", ":"))
        path = HERE / "src" / "boards" / name / "played.json"
        path.write_text(text + "\n", encoding="utf-8")
        print(path.name, name, len(text))
