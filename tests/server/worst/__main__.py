"""Says what every input costs: `python -m tests.server.worst`."""

import sys

from tests.server.worst.trial import costs, is_within, told


def main() -> int:
    count = wrong = 0
    for given, cost in costs(is_short="short" in sys.argv):
        print(told(given, cost), flush=True)
        count += 1
        wrong += not is_within(cost)
    print(f"{count} inputs, {wrong} of them beyond the bounds")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
