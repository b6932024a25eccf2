"""Measures the figures of `docs/findings.md` and writes the page.

    python -m bench.findings              everything, then the page
    python -m bench.findings best         one of best, ladder, seats, shape
    python -m bench.findings page         only the page and its plots, from docs/findings/*.json

Tournaments keep their results in build/findings and go on from there.
"""

import sys
from importlib import import_module

from bench.findings.store import write_data
from bench.findings.writing import write_page

FINDINGS = ("best", "ladder", "seats", "shape")


def main(wanted: list[str]) -> None:
    for name in wanted or [*FINDINGS, "page"]:
        if name == "page":
            write_page()
        elif name in FINDINGS:
            print(f"== {name} ==", flush=True)
            write_data(name, import_module(f"bench.findings.{name}").measure())
        else:
            sys.exit(f"no finding {name!r}; there are {', '.join(FINDINGS)}, and page")


if __name__ == "__main__":
    main(sys.argv[1:])
