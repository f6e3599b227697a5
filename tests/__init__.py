"""The tests: what each sheet says, against what the engine does."""
