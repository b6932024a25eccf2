# Der Befehl `tuckbox admin`.

cli-about-admin =
    Einen Server pflegen: backup DATEI, restore DATEI, verify DATEI, erase-name ID, hide-name ID, hide-box HASH, end-match ID, delete-match ID, retention TAGE.
    „restore“ füllt nur eine leere Datenbank. „verify“ prüft eine Sicherung und braucht keine Datenbank. „end-match“ schließt ein Spiel, das sich widerspricht; die ID darf die aus dem Protokoll sein. „retention“ löscht Spiele, die nie beendet wurden und sich so viele Tage nicht geändert haben.
cli-flag-action = Was zu tun ist.
cli-flag-argument = Die Datei, die öffentliche Kennung, die Prüfsumme der Schachtel, das Spiel oder die Zahl der Tage.

admin-unknown = „{ $action }“ gibt es nicht. Möglich sind: { $known }.
admin-file-exists = { $file } gibt es schon und wird nicht überschrieben.
admin-no-backup = { $file } ist keine vollständige Sicherung von Tuckbox.
admin-not-empty = Die Datenbank ist nicht leer. Eine Sicherung kommt nur in eine neue zurück.
admin-days = „{ $days }“ ist keine Zahl von Tagen.
admin-no-identity = Es gibt keine Identität { $what }.
admin-no-match = Es gibt kein Spiel { $what }.
admin-no-box = Es gibt keine Schachtel { $what }.
admin-backed-up = { $rows } Zeilen sind in { $file } gesichert. Heb auch die Datei „signing.key“ aus dem Datenordner auf.
admin-restored = { $rows } Zeilen aus { $file } sind wiederhergestellt.
admin-name-erased = Der Name von { $what } ist gelöscht, auch in allen Spielen.
admin-name-hidden = Der Name von { $what } ist von jetzt an verborgen.
admin-box-hidden = Die Schachtel { $what } ist ab jetzt verborgen: Sie wird weder aufgelistet noch beim Namen genannt.
admin-match-deleted = Das Spiel { $what } ist gelöscht.
admin-idle-deleted = { $count } unbeendete Spiele ohne Änderung seit { $days } Tagen sind gelöscht.

serve-lan = In diesem Netz öffnen deine Freunde { $url }

admin-no-file = Eine Datei { $file } gibt es nicht. Nichts wurde geändert.
admin-no-database = Eine Datenbank { $file } gibt es nicht. Nenne ihren Ordner mit --data oder ihre Adresse mit --database.
admin-unwritable = { $file } kann nicht geschrieben werden: { $reason }.
admin-backup-secret = Die Sicherung enthält die Geheimnisse laufender Partien, denn eine wiederhergestellte Partie geht weiter: Wer sie lesen kann, kennt deren kommende Karten. Nur du kannst die Datei lesen; dabei soll es bleiben.
admin-backup-newer = { $file } stammt von einem neueren Tuckbox. Installiere das, um sie zu lesen.
admin-backup-rows = Die Zeilen von { $file } passen nicht zusammen: { $reason }
admin-whole = { $file } ist heil: { $rows } Zeilen, { $count } Spiele, die sich alle nachspielen lassen.
admin-torn = { $file }, Spiel { $match }: { $reason }
admin-torn-count =
    { $count ->
        [one] Ein Spiel in { $file } widerspricht sich.
       *[other] { $count } Spiele in { $file } widersprechen sich.
    } Die Sicherung lässt sich wiederherstellen; solche Spiele bleiben für alle geschlossen.
admin-match-ended = Das Spiel { $what } ist geschlossen und zählt nicht mehr zu den laufenden.
admin-match-whole = Das Spiel { $what } widerspricht sich nicht. „delete-match“ löscht jedes Spiel.

torn-entry-missing = Eintrag { $number } fehlt.
torn-entry-later = Eintrag { $number } gehört zu einer späteren Version des Spiels als der gespeicherten.
torn-count = Das Spiel müsste { $count } Einträge haben und hat { $found }.
torn-submission-missing = Eine Eingabe von Platz { $seat } fehlt.
torn-no-entry = Eine Eingabe von Platz { $seat } wurde angenommen, steht aber nicht unter den Einträgen.
torn-waiting = Die wartende Wahl von Platz { $seat } wurde nie eingegeben oder ist nicht möglich.
torn-unreadable = Was über das Spiel im Ganzen gespeichert ist, lässt sich nicht lesen ({ $reason }).
torn-unplayable = Die Einträge lassen sich nicht der Reihe nach spielen: { $reason }
torn-next = Wo das Nächste hingehört, steht schon etwas (Version { $version }).
torn-endless = Es bleibt ohne Ende etwas zu tun.
torn-bot = Jeder Zug des Bots an Platz { $seat } wird abgelehnt.
torn-owner = Die Tabelle { $table } hat eine Zeile, zu der es in { $parent } nichts gibt.
