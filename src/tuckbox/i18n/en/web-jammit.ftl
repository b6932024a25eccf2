# JAMMIT in the browser.

web-jammit-board = Board of JAMMIT
web-jammit-seat = { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
} of { $goal }, { $neutral ->
    [one] 1 neutral coin
   *[other] { $neutral } neutral coins
}, { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
} on the board.
web-jammit-steps = Steps of a turn
web-jammit-step-insert = Coins
web-jammit-step-extra = Extra
web-jammit-step-pawn = Pawn
web-jammit-do-insert = Choose a column of your corner; both coins go in there.
web-jammit-do-pawn = Move your pawn to a free corner.
web-jammit-extra = You pushed out a stone of your own. Choose the column for the first of two extra coins.
web-jammit-extra-second = Choose another column for the second extra coin.
web-jammit-order = Order of the coins
web-jammit-push = Push them in
web-jammit-undo = Undo the choice
web-jammit-chosen = { $count ->
    [one] Column { $heads }.
   *[other] Columns { $heads }.
}
web-jammit-nothing-out = Nothing falls out.
web-jammit-again = Choose it again or press the button to push the coins in.
web-jammit-made = Move played.
web-jammit-head-border = Head of a column that ends over the border, { $gaps ->
    [0] full.
    [one] 1 empty hex.
   *[other] { $gaps } empty hexes.
}
web-jammit-head-centre = Head of the column that ends in the hole, { $gaps ->
    [0] full.
    [one] 1 empty hex.
   *[other] { $gaps } empty hexes.
}
web-jammit-falls = Your coins push out: { $pieces }.
web-jammit-corner-here = Your pawn can go here.
web-jammit-keys = O changes the order of the coins.
