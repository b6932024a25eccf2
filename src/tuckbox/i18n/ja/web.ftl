# ブラウザーのテーブルです。

## 共通

web-home = Tuckboxのトップページ
web-navigation = 主なページ
web-footer = このサイトについて
web-skip = 本文へ移動
web-tables = 公開テーブル
web-my = マイゲーム
web-about = Tuckboxについて
web-privacy = プライバシー
web-unofficial = ファンによる非公式の作品です。ゲームの名称はそれぞれの権利者のものです。
web-close = 閉じる
web-cancel = やめる
web-retry = もう一度試す
web-loading = 読み込み中…
web-to-start = トップページへ
web-lost = このアドレスには何もありません
web-lost-why = リンクが古いか、途中で切れているのかもしれません。トップページからすべてのゲームと自分のテーブルへ行けます。
web-outdated = Tuckboxが更新されました
web-outdated-why = このタブは更新前に開いたものです。再読み込みしてください。ゲームはサーバーに保存されていて、続きから遊べます。
web-reload = 再読み込み
web-no-server = サーバーにつながりません
web-no-server-why = ゲームはサーバーに安全に保存されています。つながりしだい、このページが自動でやり直します。
web-offline = オフラインです。いま見えているのはブラウザーが保存していたものです。遊ぶにはサーバーが必要です。
web-wrong = うまくいきませんでした。{ $sentence }

## 設定

web-settings = 設定
web-language = 言語
web-theme = 画面の色
web-theme-system = システム
web-theme-light = ライト
web-theme-dark = ダーク
web-theme-to-light = ライトに切り替える
web-theme-to-dark = ダークに切り替える
web-motion = アニメーション
web-motion-system = システム
web-motion-full = オン
web-motion-reduced = 控えめ
web-sound = 効果音
web-palette = 誰でも見分けられる色と模様を使う
web-confirm = 手を決める前に確認する
web-shortcuts = キーボードショートカットを使う（Rで回転、Fで裏返しなど）
web-notation = 手の記号も表示する（例：V5:0@C）
web-open = 一つの画面で遊ぶとき、端末を回さず、選択を見せ合って遊ぶ
web-notify = 自分の番になったら知らせる
web-notify-missing = ここでは通知が使えません。ブラウザーが通知を許可するのはhttpsか、このコンピューター自身の場合だけです。ほかの機能はすべて使えます。
web-notify-denied = このサイトの通知はブロックされています。ブラウザーのサイト設定で許可してください。
web-storage-off = ブラウザーが保存を許可していないため、設定はページを閉じるまで有効です。

## トップページ

web-start-title = すき間を埋める小さなゲーム
web-start-lead = タイルをスロープに滑らせたり、六角形の盤を埋めたり、コインを押し込んだり。ひとりでも、友だちとも、ボットとも。登録はいりません。
web-alone = ひとりで遊ぶ
web-daily = 今日のチャレンジ
web-bots = ボットと対戦
web-one-screen = 一つの画面で
web-invite = 友だちを招待
web-learn = 遊び方を学ぶ
web-rules = ルール
web-ways = { $game }の遊び方
web-players-exact = { $count }人
web-players = { $first ->
    [1] 1～{ $last }人
   *[other] { $first }～{ $last }人
}
web-go-on = 続きを遊ぶ
web-all-mine = 自分のゲーム一覧

## 新しいテーブル

web-new = { $game }の新しいテーブル
web-way = どう遊びますか
web-seats = 人数
web-level = ボットの強さ
web-name = あなたの名前
web-name-of = プレイヤー{ $seat }の名前
web-options = ゲームの設定
web-clock = 持ち時間
web-clock-none = 時間制限なし
web-clock-move = { $seconds ->
    [60] 1手1分
   *[other] 1手{ $seconds }秒
}
web-clock-days = 1手{ $days }日
web-clock-total = 全体で{ $minutes }分、1手ごとに{ $increment }秒追加
web-public = 公開テーブルの一覧に載せる
web-built-in-box = ボックス「{ $box }」を使わず、内蔵のコンポーネントで遊ぶ
web-who-invites = あなたはプレイヤー1です。リンクを開いた人がほかの席に着きます。
web-seat-is = プレイヤー{ $seat }
web-seat-friend = 友だち
web-seat-person = 人
web-seat-bot = ボット
web-create = テーブルを用意する
web-begin = はじめる
web-reconstructed = 復元

## テーブルで

web-match = { $game }のテーブル
web-match-missing = このテーブルはありません
web-match-missing-why = リンクが途中で切れているか、誰も来なかったために片づけられたのかもしれません。新しいテーブルを用意できます。
web-your-turn = あなたの番です
web-your-turn-named = { $name }の番です
web-turn = { $count ->
    [1] { $names }の番です
   *[other] { $names }が選んでいます
}
web-chosen-waiting = 選びました。{ $names }を待っています。
web-chosen-change = まだ変えられます。
web-drawing = 次のカードをめくっています…
web-open-seats = あと{ $count }席空いています。
web-title-turn = ● あなたの番 – { $game }
web-notify-body = { $game }のテーブルであなたの番です。
web-connection-connecting = 接続中…
web-connection-open = 接続済み
web-connection-lost = 再接続中…
web-connection-closed = 未接続
web-unsent = { $count }手をここに預かっています。つながりしだい送ります。
web-sending = 送信中…
web-refused = できません。{ $sentence }
web-seats-heading = プレイヤー
web-seat-open = 空席
web-seat-away = 離席中
web-seat-to-move = 手番
web-seat-stood-in = ボットがプレイしています
web-seat-yours = あなた
web-bot-name = ボット（{ $level }）
web-points = { $count }点
web-score-fillit = 残りチップ{ $count }枚
web-clock-left = 残り時間 { $time }
web-clock-short = 残り{ $count }秒を切りました。
web-watching = { $count ->
    [0] 観戦者はいません
   *[other] { $count }人が観戦中
}
web-spectator = 席はすべて埋まっています。観戦中です。
web-spectator-hidden = 伏せられた選択は、全員が選び終わるまで見えません。
web-spectator-play = 自分でも遊ぶ
web-no-cookie = サーバーがあなたを見分けるためのCookieがブラウザーで拒否されているため、観戦者として扱われています。このサイトのCookieを許可して、トップページからやり直してください。
web-sit-here = ここに座る
web-sit-first = 席に着く
web-hand-to-bot = ボットに任せる
web-reclaim = 自分の席に戻る
web-leave = 席を立つ
web-log = これまでの流れ
web-log-empty = まだ何もありません。
web-actions = テーブルの操作
web-take-back = 待った
web-resign = 投了
web-resign-sure = 本当に投了しますか
web-resign-why = あなたのゲームはここで終わります。取り消せません。
web-offer-draw = 引き分けを申し込む
web-accept-draw = 引き分けに応じる
web-decline-draw = 断る
web-draw-offered = { $names }が引き分けを申し込んでいます。
web-confirm-ask = この手でよいですか
web-confirm-move = { $move }でよいですか
web-confirm-yes = はい、決めます
web-share = 共有
web-share-title = このテーブルに招待する
web-share-why = このリンクを開いた人は空席に座れます。満席なら観戦になります。
web-share-link = このテーブルへのリンク
web-share-send = リンクを送る
web-copy = コピー
web-copied = コピーしました
web-copy-failed = ブラウザーがコピーを許可しませんでした。リンクを選択してコピーしてください。
web-qr = リンクのQRコード
web-share-local = このリンクはこのコンピューターでしか使えません。同じネットワークのほかの端末からも参加できるようにするには、「--lan」を付けてTuckboxを起動してください。
web-export = 棋譜を保存
web-full-screen = 全画面
web-full-screen-end = 全画面を終える
web-move-box = 手を入力する
web-move-box-hint = ルールのページの書き方で入力します。例：{ $example }
web-move-send = 決定
web-move-ambiguous = 「{ $typed }」は{ $moves }のどれかです。もう少し入力してください。
web-board-words = 盤面の説明
web-moves-heading = 選べる手は{ $count }通り
web-rematch = もう一戦
web-rematch-open = 次の対戦へ
web-again = 同じカードでもう一度
web-challenge = このカードで友だちに挑戦
web-new-game = 新しいゲーム
web-look-back = リプレイと分析
web-result = 結果
web-result-won = { $count ->
   *[other] { $names }の勝ち！
}
web-result-you = あなたの勝ちです！
web-result-drawn = 引き分けです。
web-grade = あなたの称号：{ $grade }
web-rank = 順位
web-player = プレイヤー
web-points-word = 得点
web-fair = 公正な抽選
web-fair-why = 最初のカードの前に、テーブルは秘密の値を、ブラウザーは自分のシードを、中身を伏せたまま先に確定します（コミットメント）。ゲームのあとで両方が公開され、ブラウザーは自分が見せられたものと抽選を照らし合わせます。
web-verify = 抽選を確かめる
web-two-tabs = このテーブルは別のタブかウィンドウでも開いています。同じ内容なので、どちらで遊んでもかまいません。
web-announce-turn = あなたの番です。

## 一つの画面で遊ぶ

web-hand-over = { $name }に渡してください
web-hand-over-why = 次は{ $name }が選びます。全員が選び終わるまで伏せておくため、ほかの人は見ないでください。
web-hand-over-ready = { $name }です。ボードを見せてください
web-hand-over-open = 選択を見せ合って遊ぶので、次から聞かない

## 公開テーブルと自分のゲーム

web-tables-why = 誰でも座れるテーブルです。
web-tables-open = 空席あり
web-tables-none = いまは開いているテーブルがありません。自分で開くと、すぐにここに出ます。
web-join = 参加する
web-watch = 観戦する
web-continue = 続ける
web-replay = リプレイ
web-running = 進行中
web-my-none = まだゲームがありません。
web-more = もっと見る
web-import = 棋譜を開く
web-import-why = 保存した棋譜（.tuckbox）を選ぶと、リプレイ、抽選の確認、分析ができます。
web-import-choose = ファイルを選ぶ
web-import-paste = またはテキストをここに貼り付ける
web-import-open = 開く
web-import-empty = まだ何もありません。ファイルを選ぶか、棋譜のテキストを貼り付けてください。
web-who-am-i = 自分について
web-who-why = TuckboxはCookieでこのブラウザーを見分けます。登録もメールもいりません。
web-keep-name = 名前を保存
web-name-kept = 保存しました。
web-move-device = 別の端末で続ける
web-recovery-make = コードを作る
web-recovery-code = 別の端末でこのコードを入力してください。いましか表示されません。新しく作ると、このコードは使えなくなります。
web-recovery-enter = コードを持っています
web-recovery-use = 引き継ぐ
web-recovery-done = このブラウザーにゲームを引き継ぎました。
web-result-short = { $names }の勝ち
web-result-drawn-short = 引き分け

## Tuckbox について

web-about-lead = Tuckboxは小さなゲームのためのデジタルテーブルです。これらのゲームが好きな人たちが作りました。自由に遊び、研究できます。
web-about-credits = ゲームの作者
web-about-owners = TuckboxはRavensburger、radiuthree、およびゲームの作者と提携しておらず、承認も受けていません。ゲームの名称はそれぞれの権利者のもので、どのルールで遊ぶかを示すためだけに使っています。ロゴ、箱絵、説明書の文章は一切使っていません。
web-about-buy = 気に入ったゲームがあれば、ぜひ買ってください。本物のボードとコマの楽しさは画面では味わえません。
web-about-contact = 権利者の方へ
web-about-contact-why = これらのゲームの権利をお持ちで、変更や削除をご希望の場合は、このサーバーの運営者に連絡するか、プロジェクトの公開ページでお知らせください。最優先で対応します。
web-about-reconstructed = 復元したコンポーネント
web-about-reconstructed-why = 公開された資料では確かめられない印刷内容がありました。その部分は私たちが描いた代わりのものです。遊ぶには十分ですが、印刷されたものとは違います。
web-about-own = ゲームをお持ちなら、印刷どおりの内容を用意できます。自分のコンポーネントのフォルダーを指定してTuckboxを起動してください（「tuckbox --help」の--componentsを参照）。どの棋譜にも、使ったコンポーネントが記録されます。
web-about-fair = 公正な抽選
web-about-source = TuckboxはMITライセンスの自由なソフトウェアです。
web-about-install = インストール
web-about-install-why = ブラウザーから、ホーム画面やアプリの一覧にTuckboxを加えられます。すると接続がなくても画面が開きます。遊ぶにはサーバーが必要です。
web-about-http = 家庭内ネットワークのhttpでは、ブラウザーが通知とオフライン表示を止めます。ほかはすべて使えます。
web-install = Tuckboxをインストール

## プライバシー

web-privacy-lead = このサーバーがあなたについて知っていることと、その期間です。
web-privacy-cookie = 署名付きのCookie一つで、同じブラウザーであることを確かめます。中身は乱数で、あなたについての情報はありません。もう一つのCookieには言語が入っています。
web-privacy-name = 入力した名前はテーブルに表示され、棋譜に残ります。空欄でも、どんな名前でもかまいません。サーバーの運営者に消去を頼むこともできます。
web-privacy-games = ゲームは続きやリプレイのために保存されます。公開したテーブルは誰でも見られますが、それ以外はリンクを知っている人だけが見られます。ほかの人が参加していないゲームは「マイゲーム」から削除できます。
web-privacy-boxes = 共有したり遊んだりしたボックスは、このサーバーに保存されます。作者の欄に名前を書かないかぎり、誰が作ったかは誰にも知らされません。下書きはこのブラウザーの中にだけ残ります。
web-privacy-address = ネットワークアドレスは1時間あまりメモリーに置くだけで、悪用を防ぐためにだけ使います。
web-privacy-third = ほかのサイトからは何も読み込みません。広告も追跡もメールも登録もありません。
web-privacy-browser = 設定はこのブラウザーの中にだけ残ります。
web-privacy-forget = このブラウザーの設定を消去する
web-privacy-forgotten = 設定を消去しました。最初に来たときと同じ状態です。
web-bots-warming = ウォームアップ中：最初の数手、ボットは本来の強さを出せません。本来の強さになるまで約{ $seconds }秒。
web-bots-waiting = ボットは本来の強さになるまで待っています（約{ $seconds }秒）。
web-bots-light = このサーバーでは、ボットは本来の強さを出せません。理由はサーバーのログにあります。
web-bots-wait = 本来の強さを待つ
web-bots-go = 待たない
