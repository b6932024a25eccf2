"""The base of every value that comes from a client or goes to one."""

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """Base of all wire values: unknown fields are refused, so that mistakes are noticed.

    What the server sends is complete: fields with a default are there too.
    """

    model_config = ConfigDict(
        extra="forbid", frozen=True, json_schema_serialization_defaults_required=True
    )
