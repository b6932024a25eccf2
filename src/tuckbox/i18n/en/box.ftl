# Boxes: somebody's own boards, cards or set-ups as one file.

box-name = Box “{ $name }”
box-author = Author: { $author }
box-licence = Licence: { $licence }
box-printed = Drawn as printed, says the author: { $files }
box-made-up = Made up: { $files }
box-file-printed = { $file } · as printed
box-file-made-up = { $file } · made up

## What can be wrong with a box

box-too-large = The box is too large: { $bytes } bytes. At most { $most } are allowed. Leave out drawings or comments.
box-many-lines = The box is too long: { $lines } lines. At most { $most } are allowed. Leave out drawings, comments or empty lines.
box-not-text = Line { $line }, column { $column } of the box: this is not UTF-8 text. Save the box as plain text.
box-character = Line { $line }, column { $column } of the box: the invisible character { $letter } may not be here. Delete it.
box-foreign = Line { $line }, column { $column }: this is not a box. A box begins with { $expected }.
box-version = Line { $line }, column { $column } of the box: this is a box of version { $version }, and only version { $known } can be read here. A newer Tuckbox may help.
box-cut-off = Line { $line }, column { $column } of the box: the last line has no line end, so the box may be cut off. Fetch it again, or end the line.
box-header = Line { $line }, column { $column } of the box: “{ $found }” is not what must be here. Write for example { $expected }.
box-header-missing = Line { $line }, column { $column } of the box: { $expected } is missing.
box-words = Line { $line }, column { $column } of the box: the text of “{ $word }” must have at most { $most } visible characters, and a name at least one.
box-no-file = Line { $line }, column { $column } of the box: there is no drawing in it. Begin one with a line such as { $expected }.
box-many-files = Line { $line }, column { $column } of the box: too many drawings: { $found }. A box holds at most { $most }.
box-file-twice = Line { $line }, column { $column } of the box: the drawing { $file } is here a second time. Keep one.
box-file-name = Line { $line }, column { $column } of the box: “{ $found }” can’t be the name of a drawing. Use letters, digits, - and _, at most two folders, and .txt at the end.
box-file-unknown = Line { $line }, column { $column } of the box: “{ $file }” is not a drawing that this game can use. A box may hold { $allowed }.

## On a server

box-unknown = No box with this hash is kept here. The link may be cut off, or the box was withdrawn.
box-hidden = This box is hidden by the operator of this server.
box-many-kept = You keep { $most } boxes here, the maximum. Withdraw one that you no longer need.
server-box-and-components = TUCKBOX_BOX and a folder of components can’t be used together. Choose one.
server-box-twice = { $file } is a second box for { $game }. Name one box for each game.
server-box-unreadable = The box { $file } can’t be read: { $reason }

## On the command line

cli-about-box = Make, check and show boxes: your own boards, cards and set-ups as one file.
cli-about-box-new = Write a new box that begins with the built-in drawings.
cli-about-box-check = Check whether a box can be played.
cli-about-box-show = Show what is in a box.
cli-about-box-pack = Put a folder of your own components into a box.
cli-about-box-unpack = Write the drawings of a box into a folder.
cli-about-box-learn = Let the bots learn to judge the boards of a FITS box, by playing; this takes minutes.

cli-flag-box = A box: your own boards, cards or set-ups as one file.
cli-flag-drawing = A drawing to put into the box, such as boards/2.txt; may be repeated. By default all.
cli-flag-title = The name of the box.
cli-flag-author = Who drew it.
cli-flag-licence = How others may use it.
cli-flag-printed = A drawing that shows what the publisher printed; may be repeated.
cli-flag-folder = A folder that holds one folder per game.
cli-flag-rounds = How many rounds to learn from, on each board.

cli-box-action = Say what to do with a box: { $known }.
cli-box-bad = { $file }: { $reason }
cli-box-suffix = “{ $file }” should end in { $suffix }.
cli-box-exists = “{ $file }” exists already. Choose another name, or delete it first.
cli-box-nothing = There is no drawing in “{ $folder }”. Put files such as boards/2.txt there.
cli-box-no-file = There is no drawing “{ $file }”. Choose from { $known }.
cli-box-has-head = The head of this box is in “{ $file }”. Change it there, or delete that file.
cli-box-or-components = Give either a box or a folder of components, not both.
cli-box-other-game = “{ $file }” is a box for { $game }, not for { $expected }.
cli-box-written = Written: { $file }
cli-box-good = “{ $file }” is a good box for { $game }.
cli-box-hash = Records name it by its hash: { $hash }
cli-box-learned = { $rounds ->
    [one] Board { $board }: { $after } points at first sight after one round of learning, { $before } before.
   *[other] Board { $board }: { $after } points at first sight after { $rounds } rounds of learning, { $before } before.
} Bots on this computer know it from now on; a server that is running, after its next start.
cli-box-learn-nothing = There is no board of FITS in “{ $file }”. Bots play other games without learning their set-ups.
cli-box-learn-rounds = The number of rounds must be at least 1, not { $rounds }.
