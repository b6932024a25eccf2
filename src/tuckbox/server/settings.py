"""The settings of a node: flags first, then `TUCKBOX_…` in the environment, then defaults."""

import contextlib
import secrets
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_args

from platformdirs import user_data_path
from pydantic import BeforeValidator, Field, NonNegativeInt, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from tuckbox.core import TuckboxError
from tuckbox.server.model.private_file import create_private, make_private

DEFAULT_PORT = 8420
KEY_BYTES = 32
FEWEST_LETTERS = 8
"""A secret with fewer different characters was made up, not drawn."""
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
    """SQLite or PostgreSQL URL; if empty, a SQLite file in `data`."""
    redis: str = ""
    """URL of the Redis that connects several nodes; empty for a single node."""
    data: Path = Field(default_factory=lambda: user_data_path("tuckbox"))
    components: Path | None = None
    """A folder with the operator's own components."""
    box: str = ""
    """Files of boxes, separated by commas, at most one for each game: what it is played with by default."""
    secret: str = Field(default="", repr=False)
    """Signs identities, shared by all nodes; if empty, a key file in `data`."""
    public_url: str = ""
    """The address by which players reach this server, if it is behind a proxy."""
    hosts: str = ""
    """Further names, separated by commas, by which browsers may reach this server."""
    trusted_proxies: str = ""
    """Addresses, separated by commas, whose forwarding headers are trusted."""
    workers: NonNegativeInt = 1
    """Worker processes for bots, warmed up at the start; 0 means one, started when first needed."""
    think: NonNegative = 1.0
    """Seconds that a bot may think about a move."""
    plain_asgi: bool = False
    """Whether to serve by uvicorn's own protocols instead of ours: slower, and as right."""
    idle: NonNegative = 300.0
    """Seconds after which a match without subscribers leaves memory."""
    queue: NonNegativeInt = 64
    """Answers that may wait for a slow client before it is dropped."""
    # The settings called limit mean no limit when they are 0, apart from those of bytes.
    play_limit: NonNegativeInt = 100
    watch_limit: NonNegativeInt = 50
    network_limit: NonNegativeInt = 600
    """What visitors of one network whom nobody knows may cost in a window, in small requests."""
    identity_limit: NonNegativeInt = 30
    """New identities for each address and hour."""
    import_limit: NonNegativeInt = 60
    box_limit: NonNegativeInt = 60
    analysis_limit: NonNegativeInt = 60
    advice_limit: NonNegativeInt = 600
    study_limit: NonNegativeInt = 3_000
    """What one visitor may ask for in an hour, and ten times as much one network."""
    limit_window: NonNegative = 20.0
    """Seconds over which messages are counted for the limits above; 0: they are not counted."""
    message_limit: NonNegativeInt = 16_384
    """Maximum bytes of a socket message."""
    body_limit: NonNegativeInt = 1_200_000
    """Maximum bytes of a request's body."""
    address_limit: NonNegativeInt = 250
    """Connections of one address, apart from this machine and trusted proxies."""
    header_seconds: NonNegative = 10.0
    body_seconds: NonNegative = 30.0
    """Seconds in which a request must be complete."""
    metrics_token: str = Field(default="", repr=False)
    """A client with this token may read `/metrics` from anywhere; if empty, only this machine may."""
    log_level: Annotated[LogLevel, BeforeValidator(str.lower)] = "info"

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'tuckbox.sqlite3'}"

    @property
    def proxies(self) -> list[str]:
        """The addresses of trusted proxies."""
        return [proxy.strip() for proxy in self.trusted_proxies.split(",") if proxy.strip()]

    @property
    def is_secure(self) -> bool:
        """Whether players use https, so that cookies may require it."""
        return self.public_url.startswith("https://")

    def key(self) -> bytes:
        """Return the key that signs identities; make a new one if there is none."""
        if self.secret:
            if len(self.secret) < KEY_BYTES or len(set(self.secret)) < FEWEST_LETTERS:
                raise InvalidSetting.of("server-secret-weak", shortest=KEY_BYTES)
            return self.secret.encode()
        with self.writable_data() as folder:
            return _key_file(folder / "signing.key")

    @contextlib.contextmanager
    def writable_data(self) -> Iterator[Path]:
        """Provide the data folder, created if necessary; raise `InvalidSetting` if it cannot be written."""
        try:
            self.data.mkdir(parents=True, exist_ok=True)
            yield self.data
        except OSError as error:
            raise InvalidSetting.of(
                "server-data-unusable", folder=str(self.data), reason=str(error.strerror)
            ) from error


def read_settings(given: Mapping[str, Any]) -> Settings:
    """Read the settings; a flag that is None was not given. Raise `InvalidSetting` if one is wrong."""
    flags = {name: value for name, value in given.items() if value is not None}
    try:
        return Settings(**flags)
    except ValidationError as error:
        raise _invalid(error, flags) from error


def _invalid(error: ValidationError, flags: Mapping[str, object]) -> InvalidSetting:
    """Return the first error, under the name by which the setting was given."""
    wrong = error.errors()[0]
    field, value = str(wrong["loc"][0]), str(wrong["input"])
    name = f"--{field.replace('_', '-')}" if field in flags else PREFIX + field.upper()
    if wrong["type"] == "literal_error":
        known = get_args(LogLevel)
        return InvalidSetting.of("server-setting-choice", name=name, value=value, known=known)
    return InvalidSetting.of("server-setting-number", name=name, value=value)


def _key_file(path: Path) -> bytes:
    try:
        file = create_private(path)
    except FileExistsError:
        make_private(path)
        key = path.read_bytes()
        if len(key) < KEY_BYTES:
            raise InvalidSetting.of("server-key-damaged", file=str(path)) from None
        return key
    with file:
        file.write(key := secrets.token_bytes(KEY_BYTES))
    return key
