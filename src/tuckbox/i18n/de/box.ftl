# Schachteln: eigene Tafeln, Karten oder Aufstellungen als eine Datei.

box-name = Schachtel „{ $name }“
box-author = Autor: { $author }
box-licence = Lizenz: { $licence }
box-printed = Laut Angabe wie gedruckt: { $files }
box-made-up = Selbst ausgedacht: { $files }
box-file-printed = { $file } · wie gedruckt
box-file-made-up = { $file } · selbst ausgedacht

## Was an einer Schachtel falsch sein kann

box-too-large = Die Schachtel ist zu groß: { $bytes } Bytes. Erlaubt sind höchstens { $most }. Verzichte auf Zeichnungen oder Kommentare.
box-many-lines = Die Schachtel ist zu lang: { $lines } Zeilen. Erlaubt sind höchstens { $most }. Verzichte auf Zeichnungen, Kommentare oder leere Zeilen.
box-not-text = Zeile { $line }, Spalte { $column } der Schachtel: Das ist kein UTF-8-Text. Speichere die Schachtel als einfachen Text.
box-character = Zeile { $line }, Spalte { $column } der Schachtel: Das unsichtbare Zeichen { $letter } darf hier nicht stehen. Lösche es.
box-foreign = Zeile { $line }, Spalte { $column }: Das ist keine Schachtel. Eine Schachtel beginnt mit { $expected }.
box-version = Zeile { $line }, Spalte { $column } der Schachtel: Sie hat die Version { $version }, hier lässt sich nur Version { $known } lesen. Vielleicht hilft ein neueres Tuckbox.
box-cut-off = Zeile { $line }, Spalte { $column } der Schachtel: Die letzte Zeile hat kein Zeilenende, vielleicht fehlt etwas. Hole die Schachtel noch einmal oder schließe die Zeile ab.
box-header = Zeile { $line }, Spalte { $column } der Schachtel: „{ $found }“ gehört nicht hierher. Schreibe zum Beispiel { $expected }.
box-header-missing = Zeile { $line }, Spalte { $column } der Schachtel: { $expected } fehlt.
box-words = Zeile { $line }, Spalte { $column } der Schachtel: Der Text bei „{ $word }“ darf höchstens { $most } sichtbare Zeichen haben, ein Name braucht mindestens eines.
box-no-file = Zeile { $line }, Spalte { $column } der Schachtel: Sie enthält keine Zeichnung. Beginne eine mit einer Zeile wie { $expected }.
box-many-files = Zeile { $line }, Spalte { $column } der Schachtel: Zu viele Zeichnungen: { $found }. Eine Schachtel fasst höchstens { $most }.
box-file-twice = Zeile { $line }, Spalte { $column } der Schachtel: Die Zeichnung { $file } steht hier ein zweites Mal. Behalte eine.
box-file-name = Zeile { $line }, Spalte { $column } der Schachtel: „{ $found }“ kann keine Zeichnung heißen. Erlaubt sind Buchstaben, Ziffern, - und _, höchstens zwei Ordner, am Ende .txt.
box-file-unknown = Zeile { $line }, Spalte { $column } der Schachtel: „{ $file }“ kann dieses Spiel nicht verwenden. In die Schachtel dürfen { $allowed }.

## Auf einem Server

box-unknown = Hier liegt keine Schachtel mit dieser Prüfsumme. Vielleicht ist der Link abgeschnitten, oder die Schachtel wurde zurückgezogen.
box-hidden = Diese Schachtel wird vom Betreiber dieses Servers nicht gezeigt.
box-many-kept = Du hast hier schon { $most } Schachteln, das ist das Maximum. Ziehe eine zurück, die du nicht mehr brauchst.
server-box-and-components = TUCKBOX_BOX und ein Ordner mit eigenem Material gehen nicht zusammen. Wähle eines von beiden.
server-box-twice = { $file } ist eine zweite Schachtel für { $game }. Nenne für jedes Spiel eine.
server-box-unreadable = Die Schachtel { $file } lässt sich nicht lesen: { $reason }

## Auf der Kommandozeile

cli-about-box = Schachteln anlegen, prüfen und zeigen: eigene Tafeln, Karten und Aufstellungen als eine Datei.
cli-about-box-new = Eine neue Schachtel schreiben, die mit den eingebauten Zeichnungen beginnt.
cli-about-box-check = Prüfen, ob sich mit einer Schachtel spielen lässt.
cli-about-box-show = Zeigen, was in einer Schachtel ist.
cli-about-box-pack = Einen Ordner mit eigenem Material in eine Schachtel packen.
cli-about-box-unpack = Die Zeichnungen einer Schachtel in einen Ordner schreiben.
cli-about-box-learn = Die Bots durch Spielen lernen lassen, die Tafeln einer FITS-Schachtel zu beurteilen; das dauert Minuten.

cli-flag-box = Eine Schachtel: eigene Tafeln, Karten oder Aufstellungen als eine Datei.
cli-flag-drawing = Eine Zeichnung, die in die Schachtel soll, etwa boards/2.txt; mehrfach möglich. Sonst alle.
cli-flag-title = Der Name der Schachtel.
cli-flag-author = Wer sie gezeichnet hat.
cli-flag-licence = Wie andere sie verwenden dürfen.
cli-flag-printed = Eine Zeichnung, die zeigt, was der Verlag gedruckt hat; mehrfach möglich.
cli-flag-folder = Ein Ordner mit einem Unterordner je Spiel.
cli-flag-rounds = Aus wie vielen Durchgängen gelernt wird, auf jeder Tafel.

cli-box-action = Gib an, was mit der Schachtel geschehen soll: { $known }.
cli-box-bad = { $file }: { $reason }
cli-box-suffix = „{ $file }“ muss auf { $suffix } enden.
cli-box-exists = „{ $file }“ gibt es schon. Wähle einen anderen Namen oder lösche die Datei zuerst.
cli-box-nothing = In „{ $folder }“ liegt keine Zeichnung. Lege dort Dateien wie boards/2.txt ab.
cli-box-no-file = Eine Zeichnung „{ $file }“ gibt es nicht. Zur Wahl stehen { $known }.
cli-box-has-head = Der Kopf dieser Schachtel steht in „{ $file }“. Ändere ihn dort oder lösche die Datei.
cli-box-or-components = Gib entweder eine Schachtel oder einen Ordner mit Material an, nicht beides.
cli-box-other-game = „{ $file }“ ist eine Schachtel für { $game }, nicht für { $expected }.
cli-box-written = Geschrieben: { $file }
cli-box-good = „{ $file }“ ist eine gute Schachtel für { $game }.
cli-box-hash = In Aufzeichnungen steht ihre Prüfsumme: { $hash }
cli-box-learned = { $rounds ->
    [one] Tafel { $board }: auf den ersten Blick { $after } Punkte, nachdem ein Durchgang gelernt wurde, vorher { $before }.
   *[other] Tafel { $board }: auf den ersten Blick { $after } Punkte, nachdem { $rounds } Durchgänge gelernt wurden, vorher { $before }.
} Die Bots auf diesem Rechner kennen sie ab jetzt; ein laufender Server nach dem nächsten Start.
cli-box-learn-nothing = In „{ $file }“ ist keine Tafel von FITS. Andere Spiele spielen die Bots, ohne die Aufstellung zu lernen.
cli-box-learn-rounds = Die Zahl der Durchgänge muss mindestens 1 sein, nicht { $rounds }.
