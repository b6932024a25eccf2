# テーブルについての文です：席、時間、待った、終局、棋譜、抽選。

match-entry-takes-back = { $seat }が直前の手を取り消しました。
match-entry-resigns = { $seat }が投了しました。
match-entry-times-out = { $seat }の持ち時間が切れました。
match-entry-handed-to-bot = { $seat }が不在のため、しばらくボットがプレイします。
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
match-too-long = 棋譜に書ける手の数に達しました。

match-no-seat = このテーブルにプレイヤー{ $seat }はいません。プレイヤーは1から{ $seats }までです。
match-ply-used = このプレイヤーの{ $ply }番としては、すでに別のものを受け付けています。次は{ $expected }番です。
match-ply-ahead = { $ply }番として送られましたが、このプレイヤーの次は{ $expected }番です。ゲームを読み込み直してください。
match-moved-on = これは{ $seen }手目の直後に向けたものですが、ゲームはすでに{ $version }手目まで進んでいます。局面を見直してから選んでください。
match-over = ゲームは終わっています。もう何もできません。
match-not-started = ゲームはまだ始まっていません。空いている席があるか、公正な抽選に使う値がまだ届いていません。
match-no-draw = カードをめくる場面ですが、このゲームの配りが分からないため、ここではめくれません。
match-not-minded = プレイヤー{ $seat }はボットではありません。
match-bot-plays = プレイヤー{ $seat }はボットがプレイしています。本人は先に席を取り戻してください。
match-time-over = プレイヤー{ $seat }の持ち時間は切れています。
match-counted = このゲームはその日の記録になるため、取り消しはできません。
match-strict = 誰もカードを前もって知らないテーブルなので、取り消しはできません。
match-nothing-to-take-back = 取り消せる手がありません。
match-others-acted = あなたの手のあとに動きがあったため、取り消せません。
match-revealed = 全員の選択が公開されたため、取り消せません。
match-two-sides-only = 合意による引き分けは、二つの陣営の間でだけできます。
match-no-offer = 引き分けの申し込みは届いていません。
match-offer-stands = すでに引き分けが申し込まれています。
match-offer-too-soon = 引き分けはもう申し込みました。もう一度申し込むには、先に1手進めてください。
match-seat-left = プレイヤー{ $seat }はゲームを離れたため、戻れません。
match-not-offline = プレイヤー{ $seat }をボットに任せられるのは、接続が切れて{ $seconds }秒たってからです。
match-seat-taken = プレイヤー{ $seat }の席はふさがっています。空いている席を選んでください。
match-seat-open = プレイヤー{ $seat }の席は空いています。
match-started = ゲームは始まっています。投了はできますが、席を立つことはできません。
match-not-yours-to-say = 「{ $text }」はテーブルが自動で書き込むもので、送ることはできません。
match-stale-change = その間にゲームはバージョン{ $version }に進みました。読み込み直して、もう一度やり直してください。
match-id-text = 「{ $match }」はゲームのIDに使えません。英数字、ハイフン、下線を64文字まで使ってください。
match-too-many = { $players ->
   *[other] { $players }人が指定されましたが、席の数は{ $seats }です。
}
match-name-not-text = 名前に文字ではないものが含まれています。別の名前にしてください。
match-bot-level = 「{ $level }」はボットの名前に使えません。randomのように、英数字、ハイフン、ピリオドを使ってください。
match-deal-hidden = このカードはもう一度配れません。ゲームかその日がまだ終わっていないか、カードのないゲームです。
match-deal-strict = このカードはもう一度配れません。誰もカードを前もって知らないテーブルでは、カードはプレイヤーのブラウザーから一枚ずつ決まります。

record-foreign = { $line }行目：Tuckboxの棋譜ではありません。棋譜は{ $expected }で始まります。
record-version = { $line }行目：この棋譜は新しいTuckboxが書いたバージョン{ $version }です。ここで読めるのはバージョン{ $newest }までです。
record-cut-off = { $line }行目：棋譜が途中で切れています。各行には改行が、終わったゲームには[result …]が必要です。
record-line = { $line }行目：「{ $found }」は、[game fits]のような見出しでも、「1 L5:0@A」のような手でも、セミコロンで始まるコメントでもありません。
record-header = { $line }行目：{ $found }は読み取れません。正しい形は次のとおりです：{ $expected }
record-header-unknown = { $line }行目：「{ $found }」という見出しはありません。見出しは{ $known }です。
record-header-order = { $line }行目：{ $found }の位置が遅すぎます。見出しは決まった順に、すべての手より前に置いてください。
record-header-twice = { $line }行目：{ $found }は前と重なっています。どちらか一つにしてください。
record-header-missing = { $line }行目：この行のあとに必要なものがありません。形は次のとおりです：{ $expected }
record-header-company = { $line }行目：{ $found }は、カードについてのほかの見出しと合いません。
record-seat-number = { $line }行目：{ $found }は合いません。プレイヤーの数だけの行を、1から順に抜けなく書いてください。
record-after-result = { $line }行目：「{ $found }」の位置が遅すぎます。棋譜は、得点、封印、結果の順で終わります。
record-too-long = { $line }行目：棋譜に書けるのは{ $most }手までです。これより先は読めません。
record-other-game = { $line }行目：これは{ $expected }ではなく{ $game }の棋譜です。
record-other-components = { $line }行目：別のコンポーネントで遊ばれたゲームです。棋譜：{ $recorded }。こちら：{ $present }。遊んだときのコンポーネントを使ってください。
record-box = { $line }行目：この棋譜のボックスは読めません。{ $reason }
record-box-other = { $line }行目：この棋譜のボックスは、遊んだときのものではないか、書き換えられています。棋譜：{ $recorded }。このボックス：{ $present }。書き換えられていない棋譜を使ってください。
record-options = { $line }行目：この設定では遊べません。{ $reason }
record-illegal-entry = { $line }行目：「{ $entry }」はここではできません。{ $reason }
record-other-spelling = { $line }行目：「{ $found }」は「{ $expected }」と書いてください。
record-result-early = { $line }行目：結果が書かれていますが、最後の手でゲームは終わっていません。手が足りないか、結果が余分です。
record-no-result = { $line }行目：この行でゲームは終わりますが、結果がありません：{ $expected }
record-result-wrong = { $line }行目：{ $found }はそこまでの手と合いません。正しくは{ $expected }です。
