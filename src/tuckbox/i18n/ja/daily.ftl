# 今日の配り。

daily-no-game = { $game }には今日の配りがありません。あるのは { $known } です。
daily-no-day = { $date } の配りはありません。配りは30日前に約束されます。このサーバーができる前の日のものはありません。
daily-share = Tuckbox · { $game } · { $date }
    { $score }点{ $streak ->
        [0] {""}
        [1] {""}
       *[other] {" · "}{ $streak }日連続
    }
    { $url }
