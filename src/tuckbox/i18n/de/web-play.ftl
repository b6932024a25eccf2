# Am Tisch im Browser.

web-fits-unfit = Dieses Teil passt nirgends, wie man es auch hält. Lege es weg.
web-challenge-beat = Mit diesen Karten zu schlagen: { $score } von { $name }.
web-challenge-why = Wer diesen Link öffnet, spielt dieselben Karten und sieht dein Ergebnis.
web-somebody = jemand
web-begins = Wer beginnt
web-begins-me = Ich
web-begins-other = Mein Gegner
web-begins-lot = Zufall
web-level-random = Anfänger
web-level-greedy = Leicht
web-level-uct = Eher leicht
web-level-expert-1 = Mittel
web-level-expert-2 = Gut
web-level-expert-3 = Stark
web-level-expert-4 = Sehr stark
web-level-expert-5 = Am stärksten
web-option-place = Durchgang { $place }
web-tables-none-running = Gerade läuft keine öffentliche Partie.
web-result-given-up = Aufgegeben
web-score-word-fillit = Übrige Chips
web-daily-given-up = Du hast den heutigen Versuch aufgegeben: ansehen
web-daily-results = Ergebnisse des Tages
web-size = Größe auf dem Bildschirm
web-size-small = Klein
web-size-medium = Mittel
web-size-large = So groß wie möglich
web-possible-round = Durchgang { $round }: du { $score }, möglich { $best }
web-possible-bound = (gefunden; höchstens { $bound })
web-possible-working = Durchgang { $round }: was möglich war
web-possible-costliest = { $count ->
    [one] Der teuerste Zug: { $count } Punkt
   *[other] Der teuerste Zug: { $count } Punkte
}
web-possible-turning = Wo deine Gewinnchance am stärksten fiel: { $share }
web-possible-nothing = Nichts wurde verschenkt.
web-help-drawn = Mit gezeichneten Beispielen, in einem neuen Tab
web-replay-moves = Alle Einträge
web-rematch-there = Die Revanche wartet auf dich.
web-scores = Meine Solo-Ergebnisse
web-scores-where = Aus deinen Partien auf diesem Server, auf allen deinen Geräten gleich. Eine gelöschte Partie zählt nicht mehr.
web-scores-board = Tafel
web-scores-on = Tafel { $board }
web-scores-whole = Ganze Partien
web-scores-best = Bestes
web-scores-mean = Schnitt
web-scores-games = Gespielt
web-scores-course = Von der ältesten zur neuesten
web-delete = Partie löschen
web-delete-sure = Diese Partie löschen?
web-delete-why = Aufzeichnung und Punkte sind dann endgültig weg.
web-picture = Bild teilen
web-picture-failed = Das Bild ließ sich nicht zeichnen. Versuche es noch einmal, wenn der Server antwortet.
