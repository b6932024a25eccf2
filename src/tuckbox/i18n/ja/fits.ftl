# FITS

fits-title = FITS
fits-summary = 16枚のタイルをスロープに滑らせ、見えたまま残るドットをできるだけ減らすゲームです。1人から4人で遊べます。
fits-credits = ライナー・クニツィア作、2009年ラベンスバーガー社より発売。
fits-rules =
    # 使うもの

    各プレイヤーは、6列（A～F）×12段のボードをはめたスロープと、3・4・5マスからなる同じ16枚のタイルを持ちます。選んだボード1枚につき1ラウンド、ふつうはボード1から4まで遊びます。同じラウンドでは全員が同じボードを使います。

    # ラウンドの流れ

    全員に違うスタートカードが1枚ずつ配られ、そのタイルを置きます。スタートタイルは脇に置けません。スタートカードはラウンドごとに配り直します。

    続いて16枚の建設カードを1枚ずつめくります。どのタイルも1回ずつ出ます。全員が、めくられたカードのタイルを置くか、脇に置きます。何枚でも脇に置けますが、脇に置いたタイルはそのラウンドでは使えません。自分のスタートタイルと同じカードが出たら1回休みです。そのタイルはもうスロープにあるからです。

    全員が同時に選びます。

    ハウスルール（説明書にはありません）：全員が選ぶまで、ほかの人の選択は見えません。

    # タイルの置き方

    タイルは自由に回したり裏返したりできます。列を決めたら、底かほかのタイルに当たるまでまっすぐ滑らせます。横には動かないので、タイルの下にできたすき間はもう埋められません。左右にはみ出してはいけません。上のふちからははみ出してもかまいませんが、その部分は得点になりません。

    ハウスルール（説明書にはありません）：タイルの少なくとも1マスはボードの中になければなりません。

    # 得点

    16枚すべてがめくられたら得点計算です。見えているドットは1つにつきマイナス1点。ボード2・3・4の特別なマスにはドットがなく、この失点はありません。さらにボードごとの得点を加えます。

    ボード1：そろった段1つにつき1点。
    ボード2と3：見えている数字がそのまま得点または失点になります。
    ボード4：5種類の記号が2つずつあります。ペアが両方見えていれば3点、片方だけならマイナス3点、両方隠れていれば0点です。

    # ゲームの終わり

    全ラウンドの合計点が最も多い人の勝ちです。同点なら勝利を分け合います。

    # 手の書き方

    手は、タイル・向き・いちばん左の列の順に書きます。

    P5:0@C：タイルP5を図のまま、C列から置きます
    P5:1@C：時計回りに90度回して置きます。2と3は180度と270度です
    P5:m0@C：裏返して置きます。m1、m2、m3は裏返してから回します
    -（ハイフン）：タイルを脇に置きます
fits-rules-alone =
    # ひとりで遊ぶ

    ボード1から4までの合計点に応じて称号がもらえます。

    { fits-ladder }

fits-legend =
    1行目：ラウンド、全ラウンド数、［ ］の中はボード、> はめくられたカード、| は残りのカードです。
    スロープの上：プレイヤー（* はまだ選んでいません）、スタートタイル、いまラウンドが終わったときの点、終わったラウンドの点です。
    スロープの中：. はドット、x はもう埋められないドット、数字や文字は特別なマス、P5 のような名前はタイルです。
    その下：タイルの向きの一覧です。# がタイルのマスです。
fits-option-seats = 人数
fits-option-boards = 使うボード（遊ぶ順）
fits-choice-boards-1 = 1：段をそろえる
fits-choice-boards-2 = 2：ボーナスのマス
fits-choice-boards-3 = 3：ボーナスと減点のマス
fits-choice-boards-4 = 4：記号のペア

fits-reconstructed-board = ボード{ $board }：特別なマスの位置は復元したもので、印刷された実物とは異なります。
fits-reconstructed-cards = スタートカード：4枚がどのタイルかは復元したものです。

fits-tile = { $tile ->
    [I3] 棒I3
    [V3] 小さい角V3
    [L4] 小さいかぎL4
    [O4] 四角O4
    [S4] 段違いS4
    [T4] 小さいT字T4
    [F5] クランクF5
    [L5] 長いかぎL5
    [N5] 長い段違いN5
    [P5] 旗P5
    [T5] 大きいT字T5
    [U5] コップU5
    [V5] 大きい角V5
    [W5] 階段W5
    [X5] 十字X5
    [Y5] 枝Y5
   *[other] { $tile }
}
fits-symbol = { $sign ->
    [a] 丸
    [b] 三角
    [c] 四角
    [d] 星
    [e] ハート
   *[other] 記号{ $sign }
}
fits-deck-start = スタートカード
fits-deck-card = 建設カード

fits-effect-start-card = { $seat }にスタートカード「{ $tile }」が配られました。
fits-effect-card = 建設カード「{ $tile }」がめくられました。
fits-effect-misses = { $seat }は1回休みです。{ $tile }はスタートタイルでした。
fits-effect-place = { $seat }が{ $tile }（{ $text }）を{ $cells }に置きました。
fits-effect-above = 上のふちからはみ出したマス：{ $cells }。
fits-effect-gaps = { $count ->
   *[other] 埋められないすき間が{ $count }か所できました
}：{ $cells }。
fits-effect-cover-value = { $cell }の{ $value }が隠れました。
fits-effect-cover-symbol = { $cell }の{ $symbol }が隠れました。
fits-effect-row = { $row }段目がそろいました。
fits-effect-set-aside = { $seat }は{ $tile }を脇に置きました。
fits-effect-round-score = { $seat }は第{ $round }ラウンド（ボード{ $board }）で{ $points }点です（ドット { $dots }、段 { $rows }、数字 { $values }、ペア { $pairs }）。
fits-effect-next-round = 第{ $round }ラウンドが始まります。ボードは{ $board }です。
fits-effect-won = { $winners }が{ $points ->
   *[other] { $points }点
}で勝ちました。
fits-effect-shared = { $winners }が{ $points ->
   *[other] { $points }点
}で勝利を分け合いました。
fits-effect-solo = 全ラウンドが終わりました。{ $points ->
   *[other] { $points }点
}です。
fits-effect-grade = { $points ->
   *[other] { $points }点
}の称号は「{ $grade }」です。

fits-reason-won = 全ラウンドが終わり、合計点が最も多い人の勝ちです。
fits-reason-shared = 全ラウンドが終わり、最高点で並びました。
fits-reason-solo = 全ラウンドが終わりました。

fits-grade-1 = 箱ひっくり返し屋
fits-grade-2 = 棚の整理係
fits-grade-3 = 荷造り上手
fits-grade-4 = 引っ越しの達人
fits-grade-5 = パズルの名手
fits-grade-6 = 空間の芸術家
fits-grade-7 = すき間の征服者
fits-ladder =
    31点以上：{ fits-grade-7 }
    26～30点：{ fits-grade-6 }
    21～25点：{ fits-grade-5 }
    16～20点：{ fits-grade-4 }
    11～15点：{ fits-grade-3 }
    6～10点：{ fits-grade-2 }
    5点以下：{ fits-grade-1 }

fits-group-orientation = { $tile }、向き{ $orientation }
fits-group-set-aside = 脇に置く
fits-group-start = スタートカード
fits-group-card = 建設カード

fits-invalid-move = 「{ $text }」は手として読めません。P5:m1@Cのように「タイル:向き@列」と書くか、脇に置くなら - と書いてください。
fits-invalid-tile = 「{ $text }」のタイルはありません。{ $tile }というタイルはなく、使えるのは{ $known }です。
fits-invalid-space = 「{ $space }」というマスはありません。マスは{ $first }から{ $last }までです。

fits-refusal-not-a-draw = まだタイルは置けません。先に{ $deck }がめくられます。
fits-refusal-other-deck = いまめくるのは{ $deck }です。もう一方の山ではありません。
fits-refusal-card-gone = この山に{ $tile }のカードは残っていません。
fits-refusal-not-a-choice = カードは自動でめくられます。あなたは{ $tile }を置いてください。
fits-refusal-start-aside = スタートタイルは脇に置けません。{ $tile }を置いてください。
fits-refusal-other-tile = いま{ $tile }は置けません。置くのは{ $open }です。
fits-refusal-orientation = { $tile }に向き{ $orientation }という名前はありません。使える向きは{ $known }です。同じ形になる向きには名前が1つしかありません。
fits-refusal-side = この置き方では{ $tile }が横にはみ出します。左端の列はAから{ $last }までです。
fits-refusal-above = { $tile }は{ $row }段目で止まり、全体がボードの上にはみ出してしまいます。少なくとも1マスはボードの中に必要です。

fits-describe-round = 全{ $rounds }ラウンドの第{ $round }ラウンド、ボード{ $board }です。
fits-describe-rows-on = そろった段は1点、見えているドットはマイナス1点です。
fits-describe-rows-off = 見えているドットはマイナス1点です。
fits-describe-specials = 特別なマス：{ $specials }。
fits-special-value = { $cell }は{ $value }
fits-special-symbol = { $cell }は{ $symbol }
fits-describe-deal = スタートカードを配っています。
fits-describe-start = 全員がスタートタイルを置きます。
fits-describe-turn = 次の建設カードがめくられるところです。
fits-describe-build = 全員がめくられたタイルを置くか、脇に置きます。
fits-describe-over = ゲームは終わりました。
fits-describe-card = めくられたカードは{ $tile }です。
fits-describe-owing = まだ選んでいない人：{ $seats }。
fits-describe-to-place = あなたが置くタイルは{ $tile }です。
fits-describe-choice = { $tile }には{ $move }を選びました。あなたの画面には描かれていますが、ほかの人に見えるのは全員が選んだあとです。
fits-describe-turned = これまでのカード：{ $tiles }。
fits-describe-remaining = { $count ->
   *[other] 残りのカードは{ $count }枚です
}：{ $tiles }。
fits-describe-seat = { $seat }のスロープです。
fits-describe-seat-start = { $seat }のスロープです。スタートカードは{ $tile }です。
fits-describe-score = いまラウンドが終われば{ $points }点です（ドット { $dots }、段 { $rows }、数字 { $values }、ペア { $pairs }）。
fits-describe-empty = スロープには何もありません。
fits-describe-height = { $column }は{ $height }
fits-describe-heights = 列の高さ：{ $columns }。
fits-describe-row = { $row }段目：{ $runs }。
fits-describe-run = { $where } { $content }
fits-run-open = 空き
fits-run-gap = すき間
fits-describe-free-rows = { $row }段目から上はすべて空いています。
fits-describe-visible = まだ見えている特別なマス：{ $specials }。
fits-describe-above = 上のふちからはみ出しているマス：{ $cells }。
fits-describe-set-aside = 脇に置いたタイル：{ $tiles }。
fits-describe-orientation = 向き{ $orientation }：幅{ $width }、高さ{ $height }。左下の隅に置くと{ $cells }を覆います。
fits-describe-finished = 第{ $round }ラウンド、ボード{ $board }、{ $seat }：{ $points }点（ドット { $dots }、段 { $rows }、数字 { $values }、ペア { $pairs }）。
fits-describe-total = { $seat }のここまでの合計は{ $points }点です。

fits-inspect = { $seat }の{ $cell }：{ $content }。
fits-inspect-above = { $cell }は上のふちの外で、得点になりません。
fits-inspect-special = ボードの表示：{ $special }。
fits-inspect-dot = ボードの{ $cell }はドットです。

fits-components-board-name = { $file }の{ $line }行目の{ $column }文字目：「{ $found }」はボードの名前にできません。ファイルをboards/ に入れ、文字・数字・-・_ だけを使ってください。
fits-components-section = { $file }の{ $line }行目の{ $column }文字目：{ $found }はここに書けないか、二重になっています。書けるのは{ $known }です。
fits-components-section-missing = { $file }の{ $line }行目の{ $column }文字目：{ $section }の部分がありません。
fits-components-row-bonus = { $file }の{ $line }行目の{ $column }文字目：{ $found }は[row-bonus on]か[row-bonus off]とし、その下には何も書かないでください。
fits-components-sign = { $file }の{ $line }行目の{ $column }文字目：「{ $found }」は記号の説明になっていません。「. dot」「3 value 3」「-5 value -5」「a pair」のように書いてください。
fits-components-sign-twice = { $file }の{ $line }行目の{ $column }文字目：記号「{ $found }」の説明が二重です。
fits-components-value = { $file }の{ $line }行目の{ $column }文字目：値{ $found }は大きすぎます。使えるのは-{ $most }から{ $most }までです。
fits-components-pair = { $file }の{ $line }行目の{ $column }文字目：記号「{ $found }」はボードにちょうど2回描いてください。いまは{ $count ->
   *[other] { $count }回
}です。
fits-components-no-dot = { $file }の{ $line }行目の{ $column }文字目：ドットが一つも残っていません。少なくとも一つ描いてください。
fits-components-pairs = { $file }の{ $line }行目の{ $column }文字目：ペアが{ $most }個を超えています。ボットが判断できるのは{ $most }個までです。
fits-components-card = { $file }の{ $line }行目の{ $column }文字目：「{ $found }」というタイルはありません。使えるのは{ $known }です。
fits-components-card-twice = { $file }の{ $line }行目の{ $column }文字目：スタートカード{ $found }が二重です。それぞれ違うタイルにしてください。
fits-components-cards-few = { $file }の{ $line }行目の{ $column }文字目：{ $found ->
   *[other] スタートカードが{ $found }枚では
}足りません。1人に1枚、少なくとも{ $needed }枚必要です。
