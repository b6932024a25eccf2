# コマンドラインの文です。

## ヘルプ

cli-about = FITS、BITS、FILLIT、JAMMITを遊べる、ファンによる非公式の作品です。一人でも、同じキーボードで何人かでも、ボット相手でも遊べます。
cli-about-games = ゲームの一覧（人数、設定、作者、復元したコンポーネント）を表示します。
cli-about-rules = ゲームの遊び方を説明します。
cli-about-play =
    ゲームを遊びます。ゲーム名を省くと、何を遊ぶかをお聞きします。

    ゲームの設定は--seats 2のように直接書けます（「tuckbox games」で一覧できます）。テーブルで「ヘルプ」と入力すると、入力できる言葉がわかります。
cli-about-replay = 棋譜を一手ずつ図で表示します。
cli-about-show = 棋譜の1局面を表示します。
cli-about-verify = 棋譜の抽選がその数値のとおりかを確かめ、そこから何が言えるかを示します。
cli-about-perft = ルールの検査のため、ありうる進行を一手ずつ数えます。

cli-flag-help = この説明を表示します。
cli-flag-version = バージョンを表示します。
cli-flag-lang = 言語です。省くとTUCKBOX_LANGかシステムの言語になります。
cli-flag-components = 自作のボード・カード・初期配置のフォルダーです。省くとTUCKBOX_COMPONENTSか設定フォルダーを使います。
cli-flag-plain = 図の代わりに文章で伝えます（スクリーンリーダー向け）。
cli-flag-json = プログラム向けのデータを出力します。
cli-flag-game = ゲームの名前です。
cli-flag-words = ゲームとその設定です。例：fits --seats 2 --boards 1,3
cli-flag-option = ゲームの設定を 名前=値 で指定します。何度でも書けます。
cli-flag-bot = プレイヤーをボットに任せます。例：2=random。何度でも書けます。
cli-flag-name = プレイヤーの名前です。例：1=花子。何度でも書けます。
cli-flag-first = 先手を決めます：me（最初に名前のある人）、other（その次の人）、lot（ランダム）。
cli-flag-seed = このシードと同じ配りで遊びます。
cli-flag-seen = ブラウザーが保存した、またはプログラムが書いた抽選の控えです。
cli-flag-save = 遊びながらこのファイルに保存します。
cli-flag-resume = 保存したゲームの続きを遊びます。
cli-flag-file = 棋譜のファイルです。
cli-flag-at = 何手目の後かを指定します。省くと最後の局面です。
cli-flag-depth = 何手先まで数えるかを指定します。
cli-flag-divide = 最初の手ごとに分けて数えます。
cli-flag-chance = 一行に一つずつ抽選を書いたファイルです。抽選は固定され、数に入りません。
cli-flag-install-completion = このシェルに入力補完を設定します。
cli-flag-show-completion = このシェルの入力補完スクリプトを表示します。

## 困ったとき

cli-language-unknown = 「{ $language }」という言語はありません。{ $known }から選んでください。
cli-option-unknown = 「{ $option }」という指定はありません。「--help」で一覧できます。
cli-option-value-missing = 「{ $option }」には値が必要です。
cli-argument-missing = { $argument }が足りません。「--help」で使い方がわかります。
cli-command-unknown = 「{ $command }」というコマンドはありません。「--help」で一覧できます。
cli-argument-bad = { $argument }は整数にしてください。
cli-usage = { $reason }「--help」で使い方がわかります。
cli-unexpected = 「{ $word }」は余分です。「--help」で使い方がわかります。
cli-pair = 「{ $text }」は{ $example }の形になっていません。
cli-no-seat = このテーブルは{ $seats }席なので、プレイヤー{ $seat }はいません。
cli-game-missing = ゲームを{ $known }から指定してください。
cli-depth = 深さは1以上にしてください（{ $depth }は使えません）。
cli-chance-line = { $file }の{ $line }行目：{ $reason }
cli-file-unreadable = 「{ $file }」を読めません（{ $reason }）。
cli-file-unwritable = 「{ $file }」に書き込めません（{ $reason }）。
cli-file-not-text = 「{ $file }」はUTF-8のテキストではないので、棋譜ではありません。
cli-file-in-the-way = 「{ $file }」は棋譜ではない別のファイルなので、そのまま残しました。ほかの名前にしてください。
cli-input-ended = 入力が終わりました。
cli-stopped = 中断しました。
cli-output-closed = 出力先が閉じられました。
cli-no-entry = { $at }手目はありません。この棋譜は{ $last }手までです。
cli-resume-alone = 保存したゲームにはゲーム・設定・席が含まれています。--resumeのほかは--seed、--saveと表示の指定だけにしてください。
cli-resume-over = このゲームはもう終わっています。「tuckbox replay」で見られます。
cli-first-unknown = 「{ $first }」から始めることはできません。{ $known }から選んでください。

## あるもの

cli-players = { $flag }：人数（{ $seats }）
cli-option-line = { $flag }：{ $label }（{ $choices }。省くと{ $default }）
cli-chosen = { $option }：{ $choice }
cli-reconstructed = 復元したコンポーネント：

## 何を遊ぶか

cli-welcome = Tuckbox へようこそ！ Enter キーだけで［ ］の中が選ばれます。
cli-ask-game = どのゲームを遊びますか？
cli-ask-sequence = { $choices }から一つ以上、好きな順に選べます。
cli-ask-seat = プレイヤー{ $seat }は誰が担当しますか？
cli-person = このキーボードの人
cli-bot = ボット（{ $level }）
cli-ask-first = 誰から始めますか？
cli-first-me = 自分
cli-first-other = ほかの人
cli-first-lot = ランダム
cli-ask-again = 「{ $answer }」は選べません。{ $choices }のどれかを入力してください。

## テーブルで

cli-word-help = ヘルプ ?
cli-word-moves = 手 一覧
cli-word-what = 何
cli-word-show = 表示
cli-word-score = 得点
cli-word-rules = ルール
cli-word-undo = 戻す 待った
cli-word-save = 保存
cli-word-resign = 投了
cli-word-quit = 終了

cli-table-help =
    一覧にある手をそのまま入力してください。大文字と小文字は区別しません。ほかに次の言葉を入力できます。
    手 – 選べる手の一覧（「手 e9」で e9 を含む手だけ）
    何 C4 – そのマスに何があるか
    表示 – テーブルをもう一度表示
    得点 – 得点を表示（進行中のラウンドの内訳も）
    ルール – ゲームのルールを表示
    戻す – 最後の手を取り消す
    保存 ファイル名 – ゲームをファイルに保存
    投了 – 負けを認める
    終了 – テーブルを離れる
    ヘルプ – この説明

cli-table-seed = シード：{ $seed }（同じシードで同じ配りになります）
cli-table-hint = 手を入力してください。「ヘルプ」で説明が出ます。
cli-table-resumed = 保存したところから続けます。
cli-turn = { $seat }の番です
cli-prompt = { $seat } > {""}
cli-moves-many = { $heading }：{ $count ->
   *[other] { $count }通り（例：{ $example }）
}
cli-moves-hint = 「手」ですべて、「手 e9」で e9 を含む手を一覧できます。
cli-moves-list = { $heading }：{ $moves }
cli-moves-none = 「{ $text }」を含む手はありません。
cli-move-ambiguous = 「{ $typed }」は{ $moves }のどれにも取れます。もう少し入力してください。
cli-move-unclear = 「{ $typed }」は選べる手ではありません。「手」で一覧できます。
cli-what-how = 「何 C4」のようにマスを指定してください。
cli-hand-over = 次は{ $seat }です。キーボードを渡し、ほかの人が画面を見ていないことを確かめてEnterキーを押してください。
cli-choice-hidden = { $seat }が選びました。全員が選ぶまで伏せておきます。
cli-saved = { $file }に保存しました
cli-save-how = 「保存 ファイル名」のように保存先を指定してください。
cli-ask-save = このゲームを保存しますか？ ファイル名を入力するか、Enterキーで破棄します：
cli-ask-save-end = このゲームの棋譜を保存しますか？ ファイル名を入力するか、Enterキーで破棄します：
cli-not-saved = ゲームは保存しませんでした。
cli-autosaved = ゲームを{ $file }に保存しました。「tuckbox play --resume」で続きを遊べます。
cli-goodbye = またどうぞ！

cli-over = ゲームが終わりました。
cli-column-who = プレイヤー
cli-column-points = 得点
cli-points-line = { $seat }、{ $label }：{ $points }
cli-grade = あなたの称号：{ $grade }

## 棋譜

cli-entry = { $last }手中{ $number }手目
cli-start = 開始局面

## 分析と自己検査

cli-about-analyse = 棋譜から、最善なら何点だったか、どこで流れが変わったかを示します。
cli-about-selfcheck = このコンピューターで、コンパイル済みのルールと読みやすいルールを一手ずつ比べます。
cli-flag-picture = このファイルに図も描きます（SVGまたはPNG）。
cli-flag-entries = 比べる手の数。
cli-analysing = 最善なら何点だったかを計算しています。初回はソルバーのコンパイルに少し時間がかかります…
cli-compiling = 初回は高速なルールのコンパイルに少し時間がかかります…
cli-twins-equal = すべてのコンパイル版のすべてのモードで{ $entries }手を比べました。違いはありません。
cli-twins-missing = コンパイル版がないため、比べていないゲーム：{ $games }
cli-entries = { $entries }は手の数になりません。1以上にしてください。
cli-hindsight = 最高点は、出たカードをすべて知っていた場合の点です。
cli-column-round = ラウンド
cli-column-seat = プレイヤー
cli-column-score = 得点
cli-column-best = 最高点
cli-column-losses = 点を失った手
cli-column-entry = 手
cli-column-played = 実際の手
cli-column-chances = プレイヤーごとの勝率
cli-column-better = より良い手
cli-best-proven = { $best }（証明済み）
cli-best-found = { $best } を発見（上限 { $bound }）
cli-turning-points = { $count ->
    [0] 勝負を分けた手はありませんでした。
   *[other] 勝負を分けた手が{ $count }手あり、! で示しています。
}

cli-file-other-game = 「{ $file }」には別のゲームが入っているので、そのまま残しました。ほかの名前にしてください。そのゲームの続きは「tuckbox play --resume ファイル」で遊べます。
cli-hindsight-nothing = 終わったラウンドがないので、まだ評価できるものがありません。
