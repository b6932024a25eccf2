"""Recorded games looked at afterwards, in the shape that server and browser share."""

import re
import struct

import pytest

from tests.playing import pick
from tuckbox import game
from tuckbox.analysis import CannotAnalyse, analyse, analyse_record
from tuckbox.analysis.model import ANALYSIS, Analysis, Evaluation, Hindsight
from tuckbox.analysis.picture import png, svg
from tuckbox.core import InvalidRecord, View, seat
from tuckbox.games import BUILT_IN
from tuckbox.match import (
    Match,
    Player,
    format_record,
    new_setup,
    parse_record,
    replay,
    with_seed_deal,
)


def recorded(name: str, most: int = 999, **options: object) -> str:
    """Return a random game as a record's text, cut short by resigning if it would be longer."""
    rules = game(name)
    chosen = rules.options(**options)
    players = [Player.guest(f"P{number}") for number in range(chosen.seats)]
    match = Match.begin(rules, with_seed_deal(new_setup(rules, chosen, players), "analysis"))
    for number in range(most):
        if match.is_over:
            break
        who = match.owing[0]
        moves = rules.legal_moves(match.position, who)
        move = moves[pick(f"{name} {number}", len(moves))]
        match.submit(who, match.ply(who), rules.format_move(move))
    else:
        match.submit(seat(1), match.ply(seat(1)), "resigns")
    return format_record(match.record())


@pytest.fixture(scope="module")
def fits() -> Hindsight:
    found = analyse(recorded("fits", seats=2, boards="1,3"))
    assert isinstance(found, Hindsight)
    return found


def test_fits_is_judged_with_hindsight(fits: Hindsight) -> None:
    assert [played.board for played in fits.rounds] == ["1", "3"]
    for one in (one for played in fits.rounds for one in played.seats):
        assert one.is_proven
        assert one.score + sum(each.loss for each in one.placements) == one.best
        assert len(one.solution) == len(one.placements)


def test_rounds_are_told_as_they_become_known() -> None:
    told: list[tuple[float, int]] = []

    def hear(share: float, known: Analysis | None = None) -> None:
        assert known is None or isinstance(known, Hindsight)
        told.append((share, len(known.rounds) if known else 0))

    analyse(recorded("fits", seats=2, boards="1,3"), hear)
    assert told == [(0.25, 0), (0.5, 1), (0.75, 1), (1.0, 2)]


def test_entries_of_placements_are_those_of_the_record(fits: Hindsight) -> None:
    entries = {
        entry.number: entry
        for entry in parse_record(recorded("fits", seats=2, boards="1,3")).entries
    }
    for played in fits.rounds:
        for one in played.seats:
            for each in one.placements:
                assert entries[each.entry].text == each.text
                assert entries[each.entry].actor == one.seat


def test_totals_are_the_sums_of_the_rounds(fits: Hindsight) -> None:
    for total in fits.totals:
        own = [one for played in fits.rounds for one in played.seats if one.seat == total.seat]
        assert total.best == sum(one.best for one in own)
        assert total.score == sum(one.score for one in own)


def test_bits_is_judged_by_the_best_that_was_found() -> None:
    found = analyse(recorded("bits", seats=1))
    assert isinstance(found, Hindsight)
    assert [played.round for played in found.rounds] == [1, 2, 3]
    for one in (one for played in found.rounds for one in played.seats):
        assert one.score <= one.best <= one.bound
        assert one.is_proven == (one.best == one.bound)
        assert one.score + sum(each.loss for each in one.placements) == one.best


@pytest.mark.parametrize(("name", "seats"), [("jammit", 2), ("fillit", 3)])
def test_abstracts_are_judged_by_what_the_expert_expects(name: str, seats: int) -> None:
    shares: list[float] = []
    text = recorded(name, most=6, seats=seats, board="mini")
    rules = game(name)
    found = analyse_record(
        parse_record(text), rules, lambda share, known=None: shares.append(share)
    )
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert isinstance(found, Evaluation)
    assert len(found.turns) == 6
    for turn in found.turns:
        assert sum(turn.values) == pytest.approx(1.0, abs=0.001)
        assert rules.parse_move(turn.best)


def test_an_analysis_is_read_back_from_its_json(fits: Hindsight) -> None:
    assert ANALYSIS.validate_json(fits.model_dump_json()) == fits


def end(name: str, text: str) -> View:
    """Return the last view of a record."""
    *_, last = replay(parse_record(text), game(name))
    return game(name).view(last.after.position, None)


def test_a_picture_shows_every_board_and_every_placement(fits: Hindsight) -> None:
    view = end("fits", recorded("fits", seats=2, boards="1,3"))
    boards = svg("FITS <1>", view)
    count = sum(len(one.placements) for played in fits.rounds for one in played.seats)
    assert svg("FITS <1>", view, fits).count("<rect ") == boards.count("<rect ") + count
    assert "FITS &lt;1&gt;" in boards
    assert all(f">{played.round} [{played.board}]</text>" in boards for played in fits.rounds)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_game_cut_short_is_drawn_too(name: str) -> None:
    drawn = svg(name, end(name, recorded(name, most=9)))
    assert drawn.count("<rect ") + drawn.count("<circle ") > 50


def test_a_damaged_record_is_refused() -> None:
    with pytest.raises(InvalidRecord):
        analyse("[tuckbox 1]\n[game fits]\n")


def test_a_game_without_a_way_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tuckbox.analysis.WAYS", {})
    with pytest.raises(CannotAnalyse):
        analyse(recorded("jammit", most=1, board="mini"))


def test_the_same_picture_in_pixels(fits: Hindsight) -> None:
    view = end("fits", recorded("fits", seats=2, boards="1,3"))
    drawn, pixels = svg("FITS", view, fits), png("FITS", view, fits)
    assert pixels.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", pixels[16:24])
    sizes = re.search(r'width="(\d+)" height="(\d+)"', drawn)
    assert sizes is not None
    assert (width, height) == (2 * int(sizes[1]), 2 * int(sizes[2]))
    # Something is drawn: an empty sheet of that size packs into far less.
    assert len(pixels) > 3000
