# Tutorials and rules pages.

web-learn-title = Learn { $game }
web-learn-none = There is no tutorial for this game yet. Its rules page explains it.
web-learn-page = Page { $number } of { $count }
web-learn-next = Go on
web-learn-done = Well done!
web-learn-again = Start over
web-learn-play = Play it
web-learn-by-text = Type the move instead
web-learn-rules = { $game }: the rules in short
web-learn-try = Try things out
web-learn-examples = Examples
web-learn-reconstructed = The printed figures of these components are lost to us. What you see is a careful stand-in. Who owns the box can supply the real ones as small text files; the README tells how.

web-learn-fits-ramp = This is your ramp: six columns, twelve rows. Tiles come one after the other and slide straight down. Every dot that is still uncovered at the end costs a point, so fill the ramp well.
web-learn-fits-start = Your starting tile is the long hook. Turn and mirror it as you like, choose a column and let it slide down. Place it so that it leaves no gap below.
web-learn-fits-start-hint = That would leave a gap that nothing can ever reach. Lay it flat on the floor, or stand it on its foot.
web-learn-fits-turn = Now a building card is turned: a bar of three. Everybody at the table places the same tile. Put it wherever it fits well.
web-learn-fits-gap = The cross is a difficult one. Tiles only slide straight down, so dots under an overhang are lost. Place it and see which dots it closes off.
web-learn-fits-gap-hint = Here it closes off nothing. Try another column to see a gap.
web-learn-fits-aside = You need not place a tile: you may set it aside. It is then gone for the round. Set this one aside.
web-learn-fits-aside-hint = It fits there, but this time set it aside.
web-learn-fits-row = On board 1 every complete row earns a point. Place the square where it helps to complete a row.
web-learn-fits-boards = That is all. After 16 cards the round is scored. Board 2 has spaces worth points if you leave them open, board 3 has penalties too, board 4 has pairs of symbols: leave both of a pair open or cover both.
web-learn-fits-example-slide = Tiles slide straight down until something stops them. The dots under an overhang stay open and cost a point each.
web-learn-fits-example-specials = Board 4: both symbols of a pair open are worth 3 points, only one of them costs 3, none is nothing.

web-learn-bits-task = Stones are dominoes of two colours. The task card tells which one-coloured areas score: here every square of four scores 2, every other area of exactly four squares scores 1.
web-learn-bits-start = This is your starting stone. Lay it down or stand it up in any column.
web-learn-bits-standing = Now a stone with two equal colours. Stones slide straight down like tiles on a ramp. Stand this one upright.
web-learn-bits-standing-hint = This one lies. Turn it so that it stands.
web-learn-bits-area = Squares of one colour that share an edge are one area. It scores only if it is exactly the shape asked for: a fifth square would spoil a square of four. Place this stone where you like.
web-learn-bits-neutral = Once a round you may use your neutral grey stone instead; the stone on the card is then lost to you. It belongs to no area, but it keeps areas apart. Use it now.
web-learn-bits-neutral-hint = That is the stone on the card. Choose the neutral one.
web-learn-bits-rounds = A round ends when nothing fits any more; stones may not stick out at the top. Three rounds are played, each with one more task card: the second asks for a shape in a colour, the third costs points.
web-learn-bits-example-areas = Three red squares are one area; so are the blue ones that touch. Diagonal neighbours do not belong together.

web-learn-fillit-goal = You are red. Whoever lays all their chips first wins. Chips are laid by your pawn wherever it slides.
web-learn-fillit-turn = A turn has two parts: slide your pawn as far as it goes in one direction, and step one of your stones to a neighbouring hex. Do both now, in either order.
web-learn-fillit-order = The order matters: a stone can open a way or stop the pawn at a better place. This time step a stone first, then slide.
web-learn-fillit-order-hint = That slides first. Begin with a stone.
web-learn-fillit-swap = A stone changes places with whatever is on the hex it steps to: a chip, another stone, even a pawn. Play another turn and look for such a step.
web-learn-fillit-long = Long slides lay many chips. Find a turn that lays two or more.
web-learn-fillit-long-hint = That lays fewer than two new chips. Look for a longer slide.
web-learn-fillit-return = If your pawn slides over another's chips, those go back to their owner and yours lie there instead. Play one more turn.
web-learn-fillit-end = You must slide whenever any order allows it. The game ends with the turn in which somebody lays the last chip. Good luck!
web-learn-fillit-example-setup = Layout A for two: pawns stand on a chip of their own, four stones of each colour, and nothing ever stands on the centre.

web-learn-jammit-goal = You are red. Coins are pushed into the board from the edge, and whatever falls out scores for the owner of its colour, whoever pushed it. The hole in the middle counts double.
web-learn-jammit-insert = Your pawn stands at a corner and looks along its columns. Choose a column and push in two coins, one of your opponent's and one neutral, in the order you like.
web-learn-jammit-pawn = Then your pawn moves to another free corner. Choose one.
web-learn-jammit-push = Your opponent has played. A coin pushes the pieces in its column on, until an empty hex takes the push. Push in two coins again.
web-learn-jammit-again = And move the pawn: from its corner you will push next time.
web-learn-jammit-points = A piece over the border scores 1, into the centre 2. Neutral coins go to whoever pushed them out; three of them make a point. 13 points win.
web-learn-jammit-extra = If you push out a stone of your own, you also get extra coins of your colour: two, into two different columns. They can push out more.
web-learn-jammit-example-push = Two coins were pushed in from the right corner. Pieces in the way move on until an empty hex takes the push.
