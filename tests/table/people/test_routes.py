"""People over HTTP: cookies, sessions, what a guest may and may not do."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.table.door import ADDRESS, PASSWORD, Door, open_door, open_table

pytestmark = pytest.mark.anyio

PUBLIC = "https://games.example"


async def _register(browser: httpx.AsyncClient, name: str) -> httpx.Response:
    response = await browser.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert response.status_code == 201, response.text
    return response


async def _link(browser: httpx.AsyncClient, table_id: str, seat: int = 1) -> dict[str, Any]:
    response = await browser.post(f"/api/tables/{table_id}/seats/{seat}/link")
    assert response.status_code == 201, response.text
    link: dict[str, Any] = response.json()
    return link


# Cookies


async def test_the_cookie_is_unseen_by_scripts_and_never_sent_from_other_sites(door: Door) -> None:
    async with door.browser() as alice:
        response = await _register(alice, "Alice")

    cookie = response.headers["set-cookie"]
    name, _, rest = cookie.partition("=")
    token, *flags = rest.split("; ")
    assert name == "tessera"
    assert len(token) == 43
    assert sorted(flags) == ["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=strict"]
    assert token not in response.text


async def test_over_https_the_cookie_is_bound_to_this_host(sqlite_address: str) -> None:
    async with open_door(sqlite_address, origin=PUBLIC) as door, door.browser(PUBLIC) as alice:
        response = await _register(alice, "Alice")
        me = await alice.get("/api/me")

    cookie = response.headers["set-cookie"]
    assert cookie.startswith("__Host-tessera=")
    assert sorted(cookie.split("; ")[1:]) == ["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=strict", "Secure"]
    assert "Domain" not in cookie
    assert me.json()["name"] == "Alice"


async def test_somebody_unknown_may_ask_who_is_here(sqlite_address: str) -> None:
    async with open_door(sqlite_address, origin=PUBLIC) as door, door.browser(PUBLIC) as alice:
        before = await alice.get("/api/session")
        await _register(alice, "Alice")
        after = await alice.get("/api/session")

    assert (before.status_code, before.json()) == (200, None)
    assert "set-cookie" not in before.headers
    assert after.json()["name"] == "Alice"
    assert after.headers["set-cookie"].startswith("__Host-tessera=")


async def test_over_https_a_cookie_of_the_plain_name_counts_for_nothing(sqlite_address: str) -> None:
    async with open_door(sqlite_address, origin="https://games.example") as door:
        async with door.browser("https://games.example") as alice:
            await _register(alice, "Alice")
            token = alice.cookies["__Host-tessera"]
        async with door.bare() as other:
            # A neighbouring subdomain can set a cookie called tessera, but none with the prefix.
            response = await other.get("/api/me", headers={"Host": "games.example", "Cookie": f"tessera={token}"})

    assert response.status_code == 401


async def test_a_session_that_was_planted_is_not_the_one_after_signing_in(door: Door) -> None:
    async with door.browser() as mallory, door.browser() as alice:
        await mallory.post("/api/guests", json={"name": "Mallory"})
        planted = mallory.cookies["tessera"]
        await _register(alice, "Alice")
        await alice.delete("/api/session")
        alice.cookies.set("tessera", planted, domain="127.0.0.1", path="/")

        response = await alice.post("/api/session", json={"name": "Alice", "password": PASSWORD})

        assert response.status_code == 200
        given = response.headers["set-cookie"].partition("=")[2].partition(";")[0]
        assert given != planted
        # Neither is the planted one Alice now, nor is it good for anything any more.
        assert (await mallory.get("/api/me")).status_code == 401


async def test_a_made_up_token_never_becomes_a_session(door: Door) -> None:
    async with door.browser() as alice:
        await _register(alice, "Alice")
        await alice.delete("/api/session")
        alice.cookies.clear()
        alice.cookies.set("tessera", "A" * 43, domain="127.0.0.1", path="/")

        response = await alice.post("/api/session", json={"name": "Alice", "password": PASSWORD})

        assert "A" * 43 not in response.headers["set-cookie"]
    async with door.browser() as mallory:
        mallory.cookies.set("tessera", "A" * 43, domain="127.0.0.1", path="/")
        assert (await mallory.get("/api/me")).status_code == 401


@pytest.mark.parametrize(
    "cookie", ["tessera=", "tessera=%00", "tessera=" + "x" * 5000, "=;;;=", "tessera=a; tessera=b"]
)
async def test_a_broken_cookie_is_nobody(door: Door, cookie: str) -> None:
    async with door.bare() as program:
        response = await program.get("/api/me", headers={"Cookie": cookie})

    assert response.status_code == 401
    assert response.json()["code"] == "signed-out"


# Coming and going


async def test_signing_out_ends_the_session_and_clears_the_browser(door: Door) -> None:
    async with door.browser() as alice:
        await _register(alice, "Alice")
        token = alice.cookies["tessera"]

        response = await alice.delete("/api/session")

        assert response.status_code == 204
        assert response.headers["clear-site-data"] == '"cache", "storage"'
        assert 'tessera=""' in response.headers["set-cookie"]
        assert "Max-Age=0" in response.headers["set-cookie"]
    async with door.bare() as thief:
        assert (await thief.get("/api/me", headers={"Cookie": f"tessera={token}"})).status_code == 401


async def test_signing_out_everywhere_ends_other_devices(door: Door) -> None:
    async with door.browser() as phone, door.browser() as laptop:
        await _register(phone, "Alice")
        await laptop.post("/api/session", json={"name": "alice", "password": PASSWORD})
        assert (await laptop.get("/api/me")).json()["name"] == "Alice"

        assert (await phone.delete("/api/sessions")).status_code == 204

        assert (await laptop.get("/api/me")).status_code == 401


async def test_another_password_signs_out_other_devices_but_not_this_one(door: Door) -> None:
    async with door.browser() as phone, door.browser() as laptop:
        await _register(phone, "Alice")
        await laptop.post("/api/session", json={"name": "Alice", "password": PASSWORD})
        before = phone.cookies["tessera"]

        response = await phone.patch(
            "/api/me", json={"password": {"old": PASSWORD, "new": "heather lantern quarry"}, "language": "ja"}
        )

        assert response.status_code == 200
        assert response.json()["language"] == "ja"
        assert phone.cookies["tessera"] != before
        assert (await phone.get("/api/me")).status_code == 200
        assert (await laptop.get("/api/me")).status_code == 401


async def test_if_one_wish_cannot_be_met_none_is(door: Door) -> None:
    new = "heather lantern quarry"
    async with door.browser() as alice, door.browser() as bob:
        await _register(alice, "Alice")
        await _register(bob, "Bob")

        taken = await alice.patch("/api/me", json={"name": "BOB", "password": {"old": PASSWORD, "new": new}})
        wrong = await alice.patch("/api/me", json={"name": "Alicia", "password": {"old": "wrong", "new": new}})
        weak = await alice.patch("/api/me", json={"name": "Alicia", "password": {"old": PASSWORD, "new": "password1"}})

        assert (taken.status_code, wrong.status_code, weak.status_code) == (409, 403, 422)
        assert (await alice.get("/api/me")).json()["name"] == "Alice"
        assert (await alice.post("/api/session", json={"name": "Alice", "password": PASSWORD})).status_code == 200


async def test_the_wrong_password_is_told_in_the_askers_language(door: Door) -> None:
    async with door.browser() as alice:
        response = await alice.post(
            "/api/session", json={"name": "Alice", "password": "x"}, headers={"Accept-Language": "ja, en;q=0.5"}
        )

    assert response.status_code == 401
    assert response.json()["text"] == ("名前とパスワードが合いません。入力とキーボードの設定を確かめてください。")


async def test_whoever_i_am_is_all_that_is_told_of_me(door: Door) -> None:
    async with door.browser() as alice:
        made = await _register(alice, "Alice")
        me = (await alice.get("/api/me")).json()

    assert me == made.json()
    assert sorted(me) == ["guest", "id", "language", "name", "table"]
    assert (me["name"], me["guest"], me["table"]) == ("Alice", False, "")


async def test_the_cookie_is_renewed_with_use(door: Door) -> None:
    async with door.browser() as alice:
        await _register(alice, "Alice")
        token = alice.cookies["tessera"]

        response = await alice.get("/api/me")

    assert response.headers["set-cookie"].startswith(f"tessera={token}; ")
    assert "Max-Age=2592000" in response.headers["set-cookie"]


async def test_going_for_good_needs_the_password(door: Door) -> None:
    async with door.browser() as alice:
        await _register(alice, "Alice")

        refused = await alice.request("DELETE", "/api/me", json={"password": "wrong"})
        done = await alice.request("DELETE", "/api/me", json={"password": PASSWORD})

        assert (refused.status_code, done.status_code) == (403, 204)
        assert (await alice.post("/api/session", json={"name": "Alice", "password": PASSWORD})).status_code == 401


async def test_a_closed_house_refuses_strangers(sqlite_address: str) -> None:
    async with open_door(sqlite_address, accounts="closed") as door, door.browser() as stranger:
        account = await stranger.post("/api/accounts", json={"name": "Alice", "password": PASSWORD})
        guest = await stranger.post("/api/guests", json={"name": "Alice"})

    assert (account.status_code, guest.status_code) == (403, 403)
    assert "set-cookie" not in account.headers


# What is sent


@pytest.mark.parametrize(
    "body",
    [
        {"name": "Eve\r\nSet-Cookie: tessera=1", "password": PASSWORD},
        {"name": "Eve\u202e", "password": PASSWORD},
        {"name": " Eve", "password": PASSWORD},
        {"name": "", "password": PASSWORD},
        {"name": "x" * 41, "password": PASSWORD},
        {"name": "Eve", "password": "short12"},
        {"name": "Eve", "password": "x" * 201},
        {"name": "Eve", "password": PASSWORD, "is_guest": False},
        {"name": "Eve", "password": PASSWORD, "id": "0"},
        {"name": "Eve", "password": PASSWORD, "language": "tlh"},
        {"name": ["Eve"], "password": PASSWORD},
        {"name": "Eve"},
        [],
        "Eve",
    ],
)
async def test_what_does_not_fit_makes_no_account(door: Door, body: object) -> None:
    async with door.browser() as eve:
        response = await eve.post("/api/accounts", json=body)

    assert response.status_code == 422
    assert response.json()["code"] == "malformed"
    assert "set-cookie" not in response.headers
    assert "x-evil" not in response.headers


async def test_a_guest_cannot_pass_for_an_account(door: Door) -> None:
    async with door.browser() as alice, door.browser() as mallory:
        await _register(alice, "Alice")

        response = await mallory.post("/api/guests", json={"name": "ａＬＩｃｅ"})

        assert response.status_code == 409
        await mallory.post("/api/guests", json={"name": "Mallory"})
        renamed = await mallory.patch("/api/me", json={"name": "ALICE"})
        assert renamed.status_code == 409


# Links


async def test_a_link_carries_its_token_behind_the_hash_sign(door: Door) -> None:
    async with door.browser() as host:
        await _register(host, "Hanna")
        link = await _link(host, await open_table(host))

    assert link["url"] == f"{ADDRESS}/join#{link['token']}"
    assert sorted(link) == ["expires_at", "id", "seat", "token", "url"]


async def test_behind_a_proxy_the_link_has_the_public_address(sqlite_address: str) -> None:
    async with open_door(sqlite_address, origin=f"{PUBLIC}/") as door, door.browser(PUBLIC) as host:
        await _register(host, "Hanna")
        link = await _link(host, await open_table(host))

    assert link["url"] == f"https://games.example/join#{link['token']}"


async def test_a_link_tells_who_invites_and_to_which_game_before_anybody_comes(door: Door) -> None:
    async with door.browser() as host, door.browser() as guest:
        await _register(host, "Hanna")
        table_id = await open_table(host, visibility="private", name="Friday")
        link = await _link(host, table_id)
        before = (await host.get(f"/api/tables/{table_id}")).json()["number"]

        english = await guest.post("/api/links/look?language=en", json={"token": link["token"]})
        japanese = await guest.post("/api/links/look?language=ja", json={"token": link["token"]})

        assert english.json() == {
            "game": "atlas-lost",
            "title": "Atlas Lost: Rise of the New Sovereigns",
            "name": "Friday",
            "host": "Hanna",
            "letter": "B",
        }
        assert japanese.json()["title"] == "アトラスロスト：ライズ・オブ・ザ・ニューソブリンズ"
        # Looking is no coming: nobody is known by it, and nobody sits down.
        assert "set-cookie" not in english.headers
        assert (await guest.get("/api/session")).json() is None
        assert (await host.get(f"/api/tables/{table_id}")).json()["number"] == before


async def test_a_link_that_is_no_good_says_so_when_it_is_looked_at(door: Door) -> None:
    async with door.browser() as host, door.browser() as guest:
        await _register(host, "Hanna")
        table_id = await open_table(host, visibility="private")
        link = await _link(host, table_id)
        await host.delete(f"/api/tables/{table_id}/seats/1/link")

        revoked = await guest.post("/api/links/look?language=en", json={"token": link["token"]})
        unknown = await guest.post("/api/links/look?language=en", json={"token": "A" * 43})

        assert (revoked.status_code, revoked.json()["text"]) == (
            403,
            "This link was revoked. Ask the host of the table for a new one.",
        )
        assert (unknown.status_code, unknown.json()["code"]) == (404, "not-found")


async def test_a_guest_by_link_sits_down_and_sees_the_seat(door: Door) -> None:
    async with door.browser() as host, door.browser() as guest:
        await _register(host, "Hanna")
        table_id = await open_table(host, visibility="private")
        link = await _link(host, table_id)

        joined = await guest.post("/api/links/join", json={"token": link["token"], "name": "Greta"})

        assert joined.status_code == 200
        assert (joined.json()["table"], joined.json()["seat"]) == (table_id, 1)
        assert joined.json()["me"]["table"] == table_id
        shown = await guest.get(f"/api/tables/{table_id}", params={"seat": 1})
        assert shown.status_code == 200
        assert [seat["name"] for seat in shown.json()["table"]["seats"]] == ["Hanna", "Greta"]


async def test_a_guest_whose_link_was_revoked_is_out_at_once(door: Door) -> None:
    async with door.browser() as host, door.browser() as guest:
        await _register(host, "Hanna")
        table_id = await open_table(host, visibility="private")
        link = await _link(host, table_id)
        await guest.post("/api/links/join", json={"token": link["token"], "name": "Greta"})

        assert (await host.delete(f"/api/tables/{table_id}/seats/1/link")).status_code == 204

        assert (await guest.get("/api/me")).status_code == 401
        assert (await guest.get(f"/api/tables/{table_id}", params={"seat": 1})).status_code == 404
        again = await guest.post("/api/links/join", json={"token": link["token"], "name": "Greta"})
        assert (again.status_code, again.json()["code"]) == (403, "forbidden")


async def test_a_guest_by_link_is_nobody_at_other_tables(door: Door) -> None:
    async with door.browser() as host, door.browser() as guest:
        await _register(host, "Hanna")
        mine = await open_table(host, seats=3)
        link = await _link(host, mine)
        other = await open_table(host, visibility="public")
        private = await open_table(host, visibility="private")
        await guest.post("/api/links/join", json={"token": link["token"], "name": "Greta"})

        sat = await guest.post(f"/api/tables/{other}/seats/1/join")
        opened = await guest.post(
            "/api/tables", json={"game": "atlas-lost", "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        watched = await guest.get(f"/api/tables/{other}")
        hidden = await guest.get(f"/api/tables/{private}")
        said = await guest.post(f"/api/tables/{other}/chat", json={"client": "12345678", "text": "hello"})

        assert sat.status_code == 403
        assert "the link leads to another table" in sat.json()["text"]
        assert (opened.status_code, said.status_code) == (403, 403)
        assert watched.status_code == 200
        assert hidden.status_code == 404


async def test_a_link_to_one_seat_is_no_link_to_another(door: Door) -> None:
    async with door.browser() as host, door.browser() as guest:
        await _register(host, "Hanna")
        table_id = await open_table(host, seats=3)
        link = await _link(host, table_id, 1)
        await guest.post("/api/links/join", json={"token": link["token"], "name": "Greta"})

        seen = await guest.get(f"/api/tables/{table_id}", params={"seat": 0})
        acted = await guest.post(
            f"/api/tables/{table_id}/seats/0/choices", json={"client": "12345678", "version": 1, "picks": []}
        )
        made = await guest.post(f"/api/tables/{table_id}/seats/2/link")

    assert (seen.status_code, acted.status_code, made.status_code) == (403, 403, 403)


async def test_a_guest_by_link_who_makes_an_account_is_free_to_go_anywhere(door: Door) -> None:
    async with door.browser() as host, door.browser() as guest:
        await _register(host, "Hanna")
        table_id = await open_table(host)
        link = await _link(host, table_id)
        other = await open_table(host, visibility="public")
        joined = await guest.post("/api/links/join", json={"token": link["token"], "name": "Greta"})

        account = await _register(guest, "Greta")

        assert account.json()["id"] == joined.json()["me"]["id"]
        assert account.json()["table"] == ""
        assert (await guest.get(f"/api/tables/{table_id}", params={"seat": 1})).status_code == 200
        assert (await guest.post(f"/api/tables/{other}/seats/1/join")).status_code == 200
