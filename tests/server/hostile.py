"""Values that nobody means well by, and requests that carry them to every field of every route."""

import json
import random
from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from tests.server.description import DESCRIPTION, OPERATIONS

LONG = 1_000_000
DEEP = 5_000


class Raw(str):
    """JSON text that stands for a value which `json.dumps` would not write."""

    __slots__ = ()


VALUES: dict[str, Any] = {
    "null": None,
    "true": True,
    "zero": 0,
    "negative": -1,
    "beyond 32 bits": 2**31,
    "beyond 64 bits": 2**64,
    "40 digits": 10**40,
    "minus 40 digits": -(10**40),
    "5,000 digits": Raw("9" * 5_000),
    "large float": Raw("1e20"),
    "too large float": Raw("1e999"),
    "not a number": Raw("NaN"),
    "half": 0.5,
    "empty": "",
    "NUL": "a\0b",
    "escape": "\x1b]0;x\x07\x1b[2J",
    "lone surrogate": Raw(r'"\ud800"'),
    "right to left": "\u202etxet",
    "markup": "<script>alert(1)</script>{ $seat }",
    "long": "x" * 5_000,
    "megabyte": "é" * (LONG // 2),
    "list": [[]],
    "object": {"self": {"": None}},
    "long list": list(range(3_000)),
    "deep list": Raw("[" * DEEP + "]" * DEEP),
    "deep object": Raw('{"a":' * DEEP + "1" + "}" * DEEP),
    "cut off": Raw('{"a": "'),
}


STORED = ("beyond 32 bits", "beyond 64 bits", "40 digits", "NUL", "lone surrogate", "long")
"""Values that one kind of database might take and another not."""


class Attack(NamedTuple):
    """One request, with one hostile value in one place."""

    verb: str
    path: str
    query: dict[str, str]
    body: Any
    what: str

    @property
    def content(self) -> bytes | None:
        """The body as it is sent; written only now, since some are megabytes."""
        return None if self.body is None else written(self.body).encode()


def written(value: Any) -> str:
    """Return the value as JSON; a `Raw` part is written as it is."""
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, dict):
        pairs = (f"{written(name)}:{written(part)}" for name, part in value.items())
        return "{" + ",".join(pairs) + "}"
    if isinstance(value, list):
        return "[" + ",".join(written(item) for item in value) + "]"
    return json.dumps(value)


def attacks(known: dict[str, Any], names: Collection[str] = VALUES) -> Iterator[Attack]:
    """Yield these hostile values in every place of every route; `known` are values that exist."""
    for operation in OPERATIONS:
        yield from _on(*operation, known, names)


def _on(
    path: str, verb: str, operation: Any, known: dict[str, Any], names: Collection[str]
) -> Iterator[Attack]:
    parameters = operation.get("parameters", [])
    places = {p["name"]: str(known.get(p["name"], "1")) for p in parameters if p["in"] == "path"}
    filled, body = path.format(**places), _example(_body_schema(operation), known)
    for name in names:
        value = VALUES[name]
        word = str(value)[:8_000]
        for parameter in parameters:
            what = f"{verb} {path} {parameter['name']}: {name}"
            if parameter["in"] == "query":
                yield Attack(verb, filled, {parameter["name"]: word}, body, what)
            elif parameter["in"] == "path" and word:
                there = path.format(**places | {parameter["name"]: _quoted(word[:2_000])})
                yield Attack(verb, there, {}, body, what)
        for place, hurt in _hurt(body, value):
            yield Attack(verb, filled, {}, hurt, f"{verb} {path} body{place}: {name}")


def _quoted(word: str) -> str:
    return "".join(f"%{byte:02x}" for byte in word.encode("utf-8", "replace"))


def _body_schema(operation: Any) -> Any:
    content = operation.get("requestBody", {}).get("content", {})
    return content.get("application/json", {}).get("schema")


def resolved(schema: Any) -> Any:
    if "$ref" in schema:
        return DESCRIPTION["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return schema


def _example(schema: Any, known: dict[str, Any], name: str = "") -> Any:
    """Return a value that fits the schema, from what exists where possible."""
    if schema is None or name in known:
        return known.get(name)
    schema = resolved(schema)
    for choice in schema.get("anyOf", schema.get("oneOf", [])):
        return _example(choice, known, name)
    kind = schema.get("type")
    if kind == "object":
        return {n: _example(s, known, n) for n, s in schema.get("properties", {}).items()}
    if kind == "array":
        return [_example(schema["items"], known)]
    return _plain_example(schema)


def _plain_example(schema: Any) -> Any:
    if "enum" in schema or "const" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    if schema.get("type") in ("integer", "number"):
        return max(1, int(schema.get("minimum", 1)))
    return "a" * 64 if "{64}" in schema.get("pattern", "") else "x"


def _hurt(body: Any, value: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the body with the value in the place of each of its parts."""
    if body is not None or place:
        yield place, value
    if isinstance(body, dict):
        for name, part in body.items():
            for where, hurt in _hurt(part, value, f"{place}.{name}"):
                yield where, body | {name: hurt}
        yield f"{place}.?", body | {"unknown": value}
        if isinstance(value, str) and not isinstance(value, Raw):
            yield f"{place}.name", body | {value: 1}
    elif isinstance(body, list):
        for number, part in enumerate(body):
            for where, hurt in _hurt(part, value, f"{place}[{number}]"):
                yield where, [*body[:number], hurt, *body[number + 1 :]]


def messages(known: dict[str, Any], names: Collection[str] = VALUES) -> Iterator[tuple[str, str]]:
    """Yield these hostile values in every field of every message of the socket."""
    for kind in DESCRIPTION["components"]["schemas"]["ClientMessage"]["oneOf"]:
        example = _example(kind, known)
        for name in names:
            for place, hurt in _hurt(example, VALUES[name]):
                yield f"{example['type']}{place}: {name}", written(hurt)


def some(found: Iterator[Any], most: int, seed: int) -> list[Any]:
    """Return at most that many, chosen by the seed."""
    every = list(found)
    random.Random(seed).shuffle(every)
    return every[:most]
