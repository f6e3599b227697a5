"""The words of the Scopa family: one file a table."""
