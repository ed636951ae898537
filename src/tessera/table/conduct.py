"""What people may do at a table. Each function says what would go into the journal, or why not; it changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tessera.kernel.game import Game
from tessera.table import lessons
from tessera.table.journal import (
    Chose,
    Engaged,
    Hand,
    Lent,
    Resigned,
    Said,
    Sat,
    Started,
    TakenBack,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
    Vacated,
)
from tessera.table.levels import require_level
from tessera.table.match import Match
from tessera.table.names import require_plain
from tessera.table.seats import Chair
from tessera.table.troubles import Forbidden, Held, Malformed, NotFound, NotNow, Stale

# How many kinds of questions a seat may leave answers for.
MOST_STANDING: Final = 50

# Seats


def chair_of(match: Match, seat: int) -> Chair:
    """The seat of that number."""
    if not 0 <= seat < len(match.chairs):
        raise NotFound(
            f"There is no seat {seat} at this table.",
            f"Seats are numbered 0 to {len(match.chairs) - 1}.",
            f"このテーブルに席{seat}はありません。",
            f"席は0から{len(match.chairs) - 1}までです。",
        )
    return match.chairs[seat]


def own_chair(match: Match, person: str, seat: int) -> Chair:
    """The seat, if this person answers for it now."""
    chair = chair_of(match, seat)
    if not person or chair.person != person:
        raise Forbidden(
            "Somebody else answers for this seat.",
            "You can only act for the seat you sit in.",
            "この席で答えるのはほかの人です。",
            "操作できるのは自分の席だけです。",
        )
    return chair


def require_host(match: Match, person: str) -> None:
    """Only whoever opened the table may do this."""
    if not person or match.founding.host != person:
        raise Forbidden(
            "Only the host of the table may do that.",
            "Ask whoever opened the table.",
            "それができるのはテーブルの主催者だけです。",
            "テーブルを開いた人に頼んでください。",
        )


def require_playable(match: Match) -> Game:
    """The game, if it is being played."""
    if match.held:
        raise Held(
            "This game is held: the rules installed here do not reproduce it.",
            f"Nothing was changed. The host of the server can export it. ({match.held})",
            "このゲームは保留中です。ここのルールでは同じ展開になりません。",
            f"何も変更されていません。サーバーの管理者が書き出せます。（{match.held}）",
        )
    if match.is_over:
        raise NotNow(
            "The game is over.", "Open another table.", "ゲームは終わっています。", "新しい卓を開いてください。"
        )
    if match.game is None:
        raise NotNow(
            "The game has not begun.",
            "The host starts it when all seats are taken.",
            "ゲームはまだ始まっていません。",
            "全席が埋まると主催者が始められます。",
        )
    return match.game


def sit(match: Match, person: str, name: str, seat: int, link: str = "") -> Sat:
    """Take an open seat."""
    chair = chair_of(match, seat)
    if not chair.is_open or match.is_over:
        raise NotNow("This seat is taken.", "Choose an open one.", "この席は空いていません。", "空席を選んでください。")
    if match.terms.visibility == "private" and not link and match.founding.host != person:
        raise Forbidden(
            "This table is private.",
            "Ask its host for a link to a seat.",
            "この卓は非公開です。",
            "主催者に席への招待リンクをもらってください。",
        )
    _require_one_seat(match, person)
    return Sat(seat, person, name, link)


def _require_one_seat(match: Match, person: str) -> None:
    if not match.terms.hot_seat and any(person in (chair.person, chair.lender) for chair in match.chairs):
        raise NotNow(
            "This person has a seat at this table already.",
            "One person may hold several seats only at a hot-seat table.",
            "この人はもうこの卓に席があります。",
            "一人で複数の席に着けるのはホットシートの卓だけです。",
        )


def engage(match: Match, person: str, seat: int, level: str) -> Engaged:
    """Put a bot into an open seat."""
    require_host(match, person)
    if not chair_of(match, seat).is_open or match.is_over:
        raise NotNow("This seat is taken.", "Choose an open one.", "この席は空いていません。", "空席を選んでください。")
    require_level(level)
    return Engaged(seat, level)


def show_out(match: Match, person: str, seat: int) -> Vacated:
    """The host empties a seat: a bot at any time, a person only before the game begins."""
    require_host(match, person)
    chair = chair_of(match, seat)
    if chair.is_open or chair.resigned or match.is_over:
        raise NotNow("Nobody can be shown out of this seat.", "", "この席から外せる人はいません。")
    if chair.owner and match.has_started:
        raise Forbidden(
            "Nobody is shown out of a running game.",
            "A guest's link can be revoked; others leave or resign by themselves.",
            "進行中のゲームから人を外すことはできません。",
            "招待リンクは取り消せます。それ以外の人は自分で席を立つか投了します。",
        )
    return Vacated(seat)


def leave(match: Match, person: str, seat: int) -> Vacated | Lent | TakenBack:
    """Get up from a seat. In a running game the table's policy says what becomes of it."""
    chair = chair_of(match, seat)
    if not person or person not in (chair.person, chair.lender):
        raise Forbidden(
            "This is not your seat.",
            "You can only leave the seat you sit in.",
            "ここはあなたの席ではありません。",
            "立てるのは自分の席だけです。",
        )
    if person != chair.owner:
        # A borrowed seat goes back to whoever lent it.
        return TakenBack(seat)
    if match.has_started and not match.is_over and match.terms.absent == "bot":
        return Lent(seat, level=match.terms.stand_in, left=True)
    return Vacated(seat)


def lend(match: Match, person: str, seat: int, level: str = "", to: str = "", name: str = "") -> Lent:
    """Hand one's seat to a bot or to another person, until one takes it back."""
    chair = own_chair(match, person, seat)
    if chair.lender:
        raise Forbidden(
            "A borrowed seat cannot be lent on.",
            "Leave it, and its owner has it back.",
            "借りている席をさらに貸すことはできません。",
            "席を立てば持ち主に戻ります。",
        )
    if bool(level) == bool(to):
        raise Malformed(
            "A seat is handed to a bot or to a person.",
            "Name one of the two.",
            "席はボットか人のどちらか一方に任せます。",
            "どちらか一つを指定してください。",
        )
    if level:
        require_level(level)
    else:
        _require_one_seat(match, to)
    return Lent(seat, level, to, name)


def take_back(match: Match, person: str, seat: int) -> TakenBack:
    """Sit again in the seat that one lent."""
    chair = chair_of(match, seat)
    if not person or chair.lender != person:
        raise Forbidden(
            "You have not lent this seat.",
            "Only whoever lent it can take it back.",
            "この席はあなたが貸したものではありません。",
            "取り戻せるのは貸した人だけです。",
        )
    return TakenBack(seat)


def resign(match: Match, person: str, seat: int) -> Resigned:
    """Give up. The stand-in plays on while others have a game to finish."""
    chair = chair_of(match, seat)
    if not person or chair.owner != person:
        raise Forbidden(
            "This seat is not yours to give up.",
            "Only its owner may resign; a borrowed seat can be left.",
            "この席を投了できるのは持ち主だけです。",
            "借りている席は、席を立てば持ち主に戻ります。",
        )
    require_playable(match)
    return Resigned(seat, match.terms.stand_in)


def start(match: Match, person: str) -> Started:
    """Begin, once every seat is taken."""
    require_host(match, person)
    if match.has_started:
        raise NotNow("The game has begun already.", "", "ゲームはもう始まっています。")
    empty = [str(seat) for seat, chair in enumerate(match.chairs) if chair.is_open]
    if empty:
        raise NotNow(
            f"Nobody sits in seat {', '.join(empty)}.",
            "Invite somebody, or put a bot there.",
            f"席{'、'.join(empty)}が空いています。",
            "誰かを招待するか、ボットを置いてください。",
        )
    return Started()


# The game


def choose(match: Match, person: str, seat: int, version: int, picks: Sequence[str]) -> Chose:
    """Answer the question that was shown as `version`."""
    own_chair(match, person, seat)
    require_playable(match)
    if version != match.versions[seat]:
        raise Stale(
            "The table has moved on since this question was shown.",
            "Your answer was not taken; here is the question that is open now.",
            "この質問が表示された後に卓が進みました。",
            "答えは受け付けていません。いまの質問をご覧ください。",
        )
    lessons.hear(match, seat, picks)
    return answer(match, seat, picks, "person")


def answer(match: Match, seat: int, picks: Sequence[str], hand: Hand, reason: str = "") -> Chose:
    """The entry for an answer, whoever gives it. Refusals are the game's own and name their clause.

    What the rules make of it, the match adds when it takes the answer.
    """
    chosen = require_playable(match).understood(seat, list(picks))
    return Chose(seat, tuple(chosen), trail="", fingerprint="", hand=hand, reason=reason)


def undo(match: Match, person: str, seat: int) -> Undone | UndoAsked:
    """Take back one's latest choice: at once up to the knowledge mark, else when everybody agrees."""
    own_chair(match, person, seat)
    game = require_playable(match)
    if match.terms.undo == "none":
        raise Forbidden(
            "At this table choices stand.",
            "That was agreed when the table was opened.",
            "この卓では選択を取り消せません。",
            "卓を開いたときの取り決めです。",
        )
    lessons.require_own_choices(match)
    if game.can_undo(seat):
        return Undone(seat, len(game.choices) - 1)
    own = [index for index, choice in enumerate(game.choices) if choice.seat == seat]
    if match.terms.undo == "mark" or not own:
        # The game's own words for what cannot be taken back.
        game.clone().undo(seat)
        raise AssertionError("what cannot be undone is refused")
    if all(chair.person in ("", person) for chair in match.chairs):
        return Undone(seat, own[-1])
    return UndoAsked(seat, own[-1])


def answer_undo(match: Match, person: str, seat: int, agree: bool) -> UndoAgreed | UndoRefused | Undone:
    """Agree or not to what another seat asks to take back; the last one to agree takes it back."""
    own_chair(match, person, seat)
    require_playable(match)
    request = match.undo_request
    if request is None or (seat not in request.waiting and seat != request.seat):
        raise NotNow("Nobody asks you to take anything back.", "", "取り消しの相談はありません。")
    if not agree or seat == request.seat:
        return UndoRefused(seat)
    if request.waiting == {seat}:
        return Undone(request.seat, request.keep)
    return UndoAgreed(seat)


def require_standing(match: Match, person: str, seat: int, question: str, picks: Sequence[str] | None) -> None:
    """Whether this person may set or clear the seat's standing answer to questions of a kind; it raises if not."""
    require_watching(match, person)
    own_chair(match, person, seat)
    lessons.require_asking(match)
    if not question.isprintable():
        raise Malformed(
            "No kind of question is called that.",
            "A question says of what kind it is; leave an answer for that.",
            "その名前の質問の種類はありません。",
            "質問に示されている種類を指定してください。",
        )
    standing = match.standing[seat]
    if picks is not None and question not in standing and len(standing) >= MOST_STANDING:
        raise NotNow(
            f"This seat has left answers for {MOST_STANDING} kinds of questions already.",
            "Clear one of them first.",
            f"この席には、もう{MOST_STANDING}種類の質問への答えが設定されています。",
            "先にどれかを取り消してください。",
        )


def standing_picks(match: Match, seat: int) -> tuple[str, ...] | None:
    """The picks that the seat left for its open question, if they can be given now; else it is asked."""
    question = match.question(seat)
    if question is None or not match.chairs[seat].person:
        return None
    picks = match.standing[seat].get(question.kind)
    least, most = question.pick
    if picks is None or not least <= len(picks) <= most or len(set(picks)) < len(picks):
        return None
    return picks if {option.id for option in question.options}.issuperset(picks) else None


def standing_answer(match: Match, seat: int) -> Chose | None:
    """The answer that the seat left for its open question, if it is legal now; else it is asked."""
    picks = standing_picks(match, seat)
    return None if picks is None else answer(match, seat, picks, "standing")


def say(match: Match, person: str, name: str, text: str) -> Said:
    """Say something to the table."""
    require_plain(text)
    seats = [seat for seat, chair in enumerate(match.chairs) if person and person in (chair.person, chair.lender)]
    if not seats:
        require_watching(match, person)
    return Said(seats[0] if seats else -1, name, text)


# Seeing


def require_watching(match: Match, person: str) -> None:
    """Whether this person may watch as a spectator."""
    if match.terms.visibility != "private" or (person and person == match.founding.host):
        return
    if not any(person and person in (chair.person, chair.lender) for chair in match.chairs):
        # Whoever may not see a table is not told that there is one.
        raise no_such_table()


def require_sight(match: Match, person: str, seat: int) -> None:
    """Whether this person may see what a seat sees: whoever answers for it, and whoever lent it."""
    chair = chair_of(match, seat)
    if not person or person not in (chair.person, chair.lender):
        require_watching(match, person)
        raise Forbidden(
            "This is not your seat.",
            "You can watch as a spectator.",
            "ここはあなたの席ではありません。",
            "観戦はできます。",
        )


def no_such_table() -> NotFound:
    """What is said of tables that are not there, and of those that one may not see."""
    return NotFound(
        "There is no such table.",
        "Check the address; a private table opens only by its own links.",
        "そのような卓はありません。",
        "アドレスを確かめてください。非公開の卓は専用のリンクからのみ開けます。",
    )
