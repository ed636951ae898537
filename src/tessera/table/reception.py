"""The reception: who people are. Accounts with passwords, guests, sessions; links are the business of `invitations`."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import msgspec
import structlog

from tessera.table import conduct
from tessera.table.hall import Hall, now_ms
from tessera.table.invitations import Invitation, Invitations, Invited, Joined
from tessera.table.journal import Lent, TakenBack, Vacated
from tessera.table.match import Match
from tessera.table.names import folded, handle_of, tidy
from tessera.table.passwords import Passwords
from tessera.table.settings import Settings
from tessera.table.store.people import HandleTaken, PeopleStore, Person
from tessera.table.store.person import Session, Visit
from tessera.table.tokens import hashed, new_id, new_token
from tessera.table.troubles import Forbidden, Full, NotNow, SignedOut, Trouble
from tessera.table.weakness import require_strong

_log = structlog.get_logger("tessera.people")

_DAY_MS: Final = 24 * 60 * 60 * 1000
# A session ends when it was not used for so long; that it was used is written down once an hour at most.
SESSION_MS: Final = 30 * _DAY_MS
_SEEN_MS: Final = 60 * 60 * 1000
# Devices on which one person can be signed in; beyond that, the session that was opened first ends.
MOST_SESSIONS: Final = 50


class Welcome(msgspec.Struct, frozen=True):
    """Somebody was let in: the person, and the secret by which their device is known from now on."""

    person: Person
    token: str

    def __repr__(self) -> str:
        # The token must not get into a log by way of the struct.
        return f"Welcome({self.person!r})"


class Reception:
    """Lets people in and out."""

    def __init__(self, people: PeopleStore, hall: Hall, settings: Settings, passwords: Passwords | None = None) -> None:
        self._people = people
        self._hall = hall
        self._settings = settings
        self.passwords = passwords or Passwords()
        self._invitations = Invitations(people, hall)
        self._swept_at = 0

    # Who is it?

    async def visit_of(self, token: str) -> Visit | None:
        """Who carries this token, and since when; None if nobody does."""
        if not token:
            return None
        now = now_ms()
        visit = await self._people.sessions.find(hashed(token), now)
        if visit is not None and now - visit.session.seen_at >= _SEEN_MS:
            # People may look on and read while nothing can be written.
            with suppress(Full):
                await self._people.sessions.saw(visit.session.hash, now, now + SESSION_MS)
        return visit

    async def person_of(self, token: str) -> Person | None:
        """Who carries this token, None if nobody does."""
        visit = await self.visit_of(token)
        return None if visit is None else visit.person

    # Coming

    async def register(
        self, name: str, password: str, language: str = "en", visit: Visit | None = None, address: str = ""
    ) -> Welcome:
        """Make an account. A guest who does so keeps their seats. `address` is where they come from."""
        self._require_open()
        if visit is not None and not visit.person.is_guest:
            raise NotNow(
                "You have an account already.",
                "Sign out before you make another one.",
                "アカウントはもうあります。",
                "別のアカウントを作るには、先にサインアウトしてください。",
            )
        guest = None if visit is None else visit.person
        return await self._let_in(await self.add_account(name, password, language, guest, address))

    async def add_account(
        self, name: str, password: str, language: str = "en", guest: Person | None = None, address: str = ""
    ) -> Person:
        """Make an account, whether or not the house is open to everybody."""
        name = tidy(name)
        require_strong(password, name)
        person = Person(new_id() if guest is None else guest.id, name, handle_of(name), language, is_guest=False)
        await self._require_own(name)
        kept = await self.passwords.hash(password, address)
        try:
            if guest is None:
                await self._people.add(person, kept, now_ms())
            elif not await self._people.claim(person, kept):
                raise _unknown_visitor()
        except HandleTaken:
            # Somebody else was faster.
            raise _name_taken() from None
        # What was opened while nobody had proved anything ends: a link or a device that others know of.
        await self._people.sessions.end_all(person.id)
        _log.info("account made", person=person.id, was_guest=guest is not None)
        return person

    async def guest(self, name: str, language: str = "en") -> Welcome:
        """Let somebody in without an account or a link."""
        self._require_open()
        person = Person(new_id(), await self._guest_name(name), language=language)
        await self._people.add(person, None, now_ms())
        return await self._let_in(person)

    async def sign_in(self, name: str, password: str, address: str = "") -> Welcome:
        """Let an account in. What is wrong, name or password, is told neither by words nor by time."""
        person = await self._people.by_handle(folded(name))
        # Asked for in any case, so that an unknown name takes no fewer steps.
        kept = await self._people.password("" if person is None else person.id)
        right = await self.passwords.verify(password, kept, address)
        if person is None or kept is None or not right:
            # Of the name nothing is logged: people type passwords into that field.
            _log.warning("sign-in refused", person="" if person is None else person.id)
            raise _wrong()
        if self.passwords.is_outdated(kept):
            newer = await self.passwords.hash(password, address)
            await self._people.set_password(person.id, newer, instead_of=kept)
        _log.info("signed in", person=person.id)
        return await self._let_in(person)

    async def _let_in(self, person: Person, link: str = "") -> Welcome:
        now, token = now_ms(), new_token()
        sessions = self._people.sessions
        await sessions.add(Session(hashed(token), person.id, link, now, now, now + SESSION_MS))
        for old in (await sessions.of_person(person.id, now))[MOST_SESSIONS:]:
            await sessions.end(old.hash)
        if now - self._swept_at >= _SEEN_MS:
            self._swept_at = now
            await sessions.sweep(now)
        return Welcome(person, token)

    def _require_open(self) -> None:
        if self._settings.accounts == "closed":
            raise Forbidden(
                "This house lets in only whoever has an account or a link.",
                "Ask its host for one.",
                "ここはアカウントか招待リンクのある人だけが入れます。",
                "管理者に頼んでください。",
            )

    async def _guest_name(self, name: str) -> str:
        """The name of a guest: nobody else's, so that a guest cannot pass for somebody with an account."""
        name = tidy(name)
        await self._require_own(name)
        return name

    async def _require_own(self, name: str, person_id: str = "") -> None:
        """Nobody else has an account by this name, or by one that people would take for it."""
        double = await self._people.double(name)
        if double is None or double.id == person_id:
            return
        raise _name_taken() if double.handle == folded(name) else _name_alike()

    # Going

    async def sign_out(self, token: str) -> None:
        """End one session. Signing out twice does no harm."""
        if token:
            await self._people.sessions.end(hashed(token))

    async def sign_out_everywhere(self, person_id: str) -> None:
        """End all sessions of a person."""
        await self._people.sessions.end_all(person_id)
        _log.info("signed out everywhere", person=person_id)

    async def forget(self, person: Person, password: str = "") -> None:
        """Remove a person for good, as they ask: accounts prove by their password that it is they who ask."""
        if not person.is_guest:
            await self._prove(person, password)
        await self.remove(person)

    async def remove(self, person: Person) -> None:
        """Remove a person: they get up from their seats, and nothing is kept but what they did at tables."""
        for table_id, seat in await self._people.seats_of(person.id):
            await self._get_up(person.id, table_id, seat)
        await self._people.forget(person.id, now_ms())
        _log.info("person removed", person=person.id)

    async def _get_up(self, person_id: str, table_id: str, seat: int) -> None:
        try:
            await self._hall.act(table_id, lambda match: _leaving(match, person_id, seat), person_id)
        except Trouble as trouble:
            # A seat of a finished or held game stays as it is: nobody waits for it.
            _log.info("seat kept", table=table_id, seat=seat, why=trouble.code)

    # Changing

    async def rename(self, person: Person, name: str) -> Person:
        """Another name: accounts sign in by it from now on."""
        if person.is_guest:
            renamed = msgspec.structs.replace(person, name=await self._guest_name(name))
        else:
            name = tidy(name)
            renamed = msgspec.structs.replace(person, name=name, handle=handle_of(name))
            await self._require_own(name, person.id)
        try:
            await self._people.update(renamed)
        except HandleTaken:
            raise _name_taken() from None
        return renamed

    async def speak(self, person: Person, language: str) -> Person:
        """Another language."""
        changed = msgspec.structs.replace(person, language=language)
        await self._people.update(changed)
        return changed

    async def require_change(self, person: Person, old: str, new: str, name: str) -> None:
        """Whether a password can be changed by somebody who will be called so; it raises if not."""
        await self._prove(person, old)
        require_strong(new, name)

    async def change_password(self, person: Person, old: str, new: str) -> Welcome:
        """Another password. All sessions end, and the one that asked goes on under a new token."""
        kept = await self._prove(person, old)
        require_strong(new, person.name)
        if not await self._people.set_password(person.id, await self.passwords.hash(new, person.id), instead_of=kept):
            raise _wrong()
        await self._people.sessions.end_all(person.id)
        _log.info("password changed", person=person.id)
        return await self._let_in(person)

    async def set_password(self, person: Person, new: str) -> None:
        """Another password, by the host of the house. All sessions end."""
        require_strong(new, person.name)
        await self._people.set_password(person.id, await self.passwords.hash(new))
        await self._people.sessions.end_all(person.id)
        _log.info("password set by the host", person=person.id)

    async def _prove(self, person: Person, password: str) -> str:
        """The hash of the person's password, if they know it."""
        kept = await self._people.password(person.id)
        if not await self.passwords.verify(password, kept, person.id) or kept is None:
            _log.warning("proof refused", person=person.id)
            raise _wrong_password()
        return kept

    # Links

    async def make_link(self, host: Person, table_id: str, seat: int) -> Invitation:
        """A new link to a seat; the earlier one, and whoever sits there by it, has to go."""
        return await self._invitations.make(host, table_id, seat)

    async def revoke_link(self, host: Person, table_id: str, seat: int) -> None:
        """No link leads to this seat any more; whoever sits there by one has to go."""
        await self._invitations.revoke(host, table_id, seat)

    async def look_at_link(self, token: str) -> Invited:
        """What a link invites to."""
        return await self._invitations.look(token)

    async def join_by_link(
        self, token: str, name: str = "", language: str = "en", visit: Visit | None = None
    ) -> tuple[Joined, Welcome | None]:
        """Sit down by a link: where, and the new session if one was opened."""
        link = await self._invitations.find(token)
        await self._invitations.require_seat(link, visit)
        if visit is not None and self._invitations.comes_as_self(link, visit):
            return await self._invitations.sit(link, visit.person), None
        if not link.person:
            name = await self._guest_name(name)
        guest = await self._invitations.guest(link, name, language)
        joined = await self._invitations.sit(link, guest)
        welcome = await self._let_in(guest, link.id)
        return joined, welcome


def _leaving(match: Match, person_id: str, seat: int) -> Vacated | Lent | TakenBack:
    if match.is_over or match.held:
        raise NotNow("The game is over.", "", "ゲームは終わっています。")
    return conduct.leave(match, person_id, seat)


def _name_taken() -> NotNow:
    return NotNow(
        "Somebody has an account by this name.",
        "Choose another name; capital, small and full-width letters count as the same.",
        "この名前のアカウントはもうあります。",
        "別の名前にしてください。大文字・小文字・全角半角は区別しません。",
    )


def _name_alike() -> NotNow:
    return NotNow(
        "This name looks like that of somebody else, who has an account here.",
        "Choose one that nobody could take for it: letters of other alphabets, or 0 for O, do not make it different.",
        "この名前は、すでにあるほかの人のアカウントの名前と見分けがつきません。",
        "見間違えられない名前にしてください。別の文字体系の似た文字や、Oの代わりの0などでは区別になりません。",
    )


def _wrong() -> SignedOut:
    return SignedOut(
        "Name and password do not fit together.",
        "Check both, and whether the keyboard is set as usual.",
        "名前とパスワードが合いません。",
        "入力とキーボードの設定を確かめてください。",
    )


def _wrong_password() -> Forbidden:
    return Forbidden(
        "This is not your present password.",
        "Nothing was changed. Enter the password that you sign in with.",
        "現在のパスワードと違います。",
        "何も変更していません。サインインに使うパスワードを入力してください。",
    )


def _unknown_visitor() -> SignedOut:
    return SignedOut(
        "You are not signed in any more.",
        "Sign in again.",
        "サインインの状態が終わっています。",
        "もう一度サインインしてください。",
    )
