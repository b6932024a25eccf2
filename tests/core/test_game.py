"""What follows from the contract for any game."""

from tuckbox import game
from tuckbox.core import seat
from tuckbox.core.game import move_groups


def test_moves_stand_under_their_headings_in_order() -> None:
    rules = game("jammit")
    position = rules.initial(rules.options())
    moves = rules.legal_moves(position, seat(1))
    groups = move_groups(rules, moves)
    assert sorted(text for texts in groups.values() for text in texts) == [
        rules.format_move(move) for move in moves
    ]
    assert all(
        rules.group(rules.parse_move(text)) == head for head in groups for text in groups[head]
    )
