"""Writes `openapi.json` for `npm run types`: every model of the HTTP routes and of the match socket."""

import json
from pathlib import Path
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from tuckbox.server import api, wire

# What a client sends may leave out what has a default; what it gets is always complete.
SENT = {"Hello", "Submit", "Preview", "Ping", "Look", "Rename", "Recovery", "TimeControl", "NewSeat"}
SENT |= {"NewMatch", "Join", "Seed", "HandOver", "Entry", "Study", "StudyEntry", "ImportRecord"}


def schema() -> dict[str, Any]:
    models = {
        model
        for module in (wire, api)
        for model in vars(module).values()
        if isinstance(model, type)
        and issubclass(model, BaseModel)
        and model not in (BaseModel, wire.Model)
    }
    ordered = sorted(models, key=lambda model: model.__name__)
    _, definitions = models_json_schema(
        [(model, _mode(model)) for model in ordered],
        ref_template="#/components/schemas/{model}",
    )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tuckbox", "version": str(wire.WIRE_VERSION)},
        "paths": {},
        "components": {"schemas": definitions["$defs"]},
    }


def _mode(model: type[BaseModel]) -> Any:  # noqa: ANN401 - pydantic's own literal type
    return "validation" if model.__name__ in SENT else "serialization"


if __name__ == "__main__":
    target = Path(__file__).parent / "openapi.json"
    target.write_text(json.dumps(schema(), indent=1) + "\n", encoding="utf-8")
