# Everything a fresh machine needs is Python 3.11+, make and the package registries.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: play test check bench golden clean

play: $(READY) ## set everything up and open the table
	$(BIN)/tuckbox play

test: check ## set everything up and run every test
	$(BIN)/python -m pytest -n 2 --dist worksteal

check: $(READY) ## format, lint, types, import rule
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(READY) ## measure speed beside peers in the same run
	$(BIN)/pip install -q -c constraints.txt -e '.[bench]'
	$(BIN)/python -m bench

golden: $(READY) ## write the perft files and golden playthroughs anew
	$(BIN)/python tests/regenerate.py

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit("Tuckbox needs Python 3.11 or newer; this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q -c constraints.txt -e '.[test]'
	touch $@

clean:
	rm -rf .venv dist build
