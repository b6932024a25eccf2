# Der Befehl `tuckbox admin`.

cli-about-admin =
    Einen Server pflegen: backup DATEI, restore DATEI, verify DATEI, erase-name ID, hide-name ID, hide-box HASH, end-match ID, delete-match ID, retention TAGE.
    „restore“ füllt nur eine leere Datenbank. „verify“ prüft eine Sicherung und braucht keine Datenbank. „end-match“ schließt eine Partie, die sich widerspricht; die ID darf auch die aus dem Protokoll sein. „retention“ löscht Partien, die nie beendet wurden und sich so viele Tage nicht geändert haben.
cli-flag-action = Was zu tun ist.
cli-flag-argument = Die Datei, die öffentliche Kennung, die Prüfsumme der Schachtel, die Partie oder die Zahl der Tage.

admin-unknown = „{ $action }“ gibt es nicht. Möglich sind: { $known }.
admin-file-exists = { $file } gibt es schon; die Datei wird nicht überschrieben.
admin-no-backup = { $file } ist keine vollständige Sicherung von Tuckbox.
admin-not-empty = Die Datenbank ist nicht leer. Eine Sicherung kommt nur in eine neue zurück.
admin-days = „{ $days }“ ist keine Zahl von Tagen.
admin-no-identity = Es gibt keine Identität { $what }.
admin-no-match = Es gibt keine Partie { $what }.
admin-no-box = Es gibt keine Schachtel { $what }.
admin-backed-up = { $rows ->
    [one] Eine Zeile ist in { $file } gesichert.
   *[other] { $rows } Zeilen sind in { $file } gesichert.
} Hebe auch die Datei „signing.key“ aus dem Datenordner auf.
admin-restored = { $rows ->
    [one] Eine Zeile aus { $file } ist wiederhergestellt.
   *[other] { $rows } Zeilen aus { $file } sind wiederhergestellt.
}
admin-name-erased = Der Name von { $what } ist gelöscht, auch in allen Partien.
admin-name-hidden = Der Name von { $what } ist von jetzt an verborgen.
admin-box-hidden = Die Schachtel { $what } ist ab jetzt verborgen: Sie wird weder aufgelistet noch beim Namen genannt.
admin-match-deleted = Die Partie { $what } ist gelöscht.
admin-idle-deleted = { $count ->
    [one] Eine unbeendete Partie
   *[other] { $count } unbeendete Partien
} ohne Änderung seit { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} gelöscht.

serve-lan = In diesem Netz öffnen deine Freunde { $url }

admin-no-file = Eine Datei { $file } gibt es nicht. Nichts wurde geändert.
admin-no-database = Eine Datenbank { $file } gibt es nicht. Nenne ihren Ordner mit --data oder ihre Adresse mit --database.
admin-unwritable = { $file } kann nicht geschrieben werden: { $reason }.
admin-backup-secret = Die Sicherung enthält die Geheimnisse laufender Partien, denn eine wiederhergestellte Partie geht weiter: Wer sie lesen kann, kennt deren kommende Karten. Nur du kannst die Datei lesen; dabei soll es bleiben.
admin-backup-newer = { $file } stammt von einem neueren Tuckbox. Installiere das, um sie zu lesen.
admin-backup-rows = Die Zeilen von { $file } passen nicht zusammen: { $reason }
admin-whole =
    { $file } ist heil: { $rows ->
        [one] eine Zeile
       *[other] { $rows } Zeilen
    }, { $count ->
        [one] eine Partie, die sich nachspielen lässt.
       *[other] { $count } Partien, die sich alle nachspielen lassen.
    }
admin-torn = { $file }, Partie { $match }: { $reason }
admin-torn-count =
    { $count ->
        [one] Eine Partie in { $file } widerspricht sich.
       *[other] { $count } Partien in { $file } widersprechen sich.
    } Die Sicherung lässt sich wiederherstellen; solche Partien bleiben für alle geschlossen.
admin-match-ended = Die Partie { $what } ist geschlossen und zählt nicht mehr zu den laufenden.
admin-match-whole = Die Partie { $what } widerspricht sich nicht. „delete-match“ löscht jede Partie.
torn-entry-missing = Eintrag { $number } fehlt.
torn-entry-later = Eintrag { $number } gehört zu einer späteren Version der Partie als der gespeicherten.
torn-count =
    { $count ->
        [one] Die Partie müsste einen Eintrag haben und hat { $found }.
       *[other] Die Partie müsste { $count } Einträge haben und hat { $found }.
    }
torn-submission-missing = Eine Eingabe von Spieler { $seat } fehlt.
torn-no-entry = Eine Eingabe von Spieler { $seat } wurde angenommen, steht aber nicht unter den Einträgen.
torn-waiting = Die wartende Wahl von Spieler { $seat } wurde nie eingegeben oder ist nicht möglich.
torn-unreadable = Was über die Partie im Ganzen gespeichert ist, lässt sich nicht lesen ({ $reason }).
torn-unplayable = Die Einträge lassen sich nicht der Reihe nach spielen: { $reason }
torn-next = Wo das Nächste hingehört, steht schon etwas (Version { $version }).
torn-endless = Es bleibt ohne Ende etwas zu tun.
torn-bot = Jeder Zug des Bots, der Spieler { $seat } ist, wird abgelehnt.
torn-owner = Die Tabelle { $table } hat eine Zeile, zu der es in { $parent } nichts gibt.
