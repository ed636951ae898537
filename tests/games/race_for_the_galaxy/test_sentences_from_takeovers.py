"""What takeovers and powers of Trade, Consume, Produce and the ends say, in both languages."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.sentences import power_sentence
from tests.games.race_for_the_galaxy.printed import power
from tests.rows import for_each


@for_each(
    ("card", "effect", "en", "ja"),
    [
        (
            "rebel-sneak-attack",
            "takeover",
            (
                "You may discard this card from your tableau to take over a military world of a player who has an"
                " IMPERIUM card, with +2 Military for each of your Rebel military worlds."
            ),
            (
                "このカードをタブローから捨てて、IMPERIUMカードを持つプレイヤーの軍事世界1つを乗っ取ってもよ"
                "い（自分の反乱軍の軍事世界1つにつき軍事力+2）。"
            ),
        ),
        (
            "rebel-pact",
            "takeover_defense",
            (
                "Your worlds defend against takeovers with +2 for each of your Rebel military worlds and +1 for"
                " each of your other military worlds."
            ),
            (
                "自分の世界は、乗っ取りに対して自分の反乱軍の軍事世界1つにつき+2、その他の軍事世界1つにつき+1で"
                "防御する。"
            ),
        ),
        (
            "pan-galactic-security-council",
            "defeat_takeover",
            ("Before takeovers are resolved, you may spend 1 prestige to defeat one takeover against any player."),
            "乗っ取りの解決前に、1威信を支払って、誰に対する乗っ取りでも1つを失敗させてもよい。",
        ),
        (
            "space-port",
            "trade_bonus",
            "Draw 2 more cards when you sell a Rare elements good.",
            "レアメタルの商品を売ると、引くカードが2枚増える。",
        ),
        (
            "pirate-world",
            "trade_bonus_this_world",
            "Draw 3 more cards when you sell the good on this world.",
            "この世界の商品を売ると、引くカードが3枚増える。",
        ),
        (
            "clandestine-uplift-lab",
            "trade_bonus_per_world",
            "When you sell a Genes good, draw 1 more card for each of your worlds with the Uplift symbol.",
            "遺伝子の商品を売ると、自分のアップリフト記号のある世界1つにつき引くカードが1枚増える。",
        ),
        (
            "alien-oort-cloud-refinery",
            "trade_forbidden",
            "The good on this world cannot be sold with the Trade bonus.",
            "この世界の商品は、交易ボーナスでは売れない。",
        ),
        (
            "free-trade-association",
            "consume_goods",
            "Consume up to 3 Novelty goods for 1 VP and 1 card each.",
            "ノベルティの商品を3個まで消費し、1個につき1VPとカード1枚を得る。",
        ),
        (
            "alien-toy-shop",
            "consume_this_world_good",
            "Consume the good on this world for 2 VP.",
            "この世界の商品を消費して2VPを得る。",
        ),
        (
            "diversified-economy",
            "consume_different_kinds",
            "Consume exactly 3 goods of different kinds for 3 VP.",
            "種別の異なる商品ちょうど3個を消費して3VPを得る。",
        ),
        (
            "galactic-exchange",
            "consume_up_to_different_kinds",
            "Consume up to 4 goods of different kinds for 1 VP and 1 card each.",
            "種別の異なる商品を4個まで消費し、1個につき1VPとカード1枚を得る。",
        ),
        (
            "pilgrimage-world",
            "consume_all_goods",
            "Consume all your goods for as many VP as goods, less 1.",
            "自分の商品をすべて消費して、その数より1少ないVPを得る。",
        ),
        (
            "black-market-trading-world",
            "consume_sell_good",
            "Sell 1 good, without your Trade powers.",
            "交易の能力を使わずに商品1つを売る。",
        ),
        (
            "galactic-trade-emissaries",
            "consume_draw",
            "Draw 1 card.",
            "カードを1枚引く。",
        ),
        (
            "galactic-salon",
            "consume_gain_vp",
            "Gain 1 VP.",
            "1VPを得る。",
        ),
        (
            "merchant-world",
            "consume_hand_cards",
            "You may discard up to 2 cards from your hand for 1 VP each.",
            "手札を2枚まで捨て、1枚につき1VPを得てもよい。",
        ),
        (
            "galactic-power-brokers",
            "consume_prestige",
            "You may spend 1 prestige for 3 cards.",
            "1威信を支払ってカード3枚を得てもよい。",
        ),
        (
            "gambling-world",
            "gamble_name_cost",
            (
                "You may name a number from 1 to 7 and flip the top card of the draw pile: keep it if that is its"
                " cost or defense, else discard it."
            ),
            ("1～7の数を1つ宣言して山札の一番上をめくってもよい。コストか防御値がその数なら手札に加え、違えば捨てる。"),
        ),
        (
            "gambling-world-set2",
            "gamble_ante",
            (
                "You may ante a card from your hand of cost or defense 1 to 6 and flip that many cards: if one of"
                " them is higher, keep the ante and one flipped card, else lose the ante."
            ),
            (
                "コストか防御値が1～6の手札1枚を賭け、その数だけ山札をめくってもよい。それより大きいカードがあれば"
                "賭けたカードとめくった1枚を得て、なければ賭けたカードを失う。"
            ),
        ),
        (
            "abandoned-mine-squatters",
            "produce_this_world",
            "Produce a good on this world.",
            "この世界に商品を生産する。",
        ),
        (
            "damaged-alien-factory",
            "produce_this_world_by_discard",
            "You may discard 1 card from your hand to produce a good on this world.",
            "手札1枚を捨てて、この世界に商品を生産してもよい。",
        ),
        (
            "mining-league",
            "produce_windfall",
            "You may produce a good on one of your Rare elements windfall worlds.",
            "自分のレアメタルのウィンドフォール世界1つに商品を生産してもよい。",
        ),
        (
            "alien-booby-trap",
            "produce_windfall_by_discard",
            "You may discard 1 card from your hand to produce a good on one of your Alien windfall worlds.",
            "手札1枚を捨てて、自分のエイリアンのウィンドフォール世界1つに商品を生産してもよい。",
        ),
        (
            "merchant-guild",
            "produce_draw",
            "Draw 2 cards.",
            "カードを2枚引く。",
        ),
        (
            "lost-species-ark-world",
            "produce_draw_if_this",
            "Draw 2 cards if this world receives a good.",
            "この世界に商品が置かれたら、カードを2枚引く。",
        ),
        (
            "uplift-gene-breeders",
            "produce_prestige_if_this",
            "Gain 1 prestige if this world receives a good.",
            "この世界に商品が置かれたら、1威信を得る。",
        ),
        (
            "consumer-markets",
            "produce_draw_per_good",
            "Draw 1 card for each Novelty good you have produced in this phase.",
            "このフェイズに自分が生産したノベルティの商品1つにつきカードを1枚引く。",
        ),
        (
            "diversified-economy",
            "produce_draw_per_kind",
            "Draw 1 card for each different kind of good you have produced in this phase.",
            "このフェイズに自分が生産した商品の種別1つにつきカードを1枚引く。",
        ),
        (
            "uplift-code",
            "produce_draw_per_world",
            "Draw 2 cards for each of your worlds with the Uplift symbol.",
            "自分のアップリフト記号のある世界1つにつきカードを2枚引く。",
        ),
        (
            "mining-conglomerate",
            "produce_draw_if_most",
            ("At the end of the phase draw 2 cards if you produced more Rare elements goods than every other player."),
            "フェイズの終了時、このフェイズにレアメタルの商品を単独で最も多く生産していれば、カードを2枚引く。",
        ),
        (
            "ravaged-uplift-world",
            "produce_prestige_if_most_worlds",
            "Gain 1 prestige if you have more worlds with the Uplift symbol than every other player.",
            "アップリフト記号のある世界の数が単独で最多なら、1威信を得る。",
        ),
        (
            "galactic-scavengers",
            "produce_take_saved",
            "Take all cards from under this card into your hand.",
            "このカードの下にあるカードをすべて手札に加える。",
        ),
        (
            "pan-galactic-research",
            "hand_limit",
            "Your hand limit is 12 cards.",
            "手札の上限が12枚になる。",
        ),
        (
            "retrofit-and-salvage-inc",
            "take_round_end_discards",
            "Take the cards that other players discard for their hand limits into your hand.",
            "他のプレイヤーが手札の上限のために捨てたカードを手札に加える。",
        ),
        (
            "hidden-fortress",
            "game_end_tableau",
            "Your tableau ends the game at 14 cards instead of 12.",
            "自分のタブローによるゲーム終了は、12枚ではなく14枚になったとき。",
        ),
    ],
)
def test_a_power_speaks_both_languages(card: str, effect: str, en: str, ja: str) -> None:
    told = power(card, effect)

    assert (power_sentence(told, "en"), power_sentence(told, "ja")) == (en, ja)
