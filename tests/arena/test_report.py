"""What is concluded from lines."""

from tests.arena.test_plan import plan_of
from tuckbox import game
from tuckbox.arena import FixtureResult, report


def line(
    mode: str, deal: int, players: str, winners: tuple[int, ...], *scores: int
) -> FixtureResult:
    return FixtureResult(mode, deal, tuple(players.split()), winners, scores, "r", (), ())


def test_two_seats() -> None:
    plan = plan_of("jammit", "random", "greedy")
    mode = plan.modes[0]
    found = report(
        game("jammit"),
        plan,
        [
            line(mode, 1, "random greedy", (2,), 3, 10),
            line(mode, 1, "greedy random", (1,), 12, 5),
            line(mode, 2, "random greedy", (1,), 11, 10),
            line(mode, 2, "greedy random", (), 4, 4),
        ],
    )
    (duel,) = found.duels
    assert (duel.bot, duel.against, duel.games, duel.wins, duel.shared) == (
        "random",
        "greedy",
        4,
        1,
        1,
    )
    assert duel.share.value == 1.5 / 4
    assert duel.difference is not None
    assert duel.difference.value == (-7 + 0.5) / 2
    assert [each.bot for each in found.standings] == ["greedy", "random"]
    assert [(each.seats, each.share.value) for each in found.places] == [
        ((1,), 2.5 / 4),
        ((2,), 1.5 / 4),
    ]


def test_alone_the_higher_score_on_the_same_deal_wins() -> None:
    plan = plan_of("fits", "random", "greedy", "expert-1")
    mode = plan.modes[0]
    scores = {"random": (1, 5), "greedy": (2, 5), "expert-1": (9, 9)}
    played = [
        line(mode, deal, bot, (1,), scores[bot][deal - 1]) for bot in scores for deal in (1, 2)
    ]
    found = report(game("fits"), plan, played)
    shares = {(each.bot, each.against): each.share.value for each in found.duels}
    assert shares == {
        ("random", "greedy"): 0.25,
        ("random", "expert-1"): 0.0,
        ("greedy", "expert-1"): 0.0,
    }
    assert [each.bot for each in found.standings] == ["expert-1", "greedy", "random"]
    assert found.places == ()


def test_one_against_two() -> None:
    plan = plan_of("jammit", "random", "greedy", seats=3)
    mode = plan.modes[0]
    found = report(
        game("jammit"),
        plan,
        [
            line(mode, 1, "random greedy greedy", (1, 3), 9, 1, 9),
            line(mode, 1, "greedy random random", (1,), 9, 1, 3),
        ],
    )
    assert [(each.bot, each.share.value, each.sides) for each in found.duels] == [
        ("random", 0.5, 3),
        ("greedy", 1.0, 3),
    ]
    assert [each.share.value for each in found.places] == [0.75, 0.0, 0.25]


def test_partners_are_one_side() -> None:
    plan = plan_of("fillit", "random", "greedy", seats=4)
    played = [line(plan.modes[0], 1, "random greedy random greedy", (2, 4), 3, 0, 3, 0)]
    found = report(game("fillit"), plan, played)
    assert found.duels[0].share.value == 0
    assert [each.seats for each in found.places] == [(1, 3), (2, 4)]


def test_one_against_itself_tells_only_what_the_seat_is_worth() -> None:
    plan = plan_of("jammit", "greedy")
    found = report(game("jammit"), plan, [line(plan.modes[0], 1, "greedy greedy", (1,), 9, 2)])
    assert found.duels == ()
    assert found.standings[0].elo is None
    assert found.places[0].share.value == 1
