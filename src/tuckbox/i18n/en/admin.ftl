# The command `tuckbox admin`.

cli-about-admin =
    Look after a server: backup FILE, restore FILE, erase-name ID, hide-name ID, hide-box HASH, delete-match ID, retention DAYS.
    Restore only fills an empty database. Retention deletes unfinished games that have not changed for the given number of days.
cli-flag-action = What to do.
cli-flag-argument = The file, the public id, the hash of the box, the game, or the number of days.

admin-unknown = There is no task “{ $action }”. The tasks are { $known }.
admin-file-exists = { $file } already exists and is not overwritten.
admin-no-backup = { $file } is not a complete Tuckbox backup.
admin-not-empty = The database is not empty. A backup can only be restored into a new one.
admin-days = “{ $days }” is not a number of days.
admin-no-identity = There is no identity { $what }.
admin-no-match = There is no game { $what }.
admin-no-box = There is no box { $what }.
admin-backed-up = Saved { $rows } rows in { $file }. Keep the file “signing.key” from the data folder too.
admin-restored = Restored { $rows } rows from { $file }.
admin-name-erased = The name of { $what } has been erased, also in all games.
admin-name-hidden = The name of { $what } is hidden from now on.
admin-box-hidden = The box { $what } is hidden from now on: it is neither listed nor named.
admin-match-deleted = The game { $what } has been deleted.
admin-idle-deleted = Deleted { $count } unfinished games that had not changed for { $days } days.

serve-lan = Friends on this network can open { $url }

admin-no-file = There is no file { $file }. Nothing was changed.
admin-no-database = There is no database { $file }. Name its folder with --data, or its address with --database.
admin-unwritable = { $file } can't be written: { $reason }.
admin-backup-secret = The backup holds the secrets of running games, because a restored game goes on: whoever can read it knows their cards to come. Only you can read the file; keep it so.
