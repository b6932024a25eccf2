# ブラウザーでの公正な抽選：どこまで進んだか、なぜ止まったか、確かめて何が言えるか。

web-draw-wait-answers = { $names }が抽選に参加するのを待っています。
web-draw-wait-seeds = { $names }のシードを待っています。
web-draw-wait-links = 次のカードは{ $names }を待っています。
web-draw-elsewhere-links = 次のカードはあなたの席を待っていますが、そのシードはこのブラウザーにありません。席に着いたブラウザーでテーブルを開いてください。または、ホストがあなたの席をボットに任せ、あなたが席を取り戻すこともできます。その後のカードは、あなたのブラウザーなしで決まります。
web-draw-elsewhere-open = あなたの席は、別のブラウザーから、または保存データを消す前のこのブラウザーから抽選に参加しています。
web-draw-answer-here = ここから参加する
web-draw-elsewhere-closed = あなたの席のシードはこのブラウザーにありません。席に着いたブラウザーでテーブルを開くか、この配りを中止してください。
web-draw-lost = もうないので配りを中止する
web-draw-silent = 配りを中止する
web-draw-free = 席を空ける
web-draw-broken = { $count ->
   *[other] このテーブルでは配りが{ $count }回中止されました。最後の配りではプレイヤー{ $seats }からシードが届かなかった、とテーブルは言っています。
}
web-draw-unopened = { $count ->
   *[other] この24時間に、ここであなたのブラウザーが参加し、中止されたかまだ開かれていない配りがほかに{ $count }回あります。
}
web-draw-no-part = このブラウザーはこの抽選に参加していません。このカードをあなたに証明することはできません。
web-draw-stopped = このブラウザーは抽選への参加をやめました。
web-draw-stop-table = 前の配りを中止したという知らせがないまま、テーブルのコミットメントが変わりました。
web-draw-stop-list = コミットメントの一覧がブラウザーの知るものと違うか、このブラウザーのコミットメントがありません。
web-draw-stop-draw = このブラウザーがシードを出す前にカードが出たか、出たカードが変わりました。
web-draw-stop-silent = シードが届かなかったとテーブルは言っていますが、ブラウザーは送っています。
web-draw-stop-link = 誰もカードを前もって知らないテーブルなのに、テーブルが早すぎるチェーンの値を求めたか、合わない値を見せたか、手を抜かしたり変えたりしました。
web-draw-acknowledged = テーブルは受け取ったと認めていました。
web-draw-unacknowledged = テーブルはまだ受け取りを認めていなかったので、シードが途中で失われたのかもしれません。
web-draw-never-proved = 続けた場合、このカードがあなたに証明されることはありません。
web-draw-play-on = 続ける
web-draw-leave = やめる
web-draw-save = 控えを保存する
web-draw-save-why = 控えと棋譜があれば、このページを使わずに「tuckbox verify --seen」で抽選を確かめられます。控えには、非公開のテーブルも開けるアドレスが入っていますが、名前は入っていません。
web-draw-no-decks = このブラウザーはこのゲームのカードを知らないので、抽選を計算していません。「tuckbox verify」なら計算できます。
web-draw-unchecked = このブラウザーは、カードとそれを決めるもの、そして封印を確かめました。手が規則どおりか、得点が正しいかは確かめていません。「tuckbox verify」なら確かめられます。
web-draw-unreadable = この棋譜は読めません。
web-draw-limit = 運営者は、初めからすべてのカードを知ることができました。
web-draw-strict = ここでは誰もカードを前もって知りません。全員が決めるまで、運営者を含めて誰もカードを知りません。
web-strict = 誰もカードを前もって知らない
web-strict-why = 全員が決めるまで、運営者を含めて誰もカードを知りません。全員がテーブルを開いたままにし、取り消しはできません。
