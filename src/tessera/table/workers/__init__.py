"""Worker processes: bots, and whatever else takes long, think there, within limits of time and memory.

pool      the workers of a server
line      the errands that wait for one
worker    one process, seen from the server
process   the process itself
jobs      what a process can be asked to do
pipe      how the two talk
"""
