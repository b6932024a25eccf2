# Die Tafel von BITS im Browser.

web-bits-round = Durchgang { $round } von { $rounds }
web-bits-reconstructed = teils rekonstruiert
web-bits-grid = Tafel von { $seat }: Reihen von 6 oben bis 1 unten, Spalten A bis F
web-bits-cell-empty = { $cell }: leer
web-bits-cell-gap = { $cell }: Lücke, nicht mehr erreichbar
web-bits-cell-area = { $cell }: { $colour }, Fläche aus { $count }, zählt { $points }

web-bits-tasks = Aufgabenkarten
web-bits-task = Karte { $stack }: { $task }.
web-bits-others = andere Flächen aus { $squares } { $points }
web-bits-any-colour = jede Farbe
web-bits-now = jetzt { $points }

web-bits-hand = Stein in deiner Hand: { $stone }
web-bits-aim = Spalte { $column }. { $way }.
web-bits-forms = Fläche aus { $count } in { $colour }.
web-bits-new-gaps = { $count ->
    [one] Schließt eine Lücke ein: { $cells }.
   *[other] Schließt { $count } Lücken ein: { $cells }.
}
web-bits-worth = Deine Tafel wäre dann { $points } wert.
web-bits-ways = Alle Lagen des Steins
web-bits-controls = Der Stein in deiner Hand
web-bits-swap = Tauschen
web-bits-neutral = Neutral­stein
web-bits-keys = ← → zum Verschieben, ↑ ↓ oder R zum Drehen, F zum Tauschen der Farben, N für den Neutralstein, Enter zum Loslassen.
web-bits-waits = Gelegt. Die anderen wählen noch.
web-bits-finished = Nichts passt mehr: Für diese Tafel ist der Durchgang zu Ende.
web-bits-points-now = wäre jetzt Schluss
web-bits-points-then = in diesem Durchgang

web-bits-cards = Baukarten
web-bits-remaining = { $count ->
    [0] Keine Karte liegt verdeckt
    [one] Eine Karte liegt verdeckt
   *[other] { $count } Karten liegen verdeckt
}
web-bits-starts = Startsteine
web-bits-start = { $seat } begann mit: { $stone }

web-bits-boards = Alle Tafeln
web-bits-looking = Tafel von { $seat }
web-bits-back = Zurück zu meiner

web-bits-rounds = Bisherige Durchgänge
web-bits-round-column = Durchgang
web-bits-card-gave = Karte { $stack }: { $points }
web-bits-round-over = Durchgang { $round } ist zu Ende
web-bits-go-on = Weiter zu Durchgang { $round }
