# ボット。

bot-random = ランダム
bot-greedy = 目先優先
bot-uct = 単純な木探索
bot-expert-1 = エキスパート 1
bot-expert-2 = エキスパート 2
bot-expert-3 = エキスパート 3
bot-expert-4 = エキスパート 4
bot-expert-5 = エキスパート 5
bot-unknown = 「{ $level }」というボットはいません。使えるボットは{ $known }です。
bot-other-game = このボットは{ $game }を遊ぶはずですが、{ $shown }のテーブルが渡されました。
bot-nothing-to-choose = このプレイヤーにはいま選べるものがありません。
bot-budget = ボットには0秒より長い考える時間が必要です（「{ $seconds }」は使えません）。
bot-not-for-game = 「{ $level }」は{ $game }をプレイできません。
bot-own-missing = TUCKBOX_BOTSのボット「{ $level }」を用意できません。モジュール{ $module }はPYTHONPATHにあり、関数{ $function }を持つ必要があります。{ $reason }
