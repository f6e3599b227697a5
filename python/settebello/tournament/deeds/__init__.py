"""What each kind of entry does to an event: one file a subject, each function from an event to the next."""
