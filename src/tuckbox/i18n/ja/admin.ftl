# コマンド `tuckbox admin`。

cli-about-admin =
    サーバーの手入れをします：backup ファイル、restore ファイル、verify ファイル、erase-name ID、hide-name ID、hide-box ハッシュ、end-match ID、delete-match ID、retention 日数。
    restore は空のデータベースにだけ書き戻します。verify はバックアップを調べます（データベースは要りません）。end-match は矛盾のあるゲームを閉じます。ID はログにあるものでもかまいません。retention は、終わらないまま指定の日数変化のないゲームを削除します。
cli-flag-action = 行うこと。
cli-flag-argument = ファイル、公開ID、ボックスのハッシュ、ゲーム、または日数。

admin-unknown = 「{ $action }」はありません。使えるのは{ $known }です。
admin-file-exists = { $file }はすでにあるため、上書きしません。
admin-no-backup = { $file }はTuckboxの完全なバックアップではありません。
admin-not-empty = データベースが空ではありません。バックアップは新しいデータベースにだけ戻せます。
admin-days = 「{ $days }」は日数ではありません。
admin-no-identity = ID { $what }の人はいません。
admin-no-match = ゲーム{ $what }はありません。
admin-no-box = ボックス{ $what }はありません。
admin-backed-up = { $rows }行を{ $file }に保存しました。データフォルダーの「signing.key」も保管してください。
admin-restored = { $file }から{ $rows }行を戻しました。
admin-name-erased = { $what }の名前を、すべてのゲームからも消しました。
admin-name-hidden = { $what }の名前は今後表示されません。
admin-box-hidden = ボックス{ $what }を非表示にしました。今後は一覧にも名前にも出ません。
admin-match-deleted = ゲーム{ $what }を削除しました。
admin-idle-deleted = { $days }日間変化のない未終了のゲームを{ $count }件削除しました。

serve-lan = 同じネットワークの友だちは{ $url }を開いてください

admin-no-file = ファイル{ $file }がありません。何も変更していません。
admin-no-database = データベース{ $file }がありません。--dataでフォルダー、または--databaseでアドレスを指定してください。
admin-unwritable = { $file }に書き込めません：{ $reason }
admin-backup-secret = 復元したゲームは続きから遊べるので、バックアップには進行中のゲームの秘密が入っています。読める人は、これから出るカードを知ることができます。このファイルを読めるのはあなただけです。そのままにしておいてください。
admin-backup-newer = { $file } は、より新しい Tuckbox のものです。読むにはその版を入れてください。
admin-backup-rows = { $file } の行どうしが合いません：{ $reason }
admin-whole = { $file } に問題はありません。{ $rows } 行、ゲーム { $count } 件で、どれも最初から並べ直せます。
admin-torn = { $file }、ゲーム { $match }：{ $reason }
admin-torn-count = { $file } では { $count } 件のゲームに矛盾があります。バックアップは戻せますが、そのゲームは誰も開けません。
admin-match-ended = ゲーム { $what } を閉じました。今後は進行中に数えません。
admin-match-whole = ゲーム { $what } に矛盾はありません。「delete-match」ならどのゲームも削除できます。

torn-entry-missing = { $number }番目の手がありません。
torn-entry-later = { $number }番目の手は、保存されているゲームより後の版のものです。
torn-count = 手は{ $count }手のはずですが、{ $found }手あります。
torn-submission-missing = プレイヤー{ $seat }が送った手が欠けています。
torn-no-entry = プレイヤー{ $seat }が送った手は受け付けられましたが、棋譜にありません。
torn-waiting = プレイヤー{ $seat }の待機中の選択は、送られていないか、選べないものです。
torn-unreadable = ゲーム全体の情報が読めません（{ $reason }）。
torn-unplayable = 手を順に並べ直せません：{ $reason }
torn-next = 次に書き込む場所が、すでに埋まっています（版 { $version }）。
torn-endless = 自動で行うことが終わりません。
torn-bot = プレイヤー{ $seat }のボットの手がすべて拒否されます。
torn-owner = 表 { $table } に、{ $parent } のどれにも属さない行があります。
