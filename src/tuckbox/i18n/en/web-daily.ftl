# The deal of the day.

web-daily-title = { $game }: deal of the day
web-daily-what = One deal a day (UTC), the same cards for everybody. Your first attempt counts from its first card on; nothing can be taken back.
web-daily-begin = Begin today’s deal
web-daily-go-on = Continue your attempt
web-daily-look = Your attempt: { $score }
web-daily-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
web-daily-share = Copy
web-daily-standings = Results of { $date }
web-daily-best = Best possible with these cards, knowing them all: { $best }.
web-daily-rank = Rank
web-daily-name = Name
web-daily-score = Score
web-daily-replay = Replay
web-daily-nobody = Nobody has finished yet.
web-daily-for-fun = Ranks are for fun. Anyone could come back as a new player and try twice, so only players who were here before that day are ranked.
web-daily-fair = Fair draw
web-daily-commitment = Promised 30 days ahead: { $commitment }
web-daily-secret = The day’s secret: { $secret }
web-daily-before = The day before
