# The command line.

## Help

cli-about = An unofficial fan project: FITS, BITS, FILLIT and JAMMIT to play alone, together at one keyboard, or against bots.
cli-about-games = List the games: players, options, credits, and which components are reconstructed.
cli-about-rules = Explain a game.
cli-about-play =
    Play; without a game you are asked what to play.

    Every option of a game is also a flag, such as --seats 2 (“tuckbox games” lists them). Type “help” at the table to see what you can type there.
cli-about-replay = Show a recorded game, picture by picture.
cli-about-show = Show one position of a recorded game.
cli-about-verify = Check whether the draws of a recorded game follow from its numbers, and say how much that proves.
cli-about-perft = Count the different games entry by entry, to check the rules.

cli-flag-help = Show this text.
cli-flag-version = Show the version.
cli-flag-lang = Language; by default TUCKBOX_LANG or the language of your system.
cli-flag-components = Folder with your own boards, cards and set-ups; by default TUCKBOX_COMPONENTS or your configuration folder.
cli-flag-plain = Sentences instead of pictures, for screen readers.
cli-flag-json = Print data for programs.
cli-flag-game = The game.
cli-flag-words = The game and its options, such as: fits --seats 2 --boards 1,3
cli-flag-option = An option of the game, as NAME=VALUE; may be repeated.
cli-flag-bot = Let a bot play a seat, such as 2=random; may be repeated.
cli-flag-name = The name of the player in a seat, such as 1=Ann; may be repeated.
cli-flag-first = Who begins: me (the first player named), other (the next one) or lot.
cli-flag-seed = Repeat the deal with this seed.
cli-flag-seen = Your receipt of the draw, saved by your browser or written by your program.
cli-flag-save = Save the game to this file while it is played.
cli-flag-resume = Continue a saved game.
cli-flag-file = The record.
cli-flag-at = Number of entries after which to look; by default the last position.
cli-flag-depth = Number of entries to look ahead.
cli-flag-divide = Split the count by first entry.
cli-flag-chance = File with one draw per line; draws are then given and not counted.
cli-flag-install-completion = Set up completion for this shell.
cli-flag-show-completion = Print the completion script for this shell.

## What can go wrong

cli-language-unknown = There is no language “{ $language }”. Choose from { $known }.
cli-option-unknown = There is no option “{ $option }”. “--help” lists the options.
cli-option-value-missing = The option “{ $option }” needs a value.
cli-argument-missing = Missing: { $argument }. “--help” shows the usage.
cli-command-unknown = There is no command “{ $command }”. “--help” lists the commands.
cli-argument-bad = { $argument } must be a whole number.
cli-usage = { $reason }. “--help” shows the usage.
cli-unexpected = “{ $word }” is one word too many. “--help” shows the usage.
cli-pair = “{ $text }” is not of the form { $example }.
cli-no-seat = There is no seat { $seat } at this table; it has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
cli-game-missing = Name a game: { $known }.
cli-depth = The depth must be at least 1, not { $depth }.
cli-chance-line = { $file }, line { $line }: { $reason }
cli-file-unreadable = “{ $file }” can’t be read: { $reason }.
cli-file-unwritable = “{ $file }” can’t be written: { $reason }.
cli-file-not-text = “{ $file }” is not a record: it is not UTF-8 text.
cli-file-in-the-way = “{ $file }” already exists and is not a record, so it was left unchanged. Choose another name.
cli-input-ended = The input has ended.
cli-stopped = Stopped.
cli-output-closed = The output was closed.
cli-no-entry = There is no entry { $at }: the record has { $last }.
cli-resume-alone = A saved game already has its game, options and seats; give only --resume, --seed, --save and display options with it.
cli-resume-over = This game is already over. “tuckbox replay” shows it.
cli-first-unknown = “{ $first }” can’t begin. Choose from { $known }.

## What there is

cli-players = { $flag }: Players ({ $seats })
cli-option-line = { $flag }: { $label } ({ $choices }; default: { $default })
cli-chosen = { $option }: { $choice }
cli-reconstructed = Reconstructed components:

## Asking what to play

cli-welcome = Welcome to Tuckbox! Press Enter to accept the choice in brackets.
cli-ask-game = What would you like to play?
cli-ask-sequence = One or more of { $choices }, in the order you like.
cli-ask-seat = Who plays seat { $seat }?
cli-person = someone at this keyboard
cli-bot = bot ({ $level })
cli-ask-first = Who begins?
cli-first-me = me
cli-first-other = somebody else
cli-first-lot = random
cli-ask-again = “{ $answer }” is not on the list. Type one of { $choices }.

## At the table

cli-word-help = help ?
cli-word-moves = moves m
cli-word-what = what w
cli-word-show = show
cli-word-score = score
cli-word-rules = rules r
cli-word-undo = undo u
cli-word-save = save
cli-word-resign = resign
cli-word-quit = quit q exit

cli-table-help =
    Type a move as the list shows it, in upper or lower case. Besides moves you can type:
    moves – list the legal moves; “moves e9” lists those that contain e9
    what C4 – say what is on a space
    show – show the table again
    score – show the points, also those of the round under way
    rules – show the rules of the game
    undo – take back the last move
    save FILE – save the game to a file
    resign – give up
    quit – leave the table
    help – this text

cli-table-seed = Seed: { $seed } (the same seed repeats the deal)
cli-table-hint = Type a move, or “help”.
cli-table-resumed = The game continues where it was saved.
cli-turn = { $seat } to move
cli-prompt = { $seat } > {""}
cli-moves-many = { $heading }: { $count ->
    [one] { $example }
   *[other] { $count } moves, such as { $example }
}
cli-moves-hint = “moves” lists them all, “moves e9” those that contain e9.
cli-moves-list = { $heading }: { $moves }
cli-moves-none = No legal move contains “{ $text }”.
cli-move-ambiguous = “{ $typed }” can mean { $moves }. Type more of it.
cli-move-unclear = “{ $typed }” is not a legal move. “moves” lists those that are.
cli-what-how = Name a space: “what C4”.
cli-hand-over = { $seat } comes next. Pass the keyboard on, and press Enter when nobody else is looking at the screen.
cli-choice-hidden = { $seat } has chosen; the choice stays hidden until all have.
cli-saved = Saved in { $file }
cli-save-how = Name a file: “save FILE”.
cli-ask-save = Save this game? Type a file name, or press Enter to discard it:
cli-ask-save-end = Save the record of this game? Type a file name, or press Enter to discard it:
cli-not-saved = The game was not saved.
cli-autosaved = The game was saved in { $file }; “tuckbox play --resume” continues it.
cli-goodbye = Goodbye!

cli-over = The game is over.
cli-column-who = player
cli-column-points = points
cli-points-line = { $seat }, { $label }: { $points }
cli-grade = Your title: { $grade }

## Records

cli-entry = Entry { $number } of { $last }
cli-start = The start

## Analysis and self-check

cli-about-analyse = Show what was possible in a recorded game, and its turning points.
cli-about-selfcheck = Compare the compiled rules with the readable ones on this machine, entry by entry.
cli-flag-picture = Also draw it to this file, as SVG or PNG.
cli-flag-entries = Number of entries to compare.
cli-analysing = Working out what was possible; the first run on a machine compiles the solvers, which takes a while…
cli-compiling = The first run on a machine compiles the fast rules, which takes a while…
cli-twins-equal = { $entries ->
    [one] One entry
   *[other] { $entries } entries
} compared in every mode of every twin: no difference.
cli-twins-missing = Without a compiled twin, so not compared: { $games }.
cli-entries = { $entries } is not a number of entries; it must be 1 or more.
cli-hindsight = The best possible score is calculated with every card known.
cli-column-round = round
cli-column-seat = seat
cli-column-score = score
cli-column-best = best possible
cli-column-losses = moves that lost points
cli-column-entry = entry
cli-column-played = played
cli-column-chances = chances by seat
cli-column-better = better
cli-best-proven = { $best } (proved)
cli-best-found = { $best } found, at most { $bound }
cli-turning-points = { $count ->
    [0] No single entry turned the game.
    [one] One entry turned the game; it is marked with !.
   *[other] { $count } entries turned the game; they are marked with !.
}

cli-file-other-game = “{ $file }” holds another game, which was left unchanged. Choose another name; to go on with that game: tuckbox play --resume FILE.
cli-hindsight-nothing = No round was finished, so there is nothing to judge yet.
