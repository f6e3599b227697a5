"""The server as a process of its own, with a real database, talked to from outside."""
