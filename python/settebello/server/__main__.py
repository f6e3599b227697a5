"""`python -m settebello.server`: serves by the environment's settings alone."""

from settebello.server.run import serve

serve()
