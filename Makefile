# Settebello: every command of the house. `make help` lists them.
# Each sets up what it needs (Python 3.11, cargo, Node 20 and make are enough) and a second run rebuilds only what changed.

SHELL := /bin/bash
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DONE := build/done
DEALS ?= 100000
# Browser tests wait more than they compute: half as many again as two processors have.
BROWSERS ?= 3
# How long each fuzz target runs, in seconds.
FUZZ ?= 60
TARGETS := $(notdir $(basename $(wildcard crates/engine/fuzz/fuzz_targets/*.rs)))
# What only the benchmarks compare with; kept apart from what the project needs.
PEERS := build/peers
# Where the page is served; the rest of the choices are `settebello serve --help`.
HOST ?= 127.0.0.1
PORT ?= 8000

RUST := Cargo.toml Cargo.lock pyproject.toml $(shell find crates -path crates/engine/fuzz -prune -o \( -name '*.rs' -o -name '*.toml' \) -print)
WEB := $(shell find web -path web/node_modules -prune -o -path web/src/paraglide -prune -o -type f -print)

.PHONY: help play test check wheel soak fuzz bench format lock schema clean
.PHONY: snapshots test-rust test-web test-python test-browser test-wheel check-rust check-web check-python

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(DONE)/engine $(DONE)/web ## build what is missing and serve the game; prints its address
	@exec $(BIN)/settebello serve --host $(HOST) --port $(PORT)

test: test-rust test-web test-python test-browser test-wheel ## every test: engine, web app, library, server, real browser, wheel

check: check-rust check-python check-web ## format, lint and types of all three languages, imports, generated files

test-rust: ## the engine's own tests
	cargo test --locked --workspace --exclude settebello-python --quiet

test-web: $(DONE)/npm ## the web app's unit tests
	cd web && npm run --silent test

test-python: $(DONE)/engine $(DONE)/web ## library, server and documents
	$(BIN)/pytest -n auto --dist loadfile --ignore tests/e2e --ignore tests/packaging

test-browser: $(DONE)/engine $(DONE)/web $(DONE)/chromium ## whole deals in a real browser, by keyboard and by touch
	$(BIN)/pytest -n $(BROWSERS) tests/e2e

snapshots: $(DONE)/engine $(DONE)/web $(DONE)/chromium ## keep the pictures of every page anew, after looking at them
	$(BIN)/pytest -n auto tests/e2e/test_snapshots.py --write-snapshots

test-wheel: wheel ## the wheel in a clean environment without cargo or Node
	$(BIN)/pytest tests/packaging

wheel: $(DONE)/engine $(DONE)/web ## one abi3 wheel with engine, sheets and web app, in dist
	@rm -f dist/settebello-*.whl
	@$(BIN)/maturin build --release --quiet --out dist >build/wheel.log 2>&1 || { cat build/wheel.log; exit 1; }
	@ls dist/settebello-*.whl

soak: $(DONE)/engine ## the lockstep with the naive model over $(DEALS) deals a sheet and seat count
	SETTEBELLO_DEALS=$(DEALS) $(BIN)/pytest -n auto --timeout 0 tests/properties

fuzz: $(DONE)/engine $(DONE)/cargo-fuzz ## each fuzz target of the engine for $(FUZZ) seconds, then the Python ones, drawn anew and at length
	@for target in $(TARGETS); do \
		seeds=$$(ls -d crates/engine/fuzz/seeds/$$target 2>/dev/null); mkdir -p build/fuzz/$$target; \
		PATH="$(abspath build/cargo)/bin:$$PATH" cargo fuzz run --fuzz-dir crates/engine/fuzz --target-dir target/fuzz --sanitizer none \
			$$target build/fuzz/$$target $$seeds -- -max_total_time=$(FUZZ) -timeout=10 -verbosity=0 -artifact_prefix=build/fuzz/$$target- \
			|| exit 1; echo "$$target: nothing found"; done
	HYPOTHESIS_PROFILE=explore $(BIN)/pytest -n auto tests/fuzz

bench: $(DONE)/engine $(DONE)/peers ## ratios against bounds and peers measured in the same run
	@$(BIN)/python benchmarks/playout.py
	@PYTHONPATH=$(PEERS) $(BIN)/python benchmarks/python_loop.py
	@PYTHONPATH=$(PEERS) $(BIN)/python benchmarks/scala40_deals.py
	@$(BIN)/python benchmarks/scala40_finder.py
	@$(BIN)/python benchmarks/scala40_maestro.py
	@$(BIN)/python benchmarks/server.py
	@$(BIN)/python benchmarks/tournament.py
	@$(BIN)/python benchmarks/page.py

check-rust:
	cargo fmt --all --check
	cargo fmt --manifest-path crates/engine/fuzz/Cargo.toml --check
	cargo clippy --locked --workspace --all-targets --quiet -- -D warnings

check-python: $(DONE)/engine
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(BIN)/python -m settebello.server.schema build/schema && diff -r build/schema web/schema \
		|| { echo "web/schema is not what the server says now: run make schema"; exit 1; }

check-web: $(DONE)/npm
	cd web && npm run --silent format:check && npm run --silent check && npm run --silent generate:check

format: $(DONE)/npm ## format all three languages
	cargo fmt --all
	cargo fmt --manifest-path crates/engine/fuzz/Cargo.toml
	$(BIN)/ruff format . && $(BIN)/ruff check --fix .
	cd web && npm run --silent format

schema: $(DONE)/engine $(DONE)/npm ## the server's schema, and the web app's types made from it
	$(BIN)/python -m settebello.server.schema web/schema
	cd web && npm run --silent generate

lock: $(DONE)/venv ## renew the lock files within what pyproject, Cargo.toml and package.json allow
	$(BIN)/uv pip compile --quiet --upgrade --generate-hashes --no-header --no-emit-index-url \
		--extra development --python-version 3.11 --universal pyproject.toml -o requirements.lock
	cargo update
	cd web && npm update

clean: ## remove everything that was built
	rm -rf build target $(VENV) web/node_modules web/src/paraglide python/settebello/server/pages python/settebello/*.so

$(DONE)/venv: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed (make PYTHON=...)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@mkdir -p $(DONE) && touch $@

$(DONE)/engine: $(DONE)/venv $(RUST)
	@echo "building the engine"
	@VIRTUAL_ENV=$(abspath $(VENV)) $(BIN)/maturin develop --release --quiet >build/engine.log 2>&1 \
		|| { cat build/engine.log; exit 1; }
	@touch $@

$(DONE)/cargo-fuzz:
	@echo "building cargo-fuzz"
	@cargo install --quiet --locked --root build/cargo cargo-fuzz@0.13.2
	@mkdir -p $(DONE) && touch $@

$(DONE)/peers: $(DONE)/venv
	@$(BIN)/pip install --quiet --disable-pip-version-check --upgrade --target $(PEERS) open_spiel==2.0.2 \
		&& mkdir -p $(DONE) && touch $@ || echo "OpenSpiel cannot be had here: its published figures will do"

$(DONE)/npm: web/package-lock.json
	cd web && npm ci --silent
	@mkdir -p $(DONE) && touch $@

$(DONE)/web: $(DONE)/npm $(WEB)
	cd web && npm run --silent build -- --logLevel warn
	@touch $@

$(DONE)/chromium:
	@if ! command -v chromium >/dev/null; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null; \
		else echo "The browser tests need chromium: sudo apt-get install chromium"; exit 1; fi; fi
	@mkdir -p $(DONE) && touch $@
