# FILLIT: was Regeln, Bilder und Seiten sagen.

fillit-title = FILLIT
fillit-summary = Lass deine Figur gleiten, lege eine Spur aus Chips und lenke den Weg mit deinen Steinen: Wer zuerst alle eigenen Chips gelegt hat, gewinnt.
fillit-credits = Von Ryo Nakamura, 2018; erschienen bei radiuthree.
fillit-rules =
    # Das Ziel

    Du gewinnst, wenn du alle deine Chips gelegt hast. Deine Figur legt sie überall, wo sie entlanggleitet.

    # Aufstellung

    Vor der Partie werden die Zahl der Spieler, das Brett und eine von zwei Aufstellungen gewählt, A oder B. Jede Figur beginnt auf einem Chip ihrer Farbe, der bei deinen Chips mitzählt; die übrigen sind dein Vorrat.

    2 Spieler, großes Brett: Rot und Blau, je 25 Chips
    3 Spieler, großes Brett: Rot, Blau und Gelb, je 18 Chips
    2 gegen 2, großes Brett: 25 Chips je Team, zwei davon unter den Figuren
    2 Spieler, Mini-Brett: Rot und Blau, je 14 Chips
    3 Spieler, Mini-Brett: Rot, Blau und Gelb, je 11 Chips

    Jede Farbe hat vier Steine. In Teams teilen sich Rot und Gelb die roten Chips und Steine, Blau und Grün die blauen. Rot beginnt; wer Rot spielt, ist frei zu vereinbaren. Danach geht es in der Reihenfolge Rot, Blau, Gelb, Grün.

    Die gezeigten Aufstellungen sind rekonstruiert, denn die gedruckten Abbildungen liegen uns nicht vor.

    # Ein Zug

    Ein Zug hat zwei Teile, in beliebiger Reihenfolge und beide Pflicht: Deine Figur gleitet einmal, und einer deiner Steine geht ein Feld weiter. Auch im Team ziehst du nur deine eigene Figur; die deines Partners ist ein Hindernis wie jedes andere.

    # Gleiten

    Wähle eine der sechs Richtungen. Die Figur läuft geradeaus, bis der Rand, die leere Mitte, ein Stein oder eine andere Figur sie aufhält; früher anhalten kann sie nicht, und Chips halten sie nicht auf.

    Jedes überquerte Feld und das erreichte Feld bekommen einen deiner Chips. Eigene Chips bleiben liegen und kosten nichts; ein Chip einer anderen Farbe geht zurück in den Vorrat, aus dem er kam.

    Hausregel (steht nicht in der Anleitung): Geht dein Vorrat unterwegs zu Ende, bleibt der Rest des Weges, wie er ist, und die Figur gleitet trotzdem zu Ende.

    # Der Stein

    Ziehe einen Stein deiner Farbe auf ein Nachbarfeld. Auf ein leeres Feld zieht er einfach; sonst tauscht er mit dem, was dort ist: einem Chip, einem Stein beliebiger Farbe oder einer Figur (auch deiner eigenen) samt ihrem Chip. Dabei wird nichts gelegt und nichts zurückgegeben.

    Hausregel (steht nicht in der Anleitung): In die Mitte zieht ein Stein nie.

    # Wenn die Figur festsitzt

    Kann die Figur sofort oder nach einem Steinzug gleiten, muss sie es. Vielleicht musst du sie erst mit einem Stein befreien, und mit einem Stein einsperren darfst du sie nicht. Nur wenn sie in keiner Reihenfolge gleiten kann, ziehst du allein einen Stein.

    # Das Ende

    Wer am Ende eines Zuges keinen Chip mehr im Vorrat hat, allein oder im Team, gewinnt.

    Hausregel (steht nicht in der Anleitung): Entsteht dieselbe Stellung zum dritten Mal, endet die Partie unentschieden. Das lässt sich abschalten.

    # Züge schreiben

    Felder heißen nach dem Buchstaben ihrer Reihe, von unten nach oben, und einer Zahl.

    >e9 c3-c4 gleitet nach e9 und zieht dann den Stein von c3 nach c4
    c3-c4 >e9 macht es umgekehrt
    c3-c4 zieht allein einen Stein

fillit-legend =
    Jede Reihe steht zwischen den Namen ihres ersten und letzten Feldes.
    Großbuchstaben R B Y G: Figuren, jede auf einem Chip ihrer Seite. Kleinbuchstaben r b y: Steine. + rote, = blaue, * gelbe Chips. # die Mitte.
    Unter dem Brett, für jede Seite: ihre Spieler mit ihren Figuren (> am Zug, ! gewinnt), die Zeichen ihrer Steine und Chips, Chips übrig / insgesamt.
fillit-option-seats = Spieler (4: zwei gegen zwei, nur großes Brett)
fillit-option-board = Brett
fillit-option-layout = Aufstellung
fillit-option-repetition = Hausregel: dritte Wiederholung
fillit-choice-board-large = Groß
fillit-choice-board-mini = Mini
fillit-choice-layout-A = A: Figuren an den Ecken (rekonstruiert)
fillit-choice-layout-B = B: Figuren an der Mitte (rekonstruiert)
fillit-choice-repetition-draw = ist unentschieden
fillit-choice-repetition-off = abgeschaltet
fillit-options-mode = Das Mini-Brett ist für zwei oder drei Spieler, nicht für { $seats }. Wähle das große Brett oder weniger Spieler.
fillit-scores = Chips übrig

fillit-colour-R = Rot
fillit-colour-B = Blau
fillit-colour-Y = Gelb
fillit-colour-G = Grün

# Stämme der Farbwörter (rot-e, rot-en, rot-er) für Chips und Figuren, dann für Steine; hier gleich.
fillit-colour = { $colour ->
    [R] rot
    [B] blau
    [Y] gelb
   *[G] grün
}
fillit-colour-stone = { $colour ->
    [R] rot
    [B] blau
    [Y] gelb
   *[G] grün
}
fillit-swapped = { $swapped ->
    [R] rot
    [B] blau
    [Y] gelb
   *[G] grün
}
fillit-swapped-stone = { $swapped ->
    [R] rot
    [B] blau
    [Y] gelb
   *[G] grün
}

fillit-setup = { $layout } zu { $seats } auf dem { $board ->
    [mini] Mini-Brett
   *[large] großen Brett
}
fillit-reconstructed-setups = Die gedruckten Aufstellungen von FILLIT liegen uns nicht vor; diese sind rekonstruiert: { $setups }. Wenn du das Spiel besitzt, kannst du die echten zeichnen.
fillit-describe-reconstructed = Diese Aufstellung ist rekonstruiert: Die gedruckte Abbildung liegt uns nicht vor.

fillit-move-text = „{ $text }“ ist kein Zug in FILLIT. Schreibe das Gleiten als >e9 und den Stein als c3-c4: „>e9 c3-c4“, „c3-c4 >e9“ oder „c3-c4“ allein.
fillit-no-space = Ein Feld „{ $space }“ gibt es auf diesem Brett nicht. Die Felder gehen von { $first } bis { $last }.

fillit-components-section = { $file }, Zeile { $line }, Spalte { $column }: Eine Aufstellung hat nur den Abschnitt [setup], nicht [{ $found }].
fillit-components-no-pawn = { $file }, Zeile { $line }, Spalte { $column }: Die { fillit-colour }e Figur fehlt. Zeichne sie als „{ $colour }“.
fillit-components-two-pawns = { $file }, Zeile { $line }, Spalte { $column }: Das ist eine zweite { fillit-colour }e Figur. Zeichne „{ $colour }“ nur einmal.
fillit-components-no-stone = { $file }, Zeile { $line }, Spalte { $column }: Es gibt keinen { fillit-colour-stone }en Stein. Jeder Zug bewegt einen Stein, also zeichne mindestens einen.
fillit-components-many-stones = { $file }, Zeile { $line }, Spalte { $column }: Ein { fillit-colour-stone }er Stein zu viel. In der Schachtel sind { $most }.
fillit-components-many-chips = { $file }, Zeile { $line }, Spalte { $column }: Zu viele { fillit-colour }e Chips auf dem Brett: { $found }, die unter Figuren mitgezählt. Höchstens { $most } sind erlaubt, damit noch einer zu legen bleibt.

fillit-refusal-centre = { $hex } ist die Mitte: Dort steht nie etwas.
fillit-refusal-no-hex = Ein Feld { $hex } gibt es auf diesem Brett nicht.
fillit-refusal-not-your-stone = Auf { $hex } liegt kein { fillit-colour-stone }er Stein. Deine liegen auf { $stones }.
fillit-refusal-not-adjacent = Ein Stein zieht auf ein Nachbarfeld; { $target } liegt nicht neben { $start }.
fillit-refusal-locks-pawn = Zieht der Stein von { $start } nach { $target }, kann deine Figur nirgendwohin gleiten. Du musst gleiten, wann immer es geht; ein Stein darf deine eigene Figur also nicht einsperren.
fillit-refusal-must-slide = Deine Figur kann gleiten, also muss sie es auch: Ein Stein allein ist kein Zug. Sie kann nach { $targets } gleiten.
fillit-refusal-must-free-pawn = Deine Figur steckt fest, aber ein Stein kann sie befreien; dann musst du zuerst diesen Stein ziehen und danach gleiten, zum Beispiel „{ $example }“.
fillit-refusal-goes-on = Auf { $target } kann die Figur nicht anhalten: Sie gleitet weiter bis { $stop }.
fillit-refusal-blocked = Die Figur kommt nicht bis { $target }: { $obstacle } ist besetzt und hält sie auf.
fillit-refusal-not-straight = Von { $pawn } nach { $target } gibt es für die Figur keinen geraden Weg; auch die Mitte überquert sie nie.

fillit-effect-slide = { $seat }: Die Figur gleitet von { $start } nach { $target }.
fillit-effect-chip-laid = Ein { fillit-colour }er Chip kommt auf { $hex }; { $supply ->
    [one] einer bleibt
   *[other] { $supply } bleiben
}.
fillit-effect-chip-returned = Der { fillit-colour }e Chip auf { $hex } geht zurück an { $owner }.
fillit-effect-chip-kept = Der { fillit-colour }e Chip auf { $hex } bleibt liegen.
fillit-effect-supply-empty = Der letzte { fillit-colour }e Chip ist gelegt.
fillit-effect-path-left = Der Rest des Weges bleibt, wie er ist: { $hexes }.
fillit-effect-stone-moves = { $seat }: Der { fillit-colour-stone }e Stein zieht von { $start } nach { $target }.
fillit-effect-stone-chip = { $seat }: Der { fillit-colour-stone }e Stein auf { $start } tauscht mit dem { fillit-swapped }en Chip auf { $target }.
fillit-effect-stone-stone = { $seat }: Der { fillit-colour-stone }e Stein auf { $start } tauscht mit dem { fillit-swapped-stone }en Stein auf { $target }.
fillit-effect-stone-pawn = { $seat }: Der { fillit-colour-stone }e Stein auf { $start } tauscht mit der { fillit-swapped }en Figur auf { $target } samt ihrem Chip.
fillit-effect-win = Sieg für { $winners }: Alle { fillit-colour }en Chips sind gelegt.
fillit-effect-draw = Dieselbe Stellung zum { $times }. Mal: Nach der Hausregel endet die Partie unentschieden.
fillit-effect-repeated = Diese Stellung ist nun { $times }-mal entstanden; beim dritten Mal ist die Partie unentschieden.

fillit-reason-supply-empty = Alle Chips sind gelegt.
fillit-reason-repetition = Unentschieden: dieselbe Stellung zum dritten Mal (Hausregel).

fillit-group-slide-first = Erst nach { $hex } gleiten, dann ein Stein
fillit-group-stone-first = Erst der Stein auf { $hex }, dann gleiten
fillit-group-stone-alone = Ein Stein allein, weil die Figur nicht gleiten kann

fillit-describe-turn = { $seat } ist am Zug, mit der { fillit-colour }en Figur.
fillit-describe-won = Die Partie ist zu Ende. Sieg für { $winners }: alle Chips gelegt.
fillit-describe-drawn = Die Partie endet unentschieden: Dieselbe Stellung ist { $times }-mal entstanden.
fillit-describe-supply = { $seats }, { fillit-colour }e Chips und Steine: noch { $supply } von { $total } Chips zu legen.
fillit-describe-stones = { $count ->
    [one] Ein { fillit-colour-stone }er Stein liegt
   *[other] { $count } { fillit-colour-stone }e Steine liegen
} auf { $hexes }.
fillit-describe-chips = { $count ->
    [one] Ein { fillit-colour }er Chip liegt
   *[other] { $count } { fillit-colour }e Chips liegen
} auf { $hexes }.
fillit-describe-pawn = Die { fillit-colour }e Figur von { $seat } steht auf { $hex }.
fillit-describe-slides = Zum Zug gehört, dass die Figur gleitet. Bevor ein Stein zieht, kann sie nach { $targets } gleiten.
fillit-describe-free-pawn = Die Figur steckt fest, aber ein Stein kann sie befreien: Der Zug muss mit einem Stein beginnen, danach muss die Figur gleiten.
fillit-describe-stone-alone = In keiner Reihenfolge kann die Figur gleiten: Der Zug besteht nur aus einem Stein.
fillit-describe-repeated = Diese Stellung ist { $times }-mal entstanden; beim dritten Mal ist die Partie unentschieden.

fillit-inspect-centre = { $hex } ist die Mitte; dort steht nie etwas.
fillit-inspect-pawn = { $hex }: die { fillit-colour }e Figur von { $seat }.
fillit-inspect-stone = { $hex }: ein { fillit-colour-stone }er Stein.
fillit-inspect-chip = { $hex }: ein { fillit-colour }er Chip.
fillit-inspect-empty = { $hex }: leer.
