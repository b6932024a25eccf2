# FILLIT

fillit-title = FILLIT
fillit-summary = Slide your pawn, leave a trail of chips, and shape its path with your stones: the first to lay all their chips wins.
fillit-credits = Designed by Ryo Nakamura, 2018; published by radiuthree.
fillit-rules =
    # The goal

    You win by laying all your chips. Your pawn lays them wherever it slides.

    # Set-up

    Choose the number of players, the board and one of two set-ups: A or B. Each pawn starts on a chip of its own colour, which counts as one of your chips; the rest are your supply.

    2 players, large board: red and blue, 25 chips each
    3 players, large board: red, blue and yellow, 18 chips each
    2 against 2, large board: 25 chips for each team, two of them under its pawns
    2 players, mini board: red and blue, 14 chips each
    3 players, mini board: red, blue and yellow, 11 chips each

    Every colour has four stones. In teams, red and yellow share the red chips and stones, blue and green the blue ones. Red begins; settle who plays red in any way you like. After that the order is red, blue, yellow, green.

    The set-ups shown here are reconstructed, because we could not see the printed figures.

    # A turn

    A turn has two parts, in the order you like, and both are compulsory: your pawn slides once, and one of your stones moves one hex. In teams, too, you move only your own pawn; your partner’s is an obstacle like any other.

    # The slide

    Choose one of six directions. The pawn goes straight on until the border, the blank centre, any stone or any other pawn stops it; it can’t stop earlier, and chips don’t stop it.

    Every hex it passed and the hex it reached get one of your chips. Your own chips there stay and cost nothing; another colour’s chip goes back to its owner’s supply.

    House rule (not in the rulebook): if your supply runs out on the way, the rest of the path stays as it is, and the pawn still finishes its slide.

    # The stone

    Move one stone of your colour to a neighbouring hex. It moves onto an empty hex, or swaps with what is there: a chip, a stone of any colour, or a pawn (even your own) together with its chip. Nothing is laid or returned.

    House rule (not in the rulebook): a stone never moves to the centre.

    # When the pawn is stuck

    If your pawn can slide, at once or after a stone has moved, it must slide. You may have to free it with a stone first, and you may not use a stone to lock it in. Only if it can’t slide in either order do you move just a stone.

    # The end

    A player, or team, with no chip left in the supply at the end of a turn wins.

    House rule (not in the rulebook): when the same position arises for the third time, the game is drawn. You can switch this off.

    # Writing turns

    Hexes are named by a letter for the row, from the bottom up, and a number.

    >e9 c3-c4 slides to e9, then moves the stone from c3 to c4
    c3-c4 >e9 does it the other way round
    c3-c4 moves just a stone

fillit-legend =
    Each row stands between the names of its first and last hex.
    Capital letters R B Y G: pawns, each on a chip of its side. Lower-case letters r b y: stones. + red, = blue, * yellow chips. # the centre.
    Below the board, for each side: its seats with their pawns (> to move, ! the winner), the signs of its stones and chips, chips left / in all.
fillit-option-seats = Players (4: two against two, large board only)
fillit-option-board = Board
fillit-option-layout = Set-up
fillit-option-repetition = House rule: third repetition
fillit-choice-board-large = Large
fillit-choice-board-mini = Mini
fillit-choice-layout-A = A: pawns at the corners (reconstructed)
fillit-choice-layout-B = B: pawns at the centre (reconstructed)
fillit-choice-repetition-draw = is a draw
fillit-choice-repetition-off = switched off
fillit-options-mode = The mini board is for two or three players, not for { $seats }. Choose the large board, or fewer players.
fillit-scores = chips left

fillit-colour-R = red
fillit-colour-B = blue
fillit-colour-Y = yellow
fillit-colour-G = green

# The colour of a chip or pawn, and of a stone: two forms, because some languages need them.
fillit-colour = { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
}
fillit-colour-stone = { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
}
fillit-swapped = { $swapped ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
}
fillit-swapped-stone = { $swapped ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
}

fillit-setup = { $layout } for { $seats } on the { $board ->
    [mini] mini board
   *[large] large board
}
fillit-reconstructed-setups = We could not see the printed set-ups of FILLIT; these are reconstructed: { $setups }. If you own the box, you can draw the real ones.
fillit-describe-reconstructed = This set-up is reconstructed: we could not see the printed figure.

fillit-move-text = “{ $text }” is not a turn of FILLIT. Write the slide as >e9 and the stone as c3-c4: “>e9 c3-c4”, “c3-c4 >e9”, or “c3-c4” alone.
fillit-no-space = There is no hex “{ $space }” on this board. The hexes run from { $first } to { $last }.

fillit-components-section = { $file }, line { $line }, column { $column }: a set-up file has the one section [setup], not [{ $found }].
fillit-components-no-pawn = { $file }, line { $line }, column { $column }: the { fillit-colour } pawn is missing. Draw it as “{ $colour }”.
fillit-components-two-pawns = { $file }, line { $line }, column { $column }: this is a second { fillit-colour } pawn. Draw “{ $colour }” once.
fillit-components-no-stone = { $file }, line { $line }, column { $column }: there is no { fillit-colour-stone } stone. Every turn moves a stone, so draw at least one.
fillit-components-many-stones = { $file }, line { $line }, column { $column }: one { fillit-colour-stone } stone too many. The box holds { $most }.
fillit-components-many-chips = { $file }, line { $line }, column { $column }: too many { fillit-colour } chips on the board: { $found }, including those under pawns. At most { $most } may lie there, so that one is left to lay.

fillit-refusal-centre = { $hex } is the centre: nothing ever stands there.
fillit-refusal-no-hex = There is no hex { $hex } on this board.
fillit-refusal-not-your-stone = There is no { fillit-colour-stone } stone on { $hex }. Yours are on { $stones }.
fillit-refusal-not-adjacent = A stone moves to a neighbouring hex; { $target } is not next to { $start }.
fillit-refusal-locks-pawn = Moving the stone from { $start } to { $target } would leave your pawn nowhere to slide. You must slide whenever you can, so a stone may not lock your own pawn in.
fillit-refusal-must-slide = Your pawn can slide, so it must: you can’t move just a stone. The pawn can slide to { $targets }.
fillit-refusal-must-free-pawn = Your pawn is stuck, but a stone can free it; then you must move that stone first and slide, for instance “{ $example }”.
fillit-refusal-goes-on = The pawn can’t stop on { $target }: it slides on to { $stop }.
fillit-refusal-blocked = The pawn can’t reach { $target }: { $obstacle } is occupied and stops it.
fillit-refusal-not-straight = There is no straight line for the pawn from { $pawn } to { $target }; it never crosses the centre either.

fillit-effect-slide = { $seat }: the pawn slides from { $start } to { $target }.
fillit-effect-chip-laid = A { fillit-colour } chip is laid on { $hex }; { $supply ->
    [one] one is
   *[other] { $supply } are
} left.
fillit-effect-chip-returned = The { fillit-colour } chip on { $hex } goes back to { $owner }.
fillit-effect-chip-kept = The { fillit-colour } chip on { $hex } stays.
fillit-effect-supply-empty = The last { fillit-colour } chip has been laid.
fillit-effect-path-left = The rest of the path stays as it is: { $hexes }.
fillit-effect-stone-moves = { $seat }: the { fillit-colour-stone } stone moves from { $start } to { $target }.
fillit-effect-stone-chip = { $seat }: the { fillit-colour-stone } stone on { $start } swaps with the { fillit-swapped } chip on { $target }.
fillit-effect-stone-stone = { $seat }: the { fillit-colour-stone } stone on { $start } swaps with the { fillit-swapped-stone } stone on { $target }.
fillit-effect-stone-pawn = { $seat }: the { fillit-colour-stone } stone on { $start } swaps with the { fillit-swapped } pawn on { $target } and its chip.
fillit-effect-win = Victory for { $winners }: all { fillit-colour } chips are laid.
fillit-effect-draw = The same position for the { $times ->
    [3] third
   *[other] { $times }th
} time: the game is drawn by the house rule.
fillit-effect-repeated = This position has now arisen { $times ->
    [2] twice
   *[other] { $times } times
}; the third time is a draw.

fillit-reason-supply-empty = All chips laid.
fillit-reason-repetition = Drawn: the same position for the third time (house rule).

fillit-group-slide-first = Slide to { $hex } first, then a stone
fillit-group-stone-first = The stone on { $hex } first, then slide
fillit-group-stone-alone = Just a stone, because the pawn can’t slide

fillit-describe-turn = { $seat } is to move, with the { fillit-colour } pawn.
fillit-describe-won = The game is over. Victory for { $winners }: all chips laid.
fillit-describe-drawn = The game is drawn: the same position has arisen { $times ->
    [one] once
   *[other] { $times } times
}.
fillit-describe-supply = { $seats }, { fillit-colour } chips and stones: { $supply } of { $total } chips still to lay.
fillit-describe-stones = { $count ->
    [one] One { fillit-colour-stone } stone is
   *[other] { $count } { fillit-colour-stone } stones are
} on { $hexes }.
fillit-describe-chips = { $count ->
    [one] One { fillit-colour } chip lies
   *[other] { $count } { fillit-colour } chips lie
} on { $hexes }.
fillit-describe-pawn = { $seat }’s { fillit-colour } pawn is on { $hex }.
fillit-describe-slides = The turn must contain a slide. Before any stone is moved, the pawn can slide to { $targets }.
fillit-describe-free-pawn = The pawn is stuck, but a stone can free it: the turn must begin with a stone and then contain a slide.
fillit-describe-stone-alone = The pawn can’t slide in either order: the turn is just a stone.
fillit-describe-repeated = This position has arisen { $times ->
    [2] twice
   *[other] { $times } times
}; the third time is a draw.

fillit-inspect-centre = { $hex } is the centre; nothing ever stands there.
fillit-inspect-pawn = { $hex }: { $seat }’s { fillit-colour } pawn.
fillit-inspect-stone = { $hex }: a { fillit-colour-stone } stone.
fillit-inspect-chip = { $hex }: a { fillit-colour } chip.
fillit-inspect-empty = { $hex }: empty.
