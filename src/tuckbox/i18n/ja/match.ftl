# テーブルについての文です：席、時間、待った、終局、棋譜、抽選。

match-entry-takes-back = { $seat }が直前の手を取り消しました。
match-entry-resigns = { $seat }が投了しました。
match-entry-times-out = { $seat }の持ち時間が切れました。
match-entry-handed-to-bot = { $seat }が不在のため、しばらくボットが代わりに遊びます。
match-entry-reclaims = { $seat }が戻り、続きを遊びます。
match-entry-offers-draw = { $seat }が引き分けを申し込みました。
match-entry-declines-draw = { $seat }が引き分けを断りました。
match-entry-agrees-draw = { $seat }が引き分けに同意しました。

match-won = { $count ->
   *[other] { $winners }の勝ちです。
}
match-drawn = 引き分けです。
match-ended = ゲームは途中で終わりました。
match-resigned = 投了がありました。
match-timed-out = 持ち時間が切れました。
match-agreed = 双方の合意による引き分けです。
match-deals-broken = 最初のカードの前に中止された配りが多すぎました。
match-too-long = 棋譜に書ける記入の数に達しました。

match-no-seat = このテーブルに席{ $seat }はありません。席は 1 から { $seats } までです。
match-ply-used = この席の { $ply } 番としては、すでに別のものを受け付けています。次は { $expected } 番です。
match-ply-ahead = { $ply } 番として送られましたが、この席の次は { $expected } 番です。ゲームを読み込み直してください。
match-moved-on = これは{ $seen }番の記入の直後に向けたものですが、記入はすでに{ $version }件あります。局面を見直してから選んでください。
match-over = ゲームは終わっています。もう何もできません。
match-not-started = ゲームはまだ始まっていません。空いている席があるか、公正な抽選に使う値がまだ届いていません。
match-no-draw = カードをめくる場面ですが、このゲームの配りが分からないため、ここではめくれません。
match-not-minded = 席{ $seat }はボットが遊んでいる席ではありません。
match-bot-plays = 席{ $seat }はボットが遊んでいます。持ち主は先に席を取り戻してください。
match-time-over = 席{ $seat }の持ち時間は切れています。
match-counted = このゲームはその日の記録になるため、取り消しはできません。
match-strict = 先を見られないテーブルなので、取り消しはできません。
match-nothing-to-take-back = 取り消せる手がありません。
match-others-acted = あなたの手のあとに動きがあったため、取り消せません。
match-revealed = 全員の選択が公開されたため、取り消せません。
match-two-sides-only = 合意による引き分けは、二つの陣営の間でだけできます。
match-no-offer = 引き分けの申し込みは届いていません。
match-offer-stands = すでに引き分けが申し込まれています。
match-offer-too-soon = 引き分けはもう申し込みました。もう一度申し込むには、先に1手進めてください。
match-seat-left = 席{ $seat }はゲームを離れたため、戻れません。
match-not-offline = 席{ $seat }をボットに任せられるのは、接続が切れて { $seconds } 秒たってからです。
match-seat-taken = 席{ $seat }はふさがっています。空いている席を選んでください。
match-seat-open = 席{ $seat }には誰も座っていません。
match-started = ゲームは始まっています。投了はできますが、席を立つことはできません。
match-not-yours-to-say = 「{ $text }」はテーブルが自動で記入するもので、送ることはできません。
match-stale-change = その間にゲームは版 { $version } に進みました。読み込み直して、もう一度やり直してください。
match-id-text = 「{ $match }」はゲームの ID に使えません。英数字、ハイフン、下線を 64 文字まで使ってください。
match-too-many = { $players ->
   *[other] { $players } 人が指定されましたが、席の数は { $seats } です。
}
match-name-not-text = 名前に文字ではないものが含まれています。別の名前にしてください。
match-bot-level = 「{ $level }」はボットの名前に使えません。random のように、英数字、ハイフン、ピリオドを使ってください。
match-deal-hidden = このカードはもう一度配れません。ゲームかその日がまだ終わっていないか、カードのないゲームです。
match-deal-strict = このカードはもう一度配れません。先を見られないテーブルでは、カードはプレイヤーのブラウザーから一枚ずつ決まります。

record-foreign = { $line } 行目：Tuckbox の棋譜ではありません。棋譜は { $expected } で始まります。
record-version = { $line } 行目：この棋譜は新しい Tuckbox が書いた版 { $version } です。ここで読めるのは版 { $newest } までです。
record-cut-off = { $line } 行目：棋譜が途中で切れています。各行には改行が、終わったゲームには [result …] が必要です。
record-line = { $line } 行目：「{ $found }」は、[game fits] のような見出しでも、「1 L5:0@A」のような記入でも、セミコロンで始まるコメントでもありません。
record-header = { $line } 行目：{ $found } は読み取れません。正しい形は次のとおりです：{ $expected }
record-header-unknown = { $line } 行目：「{ $found }」という見出しはありません。見出しは { $known } です。
record-header-order = { $line } 行目：{ $found } の位置が遅すぎます。見出しは決まった順に、すべての記入より前に置いてください。
record-header-twice = { $line } 行目：{ $found } は前と重なっています。どちらか一つにしてください。
record-header-missing = { $line } 行目：この行のあとに必要なものがありません。形は次のとおりです：{ $expected }
record-header-company = { $line } 行目：{ $found } は、カードについてのほかの見出しと合いません。
record-seat-number = { $line } 行目：{ $found } は合いません。席の数だけの行を、1 から順に抜けなく書いてください。
record-after-result = { $line } 行目：「{ $found }」の位置が遅すぎます。棋譜は、得点、封印、結果の順で終わります。
record-too-long = { $line } 行目：棋譜の記入は { $most } 個までです。これより先は読めません。
record-other-game = { $line } 行目：これは { $expected } ではなく { $game } の棋譜です。
record-other-components = { $line } 行目：別のコンポーネントで遊ばれたゲームです。棋譜：{ $recorded }。こちら：{ $present }。遊んだときのコンポーネントを使ってください。
record-box = { $line } 行目：この棋譜のボックスは読めません。{ $reason }
record-box-other = { $line } 行目：この棋譜のボックスは、遊んだときのものではないか、書き換えられています。棋譜：{ $recorded }。このボックス：{ $present }。書き換えられていない棋譜を使ってください。
record-options = { $line } 行目：この設定では遊べません。{ $reason }
record-illegal-entry = { $line } 行目：「{ $entry }」はここではできません。{ $reason }
record-other-spelling = { $line } 行目：「{ $found }」は「{ $expected }」と書いてください。
record-result-early = { $line } 行目：結果が書かれていますが、記入の終わりでゲームは終わっていません。記入が足りないか、結果が余分です。
record-no-result = { $line } 行目：この行でゲームは終わりますが、結果がありません：{ $expected }
record-result-wrong = { $line } 行目：{ $found } は記入と合いません。正しくは { $expected } です。
