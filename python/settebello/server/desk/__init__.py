"""The tournament desk: events over HTTP, for the organiser's page and for everybody's.

`protocol` names what crosses, `live` holds an event in memory, `office` all of them, `routes` answer.
"""
