# FITS

fits-title = FITS
fits-summary = Slide sixteen tiles down your ramp and leave as few dots uncovered as you can. For 1 to 4 players.
fits-credits = Designed by Reiner Knizia, first published in 2009 by Ravensburger.
fits-rules =
    # What you have

    Everyone has a ramp with a board of 6 columns (A to F) and 12 rows, and the same sixteen tiles of 3, 4 or 5 squares. A game has one round for each board you choose, usually boards 1 to 4; in a round everyone plays the same board.

    # A round

    Everyone is dealt a different starting card and places that tile; it can’t be set aside. Starting cards are dealt anew each round.

    Then the sixteen building cards are turned over one by one, so each tile comes once. Everyone places the tile on the face-up card or sets it aside. You may set aside as many tiles as you like, but a tile set aside is gone for the round. If the face-up card shows your starting tile, you miss the turn: that tile is already on your ramp.

    Everyone chooses at the same time.

    House rule (not in the rulebook): nobody sees a choice before everyone has chosen.

    # Placing a tile

    Turn the tile and flip it as you like, choose its columns and let it slide straight down until it meets the floor or another tile. It never moves sideways, so a gap under a tile can no longer be filled. Nothing may stick out to the left or right. A tile may stick out over the top edge; what lies there scores nothing.

    House rule (not in the rulebook): at least one square of the tile must lie inside the grid.

    # Points

    When all sixteen cards have been turned over, every dot you can still see costs 1 point. The special spaces of boards 2, 3 and 4 have no dot and don’t cost that point. The boards add their own points:

    Board 1: every complete row earns 1 point.
    Boards 2 and 3: a number you can still see counts as it is printed, bonus or penalty.
    Board 4: five symbols are printed twice each. A pair with both symbols visible earns 3 points, a pair with only one visible costs 3; a pair with both covered counts nothing.

    # The end

    The highest total over all rounds wins. If several players have it, they share the win.

    # Writing moves

    A move is written as tile, orientation and leftmost column:

    P5:0@C places the tile P5 as drawn, from column C on
    P5:1@C places it after a quarter turn clockwise; 2 and 3 are two and three quarter turns
    P5:m0@C places it mirrored; m1, m2 and m3 are mirrored first, then turned
    - sets the tile aside
fits-rules-alone =
    # Playing alone

    Your total over boards 1 to 4 earns you a title:

    { fits-ladder }

fits-legend =
    The first line: the round, the number of rounds, the board in brackets, > the face-up card, | the cards still to come.
    Above a ramp: the seat (* has yet to choose), its starting tile, the points if the round ended now, the points of finished rounds.
    On a ramp: . a dot, x a dot that nothing can reach any more, a number or a letter: a special space, a name such as P5: a tile.
    Below it: the orientations of your tile; # is a square of it.
fits-option-seats = Players
fits-option-boards = Boards, in the order you play them
fits-choice-boards-1 = 1: complete rows
fits-choice-boards-2 = 2: bonus spaces
fits-choice-boards-3 = 3: bonus and penalty spaces
fits-choice-boards-4 = 4: pairs of symbols

fits-reconstructed-board = Board { $board }: the places of its special spaces are reconstructed, not those of the printed board.
fits-reconstructed-cards = The starting cards: which four tiles they show is reconstructed.

fits-tile = { $tile ->
    [I3] bar I3
    [V3] small corner V3
    [L4] small hook L4
    [O4] square O4
    [S4] step S4
    [T4] small T T4
    [F5] crank F5
    [L5] long hook L5
    [N5] long step N5
    [P5] flag P5
    [T5] big T T5
    [U5] cup U5
    [V5] big corner V5
    [W5] staircase W5
    [X5] cross X5
    [Y5] branch Y5
   *[other] { $tile }
}
fits-symbol = { $sign ->
    [a] circle
    [b] triangle
    [c] square
    [d] star
    [e] heart
   *[other] symbol { $sign }
}
fits-deck-start = a starting card
fits-deck-card = a building card

fits-effect-start-card = { $seat } is dealt the starting card { $tile }.
fits-effect-card = The building card { $tile } is turned over.
fits-effect-misses = { $seat } misses this turn: the { $tile } was the starting tile.
fits-effect-place = { $seat } places the { $tile } ({ $text }) on { $cells }.
fits-effect-above = Over the top edge: { $cells }.
fits-effect-gaps = { $count ->
    [one] This closes off a gap
   *[other] This closes off { $count } gaps
}: { $cells }.
fits-effect-cover-value = The { $value } on { $cell } is covered.
fits-effect-cover-symbol = The { $symbol } on { $cell } is covered.
fits-effect-row = Row { $row } is complete.
fits-effect-set-aside = { $seat } sets the { $tile } aside.
fits-effect-round-score = { $seat } scores { $points } in round { $round } on board { $board } (dots { $dots }, rows { $rows }, numbers { $values }, pairs { $pairs }).
fits-effect-next-round = Round { $round } begins on board { $board }.
fits-effect-won = { $winners } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
fits-effect-shared = { $winners } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
fits-effect-solo = All rounds are played: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
fits-effect-grade = { $points ->
    [one] { $points } point earns
   *[other] { $points } points earn
} you the title “{ $grade }”.

fits-reason-won = All rounds are played; the highest total wins.
fits-reason-shared = All rounds are played; the highest total is shared.
fits-reason-solo = All rounds are played.

fits-grade-1 = Box Spiller
fits-grade-2 = Shelf Filler
fits-grade-3 = Parcel Packer
fits-grade-4 = Moving-Day Pro
fits-grade-5 = Puzzle Whiz
fits-grade-6 = Space Artist
fits-grade-7 = Gap Vanquisher
fits-ladder =
    more than 30 points: { fits-grade-7 }
    26–30 points: { fits-grade-6 }
    21–25 points: { fits-grade-5 }
    16–20 points: { fits-grade-4 }
    11–15 points: { fits-grade-3 }
    6–10 points: { fits-grade-2 }
    up to 5 points: { fits-grade-1 }

fits-group-orientation = { $tile }, orientation { $orientation }
fits-group-set-aside = Set aside
fits-group-start = Starting card
fits-group-card = Building card

fits-invalid-move = “{ $text }” is not a move. Write a placement as tile:orientation@column, for example P5:m1@C, or - to set the tile aside.
fits-invalid-tile = “{ $text }” does not name a tile of this game: there is no { $tile }. The tiles are { $known }.
fits-invalid-space = “{ $space }” is not a space. Spaces are named from { $first } to { $last }.

fits-refusal-not-a-draw = You can’t place a tile yet: { $deck } comes first.
fits-refusal-other-deck = Next comes { $deck }, not a card from the other pile.
fits-refusal-card-gone = There is no card with the { $tile } left in this pile.
fits-refusal-not-a-choice = Cards are turned over automatically. You have the { $tile } to place.
fits-refusal-start-aside = A starting tile can’t be set aside: place the { $tile }.
fits-refusal-other-tile = You can’t place the { $tile } now: the tile to place is the { $open }.
fits-refusal-orientation = The { $tile } has no orientation { $orientation } of its own. Its orientations are { $known }; shapes that look alike have one name only.
fits-refusal-side = Placed like this, the { $tile } would stick out over the side. Its leftmost column can be A to { $last }.
fits-refusal-above = The { $tile } would come to rest in row { $row }, wholly above the grid. At least one square must lie inside.

fits-describe-round = Round { $round } of { $rounds }, board { $board }.
fits-describe-rows-on = Every complete row earns 1 point, every uncovered dot costs 1.
fits-describe-rows-off = Every uncovered dot costs 1 point.
fits-describe-specials = Special spaces: { $specials }.
fits-special-value = { $cell }: { $value }
fits-special-symbol = { $cell }: { $symbol }
fits-describe-deal = The starting cards are being dealt.
fits-describe-start = Everyone places a starting tile.
fits-describe-turn = The next building card is about to be turned over.
fits-describe-build = Everyone places the tile on the face-up card or sets it aside.
fits-describe-over = The game is over.
fits-describe-card = The face-up card is the { $tile }.
fits-describe-owing = Still to choose: { $seats }.
fits-describe-to-place = You have the { $tile } to place.
fits-describe-choice = You have chosen { $move } for the { $tile }. It is drawn in for you; the others won’t see it until everyone has chosen.
fits-describe-turned = Cards turned over before: { $tiles }.
fits-describe-remaining = { $count ->
    [one] One card is still to come
   *[other] { $count } cards are still to come
}: { $tiles }.
fits-describe-seat = { $seat }’s ramp.
fits-describe-seat-start = { $seat }’s ramp, starting card { $tile }.
fits-describe-score = If the round ended now: { $points } (dots { $dots }, rows { $rows }, numbers { $values }, pairs { $pairs }).
fits-describe-empty = The ramp is empty.
fits-describe-height = { $column } { $height }
fits-describe-heights = Heights of the columns: { $columns }.
fits-describe-row = Row { $row }: { $runs }.
fits-describe-run = { $where } { $content }
fits-run-open = open
fits-run-gap = gap
fits-describe-free-rows = From row { $row } upwards everything is open.
fits-describe-visible = Special spaces still visible: { $specials }.
fits-describe-above = Tiles stand over the top edge: { $cells }.
fits-describe-set-aside = Set aside: { $tiles }.
fits-describe-orientation = Orientation { $orientation }, { $width } wide, { $height } high; in the lower left corner it would cover { $cells }.
fits-describe-finished = Round { $round }, board { $board }, { $seat }: { $points } (dots { $dots }, rows { $rows }, numbers { $values }, pairs { $pairs }).
fits-describe-total = { $seat }, total so far: { $points }.

fits-inspect = { $seat }, { $cell }: { $content }.
fits-inspect-above = { $cell } lies over the top edge and scores nothing.
fits-inspect-special = The board shows { $special }.
fits-inspect-dot = The board shows a dot on { $cell }.

fits-components-board-name = { $file }, line { $line }, column { $column }: “{ $found }” can’t be the name of a board. Put the file into boards/ and use letters, digits, - and _ only.
fits-components-section = { $file }, line { $line }, column { $column }: { $found } does not belong here or is here twice. The file holds { $known }.
fits-components-section-missing = { $file }, line { $line }, column { $column }: the section { $section } is missing.
fits-components-row-bonus = { $file }, line { $line }, column { $column }: { $found } should be [row-bonus on] or [row-bonus off], with nothing below it.
fits-components-sign = { $file }, line { $line }, column { $column }: “{ $found }” does not explain a sign. Write for example “. dot”, “3 value 3”, “-5 value -5” or “a pair”.
fits-components-sign-twice = { $file }, line { $line }, column { $column }: the sign “{ $found }” is explained twice.
fits-components-value = { $file }, line { $line }, column { $column }: the value { $found } is too large; printed values go from -{ $most } to { $most }.
fits-components-pair = { $file }, line { $line }, column { $column }: the symbol “{ $found }” must be drawn exactly twice in the grid, but is drawn { $count ->
    [one] once
   *[other] { $count } times
}.
fits-components-no-dot = { $file }, line { $line }, column { $column }: no plain space is left. Draw at least one dot.
fits-components-pairs = { $file }, line { $line }, column { $column }: there are more than { $most } pairs. Bots can judge { $most } at most.
fits-components-card = { $file }, line { $line }, column { $column }: there is no tile “{ $found }”. The tiles are { $known }.
fits-components-card-twice = { $file }, line { $line }, column { $column }: the starting card { $found } is listed twice; each must show another tile.
fits-components-cards-few = { $file }, line { $line }, column { $column }: { $found ->
    [one] one starting card is
   *[other] { $found } starting cards are
} too few; at least { $needed } are needed, one for every seat.
