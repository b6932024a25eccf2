# コマンド `tuckbox admin`。

cli-about-admin =
    サーバーの手入れをします：backup ファイル、restore ファイル、erase-name ID、hide-name ID、hide-box ハッシュ、delete-match ID、retention 日数。
    restore は空のデータベースにだけ書き戻します。retention は、終わらないまま指定の日数変化のないゲームを削除します。
cli-flag-action = 行うこと。
cli-flag-argument = ファイル、公開ID、ボックスのハッシュ、ゲーム、または日数。

admin-unknown = 「{ $action }」はありません。使えるのは { $known } です。
admin-file-exists = { $file } はすでにあるため、上書きしません。
admin-no-backup = { $file } は Tuckbox の完全なバックアップではありません。
admin-not-empty = データベースが空ではありません。バックアップは新しいデータベースにだけ戻せます。
admin-days = 「{ $days }」は日数ではありません。
admin-no-identity = ID { $what } の人はいません。
admin-no-match = ゲーム { $what } はありません。
admin-no-box = ボックス { $what } はありません。
admin-backed-up = { $rows } 行を { $file } に保存しました。データフォルダーの「signing.key」も保管してください。
admin-restored = { $file } から { $rows } 行を戻しました。
admin-name-erased = { $what } の名前を、すべてのゲームからも消しました。
admin-name-hidden = { $what } の名前は今後表示されません。
admin-box-hidden = ボックス { $what } を非表示にしました。今後は一覧にも名前にも出ません。
admin-match-deleted = ゲーム { $what } を削除しました。
admin-idle-deleted = { $days } 日間変化のない未終了のゲームを { $count } 件削除しました。

serve-lan = 同じネットワークの友だちは { $url } を開いてください

admin-no-file = ファイル { $file } がありません。何も変更していません。
admin-no-database = データベース { $file } がありません。--data でフォルダー、または --database でアドレスを指定してください。
admin-unwritable = { $file } に書き込めません：{ $reason }
admin-backup-secret = 復元したゲームは続きから遊べるので、バックアップには進行中のゲームの秘密が入っています。読める人は、これから出るカードを知ることができます。このファイルを読めるのはあなただけです。そのままにしておいてください。
