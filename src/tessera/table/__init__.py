"""The table where people sit down to play together: it seats them, keeps time, saves, and knows no rule.

    journal   everything that happened at a table, one numbered entry each, appended and never changed
    match     one table in memory: the journal, folded into seats, game, clocks and the log
    hall      the tables that are open in this process; the only place that writes to a journal
    store     the database behind it, SQLite or PostgreSQL
    workers   processes in which bots think, within limits of time and memory
    wire      what travels between server and clients
    server    HTTP and WebSocket

State in memory is a cache of the journal: a restart, a crash or another process continues from there.
"""
