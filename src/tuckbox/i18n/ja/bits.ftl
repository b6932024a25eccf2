# BITS

bits-title = BITS
bits-summary = 二色のピースをスロープに滑らせ、課題カードが求める色のエリアを作るゲームです。1人から4人で遊べます。
bits-credits = ライナー・クニツィア作、2011年ラベンスバーガー社より発売。これはファンによる非公式の作品です。
bits-rules =
    # 何を作るか

    6×6マスのスロープにピースを積みます。ピースは2マスの大きさで、それぞれのマスは赤・青・紫・黄・黒のどれかの色です。各プレイヤーは同じ20個のピースを持ち、建設カードもそれに対応する20枚です。スタートピース5個はこれとは別です。最後に数えるのはエリア、つまり辺でつながった同じ色のマス全部です。角だけで接するマスはつながっていません。

    # ラウンドと課題カード

    ゲームは3ラウンド、プロルールでは4ラウンドです。ラウンドの前にスロープを空にし、全員がピースをすべて手元に戻し、スタートカードと建設カードをそれぞれ切り直します。それから課題カードを1枚めくります。前のラウンドのカードもそのまま残り、このラウンドの得点計算にも使います。3枚目が2枚目と同じ形なら、代わりに別のカードをめくります。

    # ピースの置き方

    全員がそれぞれ違うスタートピースを受け取って置きます。その後は建設カードを1枚ずつめくり、全員がそのピースを置きます。置けるときは必ず置かなければなりません。

    列と向きを選ぶと、ピースは何かに当たるまでまっすぐ滑ります。途中で回したり横へずらしたりはできず、ボードからはみ出してもいけません。上をふさがれたマスにはもう届かず、すき間として残ります。

    全員が同時に置きます。

    ハウスルール（説明書にはありません）：全員が選ぶまで、ほかの人の選択は見えません。

    もうピースを置けない人は、そこでラウンドが終わりです。ほかの人は続け、全員が置けなくなったらラウンド終了です。

    # 中立のピース

    各ラウンド1回だけ、示されたピースの代わりに灰色の中立のピースを置けます（示されたピースは使えなくなります）。灰色のマスはどのエリアにも入らず、得点にもなりませんが、エリアを区切ります。すき間も同じです。

    ハウスルール（説明書にはありません）：中立のピースはスタートピースの代わりにできません。

    # 得点

    めくられている課題カードを1枚ずつ、エリアを1つずつ得点計算します。同じ形を二つ作れば2回得点になります。エリア全体がカードの形とぴったり同じときだけ得点になります（回転・裏返しは自由）。その形を含む大きなエリアは0点です。

    カード1：色を問わず、ちょうど4マスのエリアごとに、示された形なら2点、ほかの形なら1点。
    カード2：示された色と形のエリアごとに2点。
    カード3：色を問わず、示された形のエリアごとにマイナス2点。
    カード4（プロルールのみ）：色を問わず、示されたより大きな形のエリアごとに3点。

    # ゲームの終わり

    全ラウンドの合計点が最も多い人の勝ちです。同点なら、それぞれの最も得点の高いラウンドを比べ、それも同じなら勝利を分け合います。

    # 手の書き方

    色は、Rが赤、Bが青、Pが紫、Yが黄、Kが黒です。2つのマスを並ぶ順に書きます。

    RB>C：横向きに置きます。C列が赤、その右が青です
    RB^C：C列に縦向きに置きます。下が赤、上が青です
    NN>CとNN^C：中立のピースを置きます
bits-rules-alone =
    # ひとりで遊ぶ

    3ラウンドの合計点に応じて称号がもらえます（プロルールを除く）。

    { bits-ladder }

bits-legend =
    1行目：ラウンド、全ラウンド数、［ ］の中はめくられた建設カード、続いて残りのカード（x2 は2枚）です。
    課題カード：山、形、色（あれば）、点数。= の後は、いま各プレイヤーに入る点です。
    ボードの上：プレイヤー（* はまだ選んでいません）、スタートピース、N は中立のピースが残っている印、いまラウンドが終わったときの点です。
    ボードの中：R 赤、B 青、P 紫、Y 黄、K 黒、N 中立、. は空き、x はもう届かないすき間。小文字は、選んだがまだ伏せてあるピースです。
    その下の = の後：終わったラウンドの点です。
bits-option-seats = 人数
bits-option-pro = プロルール（4ラウンド目あり）
bits-choice-pro-off = なし
bits-choice-pro-on = あり

bits-colour-R = 赤
bits-colour-B = 青
bits-colour-P = 紫
bits-colour-Y = 黄
bits-colour-K = 黒
bits-colour-N = 灰色

bits-stone-RR = 赤一色のピース
bits-stone-RB = 赤と青のピース
bits-stone-RP = 赤と紫のピース
bits-stone-RY = 赤と黄のピース
bits-stone-RK = 赤と黒のピース
bits-stone-BB = 青一色のピース
bits-stone-BP = 青と紫のピース
bits-stone-BY = 青と黄のピース
bits-stone-BK = 青と黒のピース
bits-stone-PP = 紫一色のピース
bits-stone-PY = 紫と黄のピース
bits-stone-PK = 紫と黒のピース
bits-stone-YY = 黄一色のピース
bits-stone-YK = 黄と黒のピース
bits-stone-KK = 黒一色のピース
bits-stone-NN = 中立のピース
bits-count-stone = { $stone }×{ $count }

bits-shape-O1 = 1マスだけの形
bits-shape-V3 = 3マスのかぎ形
bits-shape-O4 = 2×2の正方形
bits-shape-L4 = 4マスのL字形
bits-shape-S4 = 4マスのジグザグ形
bits-shape-line = { $squares }マスの直線
bits-shape-letter = { $squares }マスの{ $letter }字形

bits-task-size = { $squares }マスのエリア：{ $shape }は{ $points }点、ほかの形は{ $others }点
bits-task-colour = { $colour }の{ $shape }、それぞれ{ $points }点
bits-task-shape = 色を問わず{ $shape }、それぞれ{ $points }点

bits-reconstructed-starting-stones = スタートピース5個の組み合わせは復元です。印刷されたカードは確認できていません。
bits-reconstructed-stack-1 = 課題の山1の4枚のうち3枚の形は復元です。分かっているのは2×2の正方形だけです。
bits-reconstructed-stack-2 = 課題の山2の4枚のうち3枚の色は復元です。青いカードがかぎ形であることは推定です。
bits-reconstructed-stack-4 = 課題の山4（プロルール）の形と点数は復元です。

bits-group-task = 山{ $stack }の課題カード
bits-group-start = スタートカード
bits-group-card = 建設カード
bits-group-lying = 横向き：左が{ $first }、右が{ $second }
bits-group-lying-double = 横向き：{ $colour }一色
bits-group-lying-neutral = 横向き：中立
bits-group-standing = 縦向き：下が{ $first }、上が{ $second }
bits-group-standing-double = 縦向き：{ $colour }一色
bits-group-standing-neutral = 縦向き：中立

bits-effect-round = 全{ $length }ラウンドの第{ $round }ラウンドを、空のボードで始めます。
bits-effect-task = 課題カード{ $stack }をめくりました：{ $task }。
bits-effect-task-out = 課題カード{ $stack }はカード2と同じ形なので、ゲームから除きます：{ $task }。別のカードをめくります。
bits-effect-start = { $seat }にスタートカードを配りました：{ $stone }。
bits-effect-card = 建設カードをめくりました：{ $stone }。
bits-effect-lay = { $seat }が{ $stone }を{ $cells }に置きました。
bits-effect-gap = { $seat }の{ $cells }が、もう届かないすき間（{ $count }マス）になりました。
bits-effect-area = { $seat }に{ $count }マスの{ $colour }のエリアができました：{ $cells }。
bits-effect-worth = { $seat }のボードはいま{ $points }点です（前は{ $before }点）。
bits-effect-finished = { $seat }のラウンドはここまでです。もう置けるピースがありません。
bits-effect-round-end = 第{ $round }ラウンドが終わりました。得点を計算します。
bits-effect-score-card = { $seat }、カード{ $stack }：{ $areas }で{ $points }点。
bits-effect-score-nothing = { $seat }、カード{ $stack }：得点なし。
bits-effect-score-round = { $seat }は第{ $round }ラウンドで{ $points }点、合計{ $total }点です。
bits-effect-over = 最後のラウンドの計算が済み、ゲームは終わりです。
bits-scored-area = { $colour }のエリア { $cells }（{ $points }）

bits-due-task = 山{ $stack }の課題カード
bits-due-start = { $seat }のスタートカード
bits-due-card = 建設カード
bits-refusal-seat-draws = カードは自動でめくられます。ピースを置いてください。
bits-refusal-chance-places = まだピースは置けません。先にカードがめくられます。
bits-refusal-other-draw = いまめくるのは{ $due }です。
bits-refusal-card-gone = 「{ $text }」はもう山にありません。
bits-refusal-off-board = { $slot }はボードの外です。
bits-refusal-neutral-start = 中立のピースはスタートピースの代わりにできません。{ $owed }を置いてください。
bits-refusal-neutral-used = 中立のピースはこのラウンドでもう使いました。{ $owed }を置いてください。
bits-refusal-stone = { $found }はいま置くピースではありません。置くのは{ $owed }（{ $name }）です。
bits-refusal-too-tall = { $column }列の高さはもう{ $height }マスなので、縦向きのピースは{ $rows }段目の上にはみ出します。
bits-refusal-full = { $rows }段目まで埋まっている列：{ $columns }。そこにはもう置けません。

bits-move-unreadable = 「{ $text }」はBITSの手ではありません。RB>Cは赤をC列に、青をその右に横向きに置きます。RB^CはC列に赤を下、青を上に縦向きに置きます。中立のピースはNNです。
bits-move-no-such-card = 「{ $text }」というカードはこのゲームにありません。
bits-move-no-such-stone = 「{ $text }」というピースはありません。ピースの色は{ $colours }のうち二つで、中立のピースはNNです。
bits-move-lying-column = 横向きのピースは「{ $found }」列から置けません。左のマスはA列から{ $last }列までです。
bits-move-standing-column = 「{ $found }」という列はありません。列はAから{ $last }までです。
bits-space-unknown = 「{ $space }」というマスはありません。マスはA1から{ $last }までで、ほかの人のボードは2:A1のように書きます。

bits-reason-points = 合計点が最も多い人の勝ちです。
bits-reason-best-round = 合計点が同じなので、最も得点の高いラウンドを比べます。
bits-reason-shared = 合計点も最も得点の高いラウンドも同じなので、勝利を分け合います。
bits-reason-solo = すべてのラウンドが終わりました。

bits-grade-1 = 砂の城づくりの見習い
bits-grade-2 = 小石より分け係
bits-grade-3 = 石工の助手
bits-grade-4 = 石積み職人
bits-grade-5 = モザイク師
bits-grade-6 = 要石の名手
bits-grade-7 = 大聖堂の建築家
bits-ladder =
    31点以上：{ bits-grade-7 }
    26～30点：{ bits-grade-6 }
    21～25点：{ bits-grade-5 }
    16～20点：{ bits-grade-4 }
    11～15点：{ bits-grade-3 }
    6～10点：{ bits-grade-2 }
    5点以下：{ bits-grade-1 }

bits-describe-before = 全{ $length }ラウンドのゲームです。最初の課題カードはまだめくられていません。
bits-describe-round = 全{ $length }ラウンドの第{ $round }ラウンドです。
bits-describe-task = 課題カード{ $stack }：{ $task }。形の例：{ $cells }。
bits-describe-out = ゲームから除かれたカード：{ $task }。
bits-describe-card = めくられた建設カードは{ $stone }です。
bits-describe-remaining = 伏せてある建設カードは{ $count }枚です：{ $stones }。
bits-describe-owed = あなたは{ $stone }を置きます。
bits-describe-choice = あなたは{ $text }を選びました。あなたの画面には描かれていますが、ほかの人に見えるのは全員が選んだあとです。
bits-describe-waited = まだ選んでいない人：{ $seats }。
bits-describe-start = { $seat }はこのラウンドを{ $stone }で始めました。
bits-describe-empty = { $seat }のボードは空です。
bits-describe-heights = { $seat }のボード、列の高さ：{ $heights }。
bits-describe-area = { $colour }の{ $count }マスのエリア：{ $cells }。
bits-describe-area-worth = { $colour }の{ $count }マスのエリア、{ $points }点：{ $cells }。
bits-describe-singles = { $colour }の1マスだけのエリア{ $count }個：{ $cells }。
bits-describe-singles-worth = { $colour }の1マスだけのエリア{ $count }個、{ $points }点：{ $cells }。
bits-describe-grey = 中立のピース：{ $cells }。
bits-describe-gaps = { $count }マスのすき間：{ $cells }。
bits-describe-finished = { $seat }のラウンドはここまでです。もう何も置けません。
bits-describe-neutral = { $seat }には中立のピースが残っています。
bits-describe-now = カード{ $stack }はいまのボードで{ $points }点です。
bits-describe-history = 第{ $round }ラウンドの得点：{ $points }。
bits-describe-total = 合計点：{ $points }。
bits-describe-winners = { $count ->
   *[other] 勝者：{ $seats }。
}
bits-describe-grade = あなたの称号：{ $grade }。
bits-seat-points = { $seat } { $points }点
bits-describe-standing = { $seat }は、いまラウンドが終われば{ $points }点です（{ $cards }）。
bits-card-points = カード{ $stack }：{ $points }

bits-inspect-empty = { $seat }、{ $cell }：空いています。
bits-inspect-gap = { $seat }、{ $cell }：もう届かないすき間です。
bits-inspect-square = { $seat }、{ $cell }：{ $colour }。{ $index }番目のピース、{ $cells }の{ $stone }です。
bits-inspect-waiting = { $seat }、{ $cell }：{ $colour }。あなたが選んでまだ伏せてある、{ $cells }の{ $stone }です。{ $index }番目のピースになります。
bits-inspect-area = { $count ->
   *[other] { $count }マスのエリアに入っています：{ $cells }。
}
bits-inspect-scores = カード{ $stack }では、このエリアは{ $points }点です。

bits-components-section = { $file }の{ $line }行目の{ $column }文字目：見出しが「{ $found }」になっています。ここには「{ $expected }」を一度だけ書いてください。
bits-components-stone-twice = { $file }の{ $line }行目の{ $column }文字目：ピース「{ $stone }」が二度あります。スタートピースはすべて違うものにしてください。
bits-components-stone-count = { $file }の{ $line }行目の{ $column }文字目：スタートピースが{ $found }個ですが、{ $expected }個必要です。
bits-components-stacks = { $file }の{ $line }行目の{ $column }文字目：課題カードの山が{ $found }つですが、{ $expected }つ必要です。
bits-components-task = { $file }の{ $line }行目の{ $column }文字目：「{ $found }」は山{ $stack }のカードではありません。形、色（またはany）、点数を書いてください。山1ではほかの形の点数も必要です。
bits-components-task-size = { $file }の{ $line }行目の{ $column }文字目：{ $shape }は山1の形にできません。山1の形は{ $expected }マスです。
bits-components-task-twice = { $file }の{ $line }行目の{ $column }文字目：カード「{ $task }」が同じ山に二度あります。
bits-components-task-count = { $file }の{ $line }行目の{ $column }文字目：山{ $stack }は{ $found }枚ですが、{ $expected }枚必要です。
bits-components-plus = { $file }の{ $line }行目の{ $column }文字目：「{ $found }」は+1から+99までの整数にしてください。この山はプラスの点です。
bits-components-minus = { $file }の{ $line }行目の{ $column }文字目：「{ $found }」は-99から-1までの整数にしてください。この山はマイナスの点です。
bits-components-shape-name = { $file }の{ $line }行目の{ $column }文字目：「{ $found }」は形の名前になりません。V3のように大文字とマスの数で書いてください。
bits-components-shape-empty = { $file }の{ $line }行目の{ $column }文字目：形{ $shape }にマスがありません。マスを # で描いてください。
bits-components-shape-size = { $file }の{ $line }行目の{ $column }文字目：形{ $shape }は{ $found }マスで描かれています。名前の数字をマスの数に合わせてください。
bits-components-shape-large = { $file }の{ $line }行目の{ $column }文字目：形{ $shape }のマスがボードより多すぎます。{ $most }マスまでです。
bits-components-shape-apart = { $file }の{ $line }行目の{ $column }文字目：{ $shape }のマスが辺で全部つながっていません。
bits-components-shape-twice = { $file }の{ $line }行目の{ $column }文字目：形{ $shape }はもう{ $known }として描かれています。
