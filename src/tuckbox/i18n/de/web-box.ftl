# Die Seite, auf der Tafeln, Karten und Aufstellungen gezeichnet werden.

web-box-title = { $game } selbst zeichnen
web-box-link = Selbst zeichnen
web-box-lead = Du hast das Spiel? Zeichne ab, was gedruckt ist. Oder denke dir etwas aus. Dein Entwurf bleibt in diesem Browser.
web-box-untitled = Mein { $game }

web-box-tools = Zeichnung und Entwurf
web-box-drawing = Zeichnung
web-box-drawing-claimed = { $drawing } · { $claim }
web-box-board = Tafel { $board }
web-box-starting-tiles = Startteile
web-box-starting-stones = Startsteine
web-box-stack = Aufgabenkarten, Stapel { $stack }
web-box-setup = { $seats } Spieler, { $size ->
    [mini] Mini-Brett
   *[large] großes Brett
}, Aufstellung { $letter }
web-box-add = Neue Tafel
web-box-add-name = Name der Tafel
web-box-add-why = Buchstaben (ohne Umlaute), Ziffern, - und _. Die Tafel ist zuerst leer.
web-box-add-taken = Eine Tafel mit diesem Namen gibt es schon.
web-box-undo = Rückgängig
web-box-redo = Wiederholen
web-box-undone = Rückgängig gemacht.
web-box-redone = Wiederholt.

web-box-open = Neu oder öffnen
web-box-open-why = Was du bisher gezeichnet hast, wird ersetzt; „Rückgängig“ holt es zurück.
web-box-from-built-in = Mit den eingebauten Zeichnungen beginnen
web-box-from-empty = Mit leeren Zeichnungen beginnen
web-box-from-file = Datei öffnen
web-box-from-link = Aus einem Link öffnen
web-box-follow = Öffnen
web-box-no-link = In diesem Link ist keine Schachtel. Er enthält 64 Ziffern und Buchstaben.
web-box-kept = Schachteln auf diesem Server
web-box-mine = deine
web-box-too-large = Diese Datei ist zu groß: Eine Schachtel hat höchstens 64 KB.
web-box-foreign = Das ist keine Schachtel. Wähle eine Datei, die auf .tuckbox-box endet.
web-box-other-game = Das ist eine Schachtel für ein anderes Spiel. Öffne sie auf dessen Seite.

web-box-palette = Was du zeichnest
web-box-used = { $used } gezeichnet
web-box-left = { $left ->
    [0] { $used } gezeichnet, nichts mehr übrig
   *[other] { $used } von { $most } gezeichnet, { $left } übrig
}
web-box-keys = Tasten: Pfeile zum Bewegen, Enter zum Zeichnen oder Löschen, Entf zum Löschen, Bild auf und Bild ab zum Wechseln, was du zeichnest, Strg+Z für Rückgängig, Strg+Y zum Wiederholen.
web-box-wrong-here = { $cell }. Hier stimmt etwas nicht.
web-box-unreadable = Diese Zeichnung lässt sich nicht zeigen: Es fehlt etwas, oder es ist etwas zu viel. Berichtige sie als Text oder nimm die eingebaute.

web-box-number = Zahl { $value }
web-box-other-number = Andere Zahl
web-box-take = Wählen
web-box-row-bonus = Jede vollständige Reihe bringt einen Punkt
web-box-grid = Tafel { $board }: Reihen von 12 oben bis 1 unten, Spalten A bis F
web-box-possible = Taugt die Tafel etwas?
web-box-possible-why = { $deals ->
    [one] Das bestmögliche Ergebnis bei einer zufälligen Kartenfolge, wenn man alle Karten kennt.
   *[other] Die bestmöglichen Ergebnisse bei { $deals } zufälligen Kartenfolgen, wenn man alle Karten kennt.
}
web-box-possible-ask = Berechnen
web-box-possible-failed = Der Löser hat aufgegeben. Versuche es noch einmal.
web-box-possible-found = { $deals ->
    [one] Bisher eine Kartenfolge: { $mean } Punkte.
   *[other] { $deals } Kartenfolgen: im Mittel { $mean } Punkte, von { $least } bis { $most }.
}

web-box-chosen = { $used } von { $needed } gewählt
web-box-cards = Karten dieses Stapels
web-box-card = Karte { $card }: { $task }
web-box-points = Punkte
web-box-points-others = Andere Formen
web-box-colour = Farbe
web-box-squares = { $used ->
    [one] Ein Quadrat
   *[other] { $used } Quadrate
}
web-box-squares-of = { $used } von { $needed } Quadraten
web-box-shape-grid = Form auf Karte { $card }: Quadrat für Quadrat zeichnen, irgendwo im Raster
web-box-square = { $cell }: Quadrat
web-box-no-square = { $cell }: nichts

web-box-hexagon = { $setup }: Zeilen von oben nach unten
web-box-outside = Außen an { $hex }
web-box-nothing = nichts
web-box-pawn = { $colour ->
    [R] rote Figur
    [B] blaue Figur
    [Y] gelbe Figur
   *[G] grüne Figur
}
web-box-stone = { $colour ->
    [R] roter Stein
    [B] blauer Stein
    [Y] gelber Stein
   *[G] grüner Stein
}
web-box-chip = { $colour ->
    [R] roter Chip
    [B] blauer Chip
    [Y] gelber Chip
   *[G] grüner Chip
}
web-box-symmetry = { $seats ->
    [3] Für alle drei Seiten zugleich zeichnen
   *[other] Für beide Seiten zugleich zeichnen
}

web-box-claim = { $drawing }
web-box-built-in = Eingebaut
web-box-printed = Wie gedruckt
web-box-made-up = Ausgedacht
web-box-built-in-why = Noch nicht in deiner Schachtel. Sobald du etwas änderst, kommt es hinein.
web-box-claim-why = Das ist deine Angabe. „Wie gedruckt“ heißt: genau so, wie der Verlag es gedruckt hat.
web-box-clear = Leeren
web-box-remove = Diese Tafel entfernen

web-box-away = Der Server ist nicht zu erreichen, also wird nichts geprüft. Zeichne weiter: Der Entwurf ist in diesem Browser sicher.
web-box-good = Diese Schachtel kann gespielt werden.
web-box-go-there = Dorthin: { $drawing }
web-box-not-kept = Dieser Browser behält den Entwurf nicht. Speichere ihn als Datei, bevor du gehst.

web-box-play = Mit dieser Schachtel spielen
web-box-head = Über die Schachtel
web-box-name = Name
web-box-author = Autor
web-box-licence = Lizenz: wie andere sie nutzen dürfen
web-box-share = Speichern und teilen
web-box-keep = Link erzeugen
web-box-copy = Link kopieren
web-box-listed = Allen auf diesem Server zeigen
web-box-listed-why = Sonst findet sie nur, wer den Link hat.
web-box-agreed = { $count ->
    [0] Noch niemand hat diese Zeichnung als „wie gedruckt“ geteilt.
    [one] Eine Person hat genau diese Zeichnung als „wie gedruckt“ geteilt.
   *[other] { $count } Personen haben genau diese Zeichnung als „wie gedruckt“ geteilt.
}
web-box-differ = { $count ->
    [one] Eine Person hat { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    } anders gezeichnet
   *[other] { $count } Personen haben { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    } anders gezeichnet
}
web-box-difference = { $space }: hier { $here }, dort { $there }
web-box-agreed-why = Jeder kann alles eintragen, so oft er will. Eine Zahl ist kein Beweis.
web-box-yes = ja
web-box-no = nein
web-box-starts = startet
web-box-starts-not = startet nicht
web-box-pair-with = Paar mit { $space }
web-box-stack-card = Stapel { $stack }, Karte { $card }
web-box-shape = Form { $shape }
web-box-withdraw = Zurückziehen
web-box-withdraw-named = „{ $name }“ zurückziehen
web-box-withdrawn = „{ $name }“ ist zurückgezogen. Partien, die damit gespielt werden, gehen weiter.
web-box-save = Als Datei speichern
web-box-picture = Bild ({ $kind })
web-box-no-picture = Dieser Browser konnte das Bild nicht machen.
web-box-as-text = Die Schachtel als Text

## Am Tisch

web-box-table-by = „{ $name }“ von { $author }
web-box-table-printed = wie gedruckt, sagt der Autor
web-box-table-made-up = ausgedacht
web-box-table-mixed = zum Teil wie gedruckt, sagt der Autor
web-box-table-hidden = Eine Schachtel, deren Namen und Autor der Betreiber verbirgt
