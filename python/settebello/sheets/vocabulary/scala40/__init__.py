"""The words of Scala 40: one file a table."""
