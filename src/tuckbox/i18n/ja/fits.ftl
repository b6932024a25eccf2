# FITS

fits-title = FITS
fits-summary = 16枚のタイルを坂に滑らせ、見えたまま残るドットをできるだけ減らすゲームです（1〜4人用）。
fits-credits = ライナー・クニツィア作、2009年ラベンスバーガー社より発売。
fits-rules =
    各プレイヤーは、6列（A〜F）×12段のボードをはめた坂と、3・4・5マスからなる同じ16枚のタイルを持ちます。1枚のボードにつき1ラウンド、ふつうはボード1から4まで遊びます。

    ラウンドの初めに、各自にスタートカードが1枚配られ、そのタイルを置きます。続いて建設カードを1枚ずつめくります。どのタイルも1回ずつ出ます。めくられたカードのタイルを全員が同時に置くか、または脇に置きます。脇に置いたタイルはそのラウンドでは使えません。自分のスタートカードと同じカードが出たら、そのタイルはすでに坂にあるので1回休みです。

    タイルは自由に回転・裏返しができます。列を決めたら、底かほかのタイルに当たるまでまっすぐ滑らせます。横には動かないので、ふさがれたすき間はもう埋められません。上の端からはみ出してもかまいませんが、少なくとも1マスは盤の中になければなりません。

    16枚すべてがめくられたら得点計算です。見えているドットは1つにつきマイナス1点。ボード1では、そろった段1つにつき1点。ボード2と3では、見えている数字がそのまま得点または失点になります。ボード4には5種類の記号が2つずつあり、両方見えていれば3点、片方だけならマイナス3点、どちらも隠れていれば0点です。

    全ラウンドの合計が最も多い人の勝ちです。同点なら勝利を分け合います。1人でボード1から4を遊ぶと、合計点に応じた称号がもらえます。

    手は「タイル:向き@左端の列」と書きます。P5:0@C はタイルP5を図のままC列から、P5:1@C は時計回りに90度回して、P5:m0@C は左右を反転して置きます。ハイフン（-）は脇に置くことを表します。

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
fits-effect-place = { $seat }が{ $tile }（{ $move }）を{ $cells }に置きました。
fits-effect-above = 上の端からはみ出したマス：{ $cells }。
fits-effect-gaps = { $count ->
   *[other] すき間が{ $count }か所ふさがれました
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

fits-grade-1 = ひっくり返した箱
fits-grade-2 = 棚の見習い
fits-grade-3 = 荷造り上手
fits-grade-4 = 引っ越しの達人
fits-grade-5 = パズルの名手
fits-grade-6 = 空間の芸術家
fits-grade-7 = すき間の征服者

fits-group-orientation = { $tile }、向き{ $orientation }
fits-group-set-aside = 脇に置く
fits-group-start = スタートカード
fits-group-card = 建設カード

fits-invalid-move = 「{ $text }」は手として読めません。P5:m1@C のように「タイル:向き@列」と書くか、脇に置くなら - と書いてください。
fits-invalid-tile = 「{ $text }」のタイルはありません。{ $tile }というタイルはなく、使えるのは{ $known }です。
fits-invalid-space = 「{ $space }」というマスはありません。マスは{ $first }から{ $last }までです。

fits-refusal-not-a-draw = いまは{ $deck }を引く番です。タイルを置くのはプレイヤーです。
fits-refusal-other-deck = いま引くのは{ $deck }です。もう一方の山ではありません。
fits-refusal-card-gone = この山に{ $tile }のカードは残っていません。
fits-refusal-not-a-choice = カードは偶然が決めます。あなたは{ $tile }を置いてください。
fits-refusal-start-aside = スタートタイルは脇に置けません。{ $tile }を置いてください。
fits-refusal-other-tile = いま{ $tile }は置けません。置くのは{ $open }です。
fits-refusal-orientation = { $tile }には独自の向き{ $orientation }がありません。使える向きは{ $known }です。同じ形になる向きの名前は1つだけです。
fits-refusal-side = この置き方では{ $tile }が横にはみ出します。左端の列はAから{ $last }までです。
fits-refusal-above = { $tile }は{ $row }段目で止まり、すべて盤の上に出てしまいます。少なくとも1マスは盤の中に必要です。

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
fits-describe-choice = { $tile }に{ $move }を選びました。もう置いたものとして表示し、ほかの人を待っています。
fits-describe-turned = これまでのカード：{ $tiles }。
fits-describe-remaining = { $count ->
   *[other] 残りのカードは{ $count }枚です
}：{ $tiles }。
fits-describe-seat = { $seat }の坂です。
fits-describe-seat-start = { $seat }の坂です。スタートカードは{ $tile }です。
fits-describe-score = いまラウンドが終われば{ $points }点です（ドット { $dots }、段 { $rows }、数字 { $values }、ペア { $pairs }）。
fits-describe-empty = 坂には何もありません。
fits-describe-height = { $column }は{ $height }
fits-describe-heights = 列の高さ：{ $columns }。
fits-describe-row = { $row }段目：{ $runs }。
fits-describe-run = { $where } { $content }
fits-run-open = 空き
fits-run-gap = すき間
fits-describe-free-rows = { $row }段目から上はすべて空いています。
fits-describe-visible = まだ見えている特別なマス：{ $specials }。
fits-describe-above = 上の端からはみ出しているマス：{ $cells }。
fits-describe-set-aside = 脇に置いたタイル：{ $tiles }。
fits-describe-orientation = 向き{ $orientation }：幅{ $width }、高さ{ $height }。左下の隅に置くと{ $cells }を覆います。
fits-describe-finished = 第{ $round }ラウンド、ボード{ $board }、{ $seat }：{ $points }点（ドット { $dots }、段 { $rows }、数字 { $values }、ペア { $pairs }）。
fits-describe-total = { $seat }のここまでの合計は{ $points }点です。

fits-inspect = { $seat }の{ $cell }：{ $content }。
fits-inspect-above = { $cell }は上の端の外で、得点になりません。
fits-inspect-special = ボードの表示：{ $special }。
fits-inspect-dot = ボードの{ $cell }はドットです。

fits-components-board-name = { $file }の{ $line }行{ $column }文字目：「{ $found }」はボードの名前にできません。ファイルを boards/ に入れ、文字・数字・-・_ だけを使ってください。
fits-components-section = { $file }の{ $line }行{ $column }文字目：{ $found }はここに書けないか、二重になっています。書けるのは{ $known }です。
fits-components-section-missing = { $file }の{ $line }行{ $column }文字目：{ $section }の部分がありません。
fits-components-row-bonus = { $file }の{ $line }行{ $column }文字目：{ $found }は [row-bonus on] か [row-bonus off] とし、その下には何も書かないでください。
fits-components-sign = { $file }の{ $line }行{ $column }文字目：「{ $found }」は記号の説明になっていません。「. dot」「3 value 3」「-5 value -5」「a pair」のように書いてください。
fits-components-sign-twice = { $file }の{ $line }行{ $column }文字目：記号「{ $found }」の説明が二重です。
fits-components-value = { $file }の{ $line }行{ $column }文字目：値{ $found }は大きすぎます。使えるのは-{ $most }から{ $most }までです。
fits-components-pair = { $file }の{ $line }行{ $column }文字目：記号「{ $found }」は盤にちょうど2回描いてください。いまは{ $count ->
   *[other] { $count }回
}です。
fits-components-card = { $file }の{ $line }行{ $column }文字目：「{ $found }」というタイルはありません。使えるのは{ $known }です。
fits-components-card-twice = { $file }の{ $line }行{ $column }文字目：スタートカード{ $found }が二重です。それぞれ違うタイルにしてください。
fits-components-cards-few = { $file }の{ $line }行{ $column }文字目：{ $found ->
   *[other] スタートカードが{ $found }枚では
}足りません。各席に1枚、少なくとも{ $needed }枚必要です。
