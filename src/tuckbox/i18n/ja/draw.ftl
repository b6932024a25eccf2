# 公正な抽選：テーブルがカードを決める手順と、棋譜を確かめて言えること。

draw-commitment-text = 約束は 0–9 と a–f の数字 64 個、または「-」です。
draw-list-closed = この配りの一覧はもう締め切られ、約束は変えられません。
draw-list-open = この配りの一覧はまだ締め切られていません。シードを明かすのは締め切りのあとです。
draw-no-seed-wanted = 席{ $seat }からのシードは必要ありません。
draw-other-seed = このシードは席{ $seat }の約束と合いません。
draw-other-deal = これは別の配りのものです。テーブルは今 { $deal } 回目の配りです。
draw-nobody-silent = ほかの席から待っているシードはありません。
draw-wait = 配りを中止できるのは、一覧の締め切りから { $seconds } 秒後です。
draw-not-to-free = 席{ $seat }は今は空けられません。
draw-not-silent = 席{ $seat }を空けられるのは、{ $seconds } 秒間何も届かないとき、またはシードが届かなかった配りのあとです。
keepsake-line = 控えの { $line } 行目が読めません。どの行もクライアントが書いたままでなければなりません。

verify-proved = あなたに対して証明できました。このカードを決めるものは、あなたのシードがクライアントを離れる前に決まっていたので、誰もカードを選んでいません。テーブルの運営者は、初めからすべてのカードを知ることができました。クライアントがウェブページのようにテーブルから来たものなら、これはテーブルの言い分です。
verify-proved-among = { $count ->
   *[other] あなたに対して証明できました。このカードを決めるものは、あなたのシードがクライアントを離れる前に決まっていたので、{ $deals } 回の配りのどれかという以外、誰もカードを選んでいません。あなたがシードを明かしたあとで中止された配りが { $count } 回あります。テーブルの運営者は、初めからすべてのカードを知ることができました。クライアントがウェブページのようにテーブルから来たものなら、これはテーブルの言い分です。
}
verify-consistent = つじつまは合っています。抽選はこの棋譜の数値のとおりです。ただし、テーブルの運営者が数値を作り上げることもできました。席{ $seats }で遊んだ人は控えで確かめられます。
verify-seats = { $start }か{ $last }
verify-no-say = どのプレイヤーも抽選に加わっていません。テーブルは、気に入るカードになるまで秘密の値を選び直せました。
verify-no-say-daily = どのプレイヤーも抽選に加わっていません。テーブルは { $day } まで秘密の値を選び直せました。
verify-version-1 = 公正な抽選の版 1 です。秘密の値を読めて最後のシードを出した人は、カードを選べました。
verify-not-yet = まだ確かめられません。秘密の値はゲームまたはその日の終わりに公開されます。
verify-no-fair-draw = 公正な抽選ではありません。カードの出方を示すものがありません。
verify-no-draws = 抽選がありません。このゲームでは何も引かれていません。
verify-refuted = 反証されました。この棋譜は実際のゲームと違います。
verify-refuted-at = 記入 { $number } で反証されました。この棋譜は実際のゲームと違います。
verify-seeds = { $count ->
   *[other] { $count } 個のシードはすべて約束と合っています。
}
verify-seeds-broken = { $line } 行目：抽選があるのに、一覧が締め切られていないか、シードが足りません。
verify-seed-broken = { $line } 行目：席{ $seat }のシードは約束と合いません。
verify-seen-nothing = 控えにはゲーム { $match } のことが書かれていません。
verify-seen-version-broken = 控えによればこのゲームには公正な抽選がありましたが、棋譜にはないか、古い版です。
verify-seen-deal-broken = { $deal } 回目の配りが、席{ $seat }の控えのとおりに棋譜にありません。
verify-seen-draw-broken = 控えによれば、記入 { $number } は引かれたとき「{ $found }」でした。
verify-seen-others = { $count ->
   *[other] その前の 24 時間に、あなたのクライアントがシードを明かしたのに中止されたか開かれなかった配りが、ほかに { $count } 回あります。
}
verify-seen-stopped = このゲームではおかしな点があってクライアントが止まったので、あなたに証明されることはありません。
verify-commitment = { $line } 行目：約束（コミットメント）は、秘密の値、ゲームの ID、設定、コンポーネントと合っています。
verify-commitment-broken = { $line } 行目：約束（コミットメント）が合いません。秘密の値、ID、設定、コンポーネント、または約束そのものが変えられています。
verify-daily-commitment = { $line } 行目：約束（コミットメント）は、その日の秘密の値と合っています。
verify-daily-commitment-broken = { $line } 行目：約束（コミットメント）が合いません。日付、その日の秘密の値、または約束そのものが変えられています。
verify-entries = { $count ->
   *[other] { $count } 件の記入はすべて正しく行えます。
}
verify-draws = { $count ->
   *[other] { $count } 回の抽選はすべて正しいものです。
}
verify-wrong-draw = { $line } 行目、記入 { $number }：ここで出たのは「{ $found }」ではなく「{ $expected }」のはずです。この抽選か前の記入、またはシードか秘密の値が変えられています。
verify-seal = { $line } 行目：封印は無事です。見出しにも記入にも、誤った変更はありません。
verify-seal-broken = { $line } 行目：封印が破れています。ゲームのあとで見出しか記入が変えられました。
verify-same-deal = このカードは以前のゲームで配られたもので、前もって知ることができました。
verify-continued = このゲームは保存したものの続きで、その後のカードは別の配りのものです。
verify-local-seed = カードは、一台のコンピューターが選んだシードから来ています。
