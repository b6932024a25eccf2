# Der Tisch im Browser.

## Überall

web-home = Tuckbox, Startseite
web-navigation = Hauptseiten
web-footer = Über diese Seite
web-skip = Zum Inhalt springen
web-tables = Offene Tische
web-my = Meine Partien
web-about = Über Tuckbox
web-privacy = Datenschutz
web-unofficial = Ein inoffizielles Fanprojekt. Die Namen der Spiele gehören ihren Inhabern.
web-close = Schließen
web-cancel = Abbrechen
web-retry = Noch einmal versuchen
web-loading = Lädt …
web-to-start = Zur Startseite
web-lost = Unter dieser Adresse ist nichts
web-lost-why = Vielleicht ist der Link alt oder unvollständig. Von der Startseite aus kommst du zu jedem Spiel und zu allen deinen Tischen.
web-outdated = Tuckbox wurde aktualisiert
web-outdated-why = Dieser Tab ist älter als die Aktualisierung. Lade ihn neu; deine Partien liegen auf dem Server und gehen dort weiter, wo sie waren.
web-reload = Neu laden
web-no-server = Der Server ist nicht erreichbar
web-no-server-why = Deine Partien sind dort sicher. Diese Seite versucht es von selbst wieder, sobald es eine Verbindung gibt.
web-offline = Du bist offline. Was du siehst, hat dein Browser aufbewahrt; zum Spielen braucht es den Server.
web-wrong = Das hat nicht geklappt: { $sentence }

## Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben der Seite
web-theme-system = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-to-light = Zu hellen Farben wechseln
web-theme-to-dark = Zu dunklen Farben wechseln
web-motion = Animationen
web-motion-system = System
web-motion-full = An
web-motion-reduced = Reduziert
web-sound = Töne
web-palette = Farben, die alle unterscheiden können, mit Mustern
web-confirm = Vor jedem Zug nachfragen
web-shortcuts = Tastenkürzel am Tisch (R dreht, F wendet …)
web-notation = Die Schreibweise der Züge zeigen (zum Beispiel V5:0@C)
web-open = An einem Bildschirm: offen spielen, ohne das Gerät weiterzugeben
web-notify = Sag mir Bescheid, wenn ich am Zug bin
web-notify-missing = Hier hat der Browser keine Benachrichtigungen: Er erlaubt sie nur mit https und auf diesem Rechner selbst. Alles andere funktioniert.
web-notify-denied = Du hast Benachrichtigungen für diese Seite verboten; in den Website-Einstellungen des Browsers kannst du sie wieder erlauben.
web-storage-off = Dein Browser lässt diese Seite nichts aufbewahren; die Einstellungen gelten, bis du die Seite schließt.

## Startseite

web-start-title = Kleine Spiele um Felder und Lücken
web-start-lead = Lass Teile eine Rampe hinuntergleiten, fülle ein Sechseck oder schiebe Münzen hinein. Allein, mit Freunden, gegen Bots. Ohne Konto.
web-alone = Allein spielen
web-daily = Spiel des Tages
web-bots = Gegen Bots
web-one-screen = An einem Bildschirm
web-invite = Freunde einladen
web-learn = Lernen
web-rules = Regeln
web-ways = So kannst du { $game } spielen
web-players-exact = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
web-players = { $first ->
    [1] 1–{ $last } Spieler
   *[other] { $first }–{ $last } Spieler
}
web-go-on = Weiterspielen
web-all-mine = Alle meine Partien

## Ein neuer Tisch

web-new = Ein neuer Tisch für { $game }
web-way = Wie möchtest du spielen?
web-seats = Spieler
web-level = Stärke der Bots
web-name = Dein Name
web-name-of = Name von Spieler { $seat }
web-options = Spieloptionen
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-move = { $seconds ->
    [60] 1 Minute pro Zug
    [one] { $seconds } Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
}
web-clock-days = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
web-clock-total = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} für die Partie, dazu { $increment ->
    [one] { $increment } Sekunde
   *[other] { $increment } Sekunden
} pro Zug
web-public = Unter den offenen Tischen zeigen
web-built-in-box = Mit dem eingebauten Material spielen, ohne die Schachtel „{ $box }“
web-who-invites = Du bist Spieler 1. Wer den Link öffnet, nimmt einen der anderen Plätze.
web-seat-is = Spieler { $seat }
web-seat-friend = jemand anderes
web-seat-person = ein Mensch
web-seat-bot = ein Bot
web-create = Tisch aufstellen
web-begin = Los geht’s
web-reconstructed = Rekonstruiert

## Am Tisch

web-match = { $game }-Tisch
web-match-missing = Diesen Tisch gibt es nicht
web-match-missing-why = Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt, weil niemand kam. Du kannst einen neuen aufstellen.
web-your-turn = Du bist am Zug
web-your-turn-named = { $name }, du bist am Zug
web-turn = { $count ->
    [one] { $names } ist am Zug
   *[other] { $names } wählen
}
web-chosen-waiting = Dein Zug steht. Es fehlen noch: { $names }.
web-chosen-change = Du kannst ihn noch ändern.
web-drawing = Die nächste Karte wird gezogen …
web-open-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-title-turn = ● Du bist am Zug – { $game }
web-notify-body = Du bist am { $game }-Tisch am Zug.
web-connection-connecting = Verbinde …
web-connection-open = Verbunden
web-connection-lost = Verbinde neu …
web-connection-closed = Nicht verbunden
web-unsent = { $count ->
    [one] Ein Zug liegt hier bereit und wird gesendet, sobald es eine Verbindung gibt.
   *[other] { $count } Züge liegen hier bereit und werden gesendet, sobald es eine Verbindung gibt.
}
web-sending = Sende …
web-refused = Nicht möglich: { $sentence }
web-seats-heading = Spieler
web-seat-open = Freier Platz
web-seat-away = nicht da
web-seat-to-move = am Zug
web-seat-stood-in = solange spielt ein Bot
web-seat-yours = du
web-bot-name = Bot ({ $level })
web-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-score-fillit = { $count ->
    [one] noch { $count } Chip
   *[other] noch { $count } Chips
}
web-clock-left = Restzeit: { $time }
web-clock-short = { $count ->
    [one] Weniger als { $count } Sekunde übrig.
   *[other] Weniger als { $count } Sekunden übrig.
}
web-watching = { $count ->
    [0] Niemand schaut zu
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-spectator = Alle Plätze sind besetzt: Du schaust zu.
web-spectator-hidden = Verdeckte Züge bleiben verdeckt, bis alle gewählt haben.
web-spectator-play = Selbst spielen
web-no-cookie = Dein Browser lehnt das Cookie ab, an dem der Server dich erkennt; deshalb hält er dich für einen Zuschauer. Erlaube dieser Seite Cookies und fange auf der Startseite neu an.
web-sit-here = Hier hinsetzen
web-sit-first = Platz nehmen
web-hand-to-bot = Einen Bot spielen lassen
web-reclaim = Meinen Platz zurücknehmen
web-leave = Platz verlassen
web-log = Spielverlauf
web-log-empty = Noch nichts.
web-actions = Am Tisch
web-take-back = Zurücknehmen
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-resign-why = Die Partie endet für dich; das lässt sich nicht zurücknehmen.
web-offer-draw = Remis anbieten
web-accept-draw = Remis annehmen
web-decline-draw = Ablehnen
web-draw-offered = Remisangebot von { $names }.
web-confirm-ask = So ziehen?
web-confirm-move = Diesen Zug machen: { $move }?
web-confirm-yes = Ja, so ziehen
web-share = Teilen
web-share-title = An diesen Tisch einladen
web-share-why = Wer diesen Link öffnet, kann einen freien Platz nehmen oder, wenn alle besetzt sind, zuschauen.
web-share-link = Link zu diesem Tisch
web-share-send = Link senden
web-copy = Kopieren
web-copied = Kopiert
web-copy-failed = Der Browser hat das Kopieren nicht erlaubt; markiere den Link und kopiere ihn von Hand.
web-qr = QR-Code des Links
web-share-local = Dieser Link geht nur auf diesem Rechner. Starte Tuckbox mit „--lan“, damit andere Geräte in deinem Netz mitspielen können.
web-export = Partie speichern
web-full-screen = Vollbild
web-full-screen-end = Vollbild verlassen
web-move-box = Einen Zug eintippen
web-move-box-hint = In der Schreibweise der Regelseite, etwa { $example }
web-move-send = Spielen
web-move-ambiguous = „{ $typed }“ kann { $moves } heißen. Tippe mehr davon.
web-board-words = Der Tisch in Worten
web-moves-heading = { $count ->
    [one] Ein erlaubter Zug
   *[other] { $count } erlaubte Züge
}
web-rematch = Revanche
web-rematch-open = Zur Revanche
web-again = Dieselben Karten noch einmal
web-challenge = Freunde mit diesen Karten herausfordern
web-new-game = Neue Partie
web-look-back = Nachspielen und auswerten
web-result = Ergebnis
web-result-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
web-result-you = Du gewinnst!
web-result-drawn = Unentschieden.
web-grade = Dein Titel: { $grade }
web-rank = Rang
web-player = Spieler
web-points-word = Punkte
web-fair = Faire Ziehung
web-fair-why = Vor der ersten Karte legt sich der Tisch auf sein Geheimnis fest und dein Browser auf einen eigenen Startwert. Nach der Partie wird beides aufgedeckt, und dein Browser vergleicht die Ziehungen mit dem, was ihm gezeigt wurde.
web-verify = Ziehungen nachprüfen
web-two-tabs = Dieser Tisch ist noch in einem anderen Tab oder Fenster offen. Beide zeigen dasselbe; spiele, wo du magst.
web-announce-turn = Du bist am Zug.

## Ein Bildschirm, mehrere Plätze

web-hand-over = Gib das Gerät an { $name }
web-hand-over-why = { $name } wählt als Nächstes. Die anderen schauen weg, damit der Zug verdeckt bleibt, bis alle gewählt haben.
web-hand-over-ready = Ich bin { $name }: meine Tafel zeigen
web-hand-over-open = Wir spielen offen: nicht mehr fragen

## Offene Tische und meine Spiele

web-tables-why = Tische, die andere für alle geöffnet haben.
web-tables-open = Freie Plätze
web-tables-none = Zurzeit ist kein Tisch offen. Öffne selbst einen; er erscheint sofort hier.
web-join = Mitspielen
web-watch = Zuschauen
web-continue = Weiterspielen
web-replay = Nachspielen
web-running = Läuft
web-my-none = Du hast noch keine Partien.
web-more = Mehr zeigen
web-import = Eine Partie öffnen
web-import-why = Wähle eine gespeicherte Partie (.tuckbox), um sie nachzuspielen, ihre Ziehungen zu prüfen und sie auszuwerten.
web-import-choose = Datei wählen
web-import-paste = Oder füge den Text hier ein
web-import-open = Öffnen
web-import-empty = Noch ist kein Text da. Wähle eine Datei oder füge den Text einer Partie ein.
web-who-am-i = Wer ich bin
web-who-why = Tuckbox erkennt diesen Browser an einem Cookie. Kein Konto, keine E-Mail.
web-keep-name = Namen speichern
web-name-kept = Gespeichert.
web-move-device = Meine Partien auf einem anderen Gerät
web-recovery-make = Code erzeugen
web-recovery-code = Tippe diesen Code auf dem anderen Gerät ein. Er wird nur jetzt gezeigt; ein neuer macht ihn ungültig.
web-recovery-enter = Ich habe einen Code
web-recovery-use = Übernehmen
web-recovery-done = Dieser Browser hat jetzt deine Partien.
web-result-short = Sieg: { $names }
web-result-drawn-short = unentschieden

## Über Tuckbox

web-about-lead = Tuckbox ist ein digitaler Tisch für kleine Spiele, gemacht von Leuten, die sie mögen, frei zum Spielen und zum Studieren.
web-about-credits = Wer die Spiele gemacht hat
web-about-owners = Tuckbox ist weder mit Ravensburger, radiuthree oder den Autoren der Spiele verbunden noch von ihnen gebilligt. Die Namen der Spiele gehören ihren Inhabern und sagen hier nur, nach welchen Regeln gespielt wird. Es werden keine Logos, keine Schachtelbilder und keine Texte aus Spielregeln verwendet.
web-about-buy = Wenn dir hier ein Spiel gefällt, kaufe es: Die echten Bretter und Steine sind ein Vergnügen, das kein Bildschirm ersetzt.
web-about-contact = Für Rechteinhaber
web-about-contact-why = Wenn du Rechte an einem dieser Spiele hältst und etwas geändert oder entfernt haben möchtest, schreibe an den Betreiber dieses Servers oder melde dich auf der Quellseite des Projekts. Solche Bitten gehen allem anderen vor.
web-about-reconstructed = Rekonstruiertes Material
web-about-reconstructed-why = Einige gedruckte Einzelheiten waren in öffentlichen Quellen nicht zu finden. Dafür haben wir eigenen Ersatz gezeichnet; er spielt sich gut, ist aber nicht der gedruckte.
web-about-own = Wenn du das Spiel besitzt, kannst du das Gedruckte beisteuern: Starte Tuckbox mit einem Ordner eigenen Materials (siehe „tuckbox --help“, Option --components). Jede gespeicherte Partie nennt das Material, mit dem sie gespielt wurde.
web-about-fair = Faire Ziehungen
web-about-source = Tuckbox ist freie Software unter der MIT-Lizenz.
web-about-install = Installieren
web-about-install-why = Dein Browser kann Tuckbox auf den Startbildschirm oder in die Liste der Programme legen. Es öffnet sich dann auch ohne Verbindung; zum Spielen braucht es den Server.
web-about-http = Bei einfachem http im Heimnetz schalten Browser Benachrichtigungen und das Öffnen ohne Verbindung ab. Alles andere funktioniert.
web-install = Tuckbox installieren

## Datenschutz

web-privacy-lead = Was dieser Server über dich weiß, und wie lange.
web-privacy-cookie = Ein signiertes Cookie sagt dem Server, dass dies derselbe Browser ist wie zuvor. Es enthält eine Zufallszahl, nichts über dich. Ein zweites enthält deine Sprache.
web-privacy-name = Der Name, den du eintippst, steht an deinen Tischen und in den Aufzeichnungen. Du kannst ihn leer lassen, einen beliebigen nehmen und den Betreiber bitten, ihn zu löschen.
web-privacy-games = Partien werden aufbewahrt, damit du sie fortsetzen und nachspielen kannst. Öffentliche Tische können alle sehen, alle anderen nur, wer den Link hat. Partien, an denen sonst niemand teilnimmt, kannst du unter „Meine Partien“ löschen.
web-privacy-boxes = Eine Schachtel, die du teilst oder mit der du spielst, wird auf diesem Server aufbewahrt. Niemand erfährt, dass sie von dir ist, es sei denn, du nennst dich selbst. Entwürfe bleiben in diesem Browser.
web-privacy-address = Deine Netzadresse bleibt eine Stunde oder wenig länger im Arbeitsspeicher, nur zur Abwehr von Missbrauch.
web-privacy-third = Nichts wird von anderen Seiten geladen. Keine Werbung, kein Tracking, keine E-Mail, kein Konto.
web-privacy-browser = Deine Einstellungen bleiben in diesem Browser.
web-privacy-forget = Meine Einstellungen in diesem Browser löschen
web-privacy-forgotten = Gelöscht. Die Einstellungen sind wie beim ersten Besuch.
web-bots-warming = Der Bot wärmt sich auf und spielt seine ersten Züge nicht in voller Stärke. Volle Stärke in etwa { $seconds } s.
web-bots-waiting = Der Bot wartet auf seine volle Stärke, noch etwa { $seconds } s.
web-bots-light = Auf diesem Server spielt der Bot nicht in voller Stärke. Warum, steht im Protokoll des Servers.
web-bots-wait = Auf volle Stärke warten
web-bots-go = Nicht warten
