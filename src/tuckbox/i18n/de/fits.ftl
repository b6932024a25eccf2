# FITS

fits-title = FITS
fits-summary = Lass sechzehn Teile deine Rampe hinuntergleiten, sodass möglichst wenige Punktfelder offen bleiben. Für 1 bis 4 Spieler.
fits-credits = Ein Spiel von Reiner Knizia, 2009 bei Ravensburger erschienen.
fits-rules =
    # Was du hast

    Jeder hat eine Rampe mit einer Tafel aus 6 Spalten (A bis F) und 12 Reihen und dieselben sechzehn Teile aus 3, 4 oder 5 Quadraten. Eine Partie hat für jede gewählte Tafel einen Durchgang, gewöhnlich die Tafeln 1 bis 4; in einem Durchgang spielen alle auf der gleichen Tafel.

    # Ein Durchgang

    Jeder bekommt eine eigene Startkarte und legt das gezeigte Teil; es darf nicht weggelegt werden. Startkarten werden in jedem Durchgang neu verteilt.

    Danach werden die sechzehn Baukarten einzeln aufgedeckt, jedes Teil kommt also einmal. Alle legen das Teil der offenen Karte auf ihre Rampe oder legen es weg. Du darfst beliebig viele Teile weglegen, aber ein weggelegtes Teil ist für den Durchgang verloren. Zeigt die offene Karte dein Startteil, setzt du aus: Das Teil liegt schon auf deiner Rampe.

    Alle wählen gleichzeitig.

    Hausregel (steht nicht in der Anleitung): Niemand sieht einen Zug, bevor alle gewählt haben.

    # Ein Teil legen

    Du drehst und wendest das Teil nach Belieben, wählst die Spalten und lässt es gerade hinuntergleiten, bis es auf den Boden oder auf ein anderes Teil trifft. Zur Seite gleitet es nie, eine Lücke unter einem Teil lässt sich also nicht mehr füllen. Seitlich darf nichts überstehen. Über den oberen Rand darf ein Teil hinausragen; was dort liegt, zählt nicht.

    Hausregel (steht nicht in der Anleitung): Mindestens ein Quadrat des Teils muss im Raster liegen.

    # Punkte

    Die meisten Felder haben einen aufgedruckten Punkt (Punktfelder). Sind alle sechzehn Karten aufgedeckt, kostet jedes noch sichtbare Punktfeld 1 Punkt. Die Sonderfelder der Tafeln 2, 3 und 4 sind keine Punktfelder und kosten diesen Punkt nicht. Dazu kommen die Punkte der Tafel:

    Tafel 1: Jede vollständige Reihe bringt 1 Punkt.
    Tafeln 2 und 3: Eine noch sichtbare Zahl zählt so, wie sie gedruckt ist, als Bonus oder Abzug.
    Tafel 4: Fünf Symbole sind je zweimal gedruckt. Ein Paar, von dem beide sichtbar sind, bringt 3 Punkte; ist nur eines sichtbar, kostet es 3; sind beide verdeckt, zählt das Paar nicht.

    # Das Ende

    Wer über alle Durchgänge die meisten Punkte hat, gewinnt; bei Gleichstand gibt es mehrere Sieger.

    # Züge schreiben

    Ein Zug wird als Teil, Lage und linke Spalte geschrieben:

    P5:0@C legt das Teil P5 wie gezeichnet, ab Spalte C
    P5:1@C legt es nach einer Vierteldrehung im Uhrzeigersinn; 2 und 3 sind zwei und drei Vierteldrehungen
    P5:m0@C legt es gespiegelt; m1, m2 und m3 sind erst gespiegelt, dann gedreht
    - legt das Teil weg
fits-rules-alone =
    # Allein spielen

    Deine Summe über die Tafeln 1 bis 4 bringt dir einen Titel:

    { fits-ladder }

fits-legend =
    Erste Zeile: der Durchgang, die Zahl der Durchgänge, in eckigen Klammern die Tafel, > die offene Karte, | die Karten, die noch kommen.
    Über einer Rampe: der Spieler (* muss noch wählen), sein Startteil, die Punkte, wäre der Durchgang jetzt zu Ende, die Punkte der beendeten Durchgänge.
    Auf einer Rampe: . ein Punktfeld, x ein Punktfeld, das nichts mehr erreicht, eine Zahl oder ein Buchstabe: ein Sonderfeld, ein Name wie P5: ein Teil.
    Darunter: die Lagen deines Teils; # ist eines seiner Quadrate.
fits-option-seats = Spieler
fits-option-boards = Tafeln, in der Reihenfolge, in der du sie spielst
fits-choice-boards-1 = 1: vollständige Reihen
fits-choice-boards-2 = 2: Bonusfelder
fits-choice-boards-3 = 3: Bonus- und Abzugsfelder
fits-choice-boards-4 = 4: Symbolpaare

fits-reconstructed-board = Tafel { $board }: Die Lage der Sonderfelder ist rekonstruiert und nicht die der gedruckten Tafel.
fits-reconstructed-cards = Startkarten: Welche vier Teile sie zeigen, ist rekonstruiert.

fits-tile = { $tile ->
    [I3] Stab I3
    [V3] kleiner Winkel V3
    [L4] kleiner Haken L4
    [O4] Quadrat O4
    [S4] Stufe S4
    [T4] kleines T T4
    [F5] Kurbel F5
    [L5] langer Haken L5
    [N5] lange Stufe N5
    [P5] Fahne P5
    [T5] großes T T5
    [U5] Becher U5
    [V5] großer Winkel V5
    [W5] Treppe W5
    [X5] Kreuz X5
    [Y5] Zweig Y5
   *[other] { $tile }
}
fits-symbol = { $sign ->
    [a] Kreis
    [b] Dreieck
    [c] Quadrat
    [d] Stern
    [e] Herz
   *[other] Symbol { $sign }
}
fits-deck-start = eine Startkarte
fits-deck-card = eine Baukarte

fits-effect-start-card = { $seat } bekommt die Startkarte „{ $tile }“.
fits-effect-card = Die Baukarte „{ $tile }“ wird aufgedeckt.
fits-effect-misses = { $seat } setzt aus: „{ $tile }“ war das Startteil.
fits-effect-place = { $seat } legt „{ $tile }“ ({ $text }) auf { $cells }.
fits-effect-above = Über dem oberen Rand: { $cells }.
fits-effect-gaps = { $count ->
    [one] Das schließt eine Lücke ein
   *[other] Das schließt { $count } Lücken ein
}: { $cells }.
fits-effect-cover-value = Die { $value } auf { $cell } ist verdeckt.
fits-effect-cover-symbol = Symbol auf { $cell } verdeckt: { $symbol }.
fits-effect-row = Reihe { $row } ist vollständig.
fits-effect-set-aside = { $seat } legt weg: { $tile }.
fits-effect-round-score = { $seat } bekommt { $points } in Durchgang { $round } auf Tafel { $board } (Punktfelder { $dots }, Reihen { $rows }, Zahlen { $values }, Paare { $pairs }).
fits-effect-next-round = Durchgang { $round } beginnt auf Tafel { $board }.
fits-effect-won = { $winners } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
fits-effect-shared = { $winners } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
fits-effect-solo = Alle Durchgänge sind gespielt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
fits-effect-grade = { $points ->
    [one] { $points } Punkt: Damit bist du
   *[other] { $points } Punkte: Damit bist du
} „{ $grade }“.

fits-reason-won = Alle Durchgänge sind gespielt; wer die meisten Punkte hat, gewinnt.
fits-reason-shared = Alle Durchgänge sind gespielt; mehrere haben die meisten Punkte.
fits-reason-solo = Alle Durchgänge sind gespielt.

fits-grade-1 = Kistenkipper
fits-grade-2 = Regalhilfe
fits-grade-3 = Paketprofi
fits-grade-4 = Umzugs-Ass
fits-grade-5 = Puzzletalent
fits-grade-6 = Raumkünstler
fits-grade-7 = Lückenbezwinger
fits-ladder =
    mehr als 30 Punkte: { fits-grade-7 }
    26–30 Punkte: { fits-grade-6 }
    21–25 Punkte: { fits-grade-5 }
    16–20 Punkte: { fits-grade-4 }
    11–15 Punkte: { fits-grade-3 }
    6–10 Punkte: { fits-grade-2 }
    bis 5 Punkte: { fits-grade-1 }

fits-group-orientation = { $tile }, Lage { $orientation }
fits-group-set-aside = Weglegen
fits-group-start = Startkarte
fits-group-card = Baukarte

fits-invalid-move = „{ $text }“ ist kein Zug. Schreibe Teil:Lage@Spalte, zum Beispiel P5:m1@C, oder - zum Weglegen.
fits-invalid-tile = „{ $text }“ nennt kein Teil dieses Spiels: { $tile } gibt es nicht. Die Teile sind { $known }.
fits-invalid-space = „{ $space }“ ist kein Feld. Die Felder heißen { $first } bis { $last }.

fits-refusal-not-a-draw = Du kannst noch kein Teil legen: Erst kommt { $deck }.
fits-refusal-other-deck = Jetzt kommt { $deck }, keine Karte vom anderen Stapel.
fits-refusal-card-gone = In diesem Stapel ist keine Karte „{ $tile }“ mehr.
fits-refusal-not-a-choice = Karten werden von selbst aufgedeckt. Dein Teil: { $tile }.
fits-refusal-start-aside = Ein Startteil darfst du nicht weglegen. Dein Teil: { $tile }.
fits-refusal-other-tile = „{ $tile }“ geht jetzt nicht. Dein Teil: { $open }.
fits-refusal-orientation = „{ $tile }“ hat keine eigene Lage { $orientation }. Möglich sind { $known }; gleich aussehende Lagen haben nur einen Namen.
fits-refusal-side = So ragt das Teil ({ $tile }) über den seitlichen Rand. Seine linke Spalte kann A bis { $last } sein.
fits-refusal-above = Das Teil ({ $tile }) bliebe in Reihe { $row } liegen, ganz über dem Raster. Mindestens ein Quadrat muss darin liegen.

fits-describe-round = Durchgang { $round } von { $rounds }, Tafel { $board }.
fits-describe-rows-on = Jede vollständige Reihe bringt 1 Punkt, jedes offene Punktfeld kostet 1.
fits-describe-rows-off = Jedes offene Punktfeld kostet 1 Punkt.
fits-describe-specials = Sonderfelder: { $specials }.
fits-special-value = { $cell }: { $value }
fits-special-symbol = { $cell }: { $symbol }
fits-describe-deal = Die Startkarten werden gerade verteilt.
fits-describe-start = Alle legen ihr Startteil.
fits-describe-turn = Gleich wird die nächste Baukarte aufgedeckt.
fits-describe-build = Alle legen das Teil der offenen Karte auf ihre Rampe oder legen es weg.
fits-describe-over = Die Partie ist zu Ende.
fits-describe-card = Offene Karte: { $tile }.
fits-describe-owing = Es fehlen noch: { $seats }.
fits-describe-to-place = Dein Teil: { $tile }.
fits-describe-choice = Für „{ $tile }“ hast du { $move } gewählt. Dein Zug ist eingezeichnet; die anderen sehen ihn erst, wenn alle gewählt haben.
fits-describe-turned = Schon aufgedeckt: { $tiles }.
fits-describe-remaining = { $count ->
    [one] Eine Karte kommt noch
   *[other] { $count } Karten kommen noch
}: { $tiles }.
fits-describe-seat = Rampe von { $seat }.
fits-describe-seat-start = Rampe von { $seat }, Startkarte { $tile }.
fits-describe-score = Wäre der Durchgang jetzt zu Ende: { $points } (Punktfelder { $dots }, Reihen { $rows }, Zahlen { $values }, Paare { $pairs }).
fits-describe-empty = Die Rampe ist leer.
fits-describe-height = { $column } { $height }
fits-describe-heights = Höhe der Spalten: { $columns }.
fits-describe-row = Reihe { $row }: { $runs }.
fits-describe-run = { $where } { $content }
fits-run-open = frei
fits-run-gap = Lücke
fits-describe-free-rows = Ab Reihe { $row } ist alles frei.
fits-describe-visible = Noch sichtbare Sonderfelder: { $specials }.
fits-describe-above = Über den oberen Rand ragen Teile: { $cells }.
fits-describe-set-aside = Weggelegt: { $tiles }.
fits-describe-orientation = Lage { $orientation }, { $width } breit, { $height } hoch; in der linken unteren Ecke läge das Teil auf { $cells }.
fits-describe-finished = Durchgang { $round }, Tafel { $board }, { $seat }: { $points } (Punktfelder { $dots }, Reihen { $rows }, Zahlen { $values }, Paare { $pairs }).
fits-describe-total = { $seat }, Summe bisher: { $points }.

fits-inspect = { $seat }, { $cell }: { $content }.
fits-inspect-above = { $cell } liegt über dem oberen Rand und zählt nicht.
fits-inspect-special = Die Tafel zeigt { $special }.
fits-inspect-dot = Die Tafel zeigt auf { $cell } ein Punktfeld.

fits-components-board-name = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ kann keine Tafel heißen. Lege die Datei in boards/ und verwende nur Buchstaben, Ziffern, - und _.
fits-components-section = { $file }, Zeile { $line }, Spalte { $column }: { $found } gehört nicht hierher oder steht doppelt da. Die Datei enthält { $known }.
fits-components-section-missing = { $file }, Zeile { $line }, Spalte { $column }: Der Abschnitt { $section } fehlt.
fits-components-row-bonus = { $file }, Zeile { $line }, Spalte { $column }: { $found } sollte [row-bonus on] oder [row-bonus off] heißen, ohne etwas darunter.
fits-components-sign = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ erklärt kein Zeichen. Schreibe zum Beispiel „. dot“, „3 value 3“, „-5 value -5“ oder „a pair“.
fits-components-sign-twice = { $file }, Zeile { $line }, Spalte { $column }: Das Zeichen „{ $found }“ wird zweimal erklärt.
fits-components-value = { $file }, Zeile { $line }, Spalte { $column }: Der Wert { $found } ist zu groß; gedruckte Werte gehen von -{ $most } bis { $most }.
fits-components-pair = { $file }, Zeile { $line }, Spalte { $column }: Das Symbol „{ $found }“ muss im Raster genau zweimal vorkommen, es kommt aber { $count ->
    [one] einmal
   *[other] { $count }-mal
} vor.
fits-components-no-dot = { $file }, Zeile { $line }, Spalte { $column }: Es bleibt kein Punktfeld. Zeichne mindestens eines.
fits-components-pairs = { $file }, Zeile { $line }, Spalte { $column }: Es sind mehr als { $most } Paare. Mehr können die Bots nicht beurteilen.
fits-components-card = { $file }, Zeile { $line }, Spalte { $column }: Ein Teil „{ $found }“ gibt es nicht. Die Teile sind { $known }.
fits-components-card-twice = { $file }, Zeile { $line }, Spalte { $column }: Die Startkarte { $found } steht doppelt da; jede muss ein anderes Teil zeigen.
fits-components-cards-few = { $file }, Zeile { $line }, Spalte { $column }: { $found ->
    [one] Eine Startkarte ist
   *[other] { $found } Startkarten sind
} zu wenig; nötig sind mindestens { $needed }, eine für jeden Spieler.
