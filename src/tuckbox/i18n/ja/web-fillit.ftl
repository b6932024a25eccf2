# ブラウザーのFILLIT

web-fillit-board = FILLITの盤
web-fillit-supply = { $colour }：{ $total }枚のうち{ $laid }枚を置きました。残り{ $left }枚です。
web-fillit-part = { $part } / 2
web-fillit-slide = コマを動かす
web-fillit-step = ストーンを動かす
web-fillit-undo = 一つ目を取り消す
web-fillit-choose = 自分のコマかストーンのどちらかから始めてください。
web-fillit-choose-stone = 次に、自分のストーンを一つ選んでください。
web-fillit-where-slide = コマをどこへ動かしますか。数字は置くチップの枚数です。
web-fillit-where-step = { $hex }のストーンをどこへ動かしますか。
web-fillit-made = 手番を終えました。
web-fillit-slide-here = ここへ動かすと、チップを{ $laid }枚置きます{ $returned ->
    [0] 。
   *[other] 。ほかの色の{ $returned }枚が持ち主に戻ります。
}
web-fillit-step-here = ストーンをここへ動かせます。
web-fillit-locks = 先にここへ動かすと、自分のコマが動けなくなります。
