# Two commands need nothing but git, make and Python 3.11 or newer: `make play` and `make test`.
# Everything they need is set up in .venv, build and web/node_modules, inside this folder; `make clean` removes them.

PYTHON ?= python3
ARGS ?=
# What `make terminal` plays.
GAME ?= atlas-lost
KILLS ?= 200

VENV := .venv
RUN := $(VENV)/bin/python
# Installs what a command needs, and says so, unless it is there: see tools/install.py.
NEEDS := $(RUN) -m tools.install
EVERYTHING := play compile lab ray test
# Several processes, and whichever is done first takes over tests of another. Where tests wait for servers and browsers,
# four of them keep two cores busy.
PYTEST := $(RUN) -m pytest --dist worksteal
# Two things at once that keep one core busy each; what they print stays together, if this make can do that.
BOTH := $(MAKE) --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) --no-print-directory
# Long games played many times over: compiled where there is a compiler, for both forms play the same to the last bit.
PLAYED := tests/golden tests/players tests/properties/test_play.py tests/properties/test_secrecy.py \
	tests/table/secrecy/test_positions.py tests/table/test_pictures.py tests/table/workers/test_weighing.py \
	$(wildcard tests/games/*/test_*_games.py tests/games/*/*/test_*_games.py)
# What callers rely on in either form: this runs in both.
ALIKE := tests/library tests/lab/adapters/test_copies.py
# Without a C compiler that folder holds nothing, and Python goes on to the sources.
COMPILED_FORM := PYTHONPATH="$(CURDIR)/build/compiled"
# Where a test may take as long as it takes.
PATIENT := -o faulthandler_timeout=3600

# A PYTHONPATH from outside could put another Tessera before this one.
unexport PYTHONPATH
unexport PYTHONHOME
# Servers, bots and test processes start by the hundred: each would read all sources anew if nothing were kept of them.
unexport PYTHONDONTWRITEBYTECODE
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# What is named on the command line is done one after the other: the first of them may install what the next one needs.
ifeq ($(MAKELEVEL),0)
.NOTPARALLEL:
endif

.DEFAULT_GOAL := help
.PHONY: help play terminal web lab test test-interpreted test-compiled test-components programs quick long mutants nightly check check-source check-web bench \
	compile generate format lock clean

help: ## show this list
	@echo "Usage: make TARGET [ARGS=\"...\"]"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.made ## serve tables here and open the browser (ARGS="--port 8080" and so on)
	@$(NEEDS) play
	@TESSERA_LOG_LEVEL="$${TESSERA_LOG_LEVEL:-warning}" $(RUN) -m tools.play serve --open $(ARGS)

terminal: $(VENV)/.made ## play in the terminal (GAME=race-for-the-galaxy, revive or the-warp for another one; ARGS="--lang ja" and so on)
	@$(NEEDS) play
	@$(RUN) -m tools.play play $(GAME) $(ARGS)

web: $(VENV)/.made ## build the web client into src/tessera/site
	@$(RUN) -m tools.web build

lab: $(VENV)/.made ## install the laboratory: arenas, balance reports, environments for learners
	@$(NEEDS) play lab ray

# Without ARGS everything, in three runs at once: what plays long games many times over waits for the compiled engine. That
# one and the components of the web client tell at their end what came of them.
test: $(VENV)/.made ## run every test (ARGS="tests/games/revive" and so on for some of them)
	@$(NEEDS) $(EVERYTHING)
	@mkdir -p build
ifeq ($(strip $(ARGS)),)
	@$(MAKE) --jobs=4 --no-print-directory test-interpreted test-compiled test-components
else
	@$(PYTEST) -n 2 $(ARGS)
endif

test-interpreted: build/.tests-read programs
	@echo "== Interpreted: kernel, games, table, web client in a browser, laboratory, command line, tools"
	@$(PYTEST) -n 3 $(addprefix --ignore=,$(PLAYED))

# Tests are read once by one process, which keeps what they become: several that read them at once would each do that work.
build/.tests-read:
	@$(PYTEST) --collect-only -qq > build/.tests-read.log || { cat build/.tests-read.log; exit 1; }
	@mv build/.tests-read.log $@

test-compiled:
	@$(RUN) -m tools.compile --for-tests
	@$(COMPILED_FORM) $(PYTEST) -n 2 -p tools.expect_compiled $(PLAYED) $(ALIKE) > build/test-compiled.log 2>&1; result=$$?; \
		echo "== Compiled, where there is a C compiler: goldens, properties, players, long games, what callers rely on"; \
		cat build/test-compiled.log; exit $$result

test-components: programs
	@{ $(RUN) -m tools.web test && $(RUN) -m tools.web sizes; } > build/test-components.log 2>&1; result=$$?; \
		echo "== Components of the web client, and what its pages weigh"; cat build/test-components.log; exit $$result

# What tests need beside packages: PostgreSQL, Chromium, the web client.
programs:
	@$(RUN) -m tools.postgres
	@$(RUN) -m tools.browser
	@$(RUN) -m tools.web build

quick: $(VENV)/.made ## run the tests of what was changed since the last commit, and its lint and types
	@$(NEEDS) $(EVERYTHING)
	@$(RUN) -m tools.quick

long: $(VENV)/.made ## prove with more samples: kill a server 200 times on each kind of database (KILLS=50 for fewer), play more games
	@$(NEEDS) $(EVERYTHING)
	@$(MAKE) --no-print-directory programs
	@$(RUN) -m tools.compile --for-tests
	@TESSERA_KILLS=$(KILLS) $(PYTEST) -n 2 $(PATIENT) tests/table/faults
	@$(PYTEST) -n 2 $(PATIENT) -m long tests
	@$(COMPILED_FORM) HYPOTHESIS_PROFILE=explore $(PYTEST) -n 2 $(PATIENT) tests/properties

mutants: $(VENV)/.made ## break rules on purpose, and tell which tests notice (ARGS="revive --sample 100 --seed 1" and so on)
	@$(NEEDS) play test
	@$(RUN) -m tools.mutants $(ARGS)

nightly: $(VENV)/.made ## all of it: checks, tests in any order and with branch coverage, long proofs; the result goes into docs/nightly.md
	@$(NEEDS) $(EVERYTHING)
	@$(RUN) -m tools.nightly

check: $(VENV)/.made ## format, lint, strict types, import contracts, generated source, web client
	@$(NEEDS) $(EVERYTHING)
	@$(BOTH) check-web check-source
check-source:
	$(RUN) -m ruff format --check .
	$(RUN) -m ruff check .
	$(RUN) -m mypy --strict src tests tools examples setup.py
	$(VENV)/bin/lint-imports
	$(RUN) -m tools.generate --check
	$(RUN) -m tools.wire_types --check
check-web:
	$(RUN) -m tools.web check

bench: $(VENV)/.made ## measure speed, interpreted and compiled, and the web client in a browser (ARGS="--json" and so on)
	@$(NEEDS) $(EVERYTHING)
	@$(RUN) -m tools.web build
	@$(RUN) -m tools.compile
	@$(VENV)/bin/tessera bench $(ARGS)
	@$(RUN) -m tools.browser
	@$(COMPILED_FORM) $(RUN) -m tools.web_bench $(filter --json --quick,$(ARGS))

compile: $(VENV)/.made ## compile kernel, games and players into build/compiled
	@$(NEEDS) play compile
	@$(RUN) -m tools.compile

generate: $(VENV)/.made ## write clone, encode, compare, hash and the web client's types anew from the typed fields
	@$(NEEDS) play test
	$(RUN) -m tools.generate
	$(RUN) -m tools.wire_types

format: $(VENV)/.made ## format the source and apply the safe lint fixes
	@$(NEEDS) play test
	$(RUN) -m ruff check --fix-only --quiet .
	$(RUN) -m ruff format .
	$(RUN) -m tools.web format

lock: $(VENV)/.made ## choose the newest packages that pyproject.toml allows, and pin them
	@$(RUN) -m tools.lock

clean: ## remove everything that was built or installed here
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis src/*.egg-info
	rm -rf web/node_modules web/tests/scenes src/tessera/site
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment holds absolute paths, so a clone that was moved needs a new one: the stamp knows its place.
ifneq ($(shell cat $(VENV)/.made 2>/dev/null),$(CURDIR))
.PHONY: $(VENV)/.made
endif

$(VENV)/.made:
	@set -e; found=; \
	for python in "$(PYTHON)" python3 python3.14 python3.13 python3.12 python3.11; do \
		if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			found="$$python"; break; \
		fi; \
	done; \
	if [ -z "$$found" ]; then \
		echo "Tessera needs Python 3.11 or newer, and none was found here (python3 is:" \
			"$$(python3 --version 2>/dev/null || echo missing))." >&2; \
		echo "Install one, on Debian with: apt install python3 python3-venv" >&2; \
		echo "If it has another name, say: make PYTHON=/path/to/python3.12 ..." >&2; \
		exit 1; \
	fi; \
	if ! "$$found" -c 'import ensurepip, venv' 2>/dev/null; then \
		echo "This Python ($$found) has no venv module, so Tessera cannot set itself up." >&2; \
		echo "Install it, on Debian with: apt install python3-venv" >&2; \
		exit 1; \
	fi; \
	echo "Making a Python environment in $(VENV) ..."; \
	rm -rf $(VENV); \
	"$$found" -m venv $(VENV)
	@echo "$(CURDIR)" > $@
