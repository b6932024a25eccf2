# Noughts and crosses, a folk game.

noughts-title = Noughts and crosses
noughts-summary = Take turns to put a mark on the board, and be the first to have three in a row.
noughts-credits = A folk game; nobody knows who made it up.
noughts-rules =
    Noughts and crosses is for two players. The board has nine spaces, three by three, and is empty at first.

    Seat 1 plays crosses and begins. The players take turns. On your turn put one mark of your kind on an empty space.

    Whoever has three marks in a straight row, across, up or slanting, wins at once. If the board is full and nobody has, the game is drawn.

noughts-option-seats = Players

noughts-cross = cross
noughts-nought = nought

noughts-group-column = Column { $column }

noughts-effect-mark = { $seat } puts a { $mark } on { $cell }.
noughts-effect-row = { $seat } has three in a row on { $cells } and wins.
noughts-effect-full = The board is full and nobody has three in a row: a draw.

noughts-reason-row = Three marks in a row.
noughts-reason-full = The board is full.

noughts-refusal-taken = { $cell } already has a mark. Choose an empty space.
noughts-invalid-move = “{ $text }” is no move. Name a space by its column and row, such as B2.
noughts-invalid-space = “{ $space }” is no space of this board. Its spaces are A1 to C3.

noughts-describe-turn = { $seat } is to put a { $mark } on the board.
noughts-describe-crosses = { $count ->
    [0] There are no crosses on the board.
    [one] Cross on { $cells }.
   *[other] Crosses on { $cells }.
}
noughts-describe-noughts = { $count ->
    [0] There are no noughts on the board.
    [one] Nought on { $cells }.
   *[other] Noughts on { $cells }.
}

noughts-inspect-mark = There is a { $mark } on { $cell }.
noughts-inspect-empty = { $cell } is empty.
