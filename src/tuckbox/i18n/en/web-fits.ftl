# The board of FITS in the browser.

web-fits-round = Round { $round } of { $rounds }: board { $board }
web-fits-reconstructed = reconstructed board
web-fits-grid = { $seat }’s ramp: rows from 12 at the top down to 1, columns A to F
web-fits-dot = dot
web-fits-cell-tile = { $cell }: { $tile }
web-fits-cell-gap = { $cell }: { $content }, closed off

web-fits-hand = Tile in your hand: { $tile }
web-fits-aim = Column { $column }, { $way }.
web-fits-new-gaps = { $count ->
    [0] Leaves no new gap.
    [one] Closes off one space as a gap: { $cells }.
   *[other] Closes off { $count } spaces as gaps: { $cells }.
}
web-fits-way = { $way ->
    [way-0] as drawn
    [way-1] turned right
    [way-2] upside down
    [way-3] turned left
    [way-m0] mirrored
    [way-m1] mirrored, turned right
    [way-m2] mirrored, upside down
    [way-m3] mirrored, turned left
   *[other] { $way }
}
web-fits-ways = All orientations of the tile
web-fits-controls = The tile in your hand
web-fits-flip = Flip
web-fits-aside = Set aside
web-fits-keys = ← → to move, ↑ ↓ or R to turn, F to flip, Enter to drop, X to set aside.
web-fits-waits = Placed. The others are still choosing.
web-fits-waits-aside = Set aside. The others are still choosing.
web-fits-misses = You miss this turn: the face-up card is your starting tile.

web-fits-cards = Building cards
web-fits-remaining = { $count ->
    [0] No more cards to come
    [one] One card to come
   *[other] { $count } cards to come
}
web-fits-card-open = { $tile }: face up
web-fits-card-to-come = { $tile }: to come
web-fits-card-gone = { $tile }: gone
web-fits-set-aside = Set aside: { $tiles }
web-fits-starts = Starting tiles
web-fits-start = { $seat } began with: { $tile }

web-fits-score = Points on this ramp
web-fits-now = If the round ended now
web-fits-scored = This round
web-fits-part-dots = { $count ->
    [one] One visible dot, −1
   *[other] { $count } visible dots, −1 each
}
web-fits-part-rows = { $count ->
    [one] One complete row, +1
   *[other] { $count } complete rows, +1 each
}
web-fits-part-values = Visible numbers
web-fits-part-pairs = Pairs: both visible +3, only one −3
web-fits-pair = { $symbol }: { $visible ->
    [0] both covered
    [one] one visible
   *[other] both visible
}
web-fits-part = { $part ->
    [dots] dots
    [rows] rows
    [values] numbers
   *[pairs] pairs
} { $points }

web-fits-others = All ramps
web-fits-looking = { $seat }’s ramp
web-fits-back = Back to mine

web-fits-rounds = Rounds so far
web-fits-board-column = Board
web-fits-round-over = Round { $round } is over
web-fits-go-on = On to round { $round }, board { $board }
web-fits-effect-place = { $seat } places the { $tile } on { $cells }.
