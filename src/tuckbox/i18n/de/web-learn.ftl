# Einführungen und Regelseiten.

web-learn-title = { $game } lernen
web-learn-page = Seite { $number } von { $count }
web-learn-next = Weiter
web-learn-done = Sehr gut!
web-learn-again = Von vorn
web-learn-play = Spielen
web-learn-by-text = Den Zug eintippen
web-learn-rules = { $game }: die Regeln
web-learn-try = Ausprobieren
web-learn-examples = Beispiele
web-learn-setup = { $seats ->
    [4] 2 gegen 2
   *[other] { $seats } Spieler
}, { $board ->
    [mini] Mini-Brett
   *[other] großes Brett
}, Aufstellung { $layout }
web-learn-last = Der letzte Zug in Worten
web-learn-reconstructed = Die gedruckten Abbildungen dieses Materials liegen uns nicht vor. Was du siehst, ist ein sorgfältiger Ersatz. Wenn du das Spiel besitzt, kannst du das echte Material zeichnen.

web-learn-fits-ramp = Das ist deine Rampe: sechs Spalten, zwölf Reihen. Die Teile kommen nacheinander und gleiten gerade hinunter. Jedes Punktfeld, das am Ende noch zu sehen ist, kostet einen Punkt: Fülle die Rampe gut.
web-learn-fits-start = Dein Startteil ist der lange Haken. Drehe und wende ihn, wie du willst, wähle eine Spalte und lass ihn gleiten. Lege ihn so, dass darunter keine Lücke bleibt.
web-learn-fits-start-hint = Das ließe eine Lücke, an die nichts mehr herankommt. Lege ihn flach auf den Boden oder stelle ihn auf seinen Fuß.
web-learn-fits-turn = Jetzt wird eine Baukarte aufgedeckt: ein Stab aus drei Quadraten. Alle am Tisch legen dasselbe Teil. Lege es, wo es gut passt.
web-learn-fits-gap = Das Kreuz ist schwierig. Teile gleiten nur gerade, darum sind Punktfelder unter einem Überhang verloren. Lege es und sieh, welche es einschließt.
web-learn-fits-gap-hint = Hier schließt es nichts ein. Versuche eine andere Spalte, um eine Lücke zu sehen.
web-learn-fits-aside = Du musst ein Teil nicht legen: Du darfst es weglegen. Dann ist es für den Durchgang verloren. Lege dieses weg.
web-learn-fits-aside-hint = Dort passt es, aber lege es diesmal weg.
web-learn-fits-row = Auf Tafel 1 bringt jede vollständige Reihe einen Punkt. Lege das Quadrat so, dass es hilft, eine Reihe zu vervollständigen.
web-learn-fits-boards = Das ist alles. Nach 16 Karten wird gewertet. Tafel 2 hat Felder, die Punkte bringen, wenn sie offen bleiben, Tafel 3 auch Abzüge, Tafel 4 Symbolpaare: Lass beide offen oder decke beide zu.
web-learn-fits-example-slide = Teile gleiten gerade hinunter, bis etwas sie aufhält. Punktfelder unter einem Überhang bleiben offen und kosten je einen Punkt.
web-learn-fits-example-specials = Tafel 4: Beide Dreiecke sind sichtbar, beide Quadrate und beide Herzen auch: 3 Punkte je Paar. Ein Kreis ist verdeckt, also kostet sein Paar 3 Punkte. Beide Sterne sind verdeckt: Dieses Paar zählt nicht.
web-learn-fits-example-rows = Tafel 1: Die unterste Reihe ist von Rand zu Rand bedeckt und bringt 1 Punkt. Die Reihe darüber ist erst angefangen; ihre offenen Punktfelder kosten noch.
web-learn-fits-example-bonus = Tafel 2: Die 1 unter dem Arm des Kreuzes lässt sich nicht mehr abdecken, aber man sieht sie, also zählt sie. Die 3 liegt unter dem Kreuz und ist verloren.

web-learn-bits-task = Jeder Stein bedeckt zwei Felder. Die Aufgabenkarte sagt, welche einfarbigen Flächen zählen: Hier bringt jedes Viererquadrat 2 Punkte, jede andere Fläche aus genau vier Feldern 1.
web-learn-bits-start = Das ist dein Startstein. Lege ihn hin oder stelle ihn auf, in welcher Spalte du willst.
web-learn-bits-standing = Nun ein Stein mit zwei gleichen Farben. Steine gleiten gerade hinunter. Stelle diesen auf.
web-learn-bits-standing-hint = Nimm den Stein der Karte und drehe ihn so, dass er steht.
web-learn-bits-area = Felder einer Farbe, die sich an einer Seite berühren, sind eine Fläche. Sie zählt nur, wenn sie genau die verlangte Form hat: Ein fünftes Feld verdirbt ein Viererquadrat. Lege diesen Stein, wohin du magst.
web-learn-bits-area-hint = Das ist der Neutralstein. Hebe ihn für die nächste Seite auf und lege den der Karte.
web-learn-bits-neutral = Einmal pro Durchgang darfst du stattdessen deinen grauen Neutralstein legen; auf den Stein der Karte verzichtest du damit. Der Neutralstein gehört zu keiner Fläche, hält aber Flächen auseinander. Nimm ihn jetzt.
web-learn-bits-neutral-hint = Das ist der Stein der Karte. Nimm den Neutralstein.
web-learn-bits-rounds = Der Durchgang ist für dich zu Ende, wenn nichts mehr passt; oben darf nichts überstehen. Gespielt werden drei Durchgänge, jeder mit einer Aufgabenkarte mehr: Die zweite verlangt eine Form in einer Farbe, die dritte kostet Punkte.
web-learn-bits-example-areas = Drei rote Felder sind eine Fläche, die blauen, die sich berühren, auch. Schräge Nachbarn gehören nicht zusammen.
web-learn-bits-example-exact = Vier rote Felder brachten 1 Punkt. Das fünfte obenauf verdirbt sie: Eine Fläche muss genau so groß sein, wie die Karte verlangt, also zählt sie nun nichts.
web-learn-bits-example-neutral = Der Neutralstein gehört zu keiner Fläche. Hier hält er das obere blaue Feld von den vier unteren fern, sodass diese weiter zählen.
web-learn-bits-example-gap = Ein liegender Stein ruht auf der höheren seiner beiden Spalten. Die zwei Felder darunter sind nicht mehr zu erreichen.
web-learn-bits-example-score = Ein dritter Durchgang, gewertet. Karte 1 verlangt das Quadrat zwei mal zwei: Das schwarze und das rote bringen je 2 Punkte, die blaue und die lila Fläche aus vier Feldern je 1, zusammen 6; die gelbe Fläche oben hat mehr als vier Felder und zählt nicht. Karte 2: Der blaue Winkel rechts bringt 2; das blaue Feld darunter berührt ihn nur schräg, und die blaue Fläche aus vier Feldern ist zu groß. Karte 3: Die einzige Fläche aus zwei Feldern, gelb, unten, kostet 2. Summe: 6.

web-learn-fillit-goal = Du bist Rot. Wer zuerst alle Chips gelegt hat, gewinnt. Chips legt deine Figur überall, wo sie entlanggleitet.
web-learn-fillit-turn = Ein Zug hat zwei Teile: Lass deine Figur in eine Richtung gleiten, so weit es geht, und ziehe einen deiner Steine auf ein Nachbarfeld. Mache jetzt beides, in beliebiger Reihenfolge.
web-learn-fillit-order = Die Reihenfolge zählt: Ein Stein kann den Weg öffnen oder die Figur an einer besseren Stelle aufhalten. Ziehe diesmal zuerst einen Stein, dann lass die Figur gleiten.
web-learn-fillit-order-hint = Damit gleitet die Figur zuerst. Beginne mit einem Stein.
web-learn-fillit-swap = Auf ein leeres Feld zieht ein Stein einfach; sonst tauscht er mit dem, was dort ist: einem Chip, einem anderen Stein, sogar einer Figur. Mache noch einen Zug und suche so einen Tausch.
web-learn-fillit-long = Auf langen Wegen legst du viele Chips. Finde einen Zug, der mindestens zwei legt.
web-learn-fillit-long-hint = Das legt weniger als zwei neue Chips. Suche einen längeren Weg.
web-learn-fillit-return = Gleitet deine Figur über fremde Chips, gehen sie zurück, und deine liegen dort. Mache noch einen Zug.
web-learn-fillit-end = Kann die Figur sofort oder nach einem Steinzug gleiten, muss sie es. Die Partie endet mit dem Zug, in dem jemand seinen letzten Chip legt. Viel Glück!
web-learn-fillit-example-return = Chips halten eine Figur nicht auf. Blau ist die ganze Reihe c entlanggeglitten: Die zwei roten Chips am Weg gingen in Rots Vorrat zurück, nun liegen dort blaue.
web-learn-fillit-example-swap = Rots Figur glitt nach c6 und legte dort einen Chip. Dann zog Rots Stein von b5 nach c6: Er tauschte mit der Figur, und ihr Chip ging mit.
web-learn-fillit-example-alone = Blaus Figur an der Ecke g7 war eingesperrt, und kein blauer Stein hätte sie befreien können. Nur dann zieht allein ein Stein; solange die Figur in irgendeiner Reihenfolge gleiten kann, muss sie es.

web-learn-jammit-goal = Du bist Rot. Münzen werden vom Rand ins Brett geschoben, und was herausfällt, zählt für den Spieler dieser Farbe, egal wer geschoben hat. Das Loch in der Mitte zählt doppelt.
web-learn-jammit-insert = Deine Figur steht an einer Ecke und blickt ihre Bahnen entlang. Wähle eine Bahn und schiebe zwei Münzen hinein, eine gegnerische und eine neutrale, in beliebiger Reihenfolge.
web-learn-jammit-pawn = Dann geht deine Figur an eine andere freie Ecke. Wähle eine.
web-learn-jammit-push = Dein Gegner hat gespielt. Eine Münze kommt auf das erste Feld ihrer Bahn und schiebt, was dort liegt, um ein Feld weiter; das schiebt das nächste, und am ersten leeren Feld endet der Schub. Schiebe wieder zwei Münzen hinein.
web-learn-jammit-again = Und versetze die Figur: Von ihrer Ecke schiebst du das nächste Mal.
web-learn-jammit-points = Was über den Rand fällt, zählt 1, was ins Loch fällt, 2. Neutrale Münzen bekommt, wer sie hinausschiebt; drei geben einen Punkt. Wer zuerst 13 Punkte hat, gewinnt.
web-learn-jammit-extra = Schiebst du einen eigenen Stein hinaus, schiebst du danach zwei Zusatzmünzen deiner Farbe ein, in zwei verschiedene Bahnen. Sie können noch mehr hinausschieben, und auch das zählt.
web-learn-jammit-example-push = Zwei Münzen wurden von der rechten Ecke hineingeschoben. Jedes Stück im Weg schiebt das nächste um ein Feld weiter, bis zum ersten leeren Feld.
web-learn-jammit-example-points = Blau schob bei f3 zwei Münzen ein, und am anderen Ende fiel eine blaue heraus. Sie zählt 1 für Blau; hätte Rot sie hinausgeschoben, zählte sie ebenso für Blau.
web-learn-jammit-example-neutral = Eine neutrale Münze fiel über den Rand. Sie gehört niemandem, also behält sie Blau, denn Blau hat geschoben; drei davon werden gegen 1 Punkt getauscht.
web-learn-jammit-example-centre = Die mittlere Bahn einer Ecke endet am Loch. Eine blaue Münze fiel hinein: Das zählt doppelt, 2 Punkte.
web-learn-jammit-example-extra = Blau hat einen eigenen Stein hinausgeschoben. Er bringt 1 Punkt, und nun muss Blau zwei blaue Zusatzmünzen einschieben, in zwei verschiedene Bahnen derselben Ecke, bevor die Figur versetzt wird.
