"""How this node runs: flags first, then `TUCKBOX_…` in the environment, then defaults."""

import contextlib
import math
import os
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from platformdirs import user_data_path

from tuckbox.core import TuckboxError

DEFAULT_PORT = 8420
KEY_BYTES = 32
LOG_LEVELS = ("debug", "info", "warning", "error")


class InvalidSetting(TuckboxError):
    """A flag or environment variable that cannot be used."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything an operator may choose. Each field is also `TUCKBOX_<NAME>` in the environment."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database: str = ""
    """SQLite or PostgreSQL URL; empty: a SQLite file in `data`."""
    redis: str = ""
    """The channel between nodes; empty: this node is alone."""
    data: Path = field(default_factory=lambda: user_data_path("tuckbox"))
    components: Path | None = None
    """A folder of own components."""
    secret: str = field(default="", repr=False)
    """Signs identities, shared by all nodes; empty: a key file in `data`."""
    public_url: str = ""
    """Where players reach this server, if it stands behind a proxy."""
    trusted_proxies: str = ""
    """Addresses, separated by commas, whose forwarding headers are believed."""
    workers: int = 1
    """Processes in which bots think, made ready at the start; 0: one, and only when it is asked."""
    think: float = 1.0
    """Seconds a bot may think about a move."""
    idle: float = 300.0
    """Seconds after which a table that nobody looks at leaves memory."""
    queue: int = 64
    """Answers that may wait for a slow reader before it is dropped."""
    play_limit: int = 100
    watch_limit: int = 50
    identity_limit: int = 30
    """New identities for each address in an hour."""
    limit_window: float = 20.0
    """Seconds in which so many messages are taken."""
    message_limit: int = 16_384
    """Bytes of a socket message."""
    body_limit: int = 1_200_000
    """Bytes of a request's body."""
    metrics_token: str = field(default="", repr=False)
    """Who shows it may read `/metrics` from anywhere; empty: only from this machine."""
    log_level: str = "info"

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


def read_settings(
    given: Mapping[str, object], environment: Mapping[str, str] | None = None
) -> Settings:
    """Settings from flags (None: not given) and environment; `InvalidSetting` says what is wrong."""
    environment = os.environ if environment is None else environment
    values: dict[str, object] = {}
    for each in fields(Settings):
        variable = f"TUCKBOX_{each.name.upper()}"
        if given.get(each.name) is not None:
            values[each.name] = given[each.name]
        elif environment.get(variable):
            values[each.name] = _read(variable, environment[variable], each.type)
    settings = Settings(**values)  # type: ignore[arg-type]
    if settings.log_level.lower() not in LOG_LEVELS:
        raise InvalidSetting.of(
            "server-setting-choice",
            name="TUCKBOX_LOG_LEVEL",
            value=settings.log_level,
            known=LOG_LEVELS,
        )
    return settings


def _read(variable: str, text: str, kind: object) -> object:
    if kind in (Path, Path | None):
        return Path(text)
    try:
        value = float(text) if kind is float else int(text) if kind is int else text
    except ValueError as error:
        raise InvalidSetting.of("server-setting-number", name=variable, value=text) from error
    if not isinstance(value, str) and not 0 <= value < math.inf:
        raise InvalidSetting.of("server-setting-number", name=variable, value=text)
    return value


def _key_file(path: Path) -> bytes:
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        file.write(key := secrets.token_bytes(KEY_BYTES))
    return key
