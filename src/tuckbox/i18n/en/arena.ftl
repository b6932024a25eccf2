# Tournaments between bots.

## Help

cli-about-arena =
    Let bots play a tournament: every pair, in every seat, on the same deals.

    Give the game and its options as for “play”; an option with several values, such as --layout A,B, plays all of them. You can stop it at any time: the same command continues where it left off.
cli-flag-bots = The bots, such as greedy,expert-3; one alone plays against itself.
cli-flag-games = Number of deals that each pair plays in each mode; a deal is played once for every seat.
cli-flag-time = Number of seconds for which a bot may think about each choice.
cli-flag-opening = Number of turns at the beginning that are random, the same for every bot that plays the deal; by default one for each seat in games without cards, none in games with cards.
cli-flag-processes = Number of processes that play at the same time; by default one for each core.
cli-flag-ray = Play on the Ray cluster at this address (“local” starts one here); needs the extra tuckbox[ray].
cli-flag-results = File that keeps the results, one line per game; by default one in your data folder.
cli-flag-records = Folder for the record of every game.

## What can go wrong

arena-no-bots = Say which bots play, such as --bots greedy,expert-3. The bots for { $game } are { $known }.
arena-bot-elsewhere = The bot “{ $level }” does not play { $game }. Choose from { $known }.
arena-bot-twice = The bot “{ $level }” is given twice. One bot alone plays against itself.
arena-games = { $games } is not a number of games; it must be 1 or more.
arena-time = “{ $time }” is not a thinking time; give a number of seconds above zero, such as 0.1.
arena-opening = The number of opening turns can’t be { $opening }; it must be 0 or more.
arena-workers = { $workers } is not a number of processes; it must be 1 or more.
arena-unwritable = The results can’t be written to “{ $file }”: { $reason }.
arena-in-use = Another tournament is writing to “{ $file }” at the moment. Wait for it, or name another file with --results.
arena-not-results = “{ $file }” does not hold tournament results, so it was left unchanged. Name another file with --results.
arena-other-format = “{ $file }” is in format { $found }, which this version can’t read (it knows format { $known }). Name another file with --results.
arena-other-plan = “{ $file }” belongs to another tournament: { $differing }. Name another file with --results, or give the same arguments as before.
arena-difference = { $what } was { $found } and is now { $wanted }
arena-plan-game = the game
arena-plan-components = the hash of the components
arena-plan-modes = the list of modes
arena-plan-bots = the list of bots
arena-plan-seconds = the time to think
arena-plan-opening = the opening (-1: as usual)
arena-plan-seed = the seed
arena-plan-version = the version of Tuckbox
arena-plan-code = the hash of the bots’ code
arena-plan-learned = the hash of what the bots have learned about the box
arena-line-damaged = “{ $file }”, line { $line }, is damaged. Delete that line to have its game played again.
arena-line-differs = The results of deal { $deal } ({ $mode }) do not belong to a game that can be played.
arena-other-components = A worker has other components for { $game } than this machine. Give all machines the same ones.
arena-other-code = A worker runs other code than this machine. Install the same Tuckbox everywhere, and restart after it has changed.
arena-worker-lost = A worker was lost ({ $reason }). Finished games are kept; the same command continues.
arena-broken = A game failed because of a bug in Tuckbox; please report it: { $trace }
arena-no-cluster = There is no Ray cluster at “{ $address }”: { $reason }.

## While it runs

arena-progress = { $planned ->
    [one] { $played } of { $planned } game
   *[other] { $played } of { $planned } games
}
arena-stopped = Every finished game is kept in { $file }; the same command continues.

## The report

arena-games-played = { $count ->
    [one] One game.
   *[other] { $count } games.
}
arena-standings = Standings
arena-duels = Head to head
arena-places = Value of each seat
arena-column-bot = bot
arena-column-elo = Elo
arena-column-score = points
arena-column-games = games
arena-column-duel = duel
arena-column-mode = mode
arena-column-share = share of wins
arena-column-wins = won / shared / lost
arena-column-difference = difference in points
arena-column-seat = seat
arena-intervals = In brackets: 95% intervals.
arena-kept = The results are in { $file }; a larger number of --games continues from there.
