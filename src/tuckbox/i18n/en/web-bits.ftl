# The board of BITS in the browser.

web-bits-round = Round { $round } of { $rounds }
web-bits-reconstructed = partly reconstructed
web-bits-grid = { $seat }’s board: rows from 6 at the top down to 1, columns A to F
web-bits-cell-empty = { $cell }: empty
web-bits-cell-gap = { $cell }: gap, out of reach
web-bits-cell-area = { $cell }: { $colour }, area of { $count }, scores { $points }

web-bits-tasks = Task cards
web-bits-task = Card { $stack }: { $task }.
web-bits-others = other { $squares }-square areas { $points }
web-bits-any-colour = any colour
web-bits-now = now { $points }

web-bits-hand = Domino in your hand: { $stone }
web-bits-aim = Column { $column }. { $way }.
web-bits-forms = Makes a { $colour } area of { $count }.
web-bits-new-gaps = { $count ->
    [one] Closes off a gap: { $cells }.
   *[other] Closes off { $count } gaps: { $cells }.
}
web-bits-worth = Your board would then be worth { $points }.
web-bits-ways = All orientations of the domino
web-bits-controls = The domino in your hand
web-bits-swap = Swap
web-bits-neutral = Neutral domino
web-bits-keys = ← → to move, ↑ ↓ or R to turn, F to swap the colours, N for the neutral domino, Enter to drop.
web-bits-waits = Placed. The others are still choosing.
web-bits-finished = Nothing fits any more: the round is over for this board.
web-bits-points-now = if the round ended now
web-bits-points-then = in this round

web-bits-cards = Building cards
web-bits-remaining = { $count ->
    [0] No card face down
    [one] One card face down
   *[other] { $count } cards face down
}
web-bits-starts = Starting dominoes
web-bits-start = { $seat } began with: { $stone }

web-bits-boards = All boards
web-bits-looking = { $seat }’s board
web-bits-back = Back to mine

web-bits-rounds = Rounds so far
web-bits-round-column = Round
web-bits-card-gave = card { $stack }: { $points }
web-bits-round-over = Round { $round } is over
web-bits-go-on = On to round { $round }
