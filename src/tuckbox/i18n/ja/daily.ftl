# 日替わりの問題。

daily-no-game = { $game } には日替わりの問題がありません。あるのは { $known } です。
daily-no-day = { $date } の問題はありません。問題は30日前に公開の約束がされます。このサーバーができる前の日のものはありません。
daily-share = Tuckbox · { $game } · { $date }
    { $score }点{ $streak ->
        [0] {""}
        [1] {""}
       *[other] {" · "}{ $streak }日連続
    }
    { $url }
