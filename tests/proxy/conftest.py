"""PostgreSQL and Redis, as for the tests of the server."""

from tests.server.conftest import postgres, redis

__all__ = ["postgres", "redis"]
