# 自分で考えて指すボットの文です。

bot-random = ランダム
bot-unknown = 「{ $level }」というボットはいません。使えるボットは { $known } です。
bot-other-game = このボットは { $game } を遊ぶはずですが、{ $shown } の卓が渡されました。
bot-nothing-to-choose = この席には今選べるものがありません。
bot-budget = ボットには考える時間が必要です。「{ $seconds }」秒は0より大きくありません。
