# FILLIT：ルール、盤面、画面の文です。

fillit-title = FILLIT
fillit-summary = コマを進めて通り道にチップを並べ、ストーンで進路を操ります。自分のチップを先に置き切った人の勝ちです。
fillit-credits = ゲームデザイン：中村良（2018年）。発行：ラディアスリー。
fillit-rules =
    # 目的

    自分のチップをすべて置けば勝ちです。チップはコマが通った道に置いていきます。

    # 準備

    人数と盤を決め、二つの初期配置AとBのどちらかを選びます。コマは自分の色のチップの上から始めます。このチップも枚数に数え、残りが手持ちになります。

    2人・大きい盤：赤と青、各25枚
    3人・大きい盤：赤・青・黄、各18枚
    2対2・大きい盤：チームごとに25枚（うち2枚はコマの下）
    2人・ミニ盤：赤と青、各14枚
    3人・ミニ盤：赤・青・黄、各11枚

    ストーンは1色に4個です。チーム戦では、赤と黄が赤のチップとストーンを、青と緑が青のものを共有します。赤から始めます。誰が赤になるかは、じゃんけんなどで決めてください。手番は赤、青、黄、緑の順に回ります。

    ここに示す初期配置は、印刷された図を確認できていないため復元したものです。

    # 手番

    手番では、コマの移動とストーンの移動を1回ずつ行います。順番は自由ですが、どちらも必ず行います。チーム戦でも動かせるのは自分のコマだけで、味方のコマも障害物になります。

    # コマの移動

    6方向から1つを選びます。コマはまっすぐ、盤のいちばん外側のマスまで、または中央のマス・ストーン・ほかのコマの手前まで進みます。途中で止めることはできません。チップでは止まりません。

    通ったマスと止まったマスに自分のチップを1枚ずつ置きます。自分のチップがあるマスはそのままで、手持ちは減りません。ほかの色のチップは持ち主の手持ちに戻ります。

    ハウスルール（説明書にはありません）：途中で手持ちがなくなったら残りのマスはそのままにして、コマは最後まで進みます。

    # ストーンの移動

    自分の色のストーン1つを隣のマスへ動かします。空いているマスならそのまま動き、チップ、どの色のストーン、コマ（自分のものも、その下のチップと一緒に）があれば入れ替わります。チップの配置や返却はありません。

    ハウスルール（説明書にはありません）：ストーンは中央へは動かせません。

    # コマが動けないとき

    すぐに、またはストーンを動かしたあとにコマを動かせるなら、必ず動かします。先にストーンでコマの道を開けなければならないこともあります。自分のストーンで自分のコマを閉じ込めることはできません。どの順番でも動かせないときだけ、ストーンのみを動かします。

    # ゲームの終わり

    手番の終わりに手持ちのチップがなくなった人（チーム）の勝ちです。

    ハウスルール（説明書にはありません）：同じ局面が3回現れたら引き分けです。設定で外せます。

    # 手の書き方

    マスは、下から数えた段の文字と数字で表します。

    >e9 c3-c4：コマをe9へ動かしてから、ストーンをc3からc4へ動かします
    c3-c4 >e9：その逆の順番です
    c3-c4：ストーンのみを動かします

fillit-legend =
    各段の左右にあるのは、その段の最初と最後のマスの名前です。
    大文字 R B Y G：コマ（自分の側のチップの上）。小文字 r b y：ストーン。+ は赤、= は青、* は黄のチップ。# は中央です。
    盤の下：側ごとに、プレイヤーとコマ（> は手番、! は勝者）、ストーンとチップの印、残りチップ / 全部の枚数です。
fillit-option-seats = 人数（4人は2対2、大きい盤のみ）
fillit-option-board = 盤
fillit-option-layout = 初期配置
fillit-option-repetition = ハウスルール：同じ局面が3回
fillit-choice-board-large = 大
fillit-choice-board-mini = ミニ
fillit-choice-layout-A = A：コマは角から（復元）
fillit-choice-layout-B = B：コマは中央から（復元）
fillit-choice-repetition-draw = 引き分け
fillit-choice-repetition-off = 使わない
fillit-options-mode = ミニ盤は2人か3人用で、{ $seats }人では遊べません。大きい盤を選ぶか、人数を減らしてください。
fillit-scores = 残りチップ

fillit-colour-R = 赤
fillit-colour-B = 青
fillit-colour-Y = 黄
fillit-colour-G = 緑

# 下の文で使う色の名前です。ほかの言語に合わせてストーン用を分けています。
fillit-colour = { $colour ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[G] 緑
}
fillit-colour-stone = { $colour ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[G] 緑
}
fillit-swapped = { $swapped ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[G] 緑
}
fillit-swapped-stone = { $swapped ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[G] 緑
}

fillit-setup = { $seats }人用{ $board ->
    [mini] ミニ盤
   *[large] 大きい盤
}の{ $layout }
fillit-reconstructed-setups = FILLITの印刷された初期配置は確認できていないため、次のものは復元です：{ $setups }。製品をお持ちの方は本物の配置を描けます。
fillit-describe-reconstructed = この初期配置は、印刷された図を確認できていないため復元したものです。

fillit-move-text = 「{ $text }」はFILLITの手ではありません。コマの移動は >e9、ストーンはc3-c4のように書き、「>e9 c3-c4」「c3-c4 >e9」、またはストーンのみの「c3-c4」としてください。
fillit-no-space = この盤に「{ $space }」というマスはありません。マスは{ $first }から{ $last }までです。

fillit-components-section = { $file }の{ $line }行目の{ $column }文字目：初期配置のファイルに書けるのは[setup]一つだけで、[{ $found }]は使えません。
fillit-components-no-pawn = { $file }の{ $line }行目の{ $column }文字目：{ fillit-colour }のコマがありません。「{ $colour }」で描いてください。
fillit-components-two-pawns = { $file }の{ $line }行目の{ $column }文字目：{ fillit-colour }のコマが二つあります。「{ $colour }」は一つだけ描いてください。
fillit-components-no-stone = { $file }の{ $line }行目の{ $column }文字目：{ fillit-colour-stone }のストーンがありません。毎手番ストーンを動かすので、一つ以上描いてください。
fillit-components-many-stones = { $file }の{ $line }行目の{ $column }文字目：{ fillit-colour-stone }のストーンが多すぎます。箱には{ $most }個しかありません。
fillit-components-many-chips = { $file }の{ $line }行目の{ $column }文字目：盤上の{ fillit-colour }のチップがコマの下も含めて{ $found }枚あります。手持ちが残るように{ $most }枚までにしてください。

fillit-refusal-centre = { $hex }は中央です。ここには何も置けません。
fillit-refusal-no-hex = この盤に{ $hex }というマスはありません。
fillit-refusal-not-your-stone = { $hex }に{ fillit-colour-stone }のストーンはありません。あなたのストーンは{ $stones }にあります。
fillit-refusal-not-adjacent = ストーンは隣のマスへ動かします。{ $target }は{ $start }の隣ではありません。
fillit-refusal-locks-pawn = ストーンを{ $start }から{ $target }へ動かすと、自分のコマがどこへも動けなくなります。動かせるときは必ずコマを動かすので、自分のコマを閉じ込めることはできません。
fillit-refusal-must-slide = コマを動かせるときは必ず動かします。ストーンだけの手番にはできません。コマは{ $targets }へ動けます。
fillit-refusal-must-free-pawn = コマはいまは動けませんが、ストーンで道を開けられます。その場合は先にストーンを動かしてからコマを動かします。例：「{ $example }」
fillit-refusal-goes-on = コマは{ $target }では止まれません。{ $stop }まで進みます。
fillit-refusal-blocked = コマは{ $target }まで行けません。{ $obstacle }にあるものに止められます。
fillit-refusal-not-straight = コマは{ $pawn }から{ $target }へまっすぐには進めません。中央を越えることもできません。

fillit-effect-slide = { $seat }：コマが{ $start }から{ $target }へ進みました。
fillit-effect-chip-laid = { fillit-colour }のチップを{ $hex }に置きました。残りは{ $supply }枚です。
fillit-effect-chip-returned = { $hex }にあった{ fillit-colour }のチップは{ $owner }に戻りました。
fillit-effect-chip-kept = { $hex }の{ fillit-colour }のチップはそのままです。
fillit-effect-supply-empty = { fillit-colour }のチップはこれで最後です。
fillit-effect-path-left = 残りのマスはそのままです：{ $hexes }。
fillit-effect-stone-moves = { $seat }：{ fillit-colour-stone }のストーンが{ $start }から{ $target }へ動きました。
fillit-effect-stone-chip = { $seat }：{ $start }の{ fillit-colour-stone }のストーンが、{ $target }の{ fillit-swapped }のチップと入れ替わりました。
fillit-effect-stone-stone = { $seat }：{ $start }の{ fillit-colour-stone }のストーンが、{ $target }の{ fillit-swapped-stone }のストーンと入れ替わりました。
fillit-effect-stone-pawn = { $seat }：{ $start }の{ fillit-colour-stone }のストーンが、{ $target }の{ fillit-swapped }のコマとその下のチップと入れ替わりました。
fillit-effect-win = { $winners }の勝ちです。{ fillit-colour }のチップをすべて置きました。
fillit-effect-draw = 同じ局面が{ $times }回現れました。ハウスルールにより引き分けです。
fillit-effect-repeated = この局面は{ $times }回目です。3回目で引き分けになります。

fillit-reason-supply-empty = チップをすべて置きました。
fillit-reason-repetition = 同じ局面が3回現れたため引き分けです（ハウスルール）。

fillit-group-slide-first = 先にコマを{ $hex }へ、次にストーン
fillit-group-stone-first = 先に{ $hex }のストーン、次にコマ
fillit-group-stone-alone = ストーンのみ（コマは動けません）

fillit-describe-turn = { $seat }の手番です。動かすのは{ fillit-colour }のコマです。
fillit-describe-won = ゲーム終了です。{ $winners }の勝ちです。チップをすべて置きました。
fillit-describe-drawn = 同じ局面が{ $times }回現れたため、引き分けです。
fillit-describe-supply = { $seats }、{ fillit-colour }のチップとストーン：手持ちは{ $total }枚中{ $supply }枚です。
fillit-describe-stones = { fillit-colour-stone }のストーン{ $count }個：{ $hexes }。
fillit-describe-chips = { fillit-colour }のチップ{ $count }枚：{ $hexes }。
fillit-describe-pawn = { $seat }の{ fillit-colour }のコマは{ $hex }にあります。
fillit-describe-slides = この手番では必ずコマを動かします。ストーンを動かす前なら、コマは{ $targets }へ動けます。
fillit-describe-free-pawn = コマはいまは動けませんが、ストーンで道を開けられます。先にストーンを動かしてから、コマを動かしてください。
fillit-describe-stone-alone = どの順番でもコマは動けません。この手番はストーンのみです。
fillit-describe-repeated = この局面は{ $times }回目です。3回目で引き分けになります。

fillit-inspect-centre = { $hex }は中央です。ここには何も置けません。
fillit-inspect-pawn = { $hex }：{ $seat }の{ fillit-colour }のコマ。
fillit-inspect-stone = { $hex }：{ fillit-colour-stone }のストーン。
fillit-inspect-chip = { $hex }：{ fillit-colour }のチップ。
fillit-inspect-empty = { $hex }：空き。
