"""Prints the description of the API, from which the browser client's types are generated."""

import json
import sys

from tuckbox.server.app import create_app
from tuckbox.server.settings import Settings


def main() -> None:
    json.dump(create_app(Settings()).openapi(), sys.stdout, indent=1, sort_keys=True)
    print()


if __name__ == "__main__":
    main()
