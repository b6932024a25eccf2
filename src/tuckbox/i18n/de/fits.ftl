# FITS

fits-title = FITS
fits-summary = Lass sechzehn Teile deine Rampe hinuntergleiten und möglichst wenige Punktfelder offen, für 1 bis 4 Personen.
fits-credits = Ein Spiel von Reiner Knizia, 2009 bei Ravensburger erschienen.
fits-rules =
    Alle haben eine Rampe mit einem Plan aus 6 Spalten (A bis F) und 12 Reihen und dieselben sechzehn Teile aus 3, 4 oder 5 Quadraten. Ein Spiel hat für jeden gewählten Plan eine Runde, gewöhnlich die Pläne 1 bis 4.

    Zu Beginn einer Runde bekommt jeder eine Startkarte und legt das gezeigte Teil. Danach werden die Baukarten einzeln aufgedeckt, jedes Teil kommt einmal. Alle legen gleichzeitig das Teil der offenen Karte oder lassen es weg; ein weggelassenes Teil ist für die Runde verloren. Ist die offene Karte deine Startkarte, setzt du aus: Das Teil liegt schon auf deiner Rampe.

    Zum Legen drehst und wendest du das Teil nach Belieben, wählst die Spalten und lässt es gerade hinuntergleiten, bis es auf den Boden oder auf ein anderes Teil trifft. Zur Seite rutscht es nie, eine verdeckte Lücke lässt sich also nicht mehr füllen. Ein Teil darf über den oberen Rand hinausragen, aber mindestens eines seiner Quadrate muss im Raster liegen.

    Sind alle sechzehn Karten aufgedeckt, kostet jedes noch sichtbare Punktfeld 1 Punkt. Auf Plan 1 bringt jede vollständige Reihe 1 Punkt. Auf den Plänen 2 und 3 zählt eine noch sichtbare Zahl so, wie sie gedruckt ist, als Bonus oder Abzug. Auf Plan 4 gibt es fünf Symbole je zweimal: Sind beide sichtbar, bringt das 3 Punkte, eines allein kostet 3, keines zählt nichts.

    Die höchste Summe über alle Runden gewinnt; bei Gleichstand teilen sich mehrere den Sieg. Wer allein über die Pläne 1 bis 4 spielt, bekommt für die Summe einen Titel.

    Ein Zug wird als Teil, Lage und linke Spalte geschrieben: P5:0@C legt das Teil P5 wie gezeichnet ab Spalte C, P5:1@C nach einer Vierteldrehung im Uhrzeigersinn, P5:m0@C gespiegelt. Ein Bindestrich lässt das Teil weg.

fits-option-seats = Spieler
fits-option-boards = Pläne, in der Reihenfolge, in der du sie spielst
fits-choice-boards-1 = 1: vollständige Reihen
fits-choice-boards-2 = 2: Bonusfelder
fits-choice-boards-3 = 3: Bonus- und Abzugsfelder
fits-choice-boards-4 = 4: Symbolpaare

fits-reconstructed-board = Plan { $board }: Die Lage der Sonderfelder ist rekonstruiert und nicht die des gedruckten Plans.
fits-reconstructed-cards = Startkarten: Welche vier Teile sie zeigen, ist rekonstruiert.

fits-tile = { $tile ->
    [I3] Stab I3
    [V3] kleines Eck V3
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
    [V5] großes Eck V5
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
fits-effect-place = { $seat } legt „{ $tile }“ ({ $move }) auf { $cells }.
fits-effect-above = Über dem oberen Rand: { $cells }.
fits-effect-gaps = { $count ->
    [one] Das schließt eine Lücke ein
   *[other] Das schließt { $count } Lücken ein
}: { $cells }.
fits-effect-cover-value = Die { $value } auf { $cell } ist verdeckt.
fits-effect-cover-symbol = Symbol auf { $cell } verdeckt: { $symbol }.
fits-effect-row = Reihe { $row } ist vollständig.
fits-effect-set-aside = { $seat } lässt weg: { $tile }.
fits-effect-round-score = { $seat } bekommt { $points } in Runde { $round } auf Plan { $board } (Punktfelder { $dots }, Reihen { $rows }, Zahlen { $values }, Paare { $pairs }).
fits-effect-next-round = Runde { $round } beginnt auf Plan { $board }.
fits-effect-won = { $winners } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
fits-effect-shared = { $winners } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
fits-effect-solo = Alle Runden sind gespielt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
fits-effect-grade = { $points ->
    [one] { $points } Punkt: Damit bist du
   *[other] { $points } Punkte: Damit bist du
} „{ $grade }“.

fits-reason-won = Alle Runden sind gespielt; die höchste Summe gewinnt.
fits-reason-shared = Alle Runden sind gespielt; mehrere teilen sich die höchste Summe.
fits-reason-solo = Alle Runden sind gespielt.

fits-grade-1 = Umgekippte Kiste
fits-grade-2 = Regalhilfe
fits-grade-3 = Paketprofi
fits-grade-4 = Umzugsass
fits-grade-5 = Puzzlehand
fits-grade-6 = Raumkunst in Person
fits-grade-7 = Schrecken aller Lücken

fits-group-orientation = { $tile }, Lage { $orientation }
fits-group-set-aside = Weglassen
fits-group-start = Startkarte
fits-group-card = Baukarte

fits-invalid-move = „{ $text }“ ist kein Zug. Schreibe Teil:Lage@Spalte, zum Beispiel P5:m1@C, oder - zum Weglassen.
fits-invalid-tile = „{ $text }“ nennt kein Teil dieses Spiels: { $tile } gibt es nicht. Die Teile sind { $known }.
fits-invalid-space = „{ $space }“ ist kein Feld. Die Felder heißen { $first } bis { $last }.

fits-refusal-not-a-draw = Der Zufall zieht jetzt { $deck }; Teile legen die Spieler.
fits-refusal-other-deck = Jetzt wird { $deck } gezogen, keine vom anderen Stapel.
fits-refusal-card-gone = In diesem Stapel ist keine Karte „{ $tile }“ mehr.
fits-refusal-not-a-choice = Karten zieht der Zufall. Zu legen ist: { $tile }.
fits-refusal-start-aside = Ein Startteil darf nicht weggelassen werden. Zu legen ist: { $tile }.
fits-refusal-other-tile = „{ $tile }“ geht jetzt nicht. Zu legen ist: { $open }.
fits-refusal-orientation = „{ $tile }“ hat keine eigene Lage { $orientation }. Möglich sind { $known }; gleich aussehende Lagen haben nur einen Namen.
fits-refusal-side = So ragt das Teil ({ $tile }) über den seitlichen Rand. Seine linke Spalte kann A bis { $last } sein.
fits-refusal-above = Das Teil ({ $tile }) bliebe in Reihe { $row } liegen, ganz über dem Raster. Mindestens ein Quadrat muss darin liegen.

fits-describe-round = Runde { $round } von { $rounds }, Plan { $board }.
fits-describe-rows-on = Jede vollständige Reihe bringt 1 Punkt, jedes offene Punktfeld kostet 1.
fits-describe-rows-off = Jedes offene Punktfeld kostet 1 Punkt.
fits-describe-specials = Sonderfelder: { $specials }.
fits-special-value = { $cell }: { $value }
fits-special-symbol = { $cell }: { $symbol }
fits-describe-deal = Die Startkarten werden gerade verteilt.
fits-describe-start = Alle legen ihr Startteil.
fits-describe-turn = Gleich wird die nächste Baukarte aufgedeckt.
fits-describe-build = Alle legen das offene Teil oder lassen es weg.
fits-describe-over = Das Spiel ist zu Ende.
fits-describe-card = Offene Karte: { $tile }.
fits-describe-owing = Noch zu wählen haben: { $seats }.
fits-describe-to-place = Du hast zu legen: { $tile }.
fits-describe-choice = Für „{ $tile }“ hast du { $move } gewählt; das wird schon gezeigt und wartet auf die anderen.
fits-describe-turned = Schon aufgedeckt: { $tiles }.
fits-describe-remaining = { $count ->
    [one] Eine Karte kommt noch
   *[other] { $count } Karten kommen noch
}: { $tiles }.
fits-describe-seat = Rampe von { $seat }.
fits-describe-seat-start = Rampe von { $seat }, Startkarte { $tile }.
fits-describe-score = Wäre die Runde jetzt zu Ende: { $points } (Punktfelder { $dots }, Reihen { $rows }, Zahlen { $values }, Paare { $pairs }).
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
fits-describe-set-aside = Weggelassen: { $tiles }.
fits-describe-orientation = Lage { $orientation }, { $width } breit, { $height } hoch; in der linken unteren Ecke läge das Teil auf { $cells }.
fits-describe-finished = Runde { $round }, Plan { $board }, { $seat }: { $points } (Punktfelder { $dots }, Reihen { $rows }, Zahlen { $values }, Paare { $pairs }).
fits-describe-total = { $seat }, Summe bisher: { $points }.

fits-inspect = { $seat }, { $cell }: { $content }.
fits-inspect-above = { $cell } liegt über dem oberen Rand und zählt nicht.
fits-inspect-special = Der Plan zeigt { $special }.
fits-inspect-dot = Der Plan zeigt auf { $cell } ein Punktfeld.

fits-components-board-name = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ kann kein Plan heißen. Lege die Datei in boards/ und verwende nur Buchstaben, Ziffern, - und _.
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
fits-components-card = { $file }, Zeile { $line }, Spalte { $column }: Ein Teil „{ $found }“ gibt es nicht. Die Teile sind { $known }.
fits-components-card-twice = { $file }, Zeile { $line }, Spalte { $column }: Die Startkarte { $found } steht doppelt da; jede muss ein anderes Teil zeigen.
fits-components-cards-few = { $file }, Zeile { $line }, Spalte { $column }: { $found ->
    [one] Eine Startkarte ist
   *[other] { $found } Startkarten sind
} zu wenig; nötig sind mindestens { $needed }, für jeden Platz eine.
