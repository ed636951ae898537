"""Chance: fair, and the same everywhere."""

from __future__ import annotations

from itertools import permutations

from tessera.kernel import chance as module
from tessera.kernel.chance import Chance, key_of
from tests.rows import for_each


def test_the_same_key_gives_the_same_numbers_on_every_machine() -> None:
    chance = Chance(123456789, 0)

    assert [chance.word() for _ in range(5)] == [1678843185, 1065228911, 3989986625, 2256412509, 1656569275]
    assert [chance.below(6) for _ in range(12)] == [5, 1, 3, 2, 2, 0, 5, 0, 0, 4, 2, 1]


def test_a_number_depends_on_the_key_and_the_count_alone() -> None:
    first = Chance(42, 0)
    words = [first.word() for _ in range(10)]

    assert Chance(42, 7).word() == words[7]
    assert first.count == 10
    assert first.key == 42


def test_a_seed_becomes_a_key_of_sixty_bits() -> None:
    assert key_of("7") == 544977996675729576
    assert key_of("森") == 430345072975321071
    assert all(0 <= key_of(str(seed)) < 2**60 for seed in range(200))


@for_each("limit", [1, 2, 3, 6, 7, 10, 52, 1000, 2**30 - 1])
def test_numbers_stay_below_their_limit(limit: int) -> None:
    chance = Chance(key_of(f"limit {limit}"), 0)

    drawn = [chance.below(limit) for _ in range(500)]

    assert min(drawn) >= 0
    assert max(drawn) < limit


# Bounds of chi-square at one in ten thousand: 5 degrees of freedom 25.7, 9 degrees 33.7, 51 degrees 96.
@for_each(("sides", "bound"), [(6, 25.7), (10, 33.7), (52, 96.0)])
@for_each("seed", ["1", "2", "three"])
def test_a_die_is_fair(sides: int, bound: float, seed: str) -> None:
    chance = Chance(key_of(seed), 0)
    counts = [0] * sides

    for _ in range(1000 * sides):
        counts[chance.below(sides)] += 1

    assert sum((count - 1000) ** 2 / 1000 for count in counts) < bound


def test_a_large_limit_is_fair_too() -> None:
    # Without rejection every third number would be a fifth likelier than the others.
    limit = 3 * 2**28
    chance = Chance(key_of("large"), 0)
    counts = [0, 0, 0]

    for _ in range(6000):
        counts[chance.below(limit) % 3] += 1

    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 18.4


def test_neighbouring_keys_have_nothing_to_do_with_each_other() -> None:
    counts = [0] * 6
    for key in range(6000):
        counts[Chance(key, 0).below(6)] += 1

    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 25.7


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    counts = dict.fromkeys(permutations(range(4)), 0)
    chance = Chance(key_of("shuffle"), 0)

    for _ in range(24_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[items[0], items[1], items[2], items[3]] += 1

    # 23 degrees of freedom, one in ten thousand.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 56.0


def test_a_shuffle_keeps_every_item() -> None:
    chance = Chance(5, 0)
    items = list(range(100))

    chance.shuffle(items)

    assert items != list(range(100))
    assert sorted(items) == list(range(100))
    empty: list[int] = []
    chance.shuffle(empty)
    assert empty == []


def test_all_samples_are_equally_likely_and_keep_their_order() -> None:
    counts: dict[tuple[int, ...], int] = {}
    chance = Chance(key_of("sample"), 0)

    for _ in range(10_000):
        sample = tuple(chance.sample([10, 20, 30, 40, 50], 3))
        counts[sample] = counts.get(sample, 0) + 1

    assert len(counts) == 10
    assert all(list(sample) == sorted(sample) for sample in counts)
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 33.7


def test_samples_of_none_and_of_all() -> None:
    chance = Chance(5, 0)

    assert chance.sample([1, 2, 3], 0) == []
    assert chance.sample([1, 2, 3], 3) == [1, 2, 3]


def test_no_product_reaches_62_bits() -> None:
    # The largest that each multiplication can meet: a full word times its multiplier.
    word = 2**32 - 1
    for multiplier in (module._FIRST, module._SECOND, module._THIRD, module._STRIDE):
        assert multiplier % 2 == 1
        assert word * multiplier + 2**31 < 2**62
    # A pick from up to 2**29 things multiplies a full word with that number.
    assert word * 2**29 < 2**62
    # The extreme states of the generator itself.
    for key in (0, 2**30 - 1, 2**60 - 1):
        for count in (0, 2**32 - 2, 2**32 - 1, 2**40):
            assert 0 <= Chance(key, count).word() < 2**32
            # However far it counts, what is multiplied stays a word: it begins again.
            assert Chance(key, count + 2**32).word() == Chance(key, count).word()
