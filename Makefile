# A fresh machine needs only Python 3.11+, make and access to the package registries.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
READY := $(VENV)/.ready
# What it takes to get ready is told as every phase of the tests is: with its seconds.
STARTED = started=$$(date +%s)
TOOK = echo "· $(1): $$(($$(date +%s) - started)) s"

.PHONY: play help test quick portable coverage soak proxy check client bench golden screenshots clean

play: $(READY) client ## set everything up and open the table
	$(BIN)/tuckbox serve --open

help: ## what make can do
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-12s %s\n", $$1, $$2}' Makefile

test: $(READY) client ## set everything up and run every test
	$(BIN)/python -m tests.phases test

quick: $(READY) client ## tests without browser, database and compiler, for every save
	$(BIN)/python -m tests.phases quick

portable: ## rules, match, records and command line alone, on any system
	$(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install -q -c constraints.txt -e '.[portable]'
	$(BIN)/python -m tests.phases portable

proxy: $(READY) client ## tests of two nodes behind HAProxy, which must be installed
	$(BIN)/python -m tests.phases proxy

coverage: $(READY) client ## measure which lines the tests run, and fail where they are too few
	$(BIN)/python -m tests.phases coverage

soak: $(READY) client ## hunt for rare faults, for some hours; HAProxy must be installed
	@$(STARTED) && $(BIN)/pip install -q -c constraints.txt -e '.[soak]' && $(call TOOK,installing for the long run)
	$(BIN)/python -m tests.phases soak

check: $(READY) client ## format, lint, types, import rule, language files
	$(BIN)/python -m tests.phases check

client: $(READY) ## the browser client, if its sources have changed
	@$(STARTED) && $(BIN)/python hatch_build.py && $(call TOOK,browser client)

bench: $(READY) ## measure speed, together with peers in the same run
	$(BIN)/pip install -q -c constraints.txt -e '.[bench]'
	$(BIN)/python -m bench

golden: $(READY) ## regenerate the perft files and golden playthroughs
	$(BIN)/python tests/regenerate.py

screenshots: $(READY) client ## retake the screenshots of the README
	$(BIN)/python tests/web/screenshots.py

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("Tuckbox needs Python 3.11 or newer; this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@echo "· installing into $(VENV) …"
	@$(STARTED) && $(PYTHON) -m venv $(VENV) && $(BIN)/pip install -q -c constraints.txt -e '.[all,test]' && $(call TOOK,installing)
	@touch $@

clean: ## remove what was installed and built
	rm -rf $(VENV) dist build
