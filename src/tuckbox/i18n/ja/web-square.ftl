# 落とすゲーム二つに共通の、ブラウザーの文言。

web-square-lands = { $cells }に落ちます。
web-square-left = 左へ
web-square-right = 右へ
web-square-turn = 回す
web-square-drop = 落とす
web-square-change = 選び直す
web-square-look = 大きく表示：
web-square-game-over = ゲーム全体
web-square-total = 合計
web-square-ladder = ひとり遊びの称号
web-square-winner = 勝者
