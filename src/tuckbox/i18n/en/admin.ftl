# The command `tuckbox admin`.

cli-about-admin =
    Look after a server: backup FILE, restore FILE, verify FILE, erase-name ID, hide-name ID, hide-box HASH, end-match ID, delete-match ID, retention DAYS.
    Restore only fills an empty database. Verify checks a backup and needs no database. End-match closes a game that contradicts itself; its ID may be the one in the log. Retention deletes unfinished games that have not changed for the given number of days.
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
admin-backed-up = { $rows ->
    [one] Saved one row in { $file }.
   *[other] Saved { $rows } rows in { $file }.
} Keep the file “signing.key” from the data folder too.
admin-restored = { $rows ->
    [one] Restored one row from { $file }.
   *[other] Restored { $rows } rows from { $file }.
}
admin-name-erased = The name of { $what } has been erased, also in all games.
admin-name-hidden = The name of { $what } is hidden from now on.
admin-box-hidden = The box { $what } is hidden from now on: it is neither listed nor named.
admin-match-deleted = The game { $what } has been deleted.
admin-idle-deleted = { $count ->
    [one] Deleted one unfinished game
   *[other] Deleted { $count } unfinished games
} that had not changed for { $days ->
    [one] a day
   *[other] { $days } days
}.

serve-lan = Friends on this network can open { $url }

admin-no-file = There is no file { $file }. Nothing was changed.
admin-no-database = There is no database { $file }. Name its folder with --data, or its address with --database.
admin-unwritable = { $file } can’t be written: { $reason }.
admin-backup-secret = The backup holds the secrets of running games, because a restored game goes on: whoever can read it knows their cards to come. Only you can read the file; keep it so.
admin-backup-newer = { $file } was made by a newer Tuckbox. Install that to read it.
admin-backup-rows = The rows of { $file } do not belong together: { $reason }
admin-whole =
    { $file } is whole: { $rows ->
        [one] one row
       *[other] { $rows } rows
    }, { $count ->
        [one] one game, which can be replayed.
       *[other] { $count } games, all of which can be replayed.
    }
admin-torn = { $file }, game { $match }: { $reason }
admin-torn-count =
    { $count ->
        [one] One game in { $file } contradicts itself.
       *[other] { $count } games in { $file } contradict themselves.
    } The backup can be restored; such games are closed to everybody.
admin-match-ended = The game { $what } is closed and no longer counts as running.
admin-match-whole = The game { $what } does not contradict itself. “delete-match” removes any game.

torn-entry-missing = Entry { $number } is missing.
torn-entry-later = Entry { $number } belongs to a later version of the game than is stored.
torn-count =
    { $count ->
        [one] The game should have one entry and has { $found }.
       *[other] The game should have { $count } entries and has { $found }.
    }
torn-submission-missing = A submission of seat { $seat } is missing.
torn-no-entry = A submission of seat { $seat } was accepted but is not in the log.
torn-waiting = The waiting choice of seat { $seat } is not one that was submitted and is possible.
torn-unreadable = What is stored about the game as a whole can’t be read ({ $reason }).
torn-unplayable = The entries can’t be played one after the other: { $reason }
torn-next = Something is stored already in the place of what comes next (version { $version }).
torn-endless = There is always something more to do by itself.
torn-bot = Every move of the bot at seat { $seat } is refused.
torn-owner = Table { $table } has a row that belongs to nothing in { $parent }.
