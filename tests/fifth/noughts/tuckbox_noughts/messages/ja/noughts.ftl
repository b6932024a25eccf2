# 三目並べ（伝承ゲーム）。

noughts-title = 三目並べ
noughts-summary = 交互に印を書き、先に三つ並べましょう。
noughts-credits = 伝承ゲーム。考案者は知られていません。
noughts-rules =
    三目並べは二人で遊びます。盤は三×三の九マスで、最初はすべて空いています。

    プレイヤー1がバツを使い、先に打ちます。交互に手番を行い、手番では空いているマスに自分の印を一つ書きます。

    自分の印が縦・横・斜めのどれかに三つ並んだら、その時点で勝ちです。誰も並べられずに盤が埋まったら引き分けです。

noughts-option-seats = 人数

noughts-cross = バツ
noughts-nought = マル

noughts-group-column = { $column } 列

noughts-effect-mark = { $seat }が { $cell } に{ $mark }を書きました。
noughts-effect-row = { $seat }が { $cells } に三つ並べて勝ちました。
noughts-effect-full = 誰も三つ並べられないまま盤が埋まりました。引き分けです。

noughts-reason-row = 印が三つ並びました。
noughts-reason-full = 盤が埋まりました。

noughts-refusal-taken = { $cell } にはすでに印があります。空いているマスを選んでください。
noughts-invalid-move = 「{ $text }」は手ではありません。B2 のように、列と行でマスを示してください。
noughts-invalid-space = 「{ $space }」はこの盤のマスではありません。マスは A1 から C3 までです。

noughts-describe-turn = { $seat }が{ $mark }を書く番です。
noughts-describe-crosses = { $count ->
    [0] 盤にバツはありません。
   *[other] バツ：{ $cells }。
}
noughts-describe-noughts = { $count ->
    [0] 盤にマルはありません。
   *[other] マル：{ $cells }。
}

noughts-inspect-mark = { $cell } には{ $mark }があります。
noughts-inspect-empty = { $cell } は空いています。
