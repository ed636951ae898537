"""Balance reports: which seats, start worlds, tribes, races, Techs and cards win more than they should.

`balance_of(folder)` reads the folder of an arena, `write_balance` leaves a page and the data there.
"""

from __future__ import annotations

from tessera.lab.balance.findings import Balance, Finding
from tessera.lab.balance.names import Names
from tessera.lab.balance.text import as_text
from tessera.lab.balance.words import say
from tessera.lab.balance.write import balance_of, plain, write_balance

__all__ = ["Balance", "Finding", "Names", "as_text", "balance_of", "plain", "say", "write_balance"]
