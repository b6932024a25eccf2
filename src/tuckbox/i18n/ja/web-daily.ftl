# 今日の配り。

web-daily-title = { $game }：今日のチャレンジ
web-daily-what = 1日1回、全員に同じカードが配られます（日付はUTC）。記録になるのは最初の挑戦だけで、1枚目が出た時点から数えます。待ったはできません。
web-daily-begin = 今日のチャレンジを始める
web-daily-go-on = 挑戦を続ける
web-daily-look = あなたの挑戦：{ $score }
web-daily-streak = { $count }日連続
web-daily-share = コピー
web-daily-standings = { $date }の結果
web-daily-best = このカードで可能な最高点：{ $best }（出るカードを全部知っていた場合）
web-daily-rank = 順位
web-daily-name = 名前
web-daily-score = 得点
web-daily-replay = リプレイ
web-daily-nobody = まだ誰も終えていません。
web-daily-for-fun = 順位はお楽しみです。別の利用者として入り直せば二度挑戦できてしまうため、その日より前から利用している人だけが順位に入ります。
web-daily-fair = 公正な抽選
web-daily-commitment = 30日前に公開したコミットメント：{ $commitment }
web-daily-secret = この日の秘密の値：{ $secret }
web-daily-before = 前の日
