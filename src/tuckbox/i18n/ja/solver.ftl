# ソルバーからのお知らせ。

solver-unknown-board = ボード { $board } はありません。あるのは { $known } です。
solver-unknown-tile = タイル { $tile } はありません。あるのは { $known } です。
