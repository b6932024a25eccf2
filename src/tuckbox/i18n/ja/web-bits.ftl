# ブラウザーの BITS のボード。

web-bits-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）
web-bits-reconstructed = 一部は復元
web-bits-grid = { $seat }のボード：上の6段目から下の1段目まで、A列からF列まで
web-bits-cell-empty = { $cell }：空き
web-bits-cell-gap = { $cell }：もう届かないすき間
web-bits-cell-area = { $cell }：{ $colour }、{ $count }マスのエリア、{ $points }点

web-bits-tasks = 課題カード
web-bits-task = カード{ $stack }：{ $task }。
web-bits-others = 他の{ $squares }マス { $points }
web-bits-any-colour = 色は自由
web-bits-now = いま { $points }

web-bits-hand = 手元のピース：{ $stone }
web-bits-aim = { $column }列。{ $way }。
web-bits-forms = { $count }マスの{ $colour }のエリアになります。
web-bits-new-gaps = { $count }マスのすき間ができます：{ $cells }。
web-bits-worth = ボードは{ $points }点になります。
web-bits-ways = ピースのすべての向き
web-bits-controls = 手元のピース
web-bits-swap = 入れ替え
web-bits-neutral = 中立のピース
web-bits-keys = ← → で移動、↑ ↓ または R で回転、F で色の入れ替え、N で中立のピース、Enter で落とします。
web-bits-waits = 置きました。ほかの人が選んでいます。
web-bits-finished = もう何も置けません。このラウンドは終了です。
web-bits-points-now = いまラウンドが終わると
web-bits-points-then = このラウンド

web-bits-cards = 建設カード
web-bits-remaining = { $count ->
    [0] 伏せたカードはありません
   *[other] 伏せたカード{ $count }枚
}
web-bits-starts = スタートピース
web-bits-start = { $seat }のスタートピース：{ $stone }

web-bits-boards = みんなのボード
web-bits-looking = { $seat }のボード
web-bits-back = 自分のボードに戻る

web-bits-rounds = これまでのラウンド
web-bits-round-column = ラウンド
web-bits-card-gave = カード{ $stack }：{ $points }
web-bits-round-over = 第{ $round }ラウンド終了
web-bits-go-on = 第{ $round }ラウンドへ
