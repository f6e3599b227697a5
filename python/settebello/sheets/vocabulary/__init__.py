"""The words that rule sheets are made of: what all sheets share, and a folder a family, one file a table."""
