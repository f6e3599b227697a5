"""`python -m settebello` is the command line."""

from settebello.cli import main

main()
