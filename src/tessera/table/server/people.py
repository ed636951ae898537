"""People: accounts, guests, sessions and links."""

from __future__ import annotations

from typing import Annotated

from fastapi import Request
from starlette.responses import Response

from tessera.games import find
from tessera.kernel.refusal import SetupError
from tessera.table import rates
from tessera.table.frames import InvitationShown, JoinedShown, LinkShown, Me
from tessera.table.messages import Changing, Forgetting, JoiningByLink, LookingAtLink, Registering, SigningIn, Visiting
from tessera.table.names import folded
from tessera.table.reception import Welcome
from tessera.table.server.address import client_address
from tessera.table.server.answers import answer, language_of
from tessera.table.server.here import Here, Language, SeatNumber, TableId
from tessera.table.server.reading import body
from tessera.table.server.route import new_router
from tessera.table.server.whoami import Known, Signed, give_cookie, take_cookie, token_of
from tessera.table.server.whoami import Visiting as Visit
from tessera.table.store.people import Person
from tessera.table.tokens import hashed

router = new_router()


def _rates(request: Request) -> rates.Rates:
    counted = request.app.state.rates
    assert isinstance(counted, rates.Rates)
    return counted


def _short(handle: str) -> str:
    """A name to count by. What people send as a name can be long, and is not to be kept."""
    return hashed(handle)[:32]


def _try_of(request: Request, handle: str) -> str:
    """Who tries a password for whom."""
    return f"{client_address(request)} {_short(handle)}"


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.language, person.is_guest, person.bound_to)


# Coming and going


@router.post("/accounts", status_code=201)
async def register(
    request: Request, registering: Annotated[Registering, body(Registering)], visit: Visit, house: Here
) -> Annotated[Response, Me]:
    """Make an account and sign in. A guest who does so keeps their seats."""
    _rates(request).check("newcomers", client_address(request))
    language = registering.language or language_of(request)
    welcome = await house.reception.register(
        registering.name, registering.password, language, visit, client_address(request)
    )
    return _welcomed(request, welcome, 201)


@router.post("/session")
async def sign_in(
    request: Request, signing_in: Annotated[SigningIn, body(SigningIn)], house: Here
) -> Annotated[Response, Me]:
    """Sign in with an account."""
    counted, handle = _rates(request), folded(signing_in.name)
    address = client_address(request)
    # The name comes last: an address that has to wait takes nothing of what the name's owner needs.
    counted.check("sign-in", _try_of(request, handle))
    counted.check("sign-ins", address)
    counted.check("name", _short(handle))
    welcome = await house.reception.sign_in(signing_in.name, signing_in.password, address)
    counted.give_back("sign-in", _try_of(request, handle))
    counted.give_back("sign-ins", address)
    counted.give_back("name", _short(handle))
    # Whatever session this browser carried before, somebody else may know its token.
    await house.reception.sign_out(token_of(request))
    return _welcomed(request, welcome)


@router.post("/guests", status_code=201)
async def come_as_guest(
    request: Request, visiting: Annotated[Visiting, body(Visiting)], house: Here
) -> Annotated[Response, Me]:
    """Come as a guest, without a link."""
    _rates(request).check("newcomers", client_address(request))
    welcome = await house.reception.guest(visiting.name, visiting.language or language_of(request))
    await house.reception.sign_out(token_of(request))
    return _welcomed(request, welcome, 201)


@router.get("/session")
async def show_session(request: Request, person: Known, house: Here) -> Annotated[Response, Me | None]:
    """Who I am here; null for somebody whom the server does not know, which is no mistake of theirs."""
    if person is None:
        return answer(None)
    response = answer(_me(person))
    # The session lasts longer by being used, and so must its cookie.
    give_cookie(response, house.settings, token_of(request))
    return response


@router.delete("/session")
async def sign_out(request: Request, house: Here) -> Annotated[Response, None]:
    """Sign out on this device. The browser is told to forget what it stored."""
    await house.reception.sign_out(token_of(request))
    return _parted(request)


@router.delete("/sessions")
async def sign_out_everywhere(request: Request, visit: Visit, house: Here) -> Annotated[Response, None]:
    """Sign out on all devices."""
    if visit is not None:
        await house.reception.sign_out_everywhere(visit.person.id)
    return _parted(request)


def _welcomed(request: Request, welcome: Welcome, status: int = 200) -> Response:
    """Who I am now, with the cookie of the new session."""
    response = answer(_me(welcome.person), status)
    give_cookie(response, request.app.state.house.settings, welcome.token)
    return response


def _parted(request: Request) -> Response:
    response = Response(status_code=204, headers={"Clear-Site-Data": '"cache", "storage"'})
    take_cookie(response, request.app.state.house.settings)
    return response


# Me


@router.get("/me")
async def show_me(request: Request, person: Signed, house: Here) -> Annotated[Response, Me]:
    """Who I am here."""
    response = answer(_me(person))
    # The session lasts longer by being used, and so must its cookie.
    give_cookie(response, house.settings, token_of(request))
    return response


@router.patch("/me")
async def change_me(
    request: Request, changing: Annotated[Changing, body(Changing)], person: Signed, house: Here
) -> Annotated[Response, Me]:
    """Change my name, language or password. With a new password all other devices are signed out."""
    reception, password = house.reception, changing.password
    if password is not None:
        # Looked at first and done last: if one of the wishes cannot be met, none is.
        _rates(request).check("sign-in", _try_of(request, person.handle))
        await reception.require_change(person, password.old, password.new, changing.name or person.name)
    if changing.name is not None:
        person = await reception.rename(person, changing.name)
    if changing.language is not None:
        person = await reception.speak(person, changing.language)
    response = answer(_me(person))
    if password is not None:
        welcome = await reception.change_password(person, password.old, password.new)
        give_cookie(response, house.settings, welcome.token)
    return response


@router.delete("/me")
async def forget_me(
    request: Request, forgetting: Annotated[Forgetting, body(Forgetting, optional=True)], person: Signed, house: Here
) -> Annotated[Response, None]:
    """Remove me for good: I get up from my seats, and only what I did at tables stays, without my account."""
    if not person.is_guest:
        _rates(request).check("sign-in", _try_of(request, person.handle))
    await house.reception.forget(person, forgetting.password)
    return _parted(request)


# Links


def _origin(request: Request) -> str:
    """The address under which the asker, and so the guest, reaches this house; the guard has checked the header."""
    settings = request.app.state.house.settings
    return settings.public_origin if settings.origin else f"http://{request.headers['host']}"


@router.post("/tables/{table_id}/seats/{seat}/link", status_code=201)
async def make_link(request: Request, table_id: TableId, seat: SeatNumber, person: Signed, house: Here) -> LinkShown:
    """A secret link to a seat, for one guest. An earlier link ends, and whoever sits by it gets up. For the host."""
    _rates(request).check("newcomers", client_address(request))
    made = await house.reception.make_link(person, table_id, seat)
    # Behind the # it stays in the browser: no server or proxy on the way writes it down.
    url = f"{_origin(request)}/join#{made.token}"
    return LinkShown(made.id, made.seat, made.token, url, made.expires_at)


@router.delete("/tables/{table_id}/seats/{seat}/link")
async def revoke_link(table_id: TableId, seat: SeatNumber, person: Signed, house: Here) -> None:
    """End the link to a seat. Whoever sits by it gets up and is signed out. For the host."""
    await house.reception.revoke_link(person, table_id, seat)


@router.post("/links/look")
async def look_at_link(
    looking: Annotated[LookingAtLink, body(LookingAtLink)], house: Here, language: Language
) -> InvitationShown:
    """What a secret link invites to: whoever is asked in reads who asks, and to which game, before they come."""
    invited = await house.reception.look_at_link(looking.token)
    terms = invited.terms
    return InvitationShown(terms.game, _title(terms.game, language), terms.name, invited.host, "ABCDEFGH"[invited.seat])


def _title(game: str, language: str) -> str:
    """The title of a game; its name where the server does not have the game any more."""
    try:
        return find(game).listing().title[language]
    except SetupError:
        return game


@router.post("/links/join")
async def join_by_link(
    request: Request, joining: Annotated[JoiningByLink, body(JoiningByLink)], visit: Visit, house: Here
) -> Annotated[Response, JoinedShown]:
    """Sit down by a secret link. The same link on another device is the same guest."""
    _rates(request).check("newcomers", client_address(request))
    language = joining.language or language_of(request)
    joined, welcome = await house.reception.join_by_link(joining.token, joining.name or "", language, visit)
    response = answer(JoinedShown(joined.table_id, joined.seat, _me(joined.person)))
    if welcome is not None:
        await house.reception.sign_out(token_of(request))
        give_cookie(response, house.settings, welcome.token)
    return response
