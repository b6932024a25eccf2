# Die Tafel von FITS im Browser.

web-fits-round = Durchgang { $round } von { $rounds }: Tafel { $board }
web-fits-reconstructed = rekonstruierte Tafel
web-fits-grid = Rampe von { $seat }: Reihen von 12 oben bis 1 unten, Spalten A bis F
web-fits-dot = Punktfeld
web-fits-cell-tile = { $cell }: { $tile }
web-fits-cell-gap = { $cell }: { $content }, eingeschlossen

web-fits-hand = Teil in deiner Hand: { $tile }
web-fits-aim = Spalte { $column }, { $way }.
web-fits-new-gaps = { $count ->
    [0] Lässt keine neue Lücke.
    [one] Schließt eine Lücke ein: { $cells }.
   *[other] Schließt { $count } Lücken ein: { $cells }.
}
web-fits-way = { $way ->
    [way-0] wie gezeichnet
    [way-1] rechtsherum gedreht
    [way-2] auf dem Kopf
    [way-3] linksherum gedreht
    [way-m0] gespiegelt
    [way-m1] gespiegelt, rechtsherum gedreht
    [way-m2] gespiegelt, auf dem Kopf
    [way-m3] gespiegelt, linksherum gedreht
   *[other] { $way }
}
web-fits-ways = Alle Lagen des Teils
web-fits-controls = Das Teil in deiner Hand
web-fits-flip = Wenden
web-fits-aside = Weglegen
web-fits-keys = ← → zum Verschieben, ↑ ↓ oder R zum Drehen, F zum Wenden, Enter zum Loslassen, X zum Weglegen.
web-fits-waits = Gelegt. Die anderen wählen noch.
web-fits-waits-aside = Weggelegt. Die anderen wählen noch.
web-fits-misses = Du setzt aus: Die offene Karte zeigt dein Startteil.

web-fits-cards = Baukarten
web-fits-remaining = { $count ->
    [0] Keine Karte kommt mehr
    [one] Eine Karte kommt noch
   *[other] { $count } Karten kommen noch
}
web-fits-card-open = { $tile }: jetzt offen
web-fits-card-to-come = { $tile }: kommt noch
web-fits-card-gone = { $tile }: vorbei
web-fits-set-aside = Weggelegt: { $tiles }
web-fits-starts = Startteile
web-fits-start = { $seat } begann mit: { $tile }

web-fits-score = Punkte dieser Rampe
web-fits-now = Wäre der Durchgang jetzt zu Ende
web-fits-scored = Dieser Durchgang
web-fits-part-dots = { $count ->
    [one] Ein offenes Punktfeld, −1
   *[other] { $count } offene Punktfelder, je −1
}
web-fits-part-rows = { $count ->
    [one] Eine vollständige Reihe, +1
   *[other] { $count } vollständige Reihen, je +1
}
web-fits-part-values = Sichtbare Zahlen
web-fits-part-pairs = Paare: beide sichtbar +3, nur eins −3
web-fits-pair = { $symbol }: { $visible ->
    [0] beide verdeckt
    [one] nur eins sichtbar
   *[other] beide sichtbar
}
web-fits-part = { $part ->
    [dots] Punktfelder
    [rows] Reihen
    [values] Zahlen
   *[pairs] Paare
} { $points }

web-fits-others = Alle Rampen
web-fits-looking = Rampe von { $seat }
web-fits-back = Zurück zu meiner

web-fits-rounds = Bisherige Durchgänge
web-fits-board-column = Tafel
web-fits-round-over = Durchgang { $round } ist zu Ende
web-fits-go-on = Weiter zu Durchgang { $round }, Tafel { $board }
web-fits-effect-place = { $seat } legt „{ $tile }“ auf { $cells }.
