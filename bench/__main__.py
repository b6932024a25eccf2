"""`make bench`: every measurement, one after the other; names as arguments choose some of them.

python -m bench rules kernels
"""

import sys
from importlib import import_module
from pathlib import Path

FOLDER = Path(__file__).parent


def main(wanted: list[str]) -> None:
    known = sorted(path.stem for path in FOLDER.glob("[a-z]*.py") if path.stem != "__main__")
    for name in wanted or known:
        if name not in known:
            sys.exit(f"no measurement {name!r}; there are {', '.join(known)}")
        print(f"\n== {name} ==", flush=True)
        import_module(f"bench.{name}").main()


if __name__ == "__main__":
    main(sys.argv[1:])
