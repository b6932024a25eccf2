# JAMMIT（中村良）

jammit-title = JAMMIT
jammit-summary = 盤の角からコインを押し込み、押し出された自分の色のコインやストーンで得点するゲームです。
jammit-credits = ゲームデザイン：中村良、グラフィック：伊勢雅徳、発行：ラディアスリー（2020年）。
jammit-rules =
    # 目的

    盤の角からコインを押し込みます。押し出されたものは、その色のプレイヤーの得点になります。先に目標の点数に達した人の勝ちです。2人なら13点、3人なら11点です。

    # 準備

    2人か3人で遊びます。色は赤、青、黄です。盤を決め、二つの初期配置AとBのどちらかを選びます。盤の上には各自のストーンが4個あり、コインはまだありません。コマは盤の外の角に置きます。赤から始めます。誰が赤になるかは、じゃんけんなどで決めてください。手番は赤、青、黄の順に回ります。2人で遊ぶときは、もう1色が誰のものでもない中立の色になります。

    ハウスルール（説明書にはありません）：中立の色は黄です。

    ハウスルール（説明書にはありません）：ミニ盤でも遊べます。

    ここに示す初期配置は、印刷された図を確認できていないため復元したものです。

    # 列

    盤は六角形で、中央に穴があります。コマは六つの角のどれかに立ち、反対側の角を向きます。その角で接する二つの辺からコマの向きにまっすぐ伸びる線が、使える列です。真ん中の列は角から始まって中央の穴で終わり、ほかの列は反対側のふちで終わります。

    # 手番

    1. コインを入れます。自分の角の列を一つ選び、コイン2枚を好きな順に1枚ずつ入れます。2人のときは相手の色と中立を1枚ずつ、3人のときはほかの2人の色を1枚ずつ使います。
    2. 追加のコインを入れます。手順1で自分のストーンを一つ以上押し出したときだけ行います。相手のストーンを押し出しても追加はありません。自分の色のコインを、同じ角の別々の列に1枚ずつ、計2枚入れます。前に使った列をまた使ってもかまいません。ここで押し出したものも得点になります。ストーンを二つ押し出しても、追加のコインは2枚だけです。この手順でまた自分のストーンを一つ以上押し出したら、もう1回行います。さらに出たときも同じです。
    3. コマを、どのコマもいない別の角へ動かします。

    # 押し方

    コインは入口のマスに入り、そこにあるものを1マス奥へ押します。押されたものは次のものを押し、空きマスで押しが止まります。空きマスがなければ、いちばん奥のものが押し出されます。

    # 得点

    押し出されたコインとストーンは、誰が押したかに関係なく、その色のプレイヤーの得点になります。ふちから出れば1点、中央の穴に落ちれば2点です。出たストーンはゲームから除き、コインは共通の置き場に戻します。

    中立のコインは押し出したプレイヤーのもので、ふちなら1枚、穴なら2枚もらえます。3枚を1点と交換します。

    ハウスルール（説明書にはありません）：3枚たまったらすぐに交換します。

    # ゲームの終わり

    目標の点数に達したプレイヤーが、手番の途中でもその場で勝ちます。押し出されるのは一つずつで、先に出たものを先に数えます。

    ハウスルール（説明書にはありません）：コインはなくなりません。箱に入っているのは各色25枚ですが、接戦でも中立のコインが25枚を超えて必要になることはめったにありません。

    # 手の書き方

    マスは、下から数えた段の文字と数字で表します。列は、始まりのマスの名前で呼びます。

    d8=NB：d8から始まる列に、中立のコイン、青のコインの順に入れます（Rは赤、Bは青、Yは黄、Nは中立）
    d8,f9：追加のコインを、d8、f9の順に入れます
    >a1：コマを角a1へ動かします

jammit-legend =
    各段は文字で始まり、数字は右下のふちに沿って並びます。
    大文字 R B Y：コイン、N：中立のコイン。小文字 r b y：ストーン。# は穴。角の外の（ ）はコマの場所です。
    盤の下：プレイヤーごとに、* は手番、コマとその角、得点 / 目標、盤上のストーン、N は中立のコイン、次にすること（=BN コインを入れる、,RR 追加のコイン、> コマを動かす）です。
jammit-option-seats = 人数
jammit-option-board = 盤
jammit-option-layout = 初期配置
jammit-choice-board-large = 大（60マス）
jammit-choice-board-mini = ミニ（36マス、ハウスルール）
jammit-choice-layout-A = A
jammit-choice-layout-B = B

jammit-setup = { $seats }人用{ $board ->
    [mini] ミニ盤
   *[large] 大きい盤
}の{ $layout }
jammit-reconstructed-setups = 印刷された図を確認できていないため、次の初期配置は復元したものです：{ $setups }。

jammit-colour-R = 赤
jammit-colour-B = 青
jammit-colour-Y = 黄
jammit-coin-R = 赤のコイン
jammit-coin-B = 青のコイン
jammit-coin-Y = 黄のコイン
jammit-coin-N = 中立のコイン
jammit-stone-R = 赤のストーン
jammit-stone-B = 青のストーン
jammit-stone-Y = 黄のストーン
jammit-coins-R = 赤のコイン
jammit-coins-B = 青のコイン
jammit-coins-Y = 黄のコイン
jammit-coins-N = 中立のコイン
jammit-stones-R = 赤のストーン
jammit-stones-B = 青のストーン
jammit-stones-Y = 黄のストーン
jammit-piece-at = { $hex }に{ $piece }
jammit-nothing = なし

jammit-group-insert = 先に{ $first }、次に{ $second }
jammit-group-extra = 追加の1枚目を{ $hex }から
jammit-group-pawn = コマを動かす

jammit-effect-enter = { $seat }が{ $hex }から{ $piece }を入れました。
jammit-effect-push = { $hex }の{ $piece }が{ $to }へ押されました。
jammit-effect-out-border = { $hex }の{ $piece }がふちから押し出されました。
jammit-effect-out-centre = { $hex }の{ $piece }が中央の穴に押し出されました。
jammit-effect-points = { $seat }が{ $points }点を得て、合計{ $total }点になりました。
jammit-effect-neutral = { $seat }が中立のコインを{ $coins }枚もらい、{ $total }枚になりました。
jammit-effect-exchange = { $seat }が中立のコイン{ $coins }枚を1点と交換し、合計{ $total }点、残りの中立のコインは{ $left }枚になりました。
jammit-effect-extra = { $seat }は自分のストーン{ $stones }個を押し出しました（{ $hexes }）。追加のコイン2枚を入れます。
jammit-effect-pawn = { $seat }がコマを{ $hex }から{ $to }へ動かしました。
jammit-effect-win = { $seat }が{ $points }点に達し、その場で勝ちました。

jammit-reason-goal = 勝利に必要な点数に達しました。

jammit-refusal-owes-insert = 先に、列とコイン2枚の順番を選んでください。
jammit-refusal-owes-extra = 先に、追加のコイン2枚を別々の列に入れてください。
jammit-refusal-owes-pawn = コインは入れ終わりました。コマを別の角へ動かしてください。
jammit-refusal-column = 角{ $corner }には{ $hex }から始まる列がありません。使える列の入口は{ $heads }です。
jammit-refusal-coins = 入れるのは次の2枚です。順番は自由です：{ $coins }。
jammit-refusal-same-column = 追加のコインが2枚とも列{ $hex }に入ります。別々の列を選んでください。
jammit-refusal-corner = { $hex }は盤の角ではありません。角は{ $corners }です。
jammit-refusal-stay = コマはもう{ $hex }にいます。別の角へ動かしてください。
jammit-refusal-taken = { $hex }には{ $seat }のコマがいます。空いている角を選んでください。
jammit-invalid-move = 「{ $text }」は手として読めません。コインはd8=BN、追加のコインはd8,f9、コマは >a1のように書いてください。
jammit-invalid-space = 「{ $space }」はこの盤のマスではありません。マスは段の文字と数字で表します。{ $centre }は中央の穴です。

jammit-describe-over = ゲームは終わりました。{ $seat }が{ $goal }点に達して勝ちました。
jammit-describe-insert = { $seat }は一つの列にコイン2枚を好きな順に入れます：{ $coins }。
jammit-describe-extra = { $seat }は自分のストーンを押し出したので（{ $hexes }）、別々の列に追加のコインを入れます：{ $coins }。
jammit-describe-pawn = { $seat }はコマを動かします。
jammit-describe-seat = { $seat }（{ $colour }）：{ $goal }点のうち{ $points }点、コマは{ $corner }、盤上のストーンは{ $stones }個です。
jammit-describe-seat-neutral = { $seat }（{ $colour }）：{ $goal }点のうち{ $points }点、中立のコイン{ $neutral }枚、コマは{ $corner }、盤上のストーンは{ $stones }個です。
jammit-describe-pieces = { $pieces }：{ $hexes }。
jammit-describe-corner = 角{ $corner }の列を時計回りに、入口から順に読み上げます。
jammit-describe-column-border = 列{ $hex }（ふちで終わる）、{ $gaps ->
    [0] 空きなし
   *[other] 空き{ $gaps }マス
}：{ $pieces }。
jammit-describe-column-centre = 列{ $hex }（中央の穴で終わる）、{ $gaps ->
    [0] 空きなし
   *[other] 空き{ $gaps }マス
}：{ $pieces }。
jammit-describe-free = 空いている角：{ $corners }。
jammit-describe-board = マスは段の文字（下からaから{ $row }まで）と数字で表します。中央の穴は{ $centre }です。角は右から時計回りに{ $corners }です。
jammit-describe-reconstructed = この初期配置は、印刷された図を確認できていないため復元したものです。

jammit-inspect-centre = { $hex }は中央の穴です。ここに落ちたものは2倍に数えます。
jammit-inspect-empty = { $hex }には何もありません。
jammit-inspect-piece = { $hex }には{ $piece }があります。
jammit-inspect-pawn = { $hex }の外側に{ $seat }のコマがいます。
jammit-inspect-corner = { $hex }は角で、コマはいません。
jammit-inspect-column-border = { $seat }から見ると、列{ $hex }（全{ $length }マス、ふちで終わる）の{ $place }番目です。
jammit-inspect-column-centre = { $seat }から見ると、列{ $hex }（全{ $length }マス、中央の穴で終わる）の{ $place }番目です。

jammit-components-section = { $file }の{ $line }行目の{ $column }文字目：見出し「{ $found }」は使えません。初期配置の見出しは{ $known }です。
jammit-components-section-twice = { $file }の{ $line }行目の{ $column }文字目：見出し「{ $found }」が二度あります。一つにしてください。
jammit-components-section-missing = { $file }の{ $line }行目の{ $column }文字目：このファイルには見出し「{ $missing }」がありません。
jammit-components-pawn-line = { $file }の{ $line }行目の{ $column }文字目：「{ $found }」ではコマを置けません。R e9のように色と角を書いてください。
jammit-components-colour = { $file }の{ $line }行目の{ $column }文字目：色「{ $found }」のプレイヤーはいません。{ $known }から選んでください。
jammit-components-corner = { $file }の{ $line }行目の{ $column }文字目：「{ $found }」は角ではありません。角は{ $known }です。
jammit-components-pawn-twice = { $file }の{ $line }行目の{ $column }文字目：「{ $found }」のコマはもう置かれています。コマは一色に一つです。
jammit-components-corner-taken = { $file }の{ $line }行目の{ $column }文字目：「{ $found }」には別のコマがいます。コマごとに別の角を選んでください。
jammit-components-pawn-missing = { $file }の{ $line }行目の{ $column }文字目：「{ $missing }」のコマの場所がありません。行を加えてください。
jammit-components-stones = { $file }の{ $line }行目の{ $column }文字目：ストーン「{ $found }」が多すぎます。箱に入っているのは各色{ $most }個です。
