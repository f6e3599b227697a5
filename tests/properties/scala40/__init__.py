"""Scala 40: the engine beside the naive reading."""
