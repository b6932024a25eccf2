"""How this node runs: flags first, then `TUCKBOX_…` in the environment, then defaults."""

import contextlib
import os
import secrets
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, get_args

from platformdirs import user_data_path
from pydantic import BeforeValidator, Field, NonNegativeInt, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from tuckbox.core import TuckboxError

DEFAULT_PORT = 8420
KEY_BYTES = 32
PREFIX = "TUCKBOX_"

NonNegative: TypeAlias = Annotated[float, Field(ge=0, allow_inf_nan=False)]
LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]


class InvalidSetting(TuckboxError):
    """A flag or environment variable that cannot be used."""


class Settings(BaseSettings):
    """Everything an operator may choose. Each field is also `TUCKBOX_<NAME>` in the environment."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, frozen=True)

    host: str = "127.0.0.1"
    port: NonNegativeInt = DEFAULT_PORT
    database: str = ""
    """SQLite or PostgreSQL URL; empty: a SQLite file in `data`."""
    redis: str = ""
    """The channel between nodes; empty: this node is alone."""
    data: Path = Field(default_factory=lambda: user_data_path("tuckbox"))
    components: Path | None = None
    """A folder of own components."""
    secret: str = Field(default="", repr=False)
    """Signs identities, shared by all nodes; empty: a key file in `data`."""
    public_url: str = ""
    """Where players reach this server, if it stands behind a proxy."""
    trusted_proxies: str = ""
    """Addresses, separated by commas, whose forwarding headers are believed."""
    workers: NonNegativeInt = 1
    """Processes in which bots think, made ready at the start; 0: one, and only when it is asked."""
    think: NonNegative = 1.0
    """Seconds a bot may think about a move."""
    idle: NonNegative = 300.0
    """Seconds after which a table that nobody looks at leaves memory."""
    queue: NonNegativeInt = 64
    """Answers that may wait for a slow reader before it is dropped."""
    play_limit: NonNegativeInt = 100
    watch_limit: NonNegativeInt = 50
    identity_limit: NonNegativeInt = 30
    """New identities for each address in an hour."""
    limit_window: NonNegative = 20.0
    """Seconds in which so many messages are taken."""
    message_limit: NonNegativeInt = 16_384
    """Bytes of a socket message."""
    body_limit: NonNegativeInt = 1_200_000
    """Bytes of a request's body."""
    metrics_token: str = Field(default="", repr=False)
    """Who shows it may read `/metrics` from anywhere; empty: only from this machine."""
    log_level: Annotated[LogLevel, BeforeValidator(str.lower)] = "info"

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'tuckbox.sqlite3'}"

    @property
    def is_secure(self) -> bool:
        """Whether players come by https, so that cookies may insist on it."""
        return self.public_url.startswith("https://")

    def key(self) -> bytes:
        """The key that signs identities; a new one is made where there is none."""
        if self.secret:
            return self.secret.encode()
        with self.writable_data() as folder:
            return _key_file(folder / "signing.key")

    @contextlib.contextmanager
    def writable_data(self) -> Iterator[Path]:
        """The data folder, made if need be; `InvalidSetting` if it cannot be written."""
        try:
            self.data.mkdir(parents=True, exist_ok=True)
            yield self.data
        except OSError as error:
            raise InvalidSetting.of(
                "server-data-unusable", folder=str(self.data), reason=str(error.strerror)
            ) from error


def read_settings(given: Mapping[str, object]) -> Settings:
    """Settings from flags (None: not given) and environment; `InvalidSetting` says what is wrong."""
    flags = {name: value for name, value in given.items() if value is not None}
    try:
        return Settings.model_validate(flags)
    except ValidationError as error:
        raise _invalid(error, flags) from error


def _invalid(error: ValidationError, flags: Mapping[str, object]) -> InvalidSetting:
    """The first thing that is wrong, under the name by which it was given."""
    wrong = error.errors()[0]
    field, value = str(wrong["loc"][0]), str(wrong["input"])
    name = f"--{field.replace('_', '-')}" if field in flags else PREFIX + field.upper()
    if wrong["type"] == "literal_error":
        known = get_args(LogLevel)
        return InvalidSetting.of("server-setting-choice", name=name, value=value, known=known)
    return InvalidSetting.of("server-setting-number", name=name, value=value)


def _key_file(path: Path) -> bytes:
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        file.write(key := secrets.token_bytes(KEY_BYTES))
    return key
