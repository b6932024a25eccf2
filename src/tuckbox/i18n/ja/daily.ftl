# 今日の配り。

daily-no-game = { $game }には今日のチャレンジがありません。あるのは{ $known }です。
daily-no-day = { $date }のチャレンジはありません。チャレンジは30日前に確定されます。このサーバーができる前の日のものはありません。
daily-share = Tuckbox · { $game } · { $date }
    { $score }点{ $streak ->
        [0] {""}
        [1] {""}
       *[other] {" · "}{ $streak }日連続
    }
    { $url }
