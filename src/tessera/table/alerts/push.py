"""Web push: alerts to a browser, encrypted for it (RFC 8291) and signed with the key of this house (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
from typing import Final

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tessera.table.alerts.notice import Notice
from tessera.table.alerts.outbound import Outbound, checked
from tessera.table.troubles import Malformed

# How long a push service keeps an alert for a browser that is off: a day of a game over days.
_KEEP_SECONDS: Final = 86_400
# A point of the curve P-256 and a shared secret, as browsers send them.
_POINT_BYTES: Final = 65
_SECRET_BYTES: Final = 16


class Subscription(msgspec.Struct, frozen=True):
    """One browser that wants to be told."""

    id: str
    endpoint: str
    p256dh: str
    auth: str


def new_key() -> str:
    """A private key for signing, as text."""
    key = ec.generate_private_key(ec.SECP256R1())
    number = key.private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What browsers must know of the key when they subscribe."""
    key = ec.derive_private_key(int.from_bytes(_bytes(private), "big"), ec.SECP256R1())
    point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return _text(point)


def require_subscription(endpoint: str, p256dh: str, auth: str) -> None:
    """Raise unless this is what browsers send when they subscribe."""
    checked(endpoint)
    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error, UnsupportedAlgorithm):
        point, secret = b"", b""
    if len(point) != _POINT_BYTES or len(secret) != _SECRET_BYTES:
        raise Malformed(
            "These are not the keys of a push subscription.",
            "Send endpoint, p256dh and auth just as the browser gives them.",
            "プッシュ通知の登録キーとして読めません。",
            "ブラウザーから受け取ったendpoint、p256dh、authをそのまま送ってください。",
        )


async def push(
    outbound: Outbound, subscription: Subscription, private: str, contact: str, notice: Notice, language: str
) -> None:
    """Send a notice to a browser. Raises Undelivered; status 404 or 410 says that the subscription has ended."""
    # Imported on the first push: the package brings two HTTP clients of its own along.
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    told = {
        "title": notice.title(language),
        "body": notice.body(language),
        "url": notice.url,
        # A browser shows one alert for each table, the newest.
        "tag": notice.table or notice.event,
    }
    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    pusher = WebPusher({"endpoint": subscription.endpoint, "keys": keys})
    body: bytes = pusher.encode(msgspec.json.encode(told), content_encoding="aes128gcm")["body"]
    parts = checked(subscription.endpoint)
    signed: dict[str, str] = Vapid02.from_raw(private.encode()).sign(
        {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact}
    )
    headers = {
        **signed,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_KEEP_SECONDS),
        "Urgency": "normal",
    }
    await outbound.post(subscription.endpoint, body, headers)


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
