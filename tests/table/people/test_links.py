"""Guests by secret link, on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from tessera.table import conduct
from tessera.table.invitations import LINK_MS, Invitations
from tessera.table.journal import Sat, Vacated
from tessera.table.reception import Welcome
from tessera.table.store.person import Person
from tessera.table.tokens import hashed
from tessera.table.troubles import Forbidden, Malformed, NotFound, NotNow
from tests.table.people.front import PASSWORD, Front

pytestmark = pytest.mark.anyio


async def _host(front: Front) -> Person:
    return (await front.reception.register("Hanna", PASSWORD)).person


async def _seated(front: Front) -> tuple[Person, str, str, Welcome]:
    """A host, their table, the token of a link to seat 1, and the guest who came by it."""
    host = await _host(front)
    table_id = await front.table(host, visibility="private")
    link = await front.reception.make_link(host, table_id, 1)
    _, welcome = await front.reception.join_by_link(link.token, "Greta")
    assert welcome is not None
    return host, table_id, link.token, welcome


# Making and using


async def test_a_link_leads_a_new_guest_to_its_seat(front: Front) -> None:
    host = await _host(front)
    table_id = await front.table(host, visibility="private")
    link = await front.reception.make_link(host, table_id, 1)

    joined, welcome = await front.reception.join_by_link(link.token, "Greta", "ja")

    assert welcome is not None
    assert (joined.table_id, joined.seat, joined.person) == (table_id, 1, welcome.person)
    assert (welcome.person.name, welcome.person.language, welcome.person.is_guest) == ("Greta", "ja", True)
    assert welcome.person.bound_to == table_id
    assert await front.reception.person_of(welcome.token) == welcome.person
    assert (await front.match(table_id)).entries[-1].act == Sat(1, welcome.person.id, "Greta", link.id)


async def test_a_token_is_kept_as_a_hash_only_and_not_printed(front: Front) -> None:
    host = await _host(front)
    link = await front.reception.make_link(host, await front.table(host), 1)

    stored = await front.everything_stored()

    assert len(link.token) == 43
    assert link.token not in stored
    assert hashed(link.token) in stored
    assert link.token not in repr(link)


async def test_the_same_link_on_another_device_is_the_same_guest(front: Front) -> None:
    _, table_id, token, first = await _seated(front)
    entries = (await front.match(table_id)).number

    joined, second = await front.reception.join_by_link(token, "Somebody Else")

    assert second is not None
    assert second.person == first.person
    assert second.token != first.token
    assert joined.seat == 1
    assert (await front.match(table_id)).number == entries, "whoever sits already does not sit down again"
    assert await front.reception.person_of(first.token) == first.person


async def test_two_who_come_by_a_link_at_once_are_one_guest(front: Front) -> None:
    host = await _host(front)
    table_id = await front.table(host)
    link = await front.reception.make_link(host, table_id, 1)

    results = await asyncio.gather(*(front.reception.join_by_link(link.token, f"Guest {n}") for n in range(5)))

    assert len({joined.person.id for joined, _ in results}) == 1
    assert (await front.people.counts()) == (1, 1)
    assert [type(entry.act) for entry in (await front.match(table_id)).entries] == [Sat]


async def test_whoever_is_late_by_a_link_is_the_guest_who_sits_there_already(front: Front) -> None:
    host = await _host(front)
    table_id = await front.table(host)
    token = (await front.reception.make_link(host, table_id, 1)).token
    invitations = Invitations(front.people, front.hall)
    # As two requests do that come at the same time: the link is looked up before, the seat after somebody sat down.
    looked_up = await invitations.find(token)
    joined, _ = await front.reception.join_by_link(token, "Greta")

    await invitations.require_seat(looked_up, None)
    guest = await invitations.guest(looked_up, "Gustav", "en")
    again = await invitations.sit(looked_up, guest)

    assert again == joined
    assert guest.name == "Greta"
    assert [type(entry.act) for entry in (await front.match(table_id)).entries] == [Sat]


async def test_a_new_guest_says_a_name_that_is_nobody_elses(front: Front) -> None:
    host = await _host(front)
    link = await front.reception.make_link(host, await front.table(host), 1)

    with pytest.raises(Malformed):
        await front.reception.join_by_link(link.token, "")
    with pytest.raises(NotNow):
        await front.reception.join_by_link(link.token, "ＨＡＮＮＡ")

    assert (await front.people.counts()) == (1, 0)


# Who may make one


async def test_only_the_host_makes_and_revokes_links(front: Front) -> None:
    host = await _host(front)
    other = (await front.reception.register("Olaf", PASSWORD)).person
    table_id = await front.table(host)
    private = await front.table(host, visibility="private")

    for what in (front.reception.make_link, front.reception.revoke_link):
        with pytest.raises(Forbidden):
            await what(other, table_id, 1)
        with pytest.raises(NotFound):
            await what(other, private, 1)
        with pytest.raises(NotFound):
            await what(host, table_id, 2)
        with pytest.raises(NotFound):
            await what(host, "nosuchtable", 0)


async def test_no_link_leads_to_a_seat_that_somebody_has_by_themselves(front: Front) -> None:
    host = await _host(front)
    table_id = await front.table(host)
    await front.sit(host, table_id, 0)

    with pytest.raises(NotNow):
        await front.reception.make_link(host, table_id, 0)


# Ending


async def test_revoking_empties_the_seat_and_ends_the_guests_sessions(front: Front) -> None:
    host, table_id, token, first = await _seated(front)
    _, second = await front.reception.join_by_link(token)
    assert second is not None

    await front.reception.revoke_link(host, table_id, 1)

    match = await front.match(table_id)
    assert match.chairs[1].is_open
    assert match.entries[-1].act == Vacated(1)
    assert match.entries[-1].person == host.id
    assert await front.reception.person_of(first.token) is None
    assert await front.reception.person_of(second.token) is None
    with pytest.raises(Forbidden) as refused:
        await front.reception.join_by_link(token, "Greta")
    assert refused.value.text() == "This link was revoked. Ask the host of the table for a new one."


async def test_revoking_twice_does_no_more_than_once(front: Front) -> None:
    host, table_id, _, _ = await _seated(front)
    await front.reception.revoke_link(host, table_id, 1)
    number = (await front.match(table_id)).number

    await front.reception.revoke_link(host, table_id, 1)

    assert (await front.match(table_id)).number == number


async def test_revoking_works_in_a_running_game_too(front: Front) -> None:
    host, table_id, _, guest = await _seated(front)
    await front.sit(host, table_id, 0)
    await front.start(host, table_id)

    await front.reception.revoke_link(host, table_id, 1)

    match = await front.match(table_id)
    assert match.status == "running"
    assert match.chairs[1].is_open
    with pytest.raises(Forbidden):
        conduct.own_chair(match, guest.person.id, 1)


async def test_a_seat_of_a_finished_game_keeps_its_name(front: Front) -> None:
    host, table_id, _, guest = await _seated(front)
    await front.sit(host, table_id, 0)
    await front.start(host, table_id)
    await front.hall.act(table_id, lambda match: conduct.resign(match, host.id, 0), host.id)

    await front.reception.revoke_link(host, table_id, 1)

    match = await front.match(table_id)
    assert match.is_over
    assert match.chairs[1].name == "Greta"
    assert await front.reception.person_of(guest.token) is None


async def test_a_new_link_revokes_the_earlier_one_and_whoever_came_by_it(front: Front) -> None:
    host, table_id, old, first = await _seated(front)

    link = await front.reception.make_link(host, table_id, 1)

    assert await front.reception.person_of(first.token) is None
    with pytest.raises(Forbidden):
        await front.reception.join_by_link(old, "Greta")
    joined, welcome = await front.reception.join_by_link(link.token, "Gustav")
    assert welcome is not None
    assert joined.person.id != first.person.id
    assert (await front.match(table_id)).chairs[1].name == "Gustav"


async def test_a_link_runs_out_after_thirty_days(front: Front) -> None:
    host = await _host(front)
    table_id = await front.table(host)
    link = await front.reception.make_link(host, table_id, 1)
    stored = await front.people.links.by_id(link.id)
    assert stored is not None
    assert link.expires_at - stored.made_at == LINK_MS == 30 * 24 * 60 * 60 * 1000
    await front.expire_links()

    with pytest.raises(Forbidden) as refused:
        await front.reception.join_by_link(link.token, "Greta")

    assert refused.value.text() == "This link has run out. Ask the host of the table for a new one."
    assert (await front.match(table_id)).chairs[1].is_open


@pytest.mark.parametrize("token", ["", "x", "' OR '1'='1", "a" * 43, "\x00"])
async def test_a_token_that_we_did_not_make_leads_nowhere(front: Front, token: str) -> None:
    host = await _host(front)
    await front.reception.make_link(host, await front.table(host), 1)

    with pytest.raises(NotFound):
        await front.reception.join_by_link(token, "Greta")


async def test_the_hash_or_the_id_of_a_link_leads_nowhere(front: Front) -> None:
    host = await _host(front)
    link = await front.reception.make_link(host, await front.table(host), 1)

    for wrong in (hashed(link.token), link.id):
        with pytest.raises(NotFound):
            await front.reception.join_by_link(wrong, "Greta")


# A link is no key to anything else


async def test_an_account_that_comes_by_a_link_stays_itself_and_the_link_does_not_open_it(front: Front) -> None:
    host = await _host(front)
    table_id = await front.table(host)
    link = await front.reception.make_link(host, table_id, 1)
    alice = await front.reception.register("Alice", PASSWORD)

    joined, welcome = await front.reception.join_by_link(link.token, visit=await front.visit(alice.token))

    assert welcome is None
    assert joined.person == alice.person
    with pytest.raises(NotNow):
        # The host, who knows the token, cannot become Alice by it.
        await front.reception.join_by_link(link.token, "Mallory")


async def test_a_guest_who_made_an_account_is_no_longer_to_be_had_by_the_link(front: Front) -> None:
    _, table_id, token, guest = await _seated(front)
    account = await front.reception.register("Greta", PASSWORD, visit=await front.visit(guest.token))

    with pytest.raises(Forbidden) as refused:
        await front.reception.join_by_link(token, "Mallory")

    assert refused.value.text() == "Whoever came by this link has an account now. Sign in with that account."
    assert account.person.bound_to == ""
    assert (await front.visit(account.token)).person.bound_to == ""
    assert (await front.match(table_id)).chairs[1].person == account.person.id
    joined, welcome = await front.reception.join_by_link(token, visit=await front.visit(account.token))
    assert (joined.seat, welcome) == (1, None)


async def test_revoking_the_link_of_somebody_with_an_account_leaves_their_session(front: Front) -> None:
    host, table_id, _, guest = await _seated(front)
    account = await front.reception.register("Greta", PASSWORD, visit=await front.visit(guest.token))

    await front.reception.revoke_link(host, table_id, 1)

    assert (await front.match(table_id)).chairs[1].is_open
    assert await front.reception.person_of(account.token) == account.person


async def test_a_guest_of_one_link_who_opens_another_is_another_guest_there(front: Front) -> None:
    host, first_table, _, guest = await _seated(front)
    other = await front.table(host)
    link = await front.reception.make_link(host, other, 1)

    joined, welcome = await front.reception.join_by_link(link.token, "Greta", visit=await front.visit(guest.token))

    # Whoever made the first link knows its token, and must not get to the second table by it.
    assert welcome is not None
    assert joined.person.id != guest.person.id
    assert joined.person.bound_to == other
    assert (await front.match(first_table)).chairs[1].person == guest.person.id


async def test_somebody_known_cannot_push_out_the_guest_of_a_link(front: Front) -> None:
    _, table_id, token, guest = await _seated(front)
    alice = await front.reception.register("Alice", PASSWORD)

    with pytest.raises(NotNow):
        await front.reception.join_by_link(token, visit=await front.visit(alice.token))

    assert (await front.match(table_id)).chairs[1].person == guest.person.id


async def test_a_guest_who_is_gone_for_good_is_not_to_be_had_by_the_link(front: Front) -> None:
    _, _, token, guest = await _seated(front)

    await front.reception.forget(guest.person)

    with pytest.raises(Forbidden):
        await front.reception.join_by_link(token, "Mallory")


async def test_a_guest_who_got_up_sits_down_again_by_the_link(front: Front) -> None:
    _, table_id, token, guest = await _seated(front)
    await front.hall.act(table_id, lambda match: conduct.leave(match, guest.person.id, 1), guest.person.id)

    joined, _ = await front.reception.join_by_link(token, visit=await front.visit(guest.token))

    assert joined.person.id == guest.person.id
    assert (await front.match(table_id)).chairs[1].person == guest.person.id


async def test_a_link_revoked_while_somebody_sits_down_by_it_holds_nobody(front: Front) -> None:
    host = await _host(front)
    table_id = await front.table(host)
    link = await front.reception.make_link(host, table_id, 1)

    results = await asyncio.gather(
        front.reception.join_by_link(link.token, "Greta"),
        front.reception.revoke_link(host, table_id, 1),
        return_exceptions=True,
    )

    assert results[1] is None
    assert (await front.match(table_id)).chairs[1].is_open
    if isinstance(results[0], tuple):
        assert results[0][1] is not None
        assert await front.reception.person_of(results[0][1].token) is None


async def test_a_session_written_after_its_link_was_revoked_opens_nothing(front: Front) -> None:
    host, table_id, _, guest = await _seated(front)
    session = (await front.visit(guest.token)).session
    await front.reception.revoke_link(host, table_id, 1)

    await front.people.sessions.add(session)

    assert await front.reception.person_of(guest.token) is None
