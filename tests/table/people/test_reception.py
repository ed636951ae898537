"""Accounts, guests and sessions, on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, insert, select

from tessera.table import journal
from tessera.table.hall import now_ms
from tessera.table.passwords import Passwords
from tessera.table.reception import MOST_SESSIONS, SESSION_MS, Reception, Welcome
from tessera.table.settings import Settings
from tessera.table.store import schema
from tessera.table.store.person import Person
from tessera.table.tokens import hashed, new_token
from tessera.table.troubles import Forbidden, Malformed, NotNow, SignedOut
from tests.table.people.front import PASSWORD, Front

pytestmark = pytest.mark.anyio

HOUR_MS = 60 * 60 * 1000
DAY_MS = 24 * HOUR_MS


# Accounts


async def test_an_account_signs_in_by_its_name_in_any_spelling(front: Front) -> None:
    made = await front.reception.register("Alice", PASSWORD, "ja")

    again = await front.reception.sign_in("ＡＬＩＣＥ", PASSWORD)

    assert again.person == made.person
    assert (made.person.name, made.person.handle, made.person.language) == ("Alice", "alice", "ja")
    assert not made.person.is_guest
    assert await front.reception.person_of(again.token) == made.person


@pytest.mark.parametrize("name", ["alice", "ALICE", "ａｌｉｃｅ", "𝓐lice"])
async def test_nobody_takes_over_a_name_by_spelling_it_otherwise(front: Front, name: str) -> None:
    await front.reception.register("Alice", PASSWORD)

    with pytest.raises(NotNow) as account:
        await front.reception.register(name, "another thimble osprey")
    with pytest.raises(NotNow):
        await front.reception.guest(name)

    assert "Somebody has an account by this name." in account.value.text()
    assert (await front.people.counts()) == (1, 0)


@pytest.mark.parametrize("name", ["Аliсе", "AIice", "ΑLICE"])
async def test_nobody_comes_to_look_like_somebody_with_an_account(front: Front, name: str) -> None:
    await front.reception.register("Alice", PASSWORD)
    other = await front.reception.register("Bob", PASSWORD)
    guest = await front.reception.guest("Greta")

    with pytest.raises(NotNow) as account:
        await front.reception.register(name, "another thimble osprey")
    with pytest.raises(NotNow):
        await front.reception.guest(name)
    with pytest.raises(NotNow):
        await front.reception.rename(other.person, name)
    with pytest.raises(NotNow):
        await front.reception.rename(guest.person, name)

    assert account.value.text() == (
        "This name looks like that of somebody else, who has an account here. Choose one that nobody could take for "
        "it: letters of other alphabets, or 0 for O, do not make it different."
    )
    assert account.value.text("ja").startswith("この名前は、すでにあるほかの人のアカウントの名前と見分けがつきません。")


async def test_of_two_who_come_to_look_alike_at_once_one_does(front: Front) -> None:
    names = ("Alice", "Аlice", "AIice", "Aliсe")
    results = await asyncio.gather(
        *(front.reception.register(name, f"{PASSWORD} {name}") for name in names), return_exceptions=True
    )

    assert sum(isinstance(result, Welcome) for result in results) == 1
    assert sum(isinstance(result, NotNow) for result in results) == 3


async def test_a_name_is_free_again_with_its_looks(front: Front) -> None:
    alice = await front.reception.register("Alice", PASSWORD)
    renamed = await front.reception.rename(alice.person, "Alicia")
    other = await front.reception.register("Аlice", PASSWORD)

    await front.reception.remove(other.person)

    assert (await front.reception.rename(renamed, "AIice")).name == "AIice"


async def test_of_two_who_register_one_name_at_once_one_gets_it(front: Front) -> None:
    results = await asyncio.gather(
        *(front.reception.register("Alice", f"{PASSWORD} {number}") for number in range(6)), return_exceptions=True
    )

    assert sum(isinstance(result, Welcome) for result in results) == 1
    assert sum(isinstance(result, NotNow) for result in results) == 5
    assert (await front.people.counts()) == (1, 0)


async def test_neither_password_nor_token_is_in_the_database(front: Front) -> None:
    welcome = await front.reception.register("Alice", PASSWORD)

    stored = await front.everything_stored()

    assert PASSWORD not in stored
    assert welcome.token not in stored
    assert hashed(welcome.token) in stored
    assert "$argon2id$" in stored
    assert welcome.token not in repr(welcome)


async def test_a_wrong_name_and_a_wrong_password_sound_and_cost_the_same(front: Front) -> None:
    await front.reception.register("Alice", PASSWORD)
    guest = await front.reception.guest("Greta")
    before = front.reception.passwords.verified

    refusals = []
    for name, password in (("Alice", "wrong"), ("Nobody", "wrong"), (guest.person.name, "wrong"), ("", "")):
        with pytest.raises(SignedOut) as refused:
            await front.reception.sign_in(name, password)
        refusals.append((refused.value.text(), refused.value.text("ja")))

    assert len(set(refusals)) == 1
    assert front.reception.passwords.verified - before == 4


async def test_a_password_kept_with_old_parameters_is_hashed_anew(front: Front) -> None:
    made = await front.reception.register("Alice", PASSWORD)
    old = await front.people.password(made.person.id)
    newer = PasswordHasher(time_cost=2, memory_cost=128, parallelism=1)
    reception = Reception(front.people, front.hall, Settings(database="unused"), Passwords(newer))

    await reception.sign_in("Alice", PASSWORD)

    kept = await front.people.password(made.person.id)
    assert kept is not None
    assert kept != old
    assert "m=128,t=2,p=1" in kept
    await reception.sign_in("Alice", PASSWORD)
    assert await front.people.password(made.person.id) == kept


async def test_a_house_that_is_closed_lets_in_accounts_only(front: Front) -> None:
    closed = Reception(
        front.people, front.hall, Settings(database="unused", accounts="closed"), front.reception.passwords
    )
    await closed.add_account("Alice", PASSWORD)

    with pytest.raises(Forbidden):
        await closed.register("Bob", PASSWORD)
    with pytest.raises(Forbidden):
        await closed.guest("Bob")

    assert (await closed.sign_in("alice", PASSWORD)).person.name == "Alice"


async def test_a_weak_password_makes_no_account(front: Front) -> None:
    with pytest.raises(Malformed):
        await front.reception.register("Margaret", "margaret1")

    assert (await front.people.counts()) == (0, 0)


# Guests who make an account


async def test_a_guest_who_makes_an_account_keeps_the_seat(front: Front) -> None:
    guest = await front.reception.guest("Greta")
    table_id = await front.table(guest.person)
    await front.sit(guest.person, table_id, 0)

    account = await front.reception.register("Greta", PASSWORD, visit=await front.visit(guest.token))

    assert account.person.id == guest.person.id
    assert not account.person.is_guest
    assert (await front.match(table_id)).chairs[0].person == account.person.id
    assert await front.reception.person_of(guest.token) is None, "a token from before proves nothing any more"
    assert (await front.reception.sign_in("greta", PASSWORD)).person == account.person


async def test_an_account_does_not_become_another(front: Front) -> None:
    made = await front.reception.register("Alice", PASSWORD)

    with pytest.raises(NotNow):
        await front.reception.register("Bob", PASSWORD, visit=await front.visit(made.token))

    assert await front.people.by_handle("bob") is None


async def test_a_guest_cannot_claim_the_name_of_an_account(front: Front) -> None:
    await front.reception.register("Alice", PASSWORD)
    guest = await front.reception.guest("Greta")

    with pytest.raises(NotNow):
        await front.reception.register("ALICE", PASSWORD, visit=await front.visit(guest.token))

    assert (await front.visit(guest.token)).person.is_guest


# Sessions


async def test_every_token_is_new_and_has_256_bits() -> None:
    tokens = {new_token() for _ in range(1000)}

    assert len(tokens) == 1000
    assert all(len(token) == 43 for token in tokens)


@pytest.mark.parametrize("token", ["", "x", "' OR 1=1 --", "a" * 43, "\ud800", "\x00"])
async def test_a_token_that_we_did_not_make_is_nobody(front: Front, token: str) -> None:
    await front.reception.guest("Greta")

    assert await front.reception.person_of(token) is None


async def test_the_hash_in_the_database_does_not_open_a_session(front: Front) -> None:
    welcome = await front.reception.guest("Greta")

    assert await front.reception.person_of(hashed(welcome.token)) is None


async def test_a_session_lasts_thirty_days_from_its_last_use(front: Front) -> None:
    welcome = await front.reception.guest("Greta")

    await front.age_session(29 * DAY_MS)
    assert await front.reception.person_of(welcome.token) == welcome.person
    await front.age_session(29 * DAY_MS)
    assert await front.reception.person_of(welcome.token) == welcome.person
    await front.age_session(30 * DAY_MS)
    assert await front.reception.person_of(welcome.token) is None


async def test_that_a_session_was_used_is_written_once_an_hour(front: Front) -> None:
    welcome = await front.reception.guest("Greta")
    first = (await front.visit(welcome.token)).session

    await front.age_session(HOUR_MS - 60_000)
    within = (await front.visit(welcome.token)).session
    assert within.seen_at == (await front.visit(welcome.token)).session.seen_at == first.seen_at - HOUR_MS + 60_000

    await front.age_session(60_000)
    await front.visit(welcome.token)
    after = (await front.visit(welcome.token)).session
    assert abs(after.seen_at - now_ms()) < 60_000
    assert after.expires_at == after.seen_at + SESSION_MS


async def test_signing_out_ends_one_session_and_everywhere_ends_all(front: Front) -> None:
    first = await front.reception.register("Alice", PASSWORD)
    second = await front.reception.sign_in("Alice", PASSWORD)
    third = await front.reception.sign_in("Alice", PASSWORD)
    other = await front.reception.guest("Greta")

    await front.reception.sign_out(first.token)
    await front.reception.sign_out(first.token)
    assert await front.reception.person_of(first.token) is None
    assert await front.reception.person_of(second.token) == first.person

    await front.reception.sign_out_everywhere(first.person.id)
    assert await front.reception.person_of(second.token) is None
    assert await front.reception.person_of(third.token) is None
    assert await front.reception.person_of(other.token) == other.person


async def test_live_connections_hear_when_sessions_end(front: Front) -> None:
    heard: list[int] = []
    front.people.sessions.on_ended = lambda: heard.append(1)
    welcome = await front.reception.guest("Greta")
    before = len(heard)

    await front.reception.sign_out(welcome.token)

    assert len(heard) == before + 1


async def test_one_person_has_no_more_than_fifty_sessions(front: Front) -> None:
    first = await front.reception.register("Alice", PASSWORD)
    await front.age_session(1000)
    for number in range(MOST_SESSIONS):
        await front.reception.sign_in("Alice", PASSWORD)
        assert (await front.reception.person_of(first.token) is not None) == (number + 1 < MOST_SESSIONS)

    assert len(await front.people.sessions.of_person(first.person.id, now_ms())) == MOST_SESSIONS


async def test_sessions_that_ran_out_are_swept(front: Front) -> None:
    await front.reception.guest("Greta")
    await front.age_session(31 * DAY_MS)

    fresh = Reception(front.people, front.hall, Settings(database="unused"), front.reception.passwords)
    await fresh.guest("Gustav")

    async with front.database.reading() as connection:
        assert (await connection.execute(select(func.count()).select_from(schema.sessions))).scalar_one() == 1


# Changing


async def test_another_password_ends_all_sessions_and_gives_a_new_one(front: Front) -> None:
    first = await front.reception.register("Alice", PASSWORD)
    second = await front.reception.sign_in("Alice", PASSWORD)

    fresh = await front.reception.change_password(first.person, PASSWORD, "heather lantern quarry")

    assert await front.reception.person_of(first.token) is None
    assert await front.reception.person_of(second.token) is None
    assert await front.reception.person_of(fresh.token) == first.person
    with pytest.raises(SignedOut):
        await front.reception.sign_in("Alice", PASSWORD)
    await front.reception.sign_in("Alice", "heather lantern quarry")


async def test_another_password_needs_the_present_one(front: Front) -> None:
    made = await front.reception.register("Alice", PASSWORD)

    with pytest.raises(Forbidden) as refused:
        await front.reception.change_password(made.person, "wrong", "heather lantern quarry")

    assert refused.value.text().startswith("This is not your present password.")
    await front.reception.sign_in("Alice", PASSWORD)
    assert await front.reception.person_of(made.token) == made.person


async def test_a_guest_has_no_password_to_change(front: Front) -> None:
    guest = await front.reception.guest("Greta")

    with pytest.raises(Forbidden):
        await front.reception.change_password(guest.person, "", "heather lantern quarry")


async def test_of_two_changes_at_once_the_second_fails(front: Front) -> None:
    made = await front.reception.register("Alice", PASSWORD)

    results = await asyncio.gather(
        *(front.reception.change_password(made.person, PASSWORD, f"heather lantern {number}") for number in range(4)),
        return_exceptions=True,
    )

    assert sum(isinstance(result, Welcome) for result in results) == 1


async def test_an_account_that_is_renamed_signs_in_by_its_new_name(front: Front) -> None:
    made = await front.reception.register("Alice", PASSWORD)
    await front.reception.register("Bob", PASSWORD)

    renamed = await front.reception.rename(made.person, "Alicia")

    assert (renamed.name, renamed.handle) == ("Alicia", "alicia")
    assert (await front.reception.sign_in("ALICIA", PASSWORD)).person.id == made.person.id
    with pytest.raises(SignedOut):
        await front.reception.sign_in("Alice", PASSWORD)
    with pytest.raises(NotNow):
        await front.reception.rename(renamed, "ＢＯＢ")


async def test_a_guest_cannot_take_the_name_of_an_account_later(front: Front) -> None:
    await front.reception.register("Alice", PASSWORD)
    guest = await front.reception.guest("Greta")

    with pytest.raises(NotNow):
        await front.reception.rename(guest.person, "alice")


async def test_the_host_of_the_house_sets_a_password_and_all_sessions_end(front: Front) -> None:
    made = await front.reception.register("Alice", PASSWORD)

    await front.reception.set_password(made.person, "heather lantern quarry")

    assert await front.reception.person_of(made.token) is None
    await front.reception.sign_in("Alice", "heather lantern quarry")


# Going for good


async def _with_alerts(front: Front, person: Person) -> None:
    async with front.database.writing() as connection:
        await connection.execute(
            insert(schema.pushes).values(
                id="push", person=person.id, endpoint="https://push.example/secret", p256dh="p", auth="a", made_at=1
            )
        )
        await connection.execute(
            schema.people.update().where(schema.people.c.id == person.id).values(mail="alice@mail.example")
        )


async def test_whoever_goes_for_good_leaves_only_what_they_did_at_tables(front: Front) -> None:
    made = await front.reception.register("Alice", PASSWORD)
    await _with_alerts(front, made.person)
    table_id = await front.table(made.person)
    await front.sit(made.person, table_id, 0)
    before = (await front.match(table_id)).entries

    await front.reception.forget(made.person, PASSWORD)

    after = await front.match(table_id)
    assert after.entries[: len(before)] == before
    assert after.entries[len(before) :][0].act == journal.Vacated(0)
    assert await front.reception.person_of(made.token) is None
    gone = await front.people.person(made.person.id)
    assert gone is not None
    assert (gone.name, gone.handle) == ("(gone)", "")
    stored = await front.everything_stored()
    assert "alice@mail.example" not in stored
    assert "push.example" not in stored
    assert "$argon2id$" not in stored
    with pytest.raises(SignedOut):
        await front.reception.sign_in("Alice", PASSWORD)
    # The name is free again, and belongs to somebody else then.
    assert (await front.reception.register("Alice", PASSWORD)).person.id != made.person.id


async def test_going_for_good_needs_the_password(front: Front) -> None:
    made = await front.reception.register("Alice", PASSWORD)

    with pytest.raises(Forbidden):
        await front.reception.forget(made.person, "wrong")

    assert await front.reception.person_of(made.token) == made.person
