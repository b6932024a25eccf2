# ブラウザーの FITS のボード。

web-fits-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）：ボード{ $board }
web-fits-reconstructed = 復元したボード
web-fits-grid = { $seat }のスロープ：上の12段目から下の1段目まで、A列からF列まで
web-fits-dot = ドット
web-fits-cell-tile = { $cell }：{ $tile }
web-fits-cell-gap = { $cell }：{ $content }、もう埋められないすき間

web-fits-hand = 手元のタイル：{ $tile }
web-fits-aim = { $column }列、{ $way }。
web-fits-new-gaps = { $count ->
    [0] 新しいすき間はできません。
   *[other] { $count }マスがすき間になります：{ $cells }。
}
web-fits-way = { $way ->
    [way-0] 図のまま
    [way-1] 右に90度回転
    [way-2] 180度回転
    [way-3] 左に90度回転
    [way-m0] 裏返し
    [way-m1] 裏返して右に90度回転
    [way-m2] 裏返して180度回転
    [way-m3] 裏返して左に90度回転
   *[other] { $way }
}
web-fits-ways = タイルのすべての向き
web-fits-controls = 手元のタイル
web-fits-flip = 裏返す
web-fits-aside = 脇に置く
web-fits-keys = ← → で移動、↑ ↓ または R で回転、F で裏返し、Enter で落とす、X で脇に置きます。
web-fits-waits = 置きました。ほかの人が選んでいます。
web-fits-waits-aside = 脇に置きました。ほかの人が選んでいます。
web-fits-misses = 1回休みです。めくられたカードはあなたのスタートタイルです。

web-fits-cards = 建設カード
web-fits-remaining = { $count ->
    [0] 残りのカードはありません
   *[other] 残りのカード{ $count }枚
}
web-fits-card-open = { $tile }：めくられています
web-fits-card-to-come = { $tile }：これから出ます
web-fits-card-gone = { $tile }：もう出ません
web-fits-set-aside = 脇に置いたタイル：{ $tiles }
web-fits-starts = スタートタイル
web-fits-start = { $seat }のスタートタイル：{ $tile }

web-fits-score = このスロープの点数
web-fits-now = いまラウンドが終わると
web-fits-scored = このラウンド
web-fits-part-dots = { $count ->
    [1] 見えているドット1個、−1
   *[other] 見えているドット{ $count }個、各−1
}
web-fits-part-rows = { $count ->
    [1] そろった段1段、+1
   *[other] そろった段{ $count }段、各+1
}
web-fits-part-values = 見えている数字
web-fits-part-pairs = ペア：両方見えると+3、片方だけは−3
web-fits-pair = { $symbol }：{ $visible ->
    [0] 両方隠れています
    [1] 片方だけ見えています
   *[other] 両方見えています
}
web-fits-part = { $part ->
    [dots] ドット
    [rows] 段
    [values] 数字
   *[pairs] ペア
} { $points }

web-fits-others = みんなのスロープ
web-fits-looking = { $seat }のスロープ
web-fits-back = 自分のスロープに戻る

web-fits-rounds = これまでのラウンド
web-fits-board-column = ボード
web-fits-round-over = 第{ $round }ラウンド終了
web-fits-go-on = 第{ $round }ラウンド（ボード{ $board }）へ
web-fits-effect-place = { $seat }が{ $tile }を{ $cells }に置きました。
