# FILLIT in the browser.

web-fillit-board = Board of FILLIT
web-fillit-supply = { $colour }: { $laid } of { $total } chips laid, { $left } to go.
web-fillit-part = { $part } of 2
web-fillit-slide = Pawn slides
web-fillit-step = Stone moves
web-fillit-undo = Undo the first part
web-fillit-choose = Begin with your pawn or with one of your stones.
web-fillit-choose-stone = Now choose one of your stones.
web-fillit-where-slide = Where does your pawn slide? Each number says how many chips it lays.
web-fillit-where-step = Where does the stone on { $hex } go?
web-fillit-made = Turn played.
web-fillit-slide-here = Slide here: { $laid ->
    [one] 1 chip is laid
   *[other] { $laid } chips are laid
}{ $returned ->
    [0] .
    [one] , 1 of another colour goes back to its owner.
   *[other] , { $returned } of other colours go back to their owners.
}
web-fillit-step-here = The stone can go here.
web-fillit-locks = Not as the first part: it would lock your pawn in.
