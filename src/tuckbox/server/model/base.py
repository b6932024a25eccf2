"""The base of every value that comes from a client or goes to one."""

from typing import Any

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """Base of all wire values: unknown fields are refused, so that mistakes are noticed.

    What the server sends is complete: fields with a default are there too.
    """

    model_config = ConfigDict(
        extra="forbid", frozen=True, json_schema_serialization_defaults_required=True
    )


def _without_defaults(schema: dict[str, Any]) -> None:
    for field in schema["properties"].values():
        field.pop("default", None)


class Sparse(Model):
    """Base of what is sent with every move: the server may leave out fields that have their default."""

    model_config = ConfigDict(
        json_schema_serialization_defaults_required=False, json_schema_extra=_without_defaults
    )
