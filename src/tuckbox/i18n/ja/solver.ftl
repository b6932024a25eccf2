# ソルバーからのお知らせ。

solver-unknown-board = ボード{ $board }はありません。あるのは{ $known }です。
solver-unknown-tile = タイル{ $tile }はありません。あるのは{ $known }です。
solver-no-round = { $seat }にスタートタイルが配られたラウンドは進行していません。
solver-card-gone = カード{ $tile }はもう出ないか、2回指定されています。残りのカード：{ $left }
solver-unknown-stone = ピース{ $stone }はありません。あるのは{ $known }です。
solver-no-stone = { $seat }にスタートピースが配られたラウンドは進行していません。
solver-stone-gone = カード{ $stone }はもう出ないか、指定した回数ほどは出ません。残りのカード：{ $left }
