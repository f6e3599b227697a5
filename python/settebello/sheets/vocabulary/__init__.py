"""The words that rule sheets are made of: one file a table."""
