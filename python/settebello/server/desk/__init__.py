"""The tournament desk: events over HTTP, for the organiser's page and for everybody's.

`asked` and `protocol` name what crosses, `live` holds an event in memory, `office` all of them,
`routes` answer.
"""
