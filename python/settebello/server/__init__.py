"""The house: live tables over HTTP and WebSocket, kept in a database, with the built pages.

`run.serve` starts it; `app.create_app` is the application; `tables` and `hall` hold the live
matches, `store` what is written down, `protocol` the frames, `views` what each seat is told.
"""
