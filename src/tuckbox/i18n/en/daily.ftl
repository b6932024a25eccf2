# The deal of the day.

daily-no-game = { $game } has no deal of the day. There is one for { $known }.
daily-no-day = There is no deal for { $date }. Deals are promised 30 days ahead, and there are none from before this server was set up.
daily-share = Tuckbox · { $game } · { $date }
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }{ $streak ->
        [0] {""}
        [1] {""}
       *[other] {" · "}{ $streak } days in a row
    }
    { $url }
