# What the server says: refusals, its start, and the help of its command.

server-no-match = このゲームは見つかりません。リンクが途中で切れているか、始まらないまま片付けられたゲームです。
server-not-your-seat = あなたはプレイヤー{ $seat }ではありません。
server-no-seat = このゲームにあなたの席はありません。
server-host-only = これができるのは、テーブルを用意した人だけです。
server-table-full = 席はすべて埋まっています。観戦はできます。
server-not-over = ゲームはまだ終わっていません。
server-day-open = これは{ $date }の「今日のチャレンジ」への挑戦です。ほかの人は、その日（UTC）が終わってから見られます。
server-box-game = これは{ $game }のボックスで、{ $expected }のものではありません。
server-seat-count = 席は{ $named }人分指定されていますが、設定では{ $seats }人です。
server-recovery-unknown = このコードに当てはまる人はいません。文字を確かめてください。新しいコードを作ると、前のコードは使えなくなります。
server-cursor = 一覧のこのページは見つかりません。最初のページからやり直してください。

server-hello-first = 接続の最初のメッセージは「hello」でなければなりません。
server-wire-version = このページのプロトコルはバージョン{ $wire }、サーバーはバージョン{ $ours }です。ページを読み込み直してください。
server-message-large = メッセージが大きすぎます。{ $limit }バイトまでです。
server-invalid-message = メッセージを理解できません（{ $where }：{ $reason }）。
server-invalid-request = リクエストを理解できません（{ $where }：{ $reason }）。
server-no-such-move = プレイヤー{ $seat }はいま「{ $text }」を選べません。
server-no-such-page = このアドレスには何もありません。
server-no-such-method = このアドレスではその操作はできません。
server-bad-request = このリクエストには答えられません。
server-storage = いまはゲームの読み書きができません。何も失われていません。少し待ってもう一度お試しください。
server-match-torn = このゲームの記録に矛盾があるため、続けられません。理由はサーバーのログに残っています。
server-components-away = このゲームは、このサーバーにない用具で遊ばれました（{ $hash }）。
server-pool-full = いまはこの処理が混み合っています。数秒待ってもう一度お試しください。
server-pool-yours = 処理待ちのリクエストが多すぎます。どれかの返事が届いてからもう一度お試しください。
server-broken = こちら側で不具合が起きました。何も変わっていません。少し待ってもう一度お試しください。

server-no-client-title = ブラウザー用のページがありません
server-no-client = このサーバーにはページが入っていません。wheelかソースからTuckboxをインストールし直すか、「web」フォルダーで「npm run build」を実行してください。

server-setting-number = { $name }は0以上の数でなければなりません（「{ $value }」は使えません）。
server-setting-choice = { $name }に「{ $value }」は使えません。次から選んでください：{ $known }
server-database-url = 「{ $url }」はデータベースのアドレスではありません。sqlite:///ファイル または postgresql://名前:パスワード@ホスト/データベース と書いてください。
server-database-unusable = データベース{ $url }を使えません：{ $reason }
server-database-damaged = ファイル{ $file }は壊れているか、データベースではありません（{ $reason }）。ファイルには手を加えていません。別の場所に移してから、「tuckbox admin restore バックアップ」で最後のバックアップを戻してください。--database で別のファイルも選べます。
server-database-newer = データベース{ $url }は、より新しいTuckboxで作られています（表の版は{ $found }、このプログラムが扱えるのは{ $known }までです）。データベースには手を加えていません。新しいプログラムを入れるか、--database で別のデータベースを選んでください。
server-database-unversioned = データベース{ $url }からは表の版がわかりません（alembic_version はちょうど1行のはずです）。変更が途中で止まったと思われます。データベースには手を加えていません。「tuckbox admin restore バックアップ」で最後のバックアップを空のデータベースに戻してください。--database で別のデータベースも選べます。
server-data-unusable = フォルダー{ $folder }をゲームと鍵の保存に使えません：{ $reason }。--dataで別のフォルダーを選んでください。
server-redis-url = 「{ $url }」はRedisサーバーのアドレスではありません。redis://ホスト:ポート と書いてください。
server-redis-away = Redisサーバー{ $url }につながりません。テーブルはこのまま開き、毎秒データベースを確認します。Redisには繰り返し接続を試みます。
server-port-taken = { $host }のポート{ $port }を開けません：{ $reason }。--portで別のポートを選んでください。
server-ready = テーブルを開きました：{ $url }
server-stopped = テーブルを閉じました。ゲームはすべて保存されています。

cli-about-serve = ブラウザーで遊べるようにテーブルを開きます。このパソコン、家庭内ネットワーク、インターネットで使えます。
cli-flag-host = 待ち受けるアドレスです。
cli-flag-port = 待ち受けるポートです。
cli-flag-database = ゲームの保存先です。sqlite:///ファイル または postgresql://…。指定がなければデータフォルダーのファイルを使います。
cli-flag-redis = 複数のノードが知らせ合うためのRedisサーバーです。
cli-flag-lan = 家庭内ネットワークのほかの人も遊べるようにし、そのアドレスを表示します。
cli-flag-public-url = プロキシの後ろにあるとき、このサーバーにつながるアドレスです。
cli-flag-trusted-proxies = 転送ヘッダーを信用するプロキシです。コンマで区切ります。
cli-flag-open = ブラウザーを開きます。
cli-flag-workers = ボットが考えるプロセスの数です。
cli-flag-data = ゲームと鍵を置くフォルダーです。

server-secret-weak = TUCKBOX_SECRETは簡単に推測できます。「openssl rand -hex 32」などで作った{ $shortest }文字以上のランダムな文字列が必要です。すべてのノードで同じものにしてください。
server-key-damaged = { $file }の鍵が途中で切れています。バックアップの鍵に戻してください。ファイルを削除すると、訪問者には新しいIDが割り当てられます。
server-strict-cards = { $game }にはカードがないので、「誰もカードを前もって知らない」テーブルにはできません。
server-strict-slow = 誰もカードを前もって知らないテーブルでは、カードのたびに全員がそろっている必要があります。持ち時間を{ $minutes }分以内にしてください。
server-match-shared = ほかの人も参加しているか、今日のチャレンジのため、削除できません。
server-picture-early = 画像はゲームが終わってから作れます。
