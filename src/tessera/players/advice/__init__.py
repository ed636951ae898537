"""What a strong player would do, and why.

advise     the best answers to an open question, with their shares of winning and what speaks for and against them
second     what an answer would cost that somebody is about to give
phrases    how each game calls the parts of its sides, read from `reasons.toml` beside its evaluation
telling    advice in sentences
counsel    the same as callers of `tessera.advise` get it
"""
