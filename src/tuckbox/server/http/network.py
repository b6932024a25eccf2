"""Where a request comes from."""

from starlette.requests import HTTPConnection

from tuckbox.server.model.network import network_of


def client_address(connection: HTTPConnection) -> str:
    """Return the address of the other side, as a trusted proxy names it if there is one."""
    return connection.client.host if connection.client else ""


def client_network(connection: HTTPConnection) -> str:
    return network_of(client_address(connection))
