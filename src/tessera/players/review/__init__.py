"""Looking back at a game: what each choice was worth, where the game turned, and what was luck.

decision   one choice of a game, weighed by search
curve      each seat's share of winning from the first choice to the last
accounts   what became of each seat's share of winning: by its own choices, by those of others, by luck
review     a whole record
telling    the same in sentences
words      what the sentences are made of
"""
