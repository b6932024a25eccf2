# At the table in the browser.

web-fits-unfit = This tile fits nowhere: it cannot slide in, however it is held. Set it aside.
web-challenge-beat = Score to beat with these cards: { $score }, by { $name }.
web-challenge-why = Whoever opens this link plays the same cards and sees your score.
web-somebody = somebody
web-begins = Who begins
web-begins-me = Me
web-begins-other = My opponent
web-begins-lot = Random
web-level-random = Beginner
web-level-greedy = Easy
web-level-uct = Fairly easy
web-level-expert-1 = Medium
web-level-expert-2 = Good
web-level-expert-3 = Strong
web-level-expert-4 = Very strong
web-level-expert-5 = Strongest
web-option-place = Round { $place }
web-tables-none-running = No game is being played in public now.
web-result-given-up = Given up
web-score-word-fillit = Chips left
web-daily-given-up = You gave up today’s attempt: look at it
web-daily-results = Results of the day
web-size = Size of the boards
web-size-small = Small
web-size-medium = Medium
web-size-large = As large as possible
web-possible-round = Round { $round }: you { $score }, possible { $best }
web-possible-bound = (found; at most { $bound })
web-possible-working = Round { $round }: what was possible
web-possible-costliest = { $count ->
    [one] The placement that cost most: { $count } point
   *[other] The placement that cost most: { $count } points
}
web-possible-turning = Where your chance to win fell most: { $share }
web-possible-nothing = Nothing was given away.
web-help-drawn = With drawn examples, in a new tab
web-replay-moves = All entries
web-rematch-there = The rematch is waiting for you.
web-scores = My solo scores
web-scores-where = From your games on this server: the same on every device that you use. A deleted game no longer counts.
web-scores-board = Board
web-scores-on = Board { $board }
web-scores-whole = Whole games
web-scores-best = Best
web-scores-mean = Average
web-scores-games = Played
web-scores-course = From the oldest to the newest
web-delete = Delete the game
web-delete-sure = Delete this game?
web-delete-why = Its record and its points are gone for good. This can’t be undone.
web-picture = Share a picture
web-picture-failed = The picture could not be drawn. Try again when the server answers.
