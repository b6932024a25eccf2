# BITS

bits-title = BITS
bits-summary = Lass zweifarbige Steine deine Rampe hinuntergleiten und forme die Farbflächen, die von den Aufgabenkarten belohnt werden. Für 1 bis 4 Spieler.
bits-credits = Ein Spiel von Reiner Knizia, 2011 bei Ravensburger erschienen. Dies ist ein inoffizielles Fanprojekt.
bits-rules =
    # Was du baust

    Du baust auf einer Rampe mit 6 × 6 Feldern. Jeder Stein bedeckt zwei Felder, jedes in einer von fünf Farben: Rot, Blau, Lila, Gelb, Schwarz. Jeder hat die gleichen zwanzig Steine, für jede Baukarte einen; die fünf Startsteine kommen dazu. Am Ende zählen die Flächen: alle Felder einer Farbe, die sich an einer Kante berühren. Ecken verbinden nicht.

    # Durchgänge und Aufgabenkarten

    Eine Partie hat drei Durchgänge, in der Profivariante vier. Vor jedem Durchgang werden die Rampen geleert, jeder bekommt alle seine Steine zurück, und die Start- und die Baukarten werden neu gemischt. Dann wird eine weitere Aufgabenkarte aufgedeckt; die früheren bleiben offen und zählen wieder mit. Zeigt die dritte Karte dieselbe Form wie die zweite, wird stattdessen eine andere aufgedeckt.

    # Steine legen

    Jeder bekommt einen eigenen Startstein und legt ihn. Dann werden die Baukarten nacheinander aufgedeckt, und alle legen den gezeigten Stein. Kannst du ihn legen, musst du es auch.

    Du wählst die Spalte und drehst den Stein nach Belieben; er gleitet gerade hinunter, bis ihn etwas aufhält. Unterwegs darf er weder gedreht noch verschoben werden, und er darf nicht über das Raster hinausragen. Was von oben verdeckt ist, erreichst du nicht mehr: Es bleibt eine Lücke.

    Alle legen gleichzeitig.

    Hausregel (steht nicht in der Anleitung): Niemand sieht einen Zug, bevor alle gewählt haben.

    Kannst du keinen Stein mehr legen, ist der Durchgang für dich zu Ende; die anderen spielen weiter. Für alle endet er, wenn niemand mehr legen kann.

    # Der Neutralstein

    Einmal pro Durchgang darfst du statt des gezeigten Steins deinen grauen Neutralstein legen; auf den gezeigten verzichtest du damit. Graue Felder gehören zu keiner Fläche und zählen nichts, halten aber Flächen auseinander. Lücken auch.

    Hausregel (steht nicht in der Anleitung): Den Startstein ersetzt der Neutralstein nicht.

    # Punkte

    Jede offene Aufgabenkarte wird für sich gewertet und jede Fläche für sich: Wer eine Form zweimal legt, bekommt die Punkte zweimal. Eine Fläche zählt nur, wenn sie als Ganzes die Form der Karte hat, beliebig gedreht oder gespiegelt; eine größere Fläche, in der die Form steckt, zählt nicht.

    Karte 1: für jede Fläche aus genau vier Feldern, gleich in welcher Farbe: 2 Punkte für die gezeigte Form, 1 Punkt für jede andere.
    Karte 2: für jede Fläche in der gezeigten Form und Farbe 2 Punkte.
    Karte 3: Jede Fläche in der gezeigten Form, gleich in welcher Farbe, kostet 2 Punkte.
    Karte 4, nur in der Profivariante: für jede Fläche in der gezeigten, größeren Form, gleich in welcher Farbe, 3 Punkte.

    # Das Ende

    Wer über alle Durchgänge die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet der beste einzelne Durchgang; ist auch der gleich, gibt es mehrere Sieger.

    # Züge schreiben

    Die Farben heißen R Rot, B Blau, P Lila, Y Gelb, K Schwarz. Ein Zug nennt die beiden Felder so, wie sie liegen:

    RB>C legt den Stein hin: Rot in Spalte C, Blau rechts daneben
    RB^C stellt ihn in Spalte C auf: Rot unten, Blau oben
    NN>C und NN^C legen den Neutralstein
bits-rules-alone =
    # Allein spielen

    Deine Summe nach drei Durchgängen bringt dir einen Titel (nicht in der Profivariante):

    { bits-ladder }

bits-legend =
    Erste Zeile: der Durchgang, die Zahl der Durchgänge, in eckigen Klammern die offene Baukarte, die Karten, die noch kommen (x2: zwei davon).
    Eine Aufgabenkarte: Stapel, Form, Farbe, falls sie eine hat, und Punkte; hinter = steht, was sie jedem Spieler gerade bringt.
    Über einer Tafel: der Spieler (* muss noch wählen), sein Startstein, N, wenn der Neutralstein noch da ist, die Punkte, wäre der Durchgang jetzt zu Ende.
    Auf einer Tafel: R Rot, B Blau, P Lila, Y Gelb, K Schwarz, N neutral, . leer, x eine Lücke, die nichts mehr erreicht; Kleinbuchstaben: dein noch verdeckter Zug.
    Darunter, hinter =: die Punkte der beendeten Durchgänge.
bits-option-seats = Spieler
bits-option-pro = Profivariante mit viertem Durchgang
bits-choice-pro-off = aus
bits-choice-pro-on = an

bits-colour-R = Rot
bits-colour-B = Blau
bits-colour-P = Lila
bits-colour-Y = Gelb
bits-colour-K = Schwarz
bits-colour-N = Grau

bits-stone-RR = Doppelstein Rot
bits-stone-RB = Stein Rot-Blau
bits-stone-RP = Stein Rot-Lila
bits-stone-RY = Stein Rot-Gelb
bits-stone-RK = Stein Rot-Schwarz
bits-stone-BB = Doppelstein Blau
bits-stone-BP = Stein Blau-Lila
bits-stone-BY = Stein Blau-Gelb
bits-stone-BK = Stein Blau-Schwarz
bits-stone-PP = Doppelstein Lila
bits-stone-PY = Stein Lila-Gelb
bits-stone-PK = Stein Lila-Schwarz
bits-stone-YY = Doppelstein Gelb
bits-stone-YK = Stein Gelb-Schwarz
bits-stone-KK = Doppelstein Schwarz
bits-stone-NN = Neutralstein
bits-count-stone = { $count ->
    [one] { $stone }
   *[other] { $count } × { $stone }
}

bits-shape-O1 = Einzelfeld
bits-shape-V3 = Winkel aus drei Feldern
bits-shape-O4 = Quadrat zwei mal zwei
bits-shape-L4 = L aus vier Feldern
bits-shape-S4 = Zickzack aus vier Feldern
bits-shape-line = gerade Linie aus { $squares } Feldern
bits-shape-letter = { $letter } aus { $squares } Feldern

bits-task-size = Flächen aus { $squares } Feldern: { $shape } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, jede andere Form { $others }
bits-task-colour = { $shape } in { $colour }, je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
bits-task-shape = { $shape } in beliebiger Farbe, je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

bits-reconstructed-starting-stones = Welche fünf Steine Startsteine sind, ist rekonstruiert; die gedruckten Karten liegen uns nicht vor.
bits-reconstructed-stack-1 = Drei der vier Formen im Aufgabenstapel 1 sind rekonstruiert; bekannt ist nur das Quadrat.
bits-reconstructed-stack-2 = Im Aufgabenstapel 2 sind die Farben von drei der vier Formen rekonstruiert; dass der Winkel die blaue ist, ist erschlossen.
bits-reconstructed-stack-4 = Formen und Punkte im Aufgabenstapel 4 (Profivariante) sind rekonstruiert.

bits-group-task = Aufgabenkarten aus Stapel { $stack }
bits-group-start = Startkarten
bits-group-card = Baukarten
bits-group-lying = Liegend, { $first } links, { $second } rechts
bits-group-lying-double = Liegend, doppelt { $colour }
bits-group-lying-neutral = Liegend, neutral
bits-group-standing = Stehend, { $first } unten, { $second } oben
bits-group-standing-double = Stehend, doppelt { $colour }
bits-group-standing-neutral = Stehend, neutral

bits-effect-round = Durchgang { $round } von { $length } beginnt auf leeren Tafeln.
bits-effect-task = Aufgabenkarte { $stack } wird aufgedeckt: { $task }.
bits-effect-task-out = Aufgabenkarte { $stack } zeigt dieselbe Form wie Karte 2 und kommt aus dem Spiel: { $task }. Eine andere wird aufgedeckt.
bits-effect-start = { $seat } bekommt eine Startkarte: { $stone }.
bits-effect-card = Eine Baukarte wird aufgedeckt: { $stone }.
bits-effect-lay = { $seat } legt den { $stone } auf { $cells }.
bits-effect-gap = { $seat } schließt { $count ->
    [one] eine Lücke
   *[other] Lücken
} ein: { $cells }.
bits-effect-area = { $seat } hat jetzt eine Fläche in { $colour } aus { $count } Feldern: { $cells }.
bits-effect-worth = Die Tafel von { $seat } ist jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert statt { $before }.
bits-effect-finished = Für { $seat } ist der Durchgang zu Ende: Kein Stein passt mehr.
bits-effect-round-end = Durchgang { $round } ist vorbei und wird gewertet.
bits-effect-score-card = { $seat }, Karte { $stack }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $areas }.
bits-effect-score-nothing = { $seat }, Karte { $stack }: keine Punkte.
bits-effect-score-round = { $seat } macht { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in Durchgang { $round }, insgesamt { $total }.
bits-effect-over = Der letzte Durchgang ist gewertet; die Partie ist zu Ende.
bits-scored-area = die Fläche in { $colour } { $cells } ({ $points })

bits-due-task = eine Aufgabenkarte aus Stapel { $stack }
bits-due-start = eine Startkarte für { $seat }
bits-due-card = eine Baukarte
bits-refusal-seat-draws = Karten werden von selbst aufgedeckt. Lege deinen Stein.
bits-refusal-chance-places = Du kannst noch keinen Stein legen: Erst wird eine Karte aufgedeckt.
bits-refusal-other-draw = Jetzt kommt { $due }.
bits-refusal-card-gone = „{ $text }“ liegt nicht mehr im Stapel.
bits-refusal-off-board = { $slot } liegt nicht auf der Tafel.
bits-refusal-neutral-start = Der Neutralstein kann den Startstein nicht ersetzen. Lege den { $owed }.
bits-refusal-neutral-used = Der Neutralstein ist in diesem Durchgang schon verbraucht. Lege den { $owed }.
bits-refusal-stone = { $found } ist jetzt nicht zu legen, sondern der { $owed } ({ $name }).
bits-refusal-too-tall = Spalte { $column } ist schon { $height ->
    [one] { $height } Feld
   *[other] { $height } Felder
} hoch: Ein stehender Stein würde über Reihe { $rows } hinausragen.
bits-refusal-full = Bis Reihe { $rows } gefüllt: { $columns }. Dort passt nichts mehr.

bits-move-unreadable = „{ $text }“ ist kein Zug in BITS. RB>C legt Rot in Spalte C und Blau rechts daneben, RB^C stellt Rot unter Blau in Spalte C, NN ist der Neutralstein.
bits-move-no-such-card = Eine Karte „{ $text }“ gibt es in diesem Spiel nicht.
bits-move-no-such-stone = Einen Stein „{ $text }“ gibt es nicht. Ein Stein hat zwei Farben aus { $colours }; der Neutralstein heißt NN.
bits-move-lying-column = Ein liegender Stein kann nicht in Spalte „{ $found }“ beginnen. Sein linkes Feld kommt in eine Spalte von A bis { $last }.
bits-move-standing-column = Eine Spalte „{ $found }“ gibt es nicht. Die Spalten sind A bis { $last }.
bits-space-unknown = Ein Feld „{ $space }“ gibt es nicht. Die Felder sind A1 bis { $last }, auf der Tafel eines anderen Spielers mit seiner Nummer: 2:A1.

bits-reason-points = Wer die meisten Punkte hat, gewinnt.
bits-reason-best-round = Gleich viele Punkte; der beste einzelne Durchgang entscheidet.
bits-reason-shared = Gleich viele Punkte und gleich gute Durchgänge; es gibt mehrere Sieger.
bits-reason-solo = Alle Durchgänge sind gespielt.

bits-grade-1 = Sandburgenbauer
bits-grade-2 = Kieselsortierer
bits-grade-3 = Handlanger am Bau
bits-grade-4 = Steinsetzer
bits-grade-5 = Mosaikleger
bits-grade-6 = Schlusssteinfinder
bits-grade-7 = Kathedralenarchitekt
bits-ladder =
    mehr als 30 Punkte: { bits-grade-7 }
    26–30 Punkte: { bits-grade-6 }
    21–25 Punkte: { bits-grade-5 }
    16–20 Punkte: { bits-grade-4 }
    11–15 Punkte: { bits-grade-3 }
    6–10 Punkte: { bits-grade-2 }
    bis 5 Punkte: { bits-grade-1 }

bits-describe-before = Eine Partie über { $length } Durchgänge; die erste Aufgabenkarte ist noch nicht aufgedeckt.
bits-describe-round = Durchgang { $round } von { $length }.
bits-describe-task = Aufgabenkarte { $stack }: { $task }. Die Form bedeckt zum Beispiel { $cells }.
bits-describe-out = Aus dem Spiel: { $task }.
bits-describe-card = Die offene Baukarte zeigt den { $stone }.
bits-describe-remaining = { $count ->
    [one] { $count } Baukarte ist
   *[other] { $count } Baukarten sind
} noch verdeckt: { $stones }.
bits-describe-owed = Dein Stein: { $stone }.
bits-describe-choice = Du hast { $text } gewählt. Dein Zug ist eingezeichnet; die anderen sehen ihn erst, wenn alle gewählt haben.
bits-describe-waited = Es fehlen noch: { $seats }.
bits-describe-start = { $seat } hat diesen Durchgang mit dem { $stone } begonnen.
bits-describe-empty = { $seat } hat eine leere Tafel.
bits-describe-heights = Tafel von { $seat }, Höhe der Spalten: { $heights }.
bits-describe-area = Fläche in { $colour } aus { $count } Feldern: { $cells }.
bits-describe-area-worth = Fläche in { $colour } aus { $count } Feldern, zählt { $points }: { $cells }.
bits-describe-singles = { $count ->
    [one] Einzelnes Feld
   *[other] Einzelne Felder
} in { $colour }: { $cells }.
bits-describe-singles-worth = { $count ->
    [one] Einzelnes Feld in { $colour }, zählt
   *[other] Einzelne Felder in { $colour }, zählen
} { $points }: { $cells }.
bits-describe-grey = Neutralstein auf { $cells }.
bits-describe-gaps = { $count ->
    [one] Lücke
   *[other] Lücken
} auf { $cells }.
bits-describe-finished = Für { $seat } ist der Durchgang zu Ende: Nichts passt mehr.
bits-describe-neutral = { $seat } hat den Neutralstein noch.
bits-describe-now = Karte { $stack } bringt zurzeit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
bits-describe-history = Punkte aus Durchgang { $round }: { $points }.
bits-describe-total = Punkte insgesamt: { $points }.
bits-describe-winners = { $count ->
    [one] Es gewinnt { $seats }.
   *[other] Es gewinnen { $seats }.
}
bits-describe-grade = Dein Titel: { $grade }.
bits-seat-points = { $seat }: { $points }
bits-describe-standing = { $seat }, wäre der Durchgang jetzt zu Ende: { $points } ({ $cards }).
bits-card-points = Karte { $stack }: { $points }

bits-inspect-empty = { $seat }, { $cell }: leer.
bits-inspect-gap = { $seat }, { $cell }: eine Lücke, die nichts mehr erreicht.
bits-inspect-square = { $seat }, { $cell }: { $colour }, Stein Nummer { $index }, der { $stone } auf { $cells }.
bits-inspect-waiting = { $seat }, { $cell }: { $colour }, dein verdeckter Zug, der { $stone } auf { $cells }; es wäre Stein Nummer { $index }.
bits-inspect-area = { $count ->
    [one] Das Feld ist eine Fläche für sich: { $cells }.
   *[other] Das Feld gehört zu einer Fläche aus { $count } Feldern: { $cells }.
}
bits-inspect-scores = Karte { $stack } gibt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für diese Fläche.

bits-components-section = { $file }, Zeile { $line }, Spalte { $column }: Der Abschnitt heißt „{ $found }“; hier muss „{ $expected }“ stehen, und zwar genau einmal.
bits-components-stone-twice = { $file }, Zeile { $line }, Spalte { $column }: Der Stein „{ $stone }“ steht doppelt da. Alle Startsteine sind verschieden.
bits-components-stone-count = { $file }, Zeile { $line }, Spalte { $column }: { $found ->
    [one] Ein Startstein ist
   *[other] { $found } Startsteine sind
} angegeben; nötig sind { $expected }.
bits-components-stacks = { $file }, Zeile { $line }, Spalte { $column }: Es gibt { $found } Aufgabenstapel; nötig sind { $expected }.
bits-components-task = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine Karte für Stapel { $stack }. Schreibe Form, Farbe oder any und Punkte; in Stapel 1 auch die Punkte für andere Formen.
bits-components-task-size = { $file }, Zeile { $line }, Spalte { $column }: { $shape } kann nicht Ziel in Stapel 1 sein. Dessen Formen haben { $expected } Felder.
bits-components-task-twice = { $file }, Zeile { $line }, Spalte { $column }: Die Karte „{ $task }“ steht doppelt in ihrem Stapel.
bits-components-task-count = { $file }, Zeile { $line }, Spalte { $column }: Stapel { $stack } hat { $found ->
    [one] eine Karte
   *[other] { $found } Karten
}; nötig sind { $expected }.
bits-components-plus = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ muss eine ganze Zahl von +1 bis +99 sein: Dieser Stapel bringt Pluspunkte.
bits-components-minus = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ muss eine ganze Zahl von -99 bis -1 sein: Dieser Stapel bringt Minuspunkte.
bits-components-shape-name = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist kein Name für eine Form. Schreibe Großbuchstaben und die Zahl der Felder: V3.
bits-components-shape-empty = { $file }, Zeile { $line }, Spalte { $column }: Die Form { $shape } hat kein Feld. Zeichne ihre Felder als #.
bits-components-shape-size = { $file }, Zeile { $line }, Spalte { $column }: Die Form { $shape } ist mit { $found ->
    [one] einem Feld
   *[other] { $found } Feldern
} gezeichnet; die Zahl im Namen muss dieselbe sein.
bits-components-shape-large = { $file }, Zeile { $line }, Spalte { $column }: Die Form { $shape } hat mehr Felder als die Tafel. Höchstens { $most } sind möglich.
bits-components-shape-apart = { $file }, Zeile { $line }, Spalte { $column }: Die Felder von { $shape } hängen nicht alle an Kanten zusammen.
bits-components-shape-twice = { $file }, Zeile { $line }, Spalte { $column }: Die Form { $shape } ist schon gezeichnet, als { $known }.
