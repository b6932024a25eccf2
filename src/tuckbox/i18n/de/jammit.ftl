# JAMMIT von Ryo Nakamura.

jammit-title = JAMMIT
jammit-summary = Schiebe von den Ecken aus Münzen ins Brett und sammle, was in deiner Farbe herausfällt.
jammit-credits = Ein Spiel von Ryo Nakamura, Grafik von Masanori Ise, 2020 bei radiuthree erschienen.
jammit-rules =
    # Das Ziel

    Von den Ecken aus werden Münzen ins Brett geschoben. Was herausfällt, zählt für den Spieler dieser Farbe. Wer zuerst das Ziel erreicht, gewinnt: 13 Punkte zu zweit, 11 zu dritt.

    # Aufstellung

    JAMMIT ist für zwei oder drei Spieler: Rot, Blau und Gelb. Vor der Partie werden das Brett und eine von zwei Aufstellungen gewählt, A oder B. Jeder hat vier Steine auf dem Brett; Münzen liegen dort noch keine. Die Figuren stehen außerhalb des Bretts an seinen Ecken. Rot beginnt; wer Rot spielt, ist frei zu vereinbaren. Danach geht es in der Reihenfolge Rot, Blau, Gelb. Zu zweit ist eine dritte Farbe neutral und gehört niemandem.

    Hausregel (steht nicht in der Anleitung): Neutral ist Gelb.

    Hausregel (steht nicht in der Anleitung): Auch auf dem Mini-Brett darf gespielt werden.

    Die gezeigten Aufstellungen sind rekonstruiert, denn die gedruckten Abbildungen liegen uns nicht vor.

    # Bahnen

    Das Brett ist ein Sechseck mit einem Loch in der Mitte. Deine Figur steht an einer der sechs Ecken und blickt zur gegenüberliegenden. Die geraden Linien, die von den beiden angrenzenden Rändern in diese Richtung laufen, sind die Bahnen, die du benutzen darfst. Die mittlere beginnt an deiner Ecke und endet am Loch, alle anderen enden am Rand gegenüber.

    # Ein Zug

    1. Münzen einschieben. Wähle eine Bahn deiner Ecke und schiebe zwei Münzen hinein, eine nach der anderen, in beliebiger Reihenfolge. Zu zweit sind es eine gegnerische und eine neutrale Münze, zu dritt je eine Münze der beiden anderen.
    2. Zusatzmünzen. Nur wenn du in Schritt 1 mindestens einen eigenen Stein hinausgeschoben hast; ein fremder Stein bringt keine Zusatzmünzen. Schiebe je eine Münze deiner Farbe in zwei verschiedene Bahnen derselben Ecke; schon benutzte Bahnen darfst du wieder nehmen. Was sie hinausschieben, zählt ebenfalls. Auch für zwei Steine gibt es nur zwei Zusatzmünzen. Schiebst du dabei noch mindestens einen eigenen Stein hinaus, wiederholst du den Schritt, und so weiter.
    3. Stelle deine Figur an eine andere Ecke, an der keine Figur steht.

    # Der Schub

    Eine Münze kommt auf das erste Feld ihrer Bahn. Liegt dort eine Münze oder ein Stein, wird das Stück um ein Feld weitergeschoben und schiebt wiederum das nächste; am ersten leeren Feld endet der Schub. Gibt es keines, fällt das letzte Stück der Bahn heraus.

    # Punkte

    Was herausfällt, ob Münze oder Stein, zählt für den Spieler dieser Farbe, egal wer geschoben hat: 1 Punkt über den Rand, 2 Punkte ins Loch. Herausgefallene Steine sind aus dem Spiel, Münzen kommen zurück in den Vorrat.

    Eine neutrale Münze bekommt, wer sie hinausgeschoben hat: eine Münze über den Rand, zwei ins Loch. Drei neutrale Münzen werden gegen 1 Punkt getauscht.

    Hausregel (steht nicht in der Anleitung): Getauscht wird sofort.

    # Das Ende

    Wer zuerst das Ziel erreicht, gewinnt sofort, auch mitten im Zug. Es fällt immer nur ein Stück nach dem anderen heraus: Was zuerst fällt, zählt zuerst.

    Hausregel (steht nicht in der Anleitung): Die Münzen gehen nie aus. In der Schachtel sind 25 je Farbe; auch in einer engen Partie braucht man selten mehr neutrale.

    # Züge schreiben

    Felder heißen nach dem Buchstaben ihrer Reihe, von unten nach oben, und einer Zahl. Eine Bahn heißt nach dem Feld, an dem sie beginnt.

    d8=NB schiebt erst eine neutrale, dann eine blaue Münze in die Bahn, die bei d8 beginnt (R Rot, B Blau, Y Gelb, N neutral)
    d8,f9 schiebt die Zusatzmünzen ein, erst bei d8, dann bei f9
    >a1 stellt die Figur an die Ecke a1

jammit-legend =
    Jede Reihe beginnt mit ihrem Buchstaben; die Zahlen stehen am rechten unteren Rand.
    Großbuchstaben R B Y: Münzen, N: neutrale Münzen. Kleinbuchstaben r b y: Steine. # das Loch. Klammern außerhalb einer Ecke: die Stelle für eine Figur.
    Unter dem Brett, für jeden Spieler: * am Zug, seine Figur und ihre Ecke, Punkte / Ziel, Steine auf dem Brett, N neutrale Münzen, und der nächste Schritt: =BN Münzen einschieben, ,RR Zusatzmünzen, > die Figur.
jammit-option-seats = Spieler
jammit-option-board = Brett
jammit-option-layout = Aufstellung
jammit-choice-board-large = groß (60 Felder)
jammit-choice-board-mini = Mini (36 Felder, Hausregel)
jammit-choice-layout-A = A
jammit-choice-layout-B = B

jammit-setup = { $layout } zu { $seats } auf dem { $board ->
    [mini] Mini-Brett
   *[large] großen Brett
}
jammit-reconstructed-setups = Rekonstruierte Aufstellungen, denn die gedruckten Abbildungen liegen uns nicht vor: { $setups }.

jammit-colour-R = Rot
jammit-colour-B = Blau
jammit-colour-Y = Gelb
jammit-coin-R = rote Münze
jammit-coin-B = blaue Münze
jammit-coin-Y = gelbe Münze
jammit-coin-N = neutrale Münze
jammit-stone-R = roter Stein
jammit-stone-B = blauer Stein
jammit-stone-Y = gelber Stein
jammit-coins-R = Rote Münzen
jammit-coins-B = Blaue Münzen
jammit-coins-Y = Gelbe Münzen
jammit-coins-N = Neutrale Münzen
jammit-stones-R = Rote Steine
jammit-stones-B = Blaue Steine
jammit-stones-Y = Gelbe Steine
jammit-piece-at = { $piece } auf { $hex }
jammit-nothing = nichts

jammit-group-insert = Erst die { $first }, dann die { $second }
jammit-group-extra = Erste Zusatzmünze bei { $hex }
jammit-group-pawn = Figur versetzen

jammit-effect-enter = { $seat } schiebt bei { $hex } eine { $piece } ein.
jammit-effect-push = Von { $hex } nach { $to } geschoben: { $piece }.
jammit-effect-out-border = Von { $hex } über den Rand geschoben: { $piece }.
jammit-effect-out-centre = Von { $hex } ins Loch in der Mitte geschoben: { $piece }.
jammit-effect-points = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und hat jetzt { $total }.
jammit-effect-neutral = { $seat } nimmt { $coins ->
    [one] 1 neutrale Münze
   *[other] { $coins } neutrale Münzen
} und hat jetzt { $total }.
jammit-effect-exchange = { $seat } tauscht { $coins ->
    [one] 1 neutrale Münze
   *[other] { $coins } neutrale Münzen
} gegen 1 Punkt und hat jetzt { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
} und { $left ->
    [one] 1 neutrale Münze
   *[other] { $left } neutrale Münzen
}.
jammit-effect-extra = { $seat } hat { $stones ->
    [one] einen eigenen Stein von { $hexes }
   *[other] { $stones } eigene Steine von { $hexes }
} hinausgeschoben und schiebt jetzt zwei Zusatzmünzen ein.
jammit-effect-pawn = { $seat } stellt die Figur von { $hex } nach { $to }.
jammit-effect-win = { $seat } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und gewinnt sofort.

jammit-reason-goal = Die nötigen Punkte sind erreicht.

jammit-refusal-owes-insert = Wähle zuerst eine Bahn und die Reihenfolge deiner beiden Münzen.
jammit-refusal-owes-extra = Schiebe zuerst deine beiden Zusatzmünzen in zwei verschiedene Bahnen ein.
jammit-refusal-owes-pawn = Die Münzen sind drin. Stelle jetzt deine Figur an eine andere Ecke.
jammit-refusal-column = An deiner Ecke { $corner } beginnt keine Bahn bei { $hex }. Ihre Bahnen beginnen bei { $heads }.
jammit-refusal-coins = Du musst diese beiden Münzen einschieben, in beliebiger Reihenfolge: { $coins }.
jammit-refusal-same-column = Beide Zusatzmünzen kämen in die Bahn { $hex }. Wähle zwei verschiedene Bahnen.
jammit-refusal-corner = { $hex } ist keine Ecke des Bretts. Die Ecken sind { $corners }.
jammit-refusal-stay = Deine Figur steht schon bei { $hex }. Sie muss an eine andere Ecke.
jammit-refusal-taken = Bei { $hex } steht schon eine Figur ({ $seat }). Wähle eine freie Ecke.
jammit-invalid-move = „{ $text }“ ist kein Zug. Schreibe d8=BN zum Einschieben, d8,f9 für Zusatzmünzen oder >a1 für die Figur.
jammit-invalid-space = „{ $space }“ ist kein Feld dieses Bretts. Ein Feld heißt nach dem Buchstaben seiner Reihe und einer Zahl; { $centre } ist das Loch in der Mitte.

jammit-describe-over = Die Partie ist zu Ende: { $seat } hat { $goal } Punkte erreicht und gewinnt.
jammit-describe-insert = { $seat } muss zwei Münzen in eine Bahn einschieben, in beliebiger Reihenfolge: { $coins }.
jammit-describe-extra = { $seat } hat von { $hexes } eigene Steine hinausgeschoben und muss Zusatzmünzen in zwei verschiedene Bahnen einschieben: { $coins }.
jammit-describe-pawn = { $seat } muss die Figur versetzen.
jammit-describe-seat = { $seat } spielt { $colour }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} von { $goal }, Figur bei { $corner }, { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
} auf dem Brett.
jammit-describe-seat-neutral = { $seat } spielt { $colour }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} von { $goal }, { $neutral ->
    [one] 1 neutrale Münze
   *[other] { $neutral } neutrale Münzen
}, Figur bei { $corner }, { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
} auf dem Brett.
jammit-describe-pieces = { $pieces }: { $hexes }.
jammit-describe-corner = Die Bahnen der Ecke { $corner } im Uhrzeigersinn, jeweils vom Anfang an:
jammit-describe-column-border = Bahn { $hex }, endet am Rand, { $gaps ->
    [0] voll
    [one] 1 leeres Feld
   *[other] { $gaps } leere Felder
}: { $pieces }.
jammit-describe-column-centre = Bahn { $hex }, endet am Loch in der Mitte, { $gaps ->
    [0] voll
    [one] 1 leeres Feld
   *[other] { $gaps } leere Felder
}: { $pieces }.
jammit-describe-free = Freie Ecken: { $corners }.
jammit-describe-board = Felder heißen nach ihrer Reihe, a bis { $row } von unten nach oben, und einer Zahl. Das Loch in der Mitte ist { $centre }. Die Ecken im Uhrzeigersinn von rechts: { $corners }.
jammit-describe-reconstructed = Diese Aufstellung ist rekonstruiert: Die gedruckte Abbildung liegt uns nicht vor.

jammit-inspect-centre = { $hex } ist das Loch in der Mitte. Was hineinfällt, zählt doppelt.
jammit-inspect-empty = { $hex } ist leer.
jammit-inspect-piece = Auf { $hex } liegt: { $piece }.
jammit-inspect-pawn = Außerhalb von { $hex } steht eine Figur ({ $seat }).
jammit-inspect-corner = { $hex } ist eine Ecke, an der keine Figur steht.
jammit-inspect-column-border = Für { $seat }: Feld { $place } von { $length } der Bahn { $hex }, die am Rand endet.
jammit-inspect-column-centre = Für { $seat }: Feld { $place } von { $length } der Bahn { $hex }, die am Loch in der Mitte endet.

jammit-components-section = { $file }, Zeile { $line }, Spalte { $column }: Der Abschnitt „{ $found }“ ist unbekannt. Eine Aufstellung hat die Abschnitte { $known }.
jammit-components-section-twice = { $file }, Zeile { $line }, Spalte { $column }: Der Abschnitt „{ $found }“ steht hier zum zweiten Mal. Behalte einen.
jammit-components-section-missing = { $file }, Zeile { $line }, Spalte { $column }: In dieser Datei fehlt der Abschnitt „{ $missing }“.
jammit-components-pawn-line = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ stellt keine Figur auf. Schreibe Farbe und Ecke, etwa R e9.
jammit-components-colour = { $file }, Zeile { $line }, Spalte { $column }: Die Farbe „{ $found }“ spielt niemand. Wähle aus { $known }.
jammit-components-corner = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine Ecke. Die Ecken sind { $known }.
jammit-components-pawn-twice = { $file }, Zeile { $line }, Spalte { $column }: Die Figur „{ $found }“ hat schon einen Platz. Jede Farbe hat eine Figur.
jammit-components-corner-taken = { $file }, Zeile { $line }, Spalte { $column }: Bei „{ $found }“ steht schon eine Figur. Gib jeder Figur eine eigene Ecke.
jammit-components-pawn-missing = { $file }, Zeile { $line }, Spalte { $column }: Die Figur „{ $missing }“ hat keinen Platz. Füge eine Zeile für sie hinzu.
jammit-components-stones = { $file }, Zeile { $line }, Spalte { $column }: Das ist ein Stein „{ $found }“ zu viel. Die Schachtel enthält { $most } je Farbe.
