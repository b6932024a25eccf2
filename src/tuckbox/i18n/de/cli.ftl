# Die Befehlszeile.

## Hilfe

cli-about = Ein inoffizielles Fanprojekt: FITS, BITS, FILLIT und JAMMIT, allein, gemeinsam an einer Tastatur oder gegen Bots.
cli-about-games = Zeigt die Spiele: Spielerzahl, Optionen, Urheber und welches Material rekonstruiert ist.
cli-about-rules = Erklärt ein Spiel.
cli-about-play =
    Spielt; ohne Angabe wirst du gefragt, was du spielen möchtest.

    Jede Option eines Spiels ist auch ein Schalter, etwa --seats 2 („tuckbox games“ nennt sie alle). Tippe am Tisch „hilfe“, um zu sehen, was du dort eingeben kannst.
cli-about-replay = Zeigt eine aufgezeichnete Partie Bild für Bild.
cli-about-show = Zeigt eine Stellung einer aufgezeichneten Partie.
cli-about-verify = Prüft, ob die Ziehungen einer aufgezeichneten Partie aus ihren Zahlen folgen, und sagt, wie viel das beweist.
cli-about-perft = Zählt die möglichen Partien Eintrag für Eintrag, um die Regeln zu prüfen.

cli-flag-help = Zeigt diesen Text.
cli-flag-version = Zeigt die Version.
cli-flag-lang = Sprache; sonst TUCKBOX_LANG oder die Sprache deines Systems.
cli-flag-components = Ordner mit eigenen Tafeln, Karten und Aufstellungen; sonst TUCKBOX_COMPONENTS oder dein Konfigurationsordner.
cli-flag-plain = Sätze statt Bilder, für Vorleseprogramme.
cli-flag-json = Gibt Daten für Programme aus.
cli-flag-game = Das Spiel.
cli-flag-words = Das Spiel und seine Optionen, etwa: fits --seats 2 --boards 1,3
cli-flag-option = Eine Option des Spiels als NAME=WERT; auch mehrmals.
cli-flag-bot = Lässt einen Bot für einen Spieler spielen, etwa 2=random; auch mehrmals.
cli-flag-name = Der Name eines Spielers, etwa 1=Anna; auch mehrmals.
cli-flag-first = Wer beginnt: me (wer zuerst genannt ist), other (wer danach kommt) oder lot (der Zufall).
cli-flag-seed = Wiederholt die Kartenfolge mit diesem Startwert.
cli-flag-seen = Deine Quittung der Ziehung, vom Browser gespeichert oder vom Programm geschrieben.
cli-flag-save = Hält die Partie laufend in dieser Datei fest.
cli-flag-resume = Setzt eine gespeicherte Partie fort.
cli-flag-file = Die Aufzeichnung.
cli-flag-at = Nach wie vielen Einträgen; sonst die letzte Stellung.
cli-flag-depth = Wie viele Einträge tief gezählt wird.
cli-flag-divide = Teilt die Zahl nach dem ersten Eintrag auf.
cli-flag-chance = Datei mit einer Ziehung je Zeile; Ziehungen sind dann vorgegeben und zählen nicht mit.
cli-flag-install-completion = Richtet die Vervollständigung für diese Shell ein.
cli-flag-show-completion = Zeigt das Skript zur Vervollständigung für diese Shell.

## Was schiefgehen kann

cli-language-unknown = Die Sprache „{ $language }“ gibt es nicht. Wähle aus: { $known }.
cli-option-unknown = Den Schalter „{ $option }“ gibt es nicht. „--help“ zeigt, was es gibt.
cli-option-value-missing = Der Schalter „{ $option }“ braucht einen Wert.
cli-argument-missing = Es fehlt etwas: { $argument }. „--help“ zeigt, wie es geht.
cli-command-unknown = Den Befehl „{ $command }“ gibt es nicht. „--help“ zeigt, was es gibt.
cli-argument-bad = { $argument } muss eine ganze Zahl sein.
cli-usage = { $reason }. „--help“ zeigt, wie es geht.
cli-unexpected = „{ $word }“ ist ein Wort zu viel. „--help“ zeigt, wie es geht.
cli-pair = „{ $text }“ hat nicht die Form { $example }.
cli-no-seat = Spieler { $seat } gibt es an diesem Tisch nicht; er hat { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}.
cli-game-missing = Nenne das Spiel: { $known }.
cli-depth = Die Tiefe muss mindestens 1 sein, nicht { $depth }.
cli-chance-line = { $file }, Zeile { $line }: { $reason }
cli-file-unreadable = „{ $file }“ lässt sich nicht lesen: { $reason }.
cli-file-unwritable = „{ $file }“ lässt sich nicht schreiben: { $reason }.
cli-file-not-text = „{ $file }“ ist keine Aufzeichnung: kein UTF-8-Text.
cli-file-in-the-way = „{ $file }“ gibt es schon und ist keine Aufzeichnung, bleibt also, wie es ist. Wähle einen anderen Namen.
cli-input-ended = Die Eingabe ist zu Ende.
cli-stopped = Abgebrochen.
cli-output-closed = Die Ausgabe wurde geschlossen.
cli-no-entry = Einen Eintrag { $at } gibt es nicht: Die Aufzeichnung hat { $last }.
cli-resume-alone = Eine gespeicherte Partie bringt Spiel, Optionen und Plätze mit; gib nur --resume, --seed, --save und die Darstellung an.
cli-resume-over = Diese Partie ist schon zu Ende. „tuckbox replay“ zeigt sie.
cli-first-unknown = „{ $first }“ kann nicht beginnen. Wähle aus: { $known }.

## Was es gibt

cli-players = { $flag }: Spieler ({ $seats })
cli-option-line = { $flag }: { $label } ({ $choices }; sonst { $default })
cli-chosen = { $option }: { $choice }
cli-reconstructed = Rekonstruiertes Material:

## Fragen, was gespielt wird

cli-welcome = Willkommen bei Tuckbox! Mit der Eingabetaste nimmst du, was in Klammern steht.
cli-ask-game = Was möchtest du spielen?
cli-ask-sequence = Eins oder mehrere von { $choices }, in beliebiger Reihenfolge.
cli-ask-seat = Wer ist Spieler { $seat }?
cli-person = jemand an dieser Tastatur
cli-bot = Bot ({ $level })
cli-ask-first = Wer beginnt?
cli-first-me = ich
cli-first-other = jemand anderes
cli-first-lot = Zufall
cli-ask-again = „{ $answer }“ steht nicht zur Wahl. Tippe { $choices }.

## Am Tisch

cli-word-help = hilfe ?
cli-word-moves = züge zuege z
cli-word-what = was
cli-word-show = zeige
cli-word-score = punkte
cli-word-rules = regeln r
cli-word-undo = zurück zurueck
cli-word-save = speichere speichern
cli-word-resign = aufgeben
cli-word-quit = ende beenden

cli-table-help =
    Tippe einen Zug, wie ihn die Liste zeigt, groß oder klein geschrieben. Außerdem kannst du eingeben:
    züge – alle erlaubten Züge nennen; „züge e9“ nennt die, in denen e9 vorkommt
    was C4 – sagen, was auf einem Feld liegt
    zeige – den Tisch noch einmal zeigen
    punkte – den Punktestand zeigen, auch den des laufenden Durchgangs
    regeln – die Regeln des Spiels zeigen
    zurück – den letzten Zug zurücknehmen
    speichere DATEI – die Partie in einer Datei festhalten
    aufgeben – die Partie verloren geben
    ende – den Tisch verlassen
    hilfe – dieser Text

cli-table-seed = Startwert: { $seed } (derselbe Startwert bringt dieselben Karten)
cli-table-hint = Tippe einen Zug oder „hilfe“.
cli-table-resumed = Die Partie geht weiter, wo sie gespeichert wurde.
cli-turn = { $seat } ist am Zug
cli-prompt = { $seat } > {""}
cli-moves-many = { $heading }: { $count ->
    [one] { $example }
   *[other] { $count } Züge, etwa { $example }
}
cli-moves-hint = „züge“ nennt alle, „züge e9“ die, in denen e9 vorkommt.
cli-moves-list = { $heading }: { $moves }
cli-moves-none = Kein erlaubter Zug enthält „{ $text }“.
cli-move-ambiguous = „{ $typed }“ kann { $moves } heißen. Tippe etwas mehr davon.
cli-move-unclear = „{ $typed }“ ist kein erlaubter Zug. „züge“ nennt alle erlaubten.
cli-what-how = Nenne das Feld: „was C4“.
cli-hand-over = Jetzt kommt { $seat }. Gib die Tastatur weiter und drücke die Eingabetaste, wenn sonst niemand zusieht.
cli-choice-hidden = { $seat } hat gewählt; der Zug bleibt verdeckt, bis alle gewählt haben.
cli-saved = Gespeichert in { $file }
cli-save-how = Nenne eine Datei: „speichere DATEI“.
cli-ask-save = Diese Partie behalten? Tippe einen Dateinamen, oder drücke die Eingabetaste, um sie zu verwerfen:
cli-ask-save-end = Die Aufzeichnung dieser Partie behalten? Tippe einen Dateinamen, oder drücke die Eingabetaste, um darauf zu verzichten:
cli-not-saved = Die Partie wurde nicht gespeichert.
cli-autosaved = Die Partie wurde in { $file } gespeichert; „tuckbox play --resume“ setzt sie fort.
cli-goodbye = Bis bald!

cli-over = Die Partie ist zu Ende.
cli-column-who = Spieler
cli-column-points = Punkte
cli-points-line = { $seat }, { $label }: { $points }
cli-grade = Dein Titel: { $grade }

## Aufzeichnungen

cli-entry = Eintrag { $number } von { $last }
cli-start = Der Anfang

## Auswertung und Selbstprüfung

cli-about-analyse = Sagt, was in einer aufgezeichneten Partie möglich war und wo sie sich wendete.
cli-about-selfcheck = Vergleicht auf diesem Rechner die kompilierten mit den lesbaren Regeln, Eintrag für Eintrag.
cli-flag-picture = Zeichnet es auch in diese Datei, als SVG oder PNG.
cli-flag-entries = Wie viele Einträge verglichen werden.
cli-analysing = Es wird ausgerechnet, was möglich war; beim ersten Mal werden die Löser kompiliert, das dauert etwas …
cli-compiling = Beim ersten Mal werden die schnellen Regeln kompiliert, das dauert etwas …
cli-twins-equal = { $entries ->
    [one] Ein Eintrag
   *[other] { $entries } Einträge
} in allen Spielarten aller Zwillinge verglichen: kein Unterschied.
cli-twins-missing = Ohne kompilierten Zwilling, also nichts zu vergleichen: { $games }.
cli-entries = { $entries } ist keine Anzahl von Einträgen; es muss mindestens 1 sein.
cli-hindsight = Der Bestwert ist in Kenntnis aller Karten berechnet.
cli-column-round = Durchgang
cli-column-seat = Spieler
cli-column-score = Punkte
cli-column-best = bestmöglich
cli-column-losses = Züge, die Punkte gekostet haben
cli-column-entry = Eintrag
cli-column-played = gespielt
cli-column-chances = Chancen je Spieler
cli-column-better = besser
cli-best-proven = { $best } (bewiesen)
cli-best-found = { $best } gefunden, höchstens { $bound }
cli-turning-points = { $count ->
    [0] Kein einzelner Eintrag hat die Partie gewendet.
    [one] Ein Eintrag hat die Partie gewendet; er ist mit ! markiert.
   *[other] { $count } Einträge haben die Partie gewendet; sie sind mit ! markiert.
}

cli-file-other-game = „{ $file }“ enthält eine andere Partie und bleibt, wie es ist. Wähle einen anderen Namen; jene Partie setzt du so fort: tuckbox play --resume DATEI.
cli-hindsight-nothing = Kein Durchgang wurde beendet, also gibt es noch nichts zu beurteilen.
