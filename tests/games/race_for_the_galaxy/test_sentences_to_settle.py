"""What powers of Setup, Explore, Develop and Settle say, in both languages."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.sentences import power_sentence
from tests.games.race_for_the_galaxy.printed import power
from tests.rows import for_each


@for_each(
    ("card", "effect", "en", "ja"),
    [
        (
            "ancient-race",
            "start_hand_size",
            "If this is your start world, you keep 3 of your six starting cards instead of four.",
            "これが自分の初期世界なら、配られた6枚から4枚ではなく3枚を残す。",
        ),
        (
            "galactic-scavengers",
            "start_save_card",
            "If this is your start world, put 1 of the four cards you keep face down under it.",
            "これが自分の初期世界なら、残した4枚のうち1枚を裏向きでこの下に置く。",
        ),
        (
            "psi-crystal-world",
            "select_action_last",
            ("Choose your action after the other players have revealed theirs (of two actions, only the second)."),
            "他のプレイヤーのアクションが公開された後で自分のアクションを選ぶ（2つ選ぶゲームでは2つ目だけ）。",
        ),
        (
            "galactic-renaissance",
            "explore_draw",
            "Draw 2 more cards.",
            "引くカードが2枚増える。",
        ),
        (
            "galactic-renaissance",
            "explore_keep",
            "Keep 1 more card.",
            "残すカードが1枚増える。",
        ),
        (
            "alien-data-repository",
            "explore_mix_hand",
            "Mix the cards you draw with your hand before you discard.",
            "引いたカードを手札に混ぜてから、捨てるカードを選ぶ。",
        ),
        (
            "alien-departure-point",
            "explore_discard_for_prestige",
            "Before drawing, you may discard 1 card from your hand to gain 1 prestige.",
            "引く前に、手札1枚を捨てて1威信を得てもよい。",
        ),
        (
            "interstellar-bank",
            "develop_draw",
            "Draw 1 card at the start of the phase.",
            "フェイズの開始時にカードを1枚引く。",
        ),
        (
            "galactic-power-brokers",
            "develop_draw_then_discard",
            "At the start of the phase draw 2 cards, then discard 1 card from your hand.",
            "フェイズの開始時にカードを2枚引き、その後手札を1枚捨てる。",
        ),
        (
            "galactic-federation",
            "develop_discount",
            "Developments cost you 2 less.",
            "発展カードのコストが2減る。",
        ),
        (
            "randd-crash-program",
            "develop_discount_by_self_discard",
            "You may discard this card from your tableau to pay 3 less for a development.",
            "このカードをタブローから捨てて、発展カード1枚のコストを3減らしてもよい。",
        ),
        (
            "golden-age-of-terraforming",
            "develop_discount_by_good",
            "You may discard 1 Rare elements good to pay 2 less for a development.",
            "レアメタルの商品1個を捨てて、発展カード1枚のコストを2減らしてもよい。",
        ),
        (
            "industrial-robots",
            "develop_draw_after",
            "Draw 1 card after placing a development.",
            "発展カードを配置した後、カードを1枚引く。",
        ),
        (
            "federation-capital",
            "develop_prestige_after",
            "Gain 1 prestige after placing a development of cost 6.",
            "コスト6の発展カードを配置した後、1威信を得る。",
        ),
        (
            "galactic-scavengers",
            "develop_save_payment_card",
            "When you pay for a development, put 1 of the cards paid face down under this card.",
            "発展カードの支払いに使ったカードのうち1枚を、裏向きでこのカードの下に置く。",
        ),
        (
            "rebel-freedom-fighters",
            "military",
            "+1 Military, but -1 while you have an IMPERIUM card.",
            "軍事力+1。ただし自分にIMPERIUMカードがある間は-1。",
        ),
        (
            "galactic-imperium",
            "military_versus",
            "+4 Military against Rebel military worlds.",
            "反乱軍の軍事世界に対して軍事力+4。",
        ),
        (
            "uplift-mercenary-force",
            "military_per_world",
            "+1 Military for each of your worlds with the Uplift symbol.",
            "自分のアップリフト記号のある世界1つにつき軍事力+1。",
        ),
        (
            "new-military-tactics",
            "temporary_military_by_self_discard",
            "You may discard this card from your tableau for +3 Military until the end of the phase.",
            "このカードをタブローから捨てて、フェイズ終了まで軍事力+3を得てもよい。",
        ),
        (
            "space-mercenaries",
            "temporary_military_by_hand",
            "You may discard up to 2 cards from your hand for +1 Military each until the end of the phase.",
            "手札を2枚まで捨てて、フェイズ終了まで1枚につき軍事力+1を得てもよい。",
        ),
        (
            "alien-booby-trap",
            "temporary_military_by_prestige",
            "You may spend 1 prestige for +3 Military until the end of the phase.",
            "1威信を支払って、フェイズ終了まで軍事力+3を得てもよい。",
        ),
        (
            "rebel-fuel-refinery",
            "temporary_military_by_good",
            "You may discard 1 Rare elements good for +2 Military until the end of the phase.",
            "レアメタルの商品1個を捨てて、フェイズ終了まで軍事力+2を得てもよい。",
        ),
        (
            "alpha-centauri",
            "settle_discount",
            "Rare elements worlds cost you 1 less.",
            "レアメタルの世界のコストが1減る。",
        ),
        (
            "lifeforms-inc",
            "settle_discount_by_good",
            "You may discard 1 Genes good to pay 3 less for a world.",
            "遺伝子の商品1個を捨てて、世界1つのコストを3減らしてもよい。",
        ),
        (
            "colony-ship",
            "settle_free_by_self_discard",
            "You may discard this card from your tableau to pay nothing for a world not of the Alien kind.",
            "このカードをタブローから捨てて、エイリアン以外の世界1つをコストなしで配置してもよい。",
        ),
        (
            "galactic-trade-emissaries",
            "pay_for_military",
            (
                "You may pay for a military world not of the Alien kind as if it were non-military: its cost is"
                " its defense less 1."
            ),
            "エイリアン以外の軍事世界を、防御値-1をコストとする非軍事世界として配置してもよい。",
        ),
        (
            "rebel-pact",
            "pay_for_military_discount",
            "Military worlds that you pay for cost 2 less.",
            "支払いで配置する軍事世界のコストが2減る。",
        ),
        (
            "pan-galactic-mediator",
            "pay_for_military_prestige",
            "Gain 1 prestige after paying for a military world.",
            "軍事世界を支払いで配置した後、1威信を得る。",
        ),
        (
            "imperium-invasion-fleet",
            "conquer_non_military_by_self_discard",
            (
                "You may discard this card from your tableau to conquer a non-military world: its defense is its"
                " printed cost. If you succeed, gain 2 prestige. This can be combined with a takeover."
            ),
            (
                "このカードをタブローから捨てて、印刷されたコストを防御値とみなして非軍事世界1つを征服してもよい。成"
                "功したら2威信を得る。乗っ取りと組み合わせてもよい。"
            ),
        ),
        (
            "galactic-scavengers",
            "settle_save_payment_card",
            "When you pay for a world, put 1 of the cards paid face down under this card.",
            "世界の支払いに使ったカードのうち1枚を、裏向きでこのカードの下に置く。",
        ),
        (
            "improved-logistics",
            "settle_second_world",
            "After settling a world, you may place a second one.",
            "世界を植民した後、2つ目の世界を配置してもよい。",
        ),
        (
            "rebel-sneak-attack",
            "settle_extra_military_by_self_discard",
            (
                "After placing another world from your hand, you may discard this card from your tableau to"
                " conquer one more military world."
            ),
            "手札から別の世界を配置した後、このカードをタブローから捨てて、さらに軍事世界1つを征服してもよい。",
        ),
        (
            "terraforming-engineers",
            "settle_replace_world",
            (
                "You may replace one of your non-military worlds with one of the same kind from your hand that"
                " costs 0 to 3 more, at no cost (gray counts as a kind). If you do, gain 1 prestige."
            ),
            (
                "自分の非軍事世界1つを、手札にある同じ種別でコストが0～3高い非軍事世界とコストなしで入れ替えてもよ"
                "い（灰色も種別とみなす）。そうしたら1威信を得る。"
            ),
        ),
        (
            "terraforming-colonists",
            "settle_draw_after",
            "Draw 1 card after placing a world.",
            "世界を配置した後、カードを1枚引く。",
        ),
        (
            "imperium-fuel-depot",
            "settle_draw_then_discard_after",
            "After placing a world draw 2 cards, then discard 1 card from your hand.",
            "世界を配置した後、カードを2枚引き、その後手札を1枚捨てる。",
        ),
        (
            "rebel-freedom-fighters",
            "settle_prestige_after",
            "Gain 1 prestige after placing a Rebel military world.",
            "反乱軍の軍事世界を配置した後、1威信を得る。",
        ),
        (
            "golden-age-of-terraforming",
            "settle_produce_after",
            "After placing a production world, put a good on it.",
            "生産世界を配置した後、その上に商品を1つ置く。",
        ),
    ],
)
def test_a_power_speaks_both_languages(card: str, effect: str, en: str, ja: str) -> None:
    told = power(card, effect)

    assert (power_sentence(told, "en"), power_sentence(told, "ja")) == (en, ja)
