# BITS

bits-title = BITS
bits-summary = Slide two-coloured dominoes down your ramp and shape the areas of colour that the task cards reward. For 1 to 4 players.
bits-credits = Designed by Reiner Knizia, published in 2011 by Ravensburger. This is an unofficial fan project.
bits-rules =
    # What you build

    You build on a ramp of 6 × 6 squares. Every domino has two squares, each in one of five colours: red, blue, purple, yellow, black. Everyone has the same twenty dominoes, one for each building card; the five starting dominoes are extra. What counts in the end are areas: all squares of one colour that touch edge to edge. Corners don’t connect.

    # Rounds and task cards

    A game has three rounds, in the pro variant four. Before each round the ramps are emptied, everyone takes back all their dominoes, and the starting and building cards are shuffled again. Then one more task card is turned over; the cards of earlier rounds stay face up and count again. If the third card shows the same shape as the second, another is turned over instead.

    # Placing dominoes

    Everyone is dealt a different starting domino and places it. Then building cards are turned over one at a time, and everyone places the domino shown. You must place it if you can.

    Choose a column and turn the domino as you like; it slides straight down until something stops it. It can’t be turned or shifted on the way, and it must not stick out of the grid. Squares that are covered from above can no longer be reached: they stay gaps.

    Everyone places at the same time.

    House rule (not in the rulebook): nobody sees a choice before everyone has chosen.

    When you can’t place another domino, the round is over for you; the others play on. It ends when nobody can place one.

    # The neutral domino

    Once per round you may place your neutral grey domino instead of the domino shown, which you then lose. Grey squares belong to no area and score nothing, but they keep areas apart. So do gaps.

    House rule (not in the rulebook): the neutral domino can’t replace the starting domino.

    # Points

    Every face-up task card scores on its own, and every area by itself: the same shape twice scores twice. An area scores only if the whole of it has the shape on the card, turned or mirrored as you like; a larger area that contains the shape scores nothing.

    Card 1: for each area of exactly four squares, in any colour: 2 points in the shape shown, 1 point in any other shape.
    Card 2: 2 points for each area in the shape and colour shown.
    Card 3: each area in the shape shown, in any colour, costs 2 points.
    Card 4, pro variant only: 3 points for each area in the shape shown, a larger one, in any colour.

    # The end

    The player with the most points over all rounds wins. If several players tie, the best single round decides; if that is tied too, they share the win.

    # Writing moves

    Colours are written R red, B blue, P purple, Y yellow, K black. A move names the two squares in the order in which they lie:

    RB>C lays the domino: red in column C, blue to its right
    RB^C stands it in column C: red below, blue on top
    NN>C and NN^C place the neutral domino
bits-rules-alone =
    # Playing alone

    Your total after three rounds earns you a title (not in the pro variant):

    { bits-ladder }

bits-legend =
    The first line: the round, the number of rounds, the face-up building card in brackets, the cards still to come (x2: two of them).
    A task card: its stack, shape, colour if it has one, and points; after = what it gives each seat now.
    Above a board: the seat (* has yet to choose), its starting domino, N if the neutral domino is left, the points if the round ended now.
    On a board: R red, B blue, P purple, Y yellow, K black, N neutral, . empty, x a gap that nothing can reach any more; lower-case letters: your choice that is still hidden.
    Below it, after =: the points of finished rounds.
bits-option-seats = Players
bits-option-pro = Pro variant with a fourth round
bits-choice-pro-off = off
bits-choice-pro-on = on

bits-colour-R = red
bits-colour-B = blue
bits-colour-P = purple
bits-colour-Y = yellow
bits-colour-K = black
bits-colour-N = grey

bits-stone-RR = double red domino
bits-stone-RB = red and blue domino
bits-stone-RP = red and purple domino
bits-stone-RY = red and yellow domino
bits-stone-RK = red and black domino
bits-stone-BB = double blue domino
bits-stone-BP = blue and purple domino
bits-stone-BY = blue and yellow domino
bits-stone-BK = blue and black domino
bits-stone-PP = double purple domino
bits-stone-PY = purple and yellow domino
bits-stone-PK = purple and black domino
bits-stone-YY = double yellow domino
bits-stone-YK = yellow and black domino
bits-stone-KK = double black domino
bits-stone-NN = neutral domino
bits-count-stone = { $count ->
    [one] { $stone }
   *[other] { $count } × { $stone }
}

bits-shape-O1 = single square
bits-shape-V3 = corner of three squares
bits-shape-O4 = two-by-two square
bits-shape-L4 = L of four squares
bits-shape-S4 = zigzag of four squares
bits-shape-line = straight line of { $squares } squares
bits-shape-letter = { $letter } of { $squares } squares

bits-task-size = areas of { $squares } squares: { $shape } { $points ->
    [one] { $points } point
   *[other] { $points } points
}, any other shape { $others }
bits-task-colour = { $shape } in { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
bits-task-shape = { $shape } in any colour, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each

bits-reconstructed-starting-stones = Which five dominoes are starting dominoes is reconstructed; we could not see the printed cards.
bits-reconstructed-stack-1 = Three of the four shapes on the task cards of stack 1 are reconstructed; only the two-by-two square is known.
bits-reconstructed-stack-2 = On the task cards of stack 2 the colours of three shapes are reconstructed; that the corner is the blue one is inferred.
bits-reconstructed-stack-4 = Shapes and points on the task cards of stack 4 (pro variant) are reconstructed.

bits-group-task = Task cards of stack { $stack }
bits-group-start = Starting cards
bits-group-card = Building cards
bits-group-lying = Horizontal, { $first } left, { $second } right
bits-group-lying-double = Horizontal, double { $colour }
bits-group-lying-neutral = Horizontal, neutral
bits-group-standing = Vertical, { $first } below, { $second } on top
bits-group-standing-double = Vertical, double { $colour }
bits-group-standing-neutral = Vertical, neutral

bits-effect-round = Round { $round } of { $length } begins on empty boards.
bits-effect-task = Task card { $stack } is turned over: { $task }.
bits-effect-task-out = Task card { $stack } shows the same shape as card 2 and leaves the game: { $task }. Another one is turned over.
bits-effect-start = { $seat } is dealt a starting card: { $stone }.
bits-effect-card = A building card is turned over: { $stone }.
bits-effect-lay = { $seat } lays the { $stone } on { $cells }.
bits-effect-gap = { $seat } closes off { $count ->
    [one] a gap
   *[other] gaps
} at { $cells }.
bits-effect-area = { $seat } now has a { $colour } area of { $count } squares: { $cells }.
bits-effect-worth = { $seat }’s board is now worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} instead of { $before }.
bits-effect-finished = The round is over for { $seat }: no domino fits any more.
bits-effect-round-end = Round { $round } is over and is scored.
bits-effect-score-card = { $seat }, card { $stack }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $areas }.
bits-effect-score-nothing = { $seat }, card { $stack }: nothing scores.
bits-effect-score-round = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} in round { $round }, { $total } in all.
bits-effect-over = The last round has been scored; the game is over.
bits-scored-area = the { $colour } area { $cells } ({ $points })

bits-due-task = a task card of stack { $stack }
bits-due-start = a starting card for { $seat }
bits-due-card = a building card
bits-refusal-seat-draws = Cards are turned over automatically. Place your domino.
bits-refusal-chance-places = You can’t place a domino yet: a card is turned over first.
bits-refusal-other-draw = Next comes { $due }.
bits-refusal-card-gone = “{ $text }” is no longer in its stack.
bits-refusal-off-board = { $slot } is not on the board.
bits-refusal-neutral-start = The neutral domino can’t replace the starting domino. Place the { $owed }.
bits-refusal-neutral-used = The neutral domino has already been used in this round. Place the { $owed }.
bits-refusal-stone = { $found } is not the domino to place now. It is the { $owed } ({ $name }).
bits-refusal-too-tall = Column { $column } is { $height ->
    [one] { $height } square
   *[other] { $height } squares
} high: a vertical domino would stick out over row { $rows }.
bits-refusal-full = Filled up to row { $rows }: { $columns }. Nothing fits there any more.

bits-move-unreadable = “{ $text }” is not a move of BITS. Write RB>C to lay red in column C and blue to its right, RB^C to stand red below blue in column C, NN for the neutral domino.
bits-move-no-such-card = There is no card “{ $text }” in this game.
bits-move-no-such-stone = There is no domino “{ $text }”. A domino has two colours out of { $colours }; the neutral domino is NN.
bits-move-lying-column = A horizontal domino can’t begin in column “{ $found }”. Its left square goes into a column from A to { $last }.
bits-move-standing-column = There is no column “{ $found }”. The columns are A to { $last }.
bits-space-unknown = There is no square “{ $space }”. Squares are A1 to { $last }, on another board with its seat: 2:A1.

bits-reason-points = Most points wins.
bits-reason-best-round = The totals are tied; the best single round decides.
bits-reason-shared = Totals and best rounds are tied; the win is shared.
bits-reason-solo = All rounds have been played.

bits-grade-1 = Sandcastle Beginner
bits-grade-2 = Pebble Sorter
bits-grade-3 = Bricklayer’s Mate
bits-grade-4 = Stone Setter
bits-grade-5 = Mosaic Maker
bits-grade-6 = Keystone Finder
bits-grade-7 = Cathedral Architect
bits-ladder =
    more than 30 points: { bits-grade-7 }
    26–30 points: { bits-grade-6 }
    21–25 points: { bits-grade-5 }
    16–20 points: { bits-grade-4 }
    11–15 points: { bits-grade-3 }
    6–10 points: { bits-grade-2 }
    up to 5 points: { bits-grade-1 }

bits-describe-before = A game of { $length } rounds; the first task card has not been turned over yet.
bits-describe-round = Round { $round } of { $length }.
bits-describe-task = Task card { $stack }: { $task }. The shape covers, for example, { $cells }.
bits-describe-out = Out of the game: { $task }.
bits-describe-card = The face-up building card shows the { $stone }.
bits-describe-remaining = { $count ->
    [one] { $count } building card is
   *[other] { $count } building cards are
} face down: { $stones }.
bits-describe-owed = You have to place the { $stone }.
bits-describe-choice = You have chosen { $text }. It is drawn in for you; the others won’t see it until everyone has chosen.
bits-describe-waited = Still to choose: { $seats }.
bits-describe-start = { $seat } began this round with the { $stone }.
bits-describe-empty = { $seat } has an empty board.
bits-describe-heights = { $seat }’s board, heights of the columns: { $heights }.
bits-describe-area = Area of { $count } { $colour } squares: { $cells }.
bits-describe-area-worth = Area of { $count } { $colour } squares, worth { $points }: { $cells }.
bits-describe-singles = Single { $colour } { $count ->
    [one] square
   *[other] squares
}: { $cells }.
bits-describe-singles-worth = Single { $colour } { $count ->
    [one] square
   *[other] squares
}, worth { $points }: { $cells }.
bits-describe-grey = Neutral domino on { $cells }.
bits-describe-gaps = { $count ->
    [one] Gap
   *[other] Gaps
} at { $cells }.
bits-describe-finished = The round is over for { $seat }: nothing fits any more.
bits-describe-neutral = { $seat } still has the neutral domino.
bits-describe-now = Card { $stack } gives { $points ->
    [one] { $points } point
   *[other] { $points } points
} as the board stands.
bits-describe-history = Points of round { $round }: { $points }.
bits-describe-total = Points in all: { $points }.
bits-describe-winners = { $count ->
    [one] The winner is { $seats }.
   *[other] The winners are { $seats }.
}
bits-describe-grade = Your title: { $grade }.
bits-seat-points = { $seat }: { $points }
bits-describe-standing = { $seat }, if the round ended now: { $points } ({ $cards }).
bits-card-points = card { $stack }: { $points }

bits-inspect-empty = { $seat }, { $cell }: empty.
bits-inspect-gap = { $seat }, { $cell }: a gap that nothing can reach any more.
bits-inspect-square = { $seat }, { $cell }: { $colour }, domino number { $index }, the { $stone } on { $cells }.
bits-inspect-waiting = { $seat }, { $cell }: { $colour }, your hidden choice, the { $stone } on { $cells }; it would be domino number { $index }.
bits-inspect-area = { $count ->
    [one] It is an area of its own: { $cells }.
   *[other] It belongs to an area of { $count } squares: { $cells }.
}
bits-inspect-scores = Card { $stack } gives { $points ->
    [one] { $points } point
   *[other] { $points } points
} for this area.

bits-components-section = { $file }, line { $line }, column { $column }: the section is called “{ $found }”; “{ $expected }” must be here, and only once.
bits-components-stone-twice = { $file }, line { $line }, column { $column }: the domino “{ $stone }” is listed twice. All starting dominoes are different.
bits-components-stone-count = { $file }, line { $line }, column { $column }: { $found ->
    [one] one starting domino is
   *[other] { $found } starting dominoes are
} listed; the game needs { $expected }.
bits-components-stacks = { $file }, line { $line }, column { $column }: there { $found ->
    [one] is one stack
   *[other] are { $found } stacks
} of task cards; the game needs { $expected }.
bits-components-task = { $file }, line { $line }, column { $column }: “{ $found }” is not a card of stack { $stack }. Write shape, colour or any, and points; in stack 1 also the points for other shapes.
bits-components-task-size = { $file }, line { $line }, column { $column }: { $shape } can’t be a target of stack 1. Its shapes have { $expected } squares.
bits-components-task-twice = { $file }, line { $line }, column { $column }: the card “{ $task }” is in its stack twice.
bits-components-task-count = { $file }, line { $line }, column { $column }: stack { $stack } has { $found ->
    [one] one card
   *[other] { $found } cards
}; it needs { $expected }.
bits-components-plus = { $file }, line { $line }, column { $column }: “{ $found }” must be a whole number from +1 to +99: this stack earns points.
bits-components-minus = { $file }, line { $line }, column { $column }: “{ $found }” must be a whole number from -99 to -1: this stack costs points.
bits-components-shape-name = { $file }, line { $line }, column { $column }: “{ $found }” is not a name for a shape. Write capital letters and the number of squares: V3.
bits-components-shape-empty = { $file }, line { $line }, column { $column }: the shape { $shape } has no square. Draw its squares as #.
bits-components-shape-size = { $file }, line { $line }, column { $column }: the shape { $shape } is drawn with { $found ->
    [one] one square
   *[other] { $found } squares
}; the number in its name must be the same.
bits-components-shape-large = { $file }, line { $line }, column { $column }: the shape { $shape } has more squares than the board. { $most } is the maximum.
bits-components-shape-apart = { $file }, line { $line }, column { $column }: the squares of { $shape } don’t all touch edge to edge.
bits-components-shape-twice = { $file }, line { $line }, column { $column }: the shape { $shape } is already drawn, as { $known }.
