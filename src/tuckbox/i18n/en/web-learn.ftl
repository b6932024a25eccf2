# Tutorials and rules pages.

web-learn-title = Learn { $game }
web-learn-page = Page { $number } of { $count }
web-learn-next = Go on
web-learn-done = Well done!
web-learn-again = Start over
web-learn-play = Play it
web-learn-by-text = Type the move instead
web-learn-rules = { $game }: the rules
web-learn-try = Try things out
web-learn-examples = Examples
web-learn-setup = { $seats ->
    [4] 2 against 2
   *[other] { $seats } players
}, { $board ->
    [mini] mini board
   *[other] large board
}, set-up { $layout }
web-learn-last = The last move in words
web-learn-reconstructed = We could not see the printed figures of these components. What you see is a careful stand-in. If you own the box, you can draw the real ones.

web-learn-fits-ramp = This is your ramp: six columns, twelve rows. Tiles come one after the other and slide straight down. Every dot that is still uncovered at the end costs a point, so fill the ramp well.
web-learn-fits-start = Your starting tile is the long hook. Turn and flip it as you like, choose a column and let it slide down. Place it so that it leaves no gap below.
web-learn-fits-start-hint = That would leave a gap that nothing can ever reach. Lay it flat on the floor, or stand it on its foot.
web-learn-fits-turn = Now a building card is turned over: a bar of three. Everyone at the table places the same tile. Put it wherever it fits well.
web-learn-fits-gap = The cross is a difficult one. Tiles only slide straight down, so dots under an overhang are lost. Place it and see which dots it closes off.
web-learn-fits-gap-hint = Here it closes off nothing. Try another column to see a gap.
web-learn-fits-aside = You don’t have to place a tile: you may set it aside. It is then gone for the round. Set this one aside.
web-learn-fits-aside-hint = It fits there, but this time set it aside.
web-learn-fits-row = On board 1 every complete row earns a point. Place the square where it helps to complete a row.
web-learn-fits-boards = That is all. After 16 cards the round is scored. Board 2 has spaces worth points if you leave them open, board 3 has penalties too, board 4 has pairs of symbols: leave both of a pair open or cover both.
web-learn-fits-example-slide = Tiles slide straight down until something stops them. The dots under an overhang stay open and cost a point each.
web-learn-fits-example-specials = Board 4: both triangles are visible, and so are both squares and both hearts: 3 points for each pair. One circle is covered, so its pair costs 3 points. Both stars are covered: that pair counts nothing.
web-learn-fits-example-rows = Board 1: the lowest row is covered from edge to edge and earns 1 point. The row above has a tile in it too, but its open dots still cost points.
web-learn-fits-example-bonus = Board 2: the 1 under the arm of the cross can’t be covered any more, but it is in sight and scores. The 3 lies under the cross and is lost.

web-learn-bits-task = Every domino has two squares. The task card says which areas of one colour score: here every 2×2 block scores 2, every other area of exactly four squares scores 1.
web-learn-bits-start = This is your starting domino. Lay it down or stand it up in any column.
web-learn-bits-standing = Now a domino with both squares in one colour. Dominoes slide straight down, like tiles on a ramp. Stand this one upright.
web-learn-bits-standing-hint = Take the domino on the card and turn it so that it stands.
web-learn-bits-area = Squares of one colour that share an edge are one area. It scores only if it is exactly the shape asked for: a fifth square would spoil a 2×2 block. Place this domino where you like.
web-learn-bits-area-hint = That is the neutral domino. Keep it for the next page, and place the one on the card.
web-learn-bits-neutral = Once per round you may use your neutral grey domino instead; you then lose the domino on the card. The neutral domino belongs to no area, but it keeps areas apart. Use it now.
web-learn-bits-neutral-hint = That is the domino on the card. Choose the neutral one.
web-learn-bits-rounds = The round is over for you when nothing fits any more; dominoes may not stick out at the top. Three rounds are played, each with one more task card: the second asks for a shape in a colour, the third costs points.
web-learn-bits-example-areas = Three red squares are one area; so are the blue ones that touch. Diagonal neighbours do not belong together.
web-learn-bits-example-exact = Four red squares scored 1 point. The fifth, on top, spoils them: an area must be exactly as large as the card says, so it now scores nothing.
web-learn-bits-example-neutral = The grey domino belongs to no area. Here it keeps the upper blue square away from the four below, so that these still score.
web-learn-bits-example-gap = A horizontal domino rests on the higher of its two columns. The two squares below it can no longer be reached.
web-learn-bits-example-score = A third round, scored. Card 1 asks for the two-by-two square: the black and the red one score 2 each, the blue and the purple area of four 1 each, 6 in all; the yellow area at the top has more than four squares and scores nothing. Card 2: the blue corner on the right scores 2; the blue square below it touches it only diagonally, and the blue area of four is too large. Card 3: the one area of two squares, yellow at the bottom, costs 2. Total: 6.

web-learn-fillit-goal = You are red. Whoever lays all their chips first wins. Chips are laid by your pawn wherever it slides.
web-learn-fillit-turn = A turn has two parts: slide your pawn as far as it goes in one direction, and move one of your stones to a neighbouring hex. Do both now, in either order.
web-learn-fillit-order = The order matters: a stone can open a way or stop the pawn at a better place. This time move a stone first, then slide.
web-learn-fillit-order-hint = That slides first. Begin with a stone.
web-learn-fillit-swap = A stone moves onto an empty hex or swaps with what is there: a chip, another stone, even a pawn. Play another turn and look for such a swap.
web-learn-fillit-long = Long slides lay many chips. Find a turn that lays two or more.
web-learn-fillit-long-hint = That lays fewer than two new chips. Look for a longer slide.
web-learn-fillit-return = If your pawn slides over another’s chips, those go back to their owner and yours lie there instead. Play one more turn.
web-learn-fillit-end = If your pawn can slide, at once or after a stone has moved, it must slide. The game ends with the turn in which somebody lays their last chip. Good luck!
web-learn-fillit-example-return = Chips don’t stop a pawn. Blue slid along the whole row c: the two red chips on the way went back to red’s supply, and blue ones lie there now.
web-learn-fillit-example-swap = Red’s pawn slid to c6 and laid a chip there. Then red’s stone moved from b5 to c6: it swapped with the pawn, and the chip went along.
web-learn-fillit-example-alone = Blue’s pawn in the corner g7 was shut in, and no blue stone could free it. Only then may you move just a stone; as long as the pawn can slide in either order, it must slide.

web-learn-jammit-goal = You are red. Coins are pushed into the board from the edge, and whatever falls out scores for the owner of its colour, whoever pushed it. The hole in the middle counts double.
web-learn-jammit-insert = Your pawn stands at a corner and looks along its columns. Choose a column and push in two coins, one of your opponent’s and one neutral, in the order you like.
web-learn-jammit-pawn = Then your pawn moves to another free corner. Choose one.
web-learn-jammit-push = Your opponent has played. A coin goes into the first hex of its column and pushes what lies there one hex along; that pushes the next, and the push stops at the first empty hex. Push in two coins again.
web-learn-jammit-again = And move the pawn: from its corner you will push next time.
web-learn-jammit-points = A piece over the border scores 1, into the hole 2. Neutral coins go to whoever pushed them out; three of them make a point. The first with 13 points wins.
web-learn-jammit-extra = If you push out a stone of your own, you also insert two extra coins of your colour, into two different columns. They can push out more, and that scores too.
web-learn-jammit-example-push = Two coins were pushed in from the right corner. Each piece in the way pushes the next one hex along, up to the first empty hex.
web-learn-jammit-example-points = Blue pushed two coins in at f3, and a blue coin fell out at the far end. It scores 1 for blue; had red pushed it out, it would score for blue as well.
web-learn-jammit-example-neutral = A neutral coin fell out over the border. It has no owner, so blue, who pushed, keeps it; three of them are exchanged for 1 point.
web-learn-jammit-example-centre = The middle column of a corner ends at the hole. A blue coin fell into it: that counts double, 2 points.
web-learn-jammit-example-extra = Blue pushed out a stone of their own. It scores 1 point, and now blue inserts two extra blue coins, into two different columns of the same corner, before the pawn moves.
