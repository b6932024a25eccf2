# JAMMIT im Browser.

web-jammit-board = Brett von JAMMIT
web-jammit-seat = { $colour }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} von { $goal }, { $neutral ->
    [one] 1 neutrale Münze
   *[other] { $neutral } neutrale Münzen
}, { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
} auf dem Brett.
web-jammit-steps = Schritte eines Zuges
web-jammit-step-insert = Münzen
web-jammit-step-extra = Zusatz
web-jammit-step-pawn = Figur
web-jammit-do-insert = Wähle eine Bahn deiner Ecke; beide Münzen kommen dort hinein.
web-jammit-do-pawn = Stelle deine Figur an eine freie Ecke.
web-jammit-extra = Du hast einen eigenen Stein hinausgeschoben. Wähle die Bahn für die erste von zwei Zusatzmünzen.
web-jammit-extra-second = Wähle eine andere Bahn für die zweite Zusatzmünze.
web-jammit-order = Reihenfolge der Münzen
web-jammit-push = Einschieben
web-jammit-undo = Auswahl zurücknehmen
web-jammit-chosen = { $count ->
    [one] Bahn { $heads }.
   *[other] Bahnen { $heads }.
}
web-jammit-nothing-out = Nichts fällt heraus.
web-jammit-again = Wähle sie noch einmal oder drücke den Knopf, um die Münzen einzuschieben.
web-jammit-made = Zug gespielt.
web-jammit-head-border = Anfang einer Bahn, die über den Rand führt, { $gaps ->
    [0] voll.
    [one] 1 leeres Feld.
   *[other] { $gaps } leere Felder.
}
web-jammit-head-centre = Anfang der Bahn, die ins Loch führt, { $gaps ->
    [0] voll.
    [one] 1 leeres Feld.
   *[other] { $gaps } leere Felder.
}
web-jammit-falls = Deine Münzen schieben hinaus: { $pieces }.
web-jammit-corner-here = Deine Figur kann hierher.
web-jammit-keys = O vertauscht die Münzen.
