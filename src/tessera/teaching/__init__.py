"""Lessons: a game taught at the table. What a lesson says is data; whatever happens in it is a real game.

A lesson names a position and, step by step, what is told, what the learner shall do, and what the others answer. Where
a learner stands is kept nowhere: it follows from the lesson and the choices of the game.
"""
