"""What the terminal says about a table of Revive, in English and in Japanese."""

from __future__ import annotations

from typing import Final

from tessera.cli.boards.revive_verbs import VERBS

# Each phrase: English, Japanese. Gaps have the same names in both.
REVIVE_WORDS: Final[dict[str, tuple[str, str]]] = {
    **VERBS,
    # The turn
    "setup": ("Setting up", "準備"),
    "turn": (
        "Turn {turn}, {seat}: actions taken {acted} of {actions}",
        "手番{turn}、{seat}：アクション{acted}/{actions}",
    ),
    "turn.hibernation": ("Turn {turn}, {seat}: hibernating", "手番{turn}、{seat}：冬眠"),
    "over": ("After {turn} turns", "手番{turn}で終了"),
    "play": ("Played with: {options}", "使用ルール：{options}"),
    "play.basic": ("basic game", "基本ゲーム"),
    "asked": ("Deciding now: {seats}", "いま選ぶ席：{seats}"),
    "first": ("Starting player: {seat}", "スタートプレイヤー：{seat}"),
    "last_turns": (
        "The last artifact is gone: turns to come after this one: {count}",
        "最後のアーティファクトがなくなった：この手番の後、残り{count}手番",
    ),
    "cube": ("Action cube: {step} of {last} steps", "アクションキューブ：{last}マス中{step}マス"),
    "artifacts.left": ("Major artifacts left: {artifacts}", "残りのメジャーアーティファクト：{artifacts}"),
    "artifacts.aside": ("minor ones that count as major {count}", "メジャー扱いのマイナー{count}"),
    "decks": (
        "Left: cards {cards}, slot modules {modules}, machines {machines}, crates {crates}, energy {energy}",
        "残り：カード{cards}枚、スロットモジュール{modules}枚、マシン{machines}、木箱{crates}枚、エネルギー{energy}個",
    ),
    "gone": ("Removed from the game: {pieces}", "ゲームから除去：{pieces}"),
    "count": ("{what} {count}", "{what}{count}"),
    "brackets": (" ({parts})", "（{parts}）"),
    "text": ("{title}: {text}", "{title}：{text}"),
    "none": ("none", "なし"),
    # The displays
    "tribes": ("Tribes to choose from", "選べる部族"),
    "display.cards": ("Display: citizen cards", "ディスプレイ：市民カード"),
    "display.modules": ("Display: slot modules", "ディスプレイ：スロットモジュール"),
    "display.machines": ("Display: machines", "ディスプレイ：マシン"),
    "display": ("Display", "ディスプレイ"),
    # The map in words
    "map.explored": ("Map: explored tiles", "マップ：探索済みのタイル"),
    "map.hidden": ("Map: face-down tiles", "マップ：裏向きのタイル"),
    "map.edge": (
        "Map: large locations, chasm, crystal symbols",
        "マップ：大型ロケーション、裂け目、クリスタルシンボル",
    ),
    "map.slot": ("{slot} ({tile}): {spaces}", "{slot}（{tile}）：{spaces}"),
    "map.space": ("{space} {kind}{parts}", "{space} {kind}{parts}"),
    "map.large": ("{slot}: {name}{parts}: {text}", "{slot}：{name}{parts}：{text}"),
    "map.chasm": ("{slot}: chasm", "{slot}：裂け目"),
    "map.crystals": ("Crystal symbols beside: {symbols}", "クリスタルシンボルに接するマス：{symbols}"),
    "map.group": ("{id}: {spaces}", "{id}：{spaces}"),
    "map.back": ("{cost} for {points}; {slots}", "{cost}で{points}。{slots}"),
    "map.far": ("out of reach", "届かない"),
    "range": ("range {count}", "距離{count}"),
    "space.building": ("{size} of {seat}", "{seat}の{size}"),
    "space.figures": ("figures of {seats}", "住民コマ{seats}"),
    "space.tile": ("{tile} of {seat}", "{seat}の{tile}"),
    "hidden": ("face down", "裏向き"),
    # Players
    "points": ("points {count}", "{count}点"),
    "score": ("in all so far {count}", "現在の合計{count}点"),
    "score.open": (
        "in all so far {count} without the artifact card",
        "現在の合計{count}点（アーティファクトカードを除く）",
    ),
    "score.seat": ("{seat}: {points}", "{seat}：{points}"),
    "resource": ("{what} {count}/{limit}", "{what}{count}/{limit}"),
    "energy": ("energy in storage {count}", "エネルギー置き場{count}個"),
    "switch.up": ("switch token up", "スイッチは上"),
    "switch.down": ("switch token down", "スイッチは下"),
    "left": ("Left to place: {pieces}", "置けるコマの残り：{pieces}"),
    "figures": ("figures", "住民コマ"),
    "tribe_tiles": ("tribe tiles", "部族タイル"),
    "end_tile": ("end game tile", "ゲーム終了タイル"),
    "artifacts": ("Artifacts: {artifacts}", "アーティファクト：{artifacts}"),
    "crates": ("Crates: closed {closed}, opened {opened}", "木箱：未開封{closed}枚、開封済み{opened}枚"),
    "cards.active": ("Active cards: {cards}", "アクティブエリア：{cards}"),
    "cards.resting": ("Resting cards: {cards}", "休息エリア：{cards}"),
    "cards.played": ("In slots: {cards}", "スロット：{cards}"),
    "played": ("{slot} {card} ({half})", "{slot} {card}（{half}）"),
    "modules": ("Slot modules: {modules}", "スロットモジュール：{modules}"),
    "machines": ("Machines: {machines}", "マシン：{machines}"),
    "technologies": ("Technologies: {technologies}", "技術：{technologies}"),
    "tracks": ("Tracks: {tracks}", "トラック：{tracks}"),
    # My board
    "slot": ("{slot} {name}, {state}; {modules}", "{slot} {name}（{state}）。{modules}"),
    "slot.free": ("free", "空き"),
    "slot.again": ("free again", "再び空き"),
    "slot.taken": ("taken", "使用済み"),
    "slot.closed": ("not open yet", "未解放"),
    "slot.card": ("{half} of {card}: {text}", "{card}の{half}：{text}"),
    "slot.module": ("module space {number}: {module}", "モジュールマス{number}：{module}"),
    "slot.empty": ("empty", "空"),
    "slot.active": ("empty, activates at once", "空（起動シンボル）"),
    "track": ("{track} at {position} of {last}", "{track}：{position}/{last}"),
    "rewards.done": ("Reward spaces unlocked: {spaces}", "解放した報酬マス：{spaces}"),
    "rewards.open": ("Reward spaces to come: {spaces}", "これからの報酬マス：{spaces}"),
    "reward.standard_machine": ("machine {name}", "マシン「{name}」"),
    "reward.special_machine": ("{color} machine", "{color}のマシン"),
    "reward.artifact": ("artifact", "アーティファクト"),
    "reward.card_bonus": ("{color} cards, {count} each", "{color}カード1枚につき{count}点"),
    "machine.ready": ("ready", "使える"),
    "machine.charged": ("holds energy", "エネルギーあり"),
    "machine.in_use": ("in use", "使用中"),
    "progress": (
        "Progress track: {count} of {last}, worth {points}; markers left on the tribe board {markers}",
        "進歩トラック：{count}/{last}（{points}）。部族ボードに残るマーカー{markers}個",
    ),
    "progress.next": ("Next bonus of the progress track: {text}", "進歩トラックの次のボーナス：{text}"),
    "bonus": ("Next bonus of the point track: {text}", "得点トラックの次のボーナス：{text}"),
    "hibernation": ("Hibernation track: {space} of {last}", "冬眠トラック：{space}/{last}"),
    "hibernation.next": ("{space}: {text}", "{space}：{text}"),
    "hibernation.removes": ("an artifact goes first", "先にアーティファクトを1枚除去"),
    "tribe": ("{tribe} ({side}): {text}", "{tribe}（{side}）：{text}"),
    "tribe.short": ("{tribe}, {side}", "{tribe}、{side}"),
    "tribe.none": ("tribe not chosen yet", "部族は未定"),
    "technology": ("{node} {name} ({state}): {text}", "{node} {name}（{state}）：{text}"),
    "technology.joined": ("joined to {nodes}", "{nodes}とつながる"),
    "technology.known": ("unlocked", "解放済み"),
    "technology.next": ("next, {cost}", "解放可能、{cost}"),
    "technology.later": ("later, {cost}", "未解放、{cost}"),
    # Mine
    "card": ("{card} ({color})", "{card}（{color}）"),
    "preview": ("  {slot} {half}, with {sources}: {text}", "  {slot}{half}（{sources}と一緒に）：{text}"),
    "preview.alone": ("  Only its own effect in: {slots}", "  カード自身の効果のみ：{slots}"),
    "preview.never": ("  No free slot", "  空きスロットなし"),
    "preview.again": ("{card} again", "{card}（もう一度）"),
    "half.top": ("top", "上"),
    "half.bottom": ("bottom", "下"),
    "hand": ("Your active cards: {count}", "アクティブエリア：{count}枚"),
    "hand.resting": ("Resting: {count}", "休息エリア：{count}枚"),
    "hand.crates": ("Closed crates: {count}", "未開封の木箱：{count}枚"),
    "hand.opened": ("Opened crates: {crates}", "開封済みの木箱：{crates}"),
    "hand.artifact": ("Artifact card: {card}", "アーティファクトカード：{card}"),
    "hand.category": (
        "  {color}: {text}: now {count}, scored {times}×, {points}",
        "  {color}：{text}：現在{count}、得点{times}回、{points}",
    ),
    "hand.dealt": ("To choose from: {count}", "選べるカード：{count}枚"),
    "hand.kept": ("Kept: {cards}", "残したカード：{cards}"),
    # The picture
    "picture.board": ("Player board", "プレイヤーボード"),
    "picture.tribe": ("Tribe board: {tribe}", "部族ボード：{tribe}"),
    "picture.waters": ("Water rewards: {waters}", "水場の報酬：{waters}"),
    "picture.water": ("{space} {text}", "{space} {text}"),
    "picture.kinds": (
        "Mo mountain Fo forest Fi field Sa sand Lo location Wa water · :2 food for range · ◇ crystal symbol",
        "山・森・畑・砂＝砂地・ロ＝ロケーション・水＝水場・:2距離コスト・◇クリスタルシンボル",
    ),
    "picture.pieces": (
        "⌂A small building of A, ⌂⌂A large · A B figures · ▫A tribe tile of A · face-down tiles: food, points, range",
        "⌂A Aの小型建物、⌂⌂A 大型・A B 住民コマ・▫A Aの部族タイル・裏向きのタイル：食料、点、距離",
    ),
    "picture.rewards": (
        "Water: g gear b book f food ◇ crystal ? basic p points mo module en energy cr crate tr track ab tribe ability",
        "水場：歯車・本・食料・◇クリスタル・?基本資源・点・モジュール・エネルギー・箱＝木箱・進＝トラック・部族能力",
    ),
    "picture.tile_cost": ("{count} food", "食料{count}"),
    "picture.tile_points": ("{count} pts", "{count}点"),
    "picture.vast": ("vast ◇", "巨大◇"),
    "picture.chasm": ("chasm", "裂け目"),
    "picture.columns": (
        (
            "res: gears/books/food/crystals · en: energy in storage/all · tracks: gray/green/yellow · pr: progress · "
            "hi: hibernation · cards: active/resting/slots · cr: crates · artifacts: purple/orange/white/minor"
        ),
        (
            "資源：歯車/本/食料/クリスタル・エネ：置き場/全部・トラック：灰/緑/黄・進：進歩・冬：冬眠・"
            "カード：アクティブ/休息/スロット・箱：木箱・紫橙白小：アーティファクト（小はマイナー）"
        ),
    ),
    "column.points": ("pts", "点"),
    "column.score": ("all", "合計"),
    "column.resources": ("res", "資源"),
    "column.energy": ("en", "エネ"),
    "column.switch": ("sw", "SW"),
    "column.tracks": ("tracks", "トラック"),
    "column.progress": ("pr", "進"),
    "column.hibernation": ("hi", "冬"),
    "column.cards": ("cards", "カード"),
    "column.modules": ("mod", "モジ"),
    "column.crates": ("cr", "箱"),
    "column.artifacts": ("artifacts", "紫橙白小"),
    # Kinds of space in short, as they stand on the map
    "code.mountain": ("Mo", "山"),
    "code.forest": ("Fo", "森"),
    "code.field": ("Fi", "畑"),
    "code.sand": ("Sa", "砂"),
    "code.location": ("Lo", "ロ"),
    "code.water": ("Wa", "水"),
    "code.vast_crystal": ("Va", "巨"),
    # Rewards in short
    "short.gear": ("g", "歯"),
    "short.book": ("b", "本"),
    "short.food": ("f", "食"),
    "short.crystal": ("◇", "◇"),
    "short.basic": ("?", "?"),
    "short.points": ("p", "点"),
    "short.module": ("mo", "モ"),
    "short.energy": ("en", "エ"),
    "short.crate": ("cr", "箱"),
    "short.advance": ("tr", "進"),
    "short.tribe": ("ab", "部"),
    "short.other": ("*", "*"),
}


def tell(key: str, language: str, **parts: object) -> str:
    """A phrase in a language with its gaps filled."""
    english, japanese = REVIVE_WORDS[key]
    return (japanese if language == "ja" else english).format(**parts)


def verb_word(verb: str, language: str) -> str:
    """The heading of a verb, or the verb itself where there is none."""
    key = f"verb.{verb}"
    return tell(key, language) if key in REVIVE_WORDS else verb
