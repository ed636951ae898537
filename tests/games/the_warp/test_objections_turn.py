"""Why prices cannot be split, and free steps of the own turn not be taken: trade, Reward cards, abilities."""

from __future__ import annotations

from tessera.games.the_warp.rules.payment import Pay, PayMission
from tessera.games.the_warp.rules.trading import Trade
from tests.clauses import clause
from tests.games.the_warp.objecting import barred, no, way_out
from tests.games.the_warp.scene import Scene

# Prices and the trade


@clause("WARP-DEV-17", "WARP-DEV-03")
def test_splits_of_a_price() -> None:
    scene = Scene().has("A", gold=3, energy=5).run(Pay(0, 2, 3, 0, 1))

    assert scene.options("A") == ["pay 1 gold 3 energy", "pay 2 gold 2 energy"]
    assert no(scene, "A", "pay 0 gold 4 energy") == (
        "WARP-DEV-17",
        "At most 3 of it can be Energy: the price is 2 Gold and 3 Energy minus 1 of your choice",
        "そのうちエネルギーにできるのは3までです（コスト：金2・エネルギー3から好きな資源1を引いた額）。",
    )
    assert no(scene, "A", "pay 3 gold 1 energy") == (
        "WARP-DEV-17",
        "At most 2 of it can be Gold: the price is 2 Gold and 3 Energy minus 1 of your choice",
        "そのうち金にできるのは2までです（コスト：金2・エネルギー3から好きな資源1を引いた額）。",
    )
    assert no(scene, "A", "pay 2 gold 3 energy") == (
        "WARP-DEV-03",
        "That makes 5 in all, and it must be 4",
        "合計が5になります。必要なのは4です。",
    )
    assert way_out(scene, "A", "pay 2 gold 3 energy") == (
        "Choose a split that makes 4.",
        "合計が4になるように選んでください。",
    )
    assert barred(scene, "A") == ["pay 0 gold 4 energy", "pay 3 gold 1 energy", "pay 4 gold 0 energy"]


@clause("WARP-DEV-03", "WARP-MIS-11")
def test_resources_that_are_not_there() -> None:
    scene = Scene().has("A", gold=1, energy=5).run(Pay(0, 0, 0, 3, 0))

    assert no(scene, "A", "pay 2 gold 1 energy") == (
        "WARP-DEV-03",
        "You have 1 Gold and 5 Energy, which does not give 2 Gold and 1 Energy",
        "手元は金1・エネルギー5で、金2・エネルギー1は出せません。",
    )

    scene.run(PayMission(0, 0, 0, 3))

    assert no(scene, "A", "pay 2 gold 1 energy") == (
        "WARP-MIS-11",
        "You have 1 Gold and 5 Energy, which does not give 2 Gold and 1 Energy",
        "手元は金1・エネルギー5で、金2・エネルギー1は出せません。",
    )
    assert no(scene, "A", "pay 1 gold 1 energy") == (
        "WARP-MIS-11",
        "That makes 2 in all, and it must be 3",
        "合計が2になります。必要なのは3です。",
    )


@clause("WARP-TRD-01", "WARP-SYM-08")
def test_how_much_can_be_traded() -> None:
    scene = Scene().has("A", gold=2, energy=1).turn("A", "extract").play("A trade")

    assert no(scene, "A", "trade 2 gold") == (
        "WARP-TRD-01",
        "Up to 1 can be traded at once, not 2",
        "一度に交易できるのは1までです（いまは2）。",
    )
    assert no(scene, "A", "trade 0 gold") == (
        "WARP-TRD-01",
        "A trade is for at least one resource",
        "交易は資源1以上で行います。",
    )

    scene.run(Trade(0, 6, True))

    assert no(scene, "A", "trade 3 gold") == (
        "WARP-SYM-08",
        "You have 2 Gold, not 3 Gold",
        "手元は金2で、金3は出せません。",
    )
    assert no(scene, "A", "trade 7 energy") == (
        "WARP-SYM-08",
        "Up to 6 can be traded at once, not 7",
        "一度に交易できるのは6までです（いまは7）。",
    )


@clause("WARP-TRD-01")
def test_a_trade_that_is_not_open() -> None:
    scene = Scene().has("A", gold=2, energy=1).turn("A", "extract").play("A trade", "A trade 1 gold")

    assert no(scene, "A", "trade") == (
        "WARP-TRD-01",
        "You have used the trade of this turn",
        "この手番の交易はもう使いました。",
    )
    assert way_out(scene, "A", "trade") == (
        "Wait for your next turn.",
        "次の自分の手番まで待ってください。",
    )

    scene = Scene().turn("A", "extract")

    assert no(scene, "A", "trade") == (
        "WARP-TRD-01",
        "You have neither Gold nor Energy",
        "金もエネルギーもありません。",
    )

    scene = Scene().has("A", gold=2)
    scene.colony("A").positions[3] = 0

    assert no(scene.turn("A", "extract"), "A", "trade") == (
        "WARP-TRD-01",
        "Your position on the Trade track allows no trade",
        "交易トラックの位置が0なので、交易できません。",
    )


# Reward cards and Reward Abilities


@clause("WARP-RWD-06", "WARP-CON-11")
def test_reward_cards_that_would_do_nothing() -> None:
    scene = Scene().rewards("A", "archive-cache", "prefab-gold-mine", "overhaul", "blueprints")
    scene.hand("A", "upgrade-01", "upgrade-01", "upgrade-03", "upgrade-04", "upgrade-05", "upgrade-06", "upgrade-07")
    scene.hand("A", "upgrade-08")

    scene.turn("A", "extract")

    assert no(scene, "A", "spend archive-cache.1") == (
        "WARP-RWD-06",
        "Archive Cache would have no effect now: your hand holds 8 Archive cards, and its limit is 8",
        "「アーカイブの隠し場所」はいま使っても効果がありません。手札は8枚で、上限は8枚です。",
    )
    assert no(scene, "A", "spend prefab-gold-mine") == (
        "WARP-RWD-06",
        (
            "Prefab Gold Mine would have no effect now: a Gold Mine needs a Gold symbol, and no area that "
            "you control has both one and room for a building"
        ),
        (
            "「組み立て式金鉱」はいま使っても効果がありません。金鉱には金のシンボルが必要ですが、シンボルと建物の"
            "空きが両方ある支配エリアがありません。"
        ),
    )
    assert no(scene, "A", "spend overhaul") == (
        "WARP-RWD-06",
        (
            "Overhaul would have no effect now: an upgrade of your choice costs 2 resources, and you have "
            "0 Gold and 0 Energy: 2 resources short"
        ),
        (
            "「総点検」はいま使っても効果がありません。好きな種類の強化のコストは資源2ですが、手元は金0・エネルギ"
            "ー0で、資源2足りません。"
        ),
    )
    assert no(scene, "A", "spend blueprints.1") == (
        "WARP-RWD-06",
        (
            "Blueprints would have no effect now: no Develop card in your hand has an option that you can "
            "pay and carry out"
        ),
        "「設計図」はいま使っても効果がありません。コストを払って実行できる選択肢のある発展カードが手札にありません。",
    )
    assert no(scene, "A", "spend tremor.1") == (
        "WARP-RWD-02",
        "Tremor is not among your Reward cards",
        "「地震」は手元の報酬カードにありません。",
    )
    assert way_out(scene, "A", "spend archive-cache.1") == (
        "Keep it for later.",
        "後のために取っておいてください。",
    )


@clause("WARP-RWD-06", "WARP-INC-08")
def test_more_reward_cards_that_would_do_nothing() -> None:
    scene = Scene().rewards("A", "recruits", "sabotage", "redeployment", "prefab-laser-cannon")
    scene.holds("A", "a-colony", 1).has("A", reserve=12)

    scene.turn("A", "extract")

    assert no(scene, "A", "spend recruits.1") == (
        "WARP-RWD-06",
        "Recruits would have no effect now: all 14 of your Troops are on the board or in reserve",
        "「新兵」はいま使っても効果がありません。自分の部隊14個はすべてボード上か予備にあります。",
    )
    assert no(scene, "A", "spend sabotage") == (
        "WARP-RWD-06",
        "Sabotage would have no effect now: no visible enemy Troops that can be removed are within 2 areas of yours",
        (
            "「破壊工作」はいま使っても効果がありません。自分のエリアから2エリア以内に、取り除ける表向きの敵の部隊"
            "がいません。"
        ),
    )
    assert no(scene, "A", "spend redeployment") == (
        "WARP-RWD-06",
        "Redeployment would have no effect now: each of your areas holds a single Troop, and that must stay",
        "「再配置」はいま使っても効果がありません。どの支配エリアにも部隊が1個しかなく、その1個は残さなければなりません。",
    )
    assert no(scene, "A", "spend prefab-laser-cannon") == (
        "WARP-RWD-06",
        (
            "Prefab Laser Cannon would have no effect now: building a Laser Cannon costs 1 resource, and "
            "you have 0 Gold and 0 Energy: 1 resource short"
        ),
        (
            "「組み立て式レーザー砲」はいま使っても効果がありません。レーザー砲の建設のコストは資源1ですが、"
            "手元は金0・エネルギー0で、資源1足りません。"
        ),
    )


@clause("WARP-RAC-02", "WARP-RAC-04", "WARP-RAC-05")
def test_reward_abilities_that_cannot_be_used() -> None:
    scene = Scene().leads("A", "luron-droids", "zeto-archivists").rewards("A", "recruits").turn("A", "extract")

    assert no(scene, "A", "reward-ability luron-droids") == (
        "WARP-RAC-04",
        "The Reward Ability of Luron Droids costs 3 Reward cards, and you have 1",
        "「ルロンのドロイド」の報酬能力には報酬カード3枚が必要ですが、手元は1枚です。",
    )
    assert no(scene, "A", "reward-ability xelo-traders") == (
        "WARP-RAC-02",
        "You do not lead Xe'Lo Traders",
        "「ゼ・ロの商人」を率いていません。",
    )
    assert way_out(scene, "A", "reward-ability luron-droids") == (
        "Win Reward cards in combats first.",
        "先に戦闘で報酬カードを手に入れてください。",
    )

    scene.rewards("A", "recruits", "recruits", "tremor").turn("A", "extract")
    scene.play("A reward-ability luron-droids", "A spend recruits.1 + spend recruits.2 + spend recruits.3")

    assert no(scene, "A", "reward-ability luron-droids") == (
        "WARP-RAC-05",
        "The Reward Ability of Luron Droids is permanent, and you have bought it",
        "「ルロンのドロイド」の報酬能力は永続で、もう購入しました。",
    )


@clause("WARP-RAC-11")
def test_another_action_has_its_time() -> None:
    scene = Scene().leads("A", "morlar-raiders").rewards("A", "recruits", "recruits", "tremor", "tremor")
    scene.exiled("a-left", 1).exiled("a-upper-left", 1).turn("A", "extract")

    assert no(scene, "A", "reward-ability morlar-raiders") == (
        "WARP-RAC-11",
        "Another action can be taken only after Consult, and Consult is still to come",
        "追加のアクションを行えるのは参照の後です。参照はまだ終わっていません。",
    )
    assert way_out(scene, "A", "reward-ability morlar-raiders") == (
        "Use it between Consult and the End phase.",
        "参照の後から終了フェイズの前までに使ってください。",
    )

    scene.turn("A", "action")
    assert "reward-ability morlar-raiders" in scene.options("A")

    scene.turn("A", "end").play("A move a-colony a-upper-right")
    assert no(scene, "A", "reward-ability morlar-raiders") == (
        "WARP-RAC-11",
        "Another action can be taken only before the End phase, and that has begun",
        "追加のアクションを行えるのは終了フェイズの前までです。終了フェイズはもう始まっています。",
    )

    scene.colony("A").extra = True
    scene.turn("A", "action")
    assert no(scene, "A", "reward-ability morlar-raiders") == (
        "WARP-RAC-11",
        "You have had one further action in this turn, and there is no second one",
        "追加のアクションは1手番に1回までで、この手番はもう行いました。",
    )


@clause("WARP-RAC-11", "WARP-ATK-09")
def test_another_action_that_is_not_possible() -> None:
    scene = Scene().leads("A", "morlar-raiders").rewards("A", "recruits", "recruits").turn("A", "action")

    assert no(scene, "A", "reward-ability morlar-raiders") == (
        "WARP-RAC-11",
        (
            "The ability of Morlar Raiders would have no effect now: the action that it grants is not possible "
            "now: Attack"
        ),
        "「モルラーの略奪者」の能力はいま使っても効果がありません。得られるアクション（攻撃）がいまは実行できません。",
    )


# Active Abilities


@clause("WARP-RAC-03")
def test_active_abilities_that_cannot_be_used() -> None:
    scene = Scene().leads("A", "solca-mercenaries", "nurec-designers").has("A", gold=3, energy=1).turn("A", "extract")

    assert no(scene, "A", "use nurec-designers") == (
        "WARP-RAC-03",
        "The Active Ability of Nurec Designers is always in force and is not used by itself",
        "「ヌレックの設計者」のアクティブ能力は常に有効で、自分で使うものではありません。",
    )
    assert no(scene, "A", "use ecton-cultists") == (
        "WARP-RAC-02",
        "You do not lead Ecton Cultists",
        "「エクトンの狂信者」を率いていません。",
    )
    assert no(scene, "A", "use ecton-cultists copied") == (
        "WARP-RAC-02",
        "You have not copied the ability of Ecton Cultists",
        "「エクトンの狂信者」の能力をコピーしていません。",
    )

    scene.play("A use solca-mercenaries", "A pay 3 gold 0 energy", "A reserve")

    assert no(scene, "A", "use solca-mercenaries") == (
        "WARP-RAC-03",
        "You have used the Active Ability of Sol'ca Mercenaries in this turn, and it may be used once",
        "「ソルカの傭兵」のアクティブ能力は1手番に1回で、この手番はもう使いました。",
    )
    assert way_out(scene, "A", "use solca-mercenaries") == (
        "Wait for your next turn.",
        "次の自分の手番まで待ってください。",
    )


@clause("WARP-RAC-03")
def test_the_price_and_the_moment_of_an_active_ability() -> None:
    scene = Scene().leads("A", "solca-mercenaries", "morlar-raiders").has("A", gold=1, energy=1).turn("A", "extract")

    assert no(scene, "A", "use solca-mercenaries") == (
        "WARP-RAC-03",
        (
            "The Active Ability of Sol'ca Mercenaries costs 3 resources, and you have 1 Gold and 1 Energy: "
            "1 resource short"
        ),
        "「ソルカの傭兵」のアクティブ能力のコストは資源3ですが、手元は金1・エネルギー1で、資源1足りません。",
    )
    assert no(scene, "A", "use morlar-raiders") == (
        "WARP-RAC-03",
        "The Active Ability of Morlar Raiders has its moment after winning a combat",
        "「モルラーの略奪者」のアクティブ能力を使うのは、戦闘に勝った後です。",
    )

    scene = Scene().leads("A", "ecton-cultists").holds("A", "a-colony", 1).turn("A", "extract")

    assert no(scene, "A", "use ecton-cultists") == (
        "WARP-RAC-03",
        (
            "The Active Ability of Ecton Cultists costs 1 Troop from the board that is not the last of its "
            "area, and you have 0 to spare"
        ),
        (
            "「エクトンの狂信者」のアクティブ能力にはボード上の部隊1個（エリアの最後の1個を除く）が必要ですが、"
            "使えるのは0個です。"
        ),
    )


@clause("WARP-TEAM-20", "WARP-TEAM-09")
def test_the_time_out() -> None:
    scene = Scene(seats=4, teams=True).turn("A", "extract").play("A timeout")

    assert no(scene, "A", "timeout") == (
        "WARP-TEAM-20",
        "Your team has had its time-out, and there is one per game",
        "チームのタイムアウトはゲーム中1回で、もう使いました。",
    )
    assert no(Scene().turn("A", "extract"), "A", "timeout") == (
        "WARP-TEAM-09",
        "This game is played without teams",
        "このゲームはチーム戦ではありません。",
    )
