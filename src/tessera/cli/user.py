"""`tessera user`: the accounts of a server, for its host."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import click

from tessera.cli.arguments import LANGUAGES, json_option, language_option, print_json
from tessera.cli.hosting import account, database_option, opened, run
from tessera.cli.telling import tell
from tessera.cli.words import say
from tessera.kernel.refusal import SetupError

if TYPE_CHECKING:
    from tessera.table.reception import Reception
    from tessera.table.store.people import PeopleStore
    from tessera.table.store.person import Person

# What the server asks of passwords, too.
_SHORTEST, _LONGEST = 8, 200


class Desk:
    """The reception of a house, without its server."""

    def __init__(self, people: PeopleStore, reception: Reception) -> None:
        self.people = people
        self.reception = reception


@asynccontextmanager
async def _desk(address: str, make: bool = False) -> AsyncIterator[Desk]:
    from tessera.table.hall import Hall
    from tessera.table.reception import Reception
    from tessera.table.settings import Settings
    from tessera.table.store.people import PeopleStore
    from tessera.table.store.tables import TableStore

    async with opened(address, make) as database:
        people = PeopleStore(database)
        yield Desk(people, Reception(people, Hall(TableStore(database)), Settings(database=address)))


@click.group("user")
def command() -> None:
    """Make, list, rename and remove accounts, also while the server runs.

    \b
    Examples:
      tessera user add ada
      tessera user list
    """


@command.command("add")
@click.argument("name")
@click.option(
    "--speaks", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language of the account."
)
@database_option
@language_option
def add(name: str, speaks: str, database: str, language: str) -> None:
    """Make an account. The password is asked for, or read from standard input; never write it into a command.

    \b
    Examples:
      tessera user add ada
      tessera user add ada --speaks ja < password.txt
    """

    async def work(password: str) -> Person:
        async with _desk(database, make=True) as desk:
            return await desk.reception.add_account(name, password, speaks)

    made = run(work(_password(language)))
    tell(say("user.added", language, name=made.name))


@command.command("list")
@database_option
@language_option
@json_option
def list_accounts(database: str, language: str, as_json: bool) -> None:
    """List all accounts. Guests have none, and are not listed.

    \b
    Example:
      tessera user list --json
    """

    async def work() -> list[Person]:
        found: list[Person] = []
        async with _desk(database) as desk:
            while page := await desk.people.accounts(found[-1].handle if found else ""):
                found += page
        return found

    people = run(work())
    if as_json:
        print_json([{"id": person.id, "name": person.name, "language": person.language} for person in people])
    elif people:
        tell("\n".join(person.name for person in people))
    else:
        tell(say("user.none", language))


@command.command("password")
@click.argument("name")
@database_option
@language_option
def password(name: str, database: str, language: str) -> None:
    """Set another password. The account is signed out everywhere.

    \b
    Example:
      tessera user password ada
    """

    async def work() -> Person:
        async with _desk(database) as desk:
            # Whether there is such an account is said before a password is asked for.
            person = await account(desk.people, name)
            await desk.reception.set_password(person, _password(language))
            return person

    tell(say("user.password", language, name=run(work()).name))


@command.command("remove")
@click.argument("name")
@click.option("--yes", is_flag=True, help="Do not ask again.")
@database_option
@language_option
def remove(name: str, yes: bool, database: str, language: str) -> None:
    """Remove an account for good. It gets up from its seats; what it did at tables stays.

    \b
    Example:
      tessera user remove ada
    """

    async def work() -> Person | None:
        async with _desk(database) as desk:
            person = await account(desk.people, name)
            if not yes and not click.confirm(say("user.sure", language, name=person.name)):
                return None
            await desk.reception.remove(person)
            return person

    removed = run(work())
    if removed is None:
        sys.exit(1)
    tell(say("user.removed", language, name=removed.name))


@command.command("rename")
@click.argument("name")
@click.argument("new_name")
@database_option
@language_option
def rename(name: str, new_name: str, database: str, language: str) -> None:
    """Give an account another name, by which it signs in from now on.

    \b
    Example:
      tessera user rename ada "Ada L."
    """

    async def work() -> tuple[Person, Person]:
        async with _desk(database) as desk:
            old = await account(desk.people, name)
            return old, await desk.reception.rename(old, new_name)

    old, new = run(work())
    tell(say("user.renamed", language, old=old.name, new=new.name))


def _password(language: str) -> str:
    """A password from the prompt, or one line of standard input."""
    if sys.stdin.isatty():
        ask, again = say("user.ask", language), say("user.again", language)
        given: str = click.prompt(ask, hide_input=True, confirmation_prompt=again)
    else:
        given = sys.stdin.readline().rstrip("\r\n")
    if not _SHORTEST <= len(given) <= _LONGEST:
        raise SetupError(
            f"A password has {_SHORTEST} to {_LONGEST} characters.",
            "Choose a longer one; a sentence is easy to keep in mind.",
            f"パスワードは{_SHORTEST}文字以上{_LONGEST}文字以内です。",
            "もっと長いものにしてください。短い文章は覚えやすく安全です。",
        )
    return given
