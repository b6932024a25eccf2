# The page on which boards, cards and set-ups are drawn.

web-box-title = Draw your own { $game }
web-box-link = Draw your own
web-box-lead = Own the box? Copy what is printed. Or make something up. Your draft stays in this browser.
web-box-untitled = My { $game }

web-box-tools = Drawing and draft
web-box-drawing = Drawing
web-box-drawing-claimed = { $drawing } · { $claim }
web-box-board = Board { $board }
web-box-starting-tiles = Starting tiles
web-box-starting-stones = Starting dominoes
web-box-stack = Task cards, stack { $stack }
web-box-setup = { $seats } players, { $size ->
    [mini] mini board
   *[large] large board
}, set-up { $letter }
web-box-add = New board
web-box-add-name = Name of the board
web-box-add-why = Letters, digits, - and _. The board begins empty.
web-box-add-taken = There is a board with this name already.
web-box-undo = Undo
web-box-redo = Redo
web-box-undone = Undone.
web-box-redone = Redone.

web-box-open = New or open
web-box-open-why = What you have drawn so far is set aside; “Undo” brings it back.
web-box-from-built-in = Begin with the built-in drawings
web-box-from-empty = Begin with empty drawings
web-box-from-file = Open a file
web-box-from-link = Open from a link
web-box-follow = Open
web-box-no-link = There is no box in this link. It contains 64 digits and letters.
web-box-kept = Boxes on this server
web-box-mine = yours
web-box-too-large = This file is too large: a box has at most 64 KB.
web-box-foreign = This is not a box. Choose a file that ends in .tuckbox-box.
web-box-other-game = This is a box for another game. Open it on that game’s page.

web-box-palette = What to draw
web-box-used = { $used } drawn
web-box-left = { $left ->
    [0] { $used } drawn, none left
   *[other] { $used } of { $most } drawn, { $left } left
}
web-box-keys = Keys: arrows to move, Enter to draw or erase, Delete to erase, Page Up and Page Down to change what you draw, Ctrl+Z to undo, Ctrl+Y to redo.
web-box-wrong-here = { $cell }. Something is wrong here.
web-box-unreadable = This drawing can’t be shown: something is missing, or there is too much of it. Put it right as text, or take the built-in one.

web-box-number = number { $value }
web-box-other-number = Another number
web-box-take = Choose
web-box-row-bonus = Every complete row earns a point
web-box-grid = Board { $board }: rows from 12 at the top down to 1, columns A to F
web-box-possible = Is the board any good?
web-box-possible-why = { $deals ->
    [one] The best possible score of { $deals } random deal, with all cards known.
   *[other] The best possible scores of { $deals } random deals, with all cards known.
}
web-box-possible-ask = Calculate
web-box-possible-failed = The solver gave up. Try again.
web-box-possible-found = { $deals ->
    [one] One deal so far: { $mean } points.
   *[other] { $deals } deals: { $mean } points on average, from { $least } to { $most }.
}

web-box-chosen = { $used } of { $needed } chosen
web-box-cards = Cards of this stack
web-box-card = Card { $card }: { $task }
web-box-points = Points
web-box-points-others = Other shapes
web-box-colour = Colour
web-box-squares = { $used ->
    [one] One square
   *[other] { $used } squares
}
web-box-squares-of = { $used } of { $needed } squares
web-box-shape-grid = Shape on card { $card }: draw it square by square, anywhere on the grid
web-box-square = { $cell }: square
web-box-no-square = { $cell }: nothing

web-box-hexagon = { $setup }: rows from the top down
web-box-outside = Outside { $hex }
web-box-nothing = nothing
web-box-pawn = { $colour ->
    [R] red pawn
    [B] blue pawn
    [Y] yellow pawn
   *[G] green pawn
}
web-box-stone = { $colour ->
    [R] red stone
    [B] blue stone
    [Y] yellow stone
   *[G] green stone
}
web-box-chip = { $colour ->
    [R] red chip
    [B] blue chip
    [Y] yellow chip
   *[G] green chip
}
web-box-symmetry = { $seats ->
    [3] Draw for all three sides at once
   *[other] Draw for both sides at once
}

web-box-claim = { $drawing }
web-box-built-in = Built in
web-box-printed = As printed
web-box-made-up = Made up
web-box-built-in-why = Not in your box yet. Change anything and it is added.
web-box-claim-why = We take your word for it. “As printed” means: just as it is on the publisher’s component.
web-box-clear = Clear
web-box-remove = Remove this board

web-box-away = The server can’t be reached, so nothing is checked. Draw on: the draft is safe in this browser.
web-box-good = This box can be played.
web-box-go-there = Go to: { $drawing }
web-box-not-kept = This browser does not keep the draft. Save it as a file before you leave.

web-box-play = Play with this box
web-box-head = About the box
web-box-name = Name
web-box-author = Author
web-box-licence = Licence: how others may use it
web-box-share = Save and share
web-box-keep = Make a link
web-box-copy = Copy the link
web-box-listed = Show it to everybody on this server
web-box-listed-why = Otherwise only people with the link find it.
web-box-agreed = { $count ->
    [0] nobody has shared this drawing as printed yet.
    [one] one person has shared exactly this drawing as printed.
   *[other] { $count } people have shared exactly this drawing as printed.
}
web-box-differ = { $count ->
    [one] One person drew { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } differently
   *[other] { $count } people drew { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } differently
}
web-box-difference = { $space }: here { $here }, there { $there }
web-box-agreed-why = Anybody can enter anything, as often as they like. A count is not a proof.
web-box-yes = yes
web-box-no = no
web-box-starts = starts
web-box-starts-not = does not start
web-box-pair-with = pair with { $space }
web-box-stack-card = Stack { $stack }, card { $card }
web-box-shape = Shape { $shape }
web-box-withdraw = Withdraw
web-box-withdraw-named = Withdraw “{ $name }”
web-box-withdrawn = “{ $name }” has been withdrawn. Games that are played with it go on.
web-box-save = Save as a file
web-box-picture = Picture ({ $kind })
web-box-no-picture = This browser could not make the picture.
web-box-as-text = The box as text

## At the table

web-box-table-by = “{ $name }” by { $author }
web-box-table-printed = as printed, says the author
web-box-table-made-up = made up
web-box-table-mixed = partly as printed, says the author
web-box-table-hidden = A box whose name and author the operator hides
