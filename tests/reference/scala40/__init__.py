"""A naive reading of Scala 40, written from the rules to disagree with the engine.

Cards are texts, melds are tuples of texts, whatever can be tried out is tried out. It shares
nothing with the engine but the rules' own words and the order in which moves are printed.
"""
