"""A naive reading of the five Scopa sheets, written to disagree with the engine.

Plain lists of card texts, plain loops, one small file per concept. It shares nothing with the
engine but the rules' own words: where the two differ, one of them has misread a sheet.
"""
