# ブラウザーのJAMMIT

web-jammit-board = JAMMITの盤
web-jammit-seat = { $colour }：{ $goal }点中{ $points }点、中立のコイン{ $neutral }枚、盤上のストーン{ $stones }個です。
web-jammit-steps = 手番の手順
web-jammit-step-insert = コイン
web-jammit-step-extra = 追加
web-jammit-step-pawn = コマ
web-jammit-do-insert = 自分の角の列を一つ選んでください。コインは2枚ともそこに入ります。
web-jammit-do-pawn = コマを空いている角へ動かしてください。
web-jammit-extra = 自分のストーンを押し出しました。追加のコイン2枚のうち、1枚目を入れる列を選んでください。
web-jammit-extra-second = 2枚目を入れる別の列を選んでください。
web-jammit-order = コインの順番
web-jammit-push = 押し込む
web-jammit-undo = 選び直す
web-jammit-chosen = { $count ->
   *[other] 列{ $heads }。
}
web-jammit-nothing-out = 何も押し出されません。
web-jammit-again = もう一度選ぶか、ボタンを押すとコインを押し込みます。
web-jammit-made = 手を決めました。
web-jammit-head-border = ふちで終わる列の入口です。{ $gaps ->
    [0] 空きはありません。
   *[other] 空きは{ $gaps }マスです。
}
web-jammit-head-centre = 中央の穴で終わる列の入口です。{ $gaps ->
    [0] 空きはありません。
   *[other] 空きは{ $gaps }マスです。
}
web-jammit-falls = コインを入れると押し出されるもの：{ $pieces }。
web-jammit-corner-here = ここへコマを動かせます。
web-jammit-keys = Oでコインの順番を入れ替えます。
