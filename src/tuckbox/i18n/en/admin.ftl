# The command `tuckbox admin`.

cli-about-admin =
    Look after a server: backup FILE, restore FILE, erase-name ID, hide-name ID, delete-match ID, retention DAYS.
    Restore only fills an empty database. Retention deletes games that were never finished and have not changed for so many days.
cli-flag-action = What to do.
cli-flag-argument = The file, the public id, the game, or the number of days.

admin-unknown = There is no “{ $action }”. You can: { $known }.
admin-file-exists = { $file } exists already and is not overwritten.
admin-no-backup = { $file } is no complete backup of Tuckbox.
admin-not-empty = The database is not empty. A backup is only restored into a new one.
admin-days = “{ $days }” is no number of days.
admin-no-identity = There is no identity { $what }.
admin-no-match = There is no game { $what }.
admin-backed-up = { $rows } rows are saved in { $file }. Keep the file “signing.key” of the data folder too.
admin-restored = { $rows } rows of { $file } are restored.
admin-name-erased = The name of { $what } is erased, in all games too.
admin-name-hidden = The name of { $what } is hidden from now on.
admin-match-deleted = The game { $what } is deleted.
admin-idle-deleted = { $count } unfinished games without a change for { $days } days are deleted.

serve-lan = Friends on this network open { $url }
