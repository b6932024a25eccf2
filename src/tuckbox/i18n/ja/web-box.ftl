# ボードやカード、初期配置を描くページ。

web-box-title = { $game }のボードやカードを自作する
web-box-link = ボードやカードを自作する
web-box-lead = 実物をお持ちなら、印刷どおりに写してください。自由に創作してもかまいません。下書きはこのブラウザーに残ります。
web-box-untitled = わたしの{ $game }

web-box-tools = 図と下書き
web-box-drawing = 図
web-box-drawing-claimed = { $drawing }・{ $claim }
web-box-board = ボード{ $board }
web-box-starting-tiles = スタートタイル
web-box-starting-stones = スタートピース
web-box-stack = 課題カード 山{ $stack }
web-box-setup = { $seats }人、{ $size ->
    [mini] ミニ盤
   *[large] 大きい盤
}、初期配置{ $letter }
web-box-add = 新しいボード
web-box-add-name = ボードの名前
web-box-add-why = 半角の英数字と - と _ が使えます。はじめは空のボードです。
web-box-add-taken = その名前のボードはもうあります。
web-box-undo = 元に戻す
web-box-redo = やり直す
web-box-undone = 元に戻しました。
web-box-redone = やり直しました。

web-box-open = 新規・開く
web-box-open-why = いまの図は置きかわります。「元に戻す」で戻せます。
web-box-from-built-in = 内蔵の図から始める
web-box-from-empty = 空の図から始める
web-box-from-file = ファイルを開く
web-box-from-link = リンクから開く
web-box-follow = 開く
web-box-no-link = このリンクにボックスはありません。64桁の英数字が入っているはずです。
web-box-kept = このサーバーのボックス
web-box-mine = あなたのもの
web-box-too-large = このファイルは大きすぎます。ボックスは64 KBまでです。
web-box-foreign = これはボックスではありません。.tuckbox-boxで終わるファイルを選んでください。
web-box-other-game = これは別のゲームのボックスです。そのゲームのページで開いてください。

web-box-palette = 描くもの
web-box-used = { $used }個
web-box-left = { $left ->
    [0] { $used }個、残りなし
   *[other] { $most }個のうち{ $used }個、残り{ $left }個
}
web-box-keys = キー：矢印で移動、Enterで描く・消す、Deleteで消す、Page Up・Page Downで描くものの切り替え、Ctrl+Zで元に戻す、Ctrl+Yでやり直す。
web-box-wrong-here = { $cell }。ここに問題があります。
web-box-unreadable = この図は表示できません。足りないか多すぎるものがあります。テキストで直すか、内蔵の図を使ってください。

web-box-number = 数字 { $value }
web-box-other-number = ほかの数字
web-box-take = 選ぶ
web-box-row-bonus = そろった段ごとに1点
web-box-grid = ボード{ $board }：上の12段目から下の1段目まで、AからFの列
web-box-possible = ボードの出来を調べる
web-box-possible-why = 無作為な配り{ $deals }回で、カードがすべて分かっているときの最高点です。
web-box-possible-ask = 計算する
web-box-possible-failed = 計算できませんでした。もう一度お試しください。
web-box-possible-found = 配り{ $deals }回：平均{ $mean }点、最低{ $least }点、最高{ $most }点。

web-box-chosen = { $needed }個のうち{ $used }個
web-box-cards = この山のカード
web-box-card = カード{ $card }：{ $task }
web-box-points = 点数
web-box-points-others = ほかの形
web-box-colour = 色
web-box-squares = { $used }マス
web-box-squares-of = { $needed }マスのうち{ $used }マス
web-box-shape-grid = カード{ $card }の形：格子のどこにでも、1マスずつ描けます
web-box-square = { $cell }：マスあり
web-box-no-square = { $cell }：なし

web-box-hexagon = { $setup }：上の行から順に
web-box-outside = { $hex }の外側
web-box-nothing = なし
web-box-pawn = { $colour ->
    [R] 赤のコマ
    [B] 青のコマ
    [Y] 黄のコマ
   *[G] 緑のコマ
}
web-box-stone = { $colour ->
    [R] 赤のストーン
    [B] 青のストーン
    [Y] 黄のストーン
   *[G] 緑のストーン
}
web-box-chip = { $colour ->
    [R] 赤のチップ
    [B] 青のチップ
    [Y] 黄のチップ
   *[G] 緑のチップ
}
web-box-symmetry = { $seats ->
    [3] 三人分を同時に描く
   *[other] 両方の側を同時に描く
}

web-box-claim = { $drawing }
web-box-built-in = 内蔵
web-box-printed = 印刷どおり
web-box-made-up = 創作
web-box-built-in-why = まだボックスに入っていません。どこかを変えると入ります。
web-box-claim-why = これはあなたの申告です。「印刷どおり」は、実物の印刷とまったく同じという意味です。
web-box-clear = 空にする
web-box-remove = このボードを削除

web-box-away = サーバーにつながらないため、確認できません。下書きはこのブラウザーに残るので、そのまま描けます。
web-box-good = このボックスで遊べます。
web-box-go-there = 移動：{ $drawing }
web-box-not-kept = このブラウザーには下書きを残せません。離れる前にファイルに保存してください。

web-box-play = このボックスで遊ぶ
web-box-head = ボックスについて
web-box-name = 名前
web-box-author = 作者
web-box-licence = ライセンス（ほかの人の使い方）
web-box-share = 保存・共有
web-box-keep = リンクを作る
web-box-copy = リンクをコピー
web-box-listed = このサーバーの全員に見せる
web-box-listed-why = そうしなければ、リンクを知っている人だけが開けます。
web-box-agreed = { $count ->
    [0] この図を印刷どおりとして公開した人はまだいません。
   *[other] { $count }人がこの図とまったく同じものを印刷どおりとして公開しています。
}
web-box-differ = { $count }人の図は{ $spaces }か所が違います
web-box-difference = { $space }：この図は{ $here }、その図は{ $there }
web-box-agreed-why = 誰でも何度でも登録できます。人数は証拠ではありません。
web-box-yes = あり
web-box-no = なし
web-box-starts = スタート
web-box-starts-not = スタートではない
web-box-pair-with = { $space }とペア
web-box-stack-card = 山{ $stack }のカード{ $card }
web-box-shape = 形{ $shape }
web-box-withdraw = 取り下げる
web-box-withdraw-named = 「{ $name }」を取り下げる
web-box-withdrawn = 「{ $name }」を取り下げました。これを使っているゲームは続けられます。
web-box-save = ファイルに保存
web-box-picture = 画像（{ $kind }）
web-box-no-picture = このブラウザーでは画像を作れませんでした。
web-box-as-text = テキストで見る

## テーブルで

web-box-table-by = 「{ $name }」作者 { $author }
web-box-table-printed = 作者によれば印刷どおり
web-box-table-made-up = 創作
web-box-table-mixed = 作者によれば一部は印刷どおり
web-box-table-hidden = 運営者が名前と作者を隠したボックス
