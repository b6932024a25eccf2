# JAMMIT

jammit-title = JAMMIT
jammit-summary = Push coins into the board from its corners and collect what falls out in your colour.
jammit-credits = Designed by Ryo Nakamura, with graphics by Masanori Ise; published by radiuthree in 2020.
jammit-rules =
    # The goal

    Coins are pushed into the board from its corners. Whatever falls out scores for the player of its colour. The first to reach the goal wins: 13 points with two players, 11 with three.

    # Set-up

    JAMMIT is for two or three players: red, blue and yellow. Choose the board and one of two set-ups: A or B. Every player has four stones on the board; no coins lie there yet. Pawns stand outside the board, at its corners. Red begins; settle who plays red in any way you like. After that the order is red, blue, yellow. With two players, a third colour is neutral and belongs to nobody.

    House rule (not in the rulebook): the neutral colour is yellow.

    House rule (not in the rulebook): you may also play on the mini board.

    The set-ups shown here are reconstructed, because we could not see the printed figures.

    # Columns

    The board is a hexagon with a hole in its centre. Your pawn stands at one of the six corners and looks across to the opposite one. The straight lines that run in that direction from the two borders next to it are the columns you can use. The middle column starts at your corner and ends at the hole; every other one ends over the far border.

    # A turn

    1. Insert coins. Choose one column of your corner and put two coins into it, one after the other, in the order you like. With two players they are one coin of your opponent’s colour and one neutral coin; with three, one coin of each opponent.
    2. Extra coins. Only if you pushed out at least one stone of your own in step 1; an opponent’s stone earns no extra coins. Put one coin of your own colour into each of two different columns of the same corner; columns used before may be used again. What they push out scores too. Pushing out two stones still earns only two extra coins. If you push out at least one more of your own stones in this step, repeat it, and so on.
    3. Move your pawn to another corner where no pawn stands.

    # The push

    A coin goes into the first hex of its column. If a coin or stone lies there, that one is pushed one hex along and pushes the next in turn; the push stops at the first empty hex. If there is none, the last piece of the column falls out.

    # Points

    Whatever falls out, coin or stone, scores for the player of its colour, no matter who pushed: 1 point over the border, 2 points into the hole. Stones that fall out are gone; coins go back to the supply.

    A neutral coin goes to the player who pushed it out: one coin over the border, two into the hole. Three neutral coins are exchanged for 1 point.

    House rule (not in the rulebook): they are exchanged at once.

    # The end

    The first to reach the goal wins at once, even in the middle of a turn. Pieces fall out one at a time, so of two the first one counts first.

    House rule (not in the rulebook): coins never run out. The box holds 25 of each colour; even a close game seldom needs more neutral coins than that.

    # Writing moves

    Hexes are named by a letter for the row, from the bottom up, and a number. A column is named by the hex where it starts.

    d8=NB puts a neutral coin, then a blue one, into the column that starts at d8 (R red, B blue, Y yellow, N neutral)
    d8,f9 puts the extra coins in, first at d8, then at f9
    >a1 moves the pawn to the corner a1

jammit-legend =
    Each row begins with its letter; the numbers stand along the lower right border.
    Capital letters R B Y: coins, N: neutral coins. Lower-case letters r b y: stones. # the hole. Brackets outside a corner: the place for a pawn.
    Below the board, for each seat: * to move, its pawn and corner, points / goal, stones on the board, N neutral coins, and its next step: =BN coins to insert, ,RR extra coins, > the pawn.
jammit-option-seats = Players
jammit-option-board = Board
jammit-option-layout = Set-up
jammit-choice-board-large = large (60 hexes)
jammit-choice-board-mini = mini (36 hexes, house rule)
jammit-choice-layout-A = A
jammit-choice-layout-B = B

jammit-setup = { $layout } for { $seats } on the { $board ->
    [mini] mini board
   *[large] large board
}
jammit-reconstructed-setups = Reconstructed set-ups, because we could not see the printed figures: { $setups }.

jammit-colour-R = red
jammit-colour-B = blue
jammit-colour-Y = yellow
jammit-coin-R = red coin
jammit-coin-B = blue coin
jammit-coin-Y = yellow coin
jammit-coin-N = neutral coin
jammit-stone-R = red stone
jammit-stone-B = blue stone
jammit-stone-Y = yellow stone
jammit-coins-R = Red coins
jammit-coins-B = Blue coins
jammit-coins-Y = Yellow coins
jammit-coins-N = Neutral coins
jammit-stones-R = Red stones
jammit-stones-B = Blue stones
jammit-stones-Y = Yellow stones
jammit-piece-at = { $piece } on { $hex }
jammit-nothing = nothing

jammit-group-insert = First the { $first }, then the { $second }
jammit-group-extra = First extra coin in at { $hex }
jammit-group-pawn = Move the pawn

jammit-effect-enter = { $seat } puts a { $piece } in at { $hex }.
jammit-effect-push = The { $piece } on { $hex } is pushed to { $to }.
jammit-effect-out-border = The { $piece } on { $hex } is pushed out over the border.
jammit-effect-out-centre = The { $piece } on { $hex } is pushed out into the centre hole.
jammit-effect-points = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} and now has { $total }.
jammit-effect-neutral = { $seat } takes { $coins ->
    [one] 1 neutral coin
   *[other] { $coins } neutral coins
} and now holds { $total }.
jammit-effect-exchange = { $seat } exchanges { $coins ->
    [one] 1 neutral coin
   *[other] { $coins } neutral coins
} for 1 point and now has { $total ->
    [one] 1 point
   *[other] { $total } points
} and { $left ->
    [one] 1 neutral coin
   *[other] { $left } neutral coins
}.
jammit-effect-extra = { $seat } pushed out { $stones ->
    [one] a stone of their own from { $hexes }
   *[other] { $stones } stones of their own from { $hexes }
} and now inserts two extra coins.
jammit-effect-pawn = { $seat } moves the pawn from { $hex } to { $to }.
jammit-effect-win = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
} and wins at once.

jammit-reason-goal = The points needed to win were reached.

jammit-refusal-owes-insert = First choose a column and the order of your two coins.
jammit-refusal-owes-extra = First put your two extra coins into two different columns.
jammit-refusal-owes-pawn = The coins are in. Now move your pawn to another corner.
jammit-refusal-column = No column of your corner { $corner } starts at { $hex }. Its columns start at { $heads }.
jammit-refusal-coins = You have to put in these two coins, in either order: { $coins }.
jammit-refusal-same-column = Both extra coins would go into the column at { $hex }. Choose two different columns.
jammit-refusal-corner = { $hex } is not a corner of the board. The corners are { $corners }.
jammit-refusal-stay = Your pawn already stands at { $hex }. It has to move to another corner.
jammit-refusal-taken = { $seat }’s pawn stands at { $hex }. Choose a free corner.
jammit-invalid-move = “{ $text }” is not a move. Write d8=BN to insert two coins, d8,f9 for extra coins, or >a1 to move the pawn.
jammit-invalid-space = “{ $space }” is not a space on this board. A space is a row’s letter and a number; { $centre } is the centre hole.

jammit-describe-over = The game is over: { $seat } reached { $goal } points and wins.
jammit-describe-insert = { $seat } is to insert two coins into one column, in either order: { $coins }.
jammit-describe-extra = { $seat } pushed out stones of their own from { $hexes } and is to put extra coins into two different columns: { $coins }.
jammit-describe-pawn = { $seat } is to move the pawn.
jammit-describe-seat = { $seat } plays { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
} of { $goal }, pawn at { $corner }, { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
} on the board.
jammit-describe-seat-neutral = { $seat } plays { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
} of { $goal }, { $neutral ->
    [one] 1 neutral coin
   *[other] { $neutral } neutral coins
}, pawn at { $corner }, { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
} on the board.
jammit-describe-pieces = { $pieces }: { $hexes }.
jammit-describe-corner = The columns of corner { $corner }, clockwise, each from its head on:
jammit-describe-column-border = Column { $hex }, ending over the border, { $gaps ->
    [0] full
    [one] 1 empty hex
   *[other] { $gaps } empty hexes
}: { $pieces }.
jammit-describe-column-centre = Column { $hex }, ending at the centre hole, { $gaps ->
    [0] full
    [one] 1 empty hex
   *[other] { $gaps } empty hexes
}: { $pieces }.
jammit-describe-free = Free corners: { $corners }.
jammit-describe-board = Hexes are named by their row, a to { $row } from the bottom up, and a number. The centre hole is { $centre }. The corners, clockwise from the right: { $corners }.
jammit-describe-reconstructed = This set-up is reconstructed: we could not see the printed figure.

jammit-inspect-centre = { $hex } is the centre hole. A piece pushed into it counts double.
jammit-inspect-empty = { $hex } is empty.
jammit-inspect-piece = There is a { $piece } on { $hex }.
jammit-inspect-pawn = { $seat }’s pawn stands outside { $hex }.
jammit-inspect-corner = { $hex } is a corner where no pawn stands.
jammit-inspect-column-border = For { $seat }: hex { $place } of { $length } in column { $hex }, which ends over the border.
jammit-inspect-column-centre = For { $seat }: hex { $place } of { $length } in column { $hex }, which ends at the centre hole.

jammit-components-section = { $file }, line { $line }, column { $column }: the section “{ $found }” is unknown. A set-up has the sections { $known }.
jammit-components-section-twice = { $file }, line { $line }, column { $column }: the section “{ $found }” is here a second time. Keep one.
jammit-components-section-missing = { $file }, line { $line }, column { $column }: the section “{ $missing }” is missing from this file.
jammit-components-pawn-line = { $file }, line { $line }, column { $column }: “{ $found }” does not place a pawn. Write a colour and a corner, such as R e9.
jammit-components-colour = { $file }, line { $line }, column { $column }: nobody plays the colour “{ $found }”. Choose from { $known }.
jammit-components-corner = { $file }, line { $line }, column { $column }: “{ $found }” is not a corner. The corners are { $known }.
jammit-components-pawn-twice = { $file }, line { $line }, column { $column }: the pawn of “{ $found }” has a place already. Each colour has one pawn.
jammit-components-corner-taken = { $file }, line { $line }, column { $column }: another pawn stands at “{ $found }” already. Give each pawn its own corner.
jammit-components-pawn-missing = { $file }, line { $line }, column { $column }: the pawn of “{ $missing }” has no place. Add a line for it.
jammit-components-stones = { $file }, line { $line }, column { $column }: that is one stone “{ $found }” too many. The box holds { $most } of each colour.
