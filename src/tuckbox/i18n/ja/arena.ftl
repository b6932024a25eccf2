# ボット同士の大会

## ヘルプ

cli-about-arena =
    ボット同士で大会を行います。すべての組み合わせが、すべての順番で、同じ配りで対戦します。

    ゲームと設定は「play」と同じように指定します。--layout A,Bのように値を複数指定すると、すべてを行います。いつ止めても、同じコマンドで続きから始まります。
cli-flag-bots = ボットです（例：greedy,expert-3）。一つだけなら自分自身と対戦します。
cli-flag-games = 各組が各モードで行う配りの数です。一つの配りはプレイヤーの数だけ行われます。
cli-flag-time = ボットが1手ごとに考える秒数です。
cli-flag-opening = 最初に無作為に行う手番の数です（同じ配りでは全員同じ）。省くと、カードのないゲームではプレイヤーごとに一つ、カードのあるゲームではなしです。
cli-flag-processes = 同時に対戦するプロセスの数です。省くとコアの数になります。
cli-flag-ray = このアドレスのRayクラスターで行います（「local」ならここで起動します）。追加パッケージtuckbox[ray]が必要です。
cli-flag-results = 結果を残すファイルです（1ゲームにつき一行）。省くとデータフォルダーに作ります。
cli-flag-records = 各ゲームの棋譜を残すフォルダーです。

## うまくいかないとき

arena-no-bots = どのボットが対戦するか指定してください（例：--bots greedy,expert-3）。{ $game }をプレイするのは{ $known }です。
arena-bot-elsewhere = ボット「{ $level }」は{ $game }をプレイしません。次から選んでください：{ $known }
arena-bot-twice = ボット「{ $level }」が二度指定されています。一つだけなら自分自身と対戦します。
arena-games = ゲーム数に{ $games }は指定できません。1以上にしてください。
arena-time = 「{ $time }」は考える時間として使えません。0.1のように0より大きい秒数にしてください。
arena-opening = 最初の手番の数に{ $opening }は指定できません。0以上にしてください。
arena-workers = プロセスの数に{ $workers }は指定できません。1以上にしてください。
arena-unwritable = 結果を「{ $file }」に書き込めません：{ $reason }
arena-in-use = いま別の大会が「{ $file }」に書き込んでいます。終わるのを待つか、--resultsで別のファイルを指定してください。
arena-not-results = 「{ $file }」は大会の結果ではないため、そのままにします。--resultsで別のファイルを指定してください。
arena-other-format = 「{ $file }」の形式{ $found }は、このバージョンでは読めません（読めるのは形式{ $known }です）。--resultsで別のファイルを指定してください。
arena-other-plan = 「{ $file }」は別の大会のものです：{ $differing }。--resultsで別のファイルを指定するか、前と同じ引数を指定してください。
arena-difference = { $what }は前回 { $found }、今回 { $wanted }
arena-plan-game = ゲーム
arena-plan-components = コンポーネントのハッシュ
arena-plan-modes = モードの一覧
arena-plan-bots = ボットの一覧
arena-plan-seconds = 考える時間
arena-plan-opening = 最初の手番の数（-1は既定）
arena-plan-seed = シード
arena-plan-version = Tuckboxのバージョン
arena-plan-code = ボットのプログラムのハッシュ
arena-plan-learned = ボットがボックスについて学んだことのハッシュ
arena-line-damaged = 「{ $file }」の{ $line }行目が壊れています。その行を削除すると、そのゲームをやり直します。
arena-line-differs = 配り{ $deal }（{ $mode }）の結果は、実際に行えるゲームのものではありません。
arena-other-components = ワーカーの{ $game }のコンポーネントがこのマシンと違います。すべてのマシンで同じものを使ってください。
arena-other-code = ワーカーのプログラムがこのマシンと違います。すべてに同じTuckboxを入れ、更新したときは起動し直してください。
arena-worker-lost = ワーカーが応答しなくなりました（{ $reason }）。終わったゲームは残っています。同じコマンドで続きから始まります。
arena-broken = ゲームが途中で止まりました。Tuckboxの不具合ですので、ご報告をお願いします：{ $trace }
arena-no-cluster = 「{ $address }」にRayクラスターがありません：{ $reason }

## 進行中

arena-progress = { $planned }ゲーム中{ $played }ゲーム
arena-stopped = 終わったゲームはすべて{ $file }に残っています。同じコマンドで続きから始まります。

## 結果

arena-games-played = { $count ->
   *[other] { $count }ゲーム
}
arena-standings = 順位
arena-duels = 直接対決
arena-places = 順番の有利さ
arena-column-bot = ボット
arena-column-elo = Elo
arena-column-score = 得点
arena-column-games = ゲーム数
arena-column-duel = 対決
arena-column-mode = モード
arena-column-share = 勝率
arena-column-wins = 勝ち / 分け / 負け
arena-column-difference = 得点差
arena-column-seat = プレイヤー
arena-intervals = 括弧内は95%区間です。
arena-kept = 結果は{ $file }にあります。--gamesを増やすと続きから始まります。
