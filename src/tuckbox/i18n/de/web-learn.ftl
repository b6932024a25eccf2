# Einführungen und Regelseiten.

web-learn-title = { $game } lernen
web-learn-none = Für dieses Spiel gibt es noch keine Einführung. Seine Regelseite erklärt es.
web-learn-page = Seite { $number } von { $count }
web-learn-next = Weiter
web-learn-done = Sehr gut!
web-learn-again = Von vorn
web-learn-play = Spielen
web-learn-by-text = Den Zug eintippen
web-learn-rules = { $game }: die Regeln in Kürze
web-learn-try = Ausprobieren
web-learn-examples = Beispiele
web-learn-reconstructed = Die gedruckten Bilder dieser Teile fehlen uns. Was du siehst, ist ein sorgfältiger Ersatz. Wer die Schachtel besitzt, kann die echten als kleine Textdateien beisteuern; im README steht, wie.

web-learn-fits-ramp = Das ist deine Rampe: sechs Spalten, zwölf Reihen. Die Teile kommen nacheinander und rutschen gerade hinunter. Jeder Punkt, der am Ende noch zu sehen ist, kostet einen Punkt: Füll die Rampe gut.
web-learn-fits-start = Dein Startteil ist der lange Haken. Dreh und spiegle ihn, wie du willst, wähl eine Spalte und lass ihn rutschen. Leg ihn so, dass darunter keine Lücke bleibt.
web-learn-fits-start-hint = Das ließe eine Lücke, an die nichts mehr herankommt. Leg ihn flach auf den Boden oder stell ihn auf seinen Fuß.
web-learn-fits-turn = Jetzt wird eine Baukarte aufgedeckt: ein Balken aus dreien. Alle am Tisch legen dasselbe Teil. Leg es, wo es gut passt.
web-learn-fits-gap = Das Kreuz ist schwierig. Teile rutschen nur gerade, darum sind Punkte unter einem Überhang verloren. Leg es und sieh, welche es einschließt.
web-learn-fits-gap-hint = Hier schließt es nichts ein. Versuch eine andere Spalte, um eine Lücke zu sehen.
web-learn-fits-aside = Du musst ein Teil nicht legen: Du darfst es weglegen. Dann ist es für den Durchgang verloren. Leg dieses weg.
web-learn-fits-aside-hint = Dort passt es, aber leg es diesmal weg.
web-learn-fits-row = Auf Tafel 1 bringt jede volle Reihe einen Punkt. Leg das Quadrat so, dass es hilft, eine Reihe zu füllen.
web-learn-fits-boards = Das ist alles. Nach 16 Karten wird gewertet. Tafel 2 hat Felder, die offen Punkte bringen, Tafel 3 auch Strafen, Tafel 4 Paare von Zeichen: Lass beide offen oder deck beide zu.
web-learn-fits-example-slide = Teile rutschen gerade hinunter, bis etwas sie aufhält. Punkte unter einem Überhang bleiben offen und kosten je einen Punkt.
web-learn-fits-example-specials = Tafel 4: Beide Zeichen eines Paars offen bringen 3 Punkte, nur eines kostet 3, keines zählt nichts.

web-learn-bits-task = Die Steine sind Dominos aus zwei Farben. Die Aufgabenkarte sagt, welche einfarbigen Flächen zählen: Hier bringt jedes Viererquadrat 2, jede andere Fläche aus genau vier Feldern 1.
web-learn-bits-start = Das ist dein Startstein. Leg ihn hin oder stell ihn auf, in jeder Spalte.
web-learn-bits-standing = Nun ein Stein mit zwei gleichen Farben. Steine rutschen gerade hinunter. Stell diesen auf.
web-learn-bits-standing-hint = So liegt er. Dreh ihn, dass er steht.
web-learn-bits-area = Felder einer Farbe, die sich an einer Seite berühren, sind eine Fläche. Sie zählt nur, wenn sie genau die verlangte Form hat: Ein fünftes Feld verdirbt ein Viererquadrat. Leg diesen Stein, wohin du magst.
web-learn-bits-neutral = Einmal im Durchgang darfst du stattdessen deinen neutralen grauen Stein legen; der Stein der Karte ist dann für dich verloren. Er gehört zu keiner Fläche, hält aber Flächen auseinander. Nimm ihn jetzt.
web-learn-bits-neutral-hint = Das ist der Stein der Karte. Wähl den neutralen.
web-learn-bits-rounds = Ein Durchgang endet, wenn nichts mehr passt; oben darf nichts überstehen. Gespielt werden drei Durchgänge, jeder mit einer Aufgabenkarte mehr: Die zweite verlangt eine Form in einer Farbe, die dritte kostet Punkte.
web-learn-bits-example-areas = Drei rote Felder sind eine Fläche, die blauen, die sich berühren, auch. Schräge Nachbarn gehören nicht zusammen.

web-learn-fillit-goal = Du bist Rot. Wer zuerst alle Chips gelegt hat, gewinnt. Chips legt deine Figur überall, wo sie entlanggleitet.
web-learn-fillit-turn = Ein Zug hat zwei Teile: Lass deine Figur in eine Richtung gleiten, so weit es geht, und rück einen deiner Steine auf ein Nachbarfeld. Mach jetzt beides, in beliebiger Reihenfolge.
web-learn-fillit-order = Die Reihenfolge zählt: Ein Stein kann den Weg öffnen oder die Figur an einer besseren Stelle aufhalten. Rück diesmal zuerst einen Stein, dann lass gleiten.
web-learn-fillit-order-hint = Das gleitet zuerst. Beginn mit einem Stein.
web-learn-fillit-swap = Ein Stein tauscht den Platz mit dem, was auf dem Feld ist: einem Chip, einem anderen Stein, sogar einer Figur. Mach noch einen Zug und such so einen Schritt.
web-learn-fillit-long = Weite Wege legen viele Chips. Finde einen Zug, der mindestens zwei legt.
web-learn-fillit-long-hint = Das legt weniger als zwei neue Chips. Such einen weiteren Weg.
web-learn-fillit-return = Gleitet deine Figur über fremde Chips, gehen die zurück, und deine liegen dort. Mach noch einen Zug.
web-learn-fillit-end = Du musst gleiten, sobald eine Reihenfolge es erlaubt. Das Spiel endet mit dem Zug, in dem jemand den letzten Chip legt. Viel Glück!
web-learn-fillit-example-setup = Aufstellung A zu zweit: Figuren stehen auf einem eigenen Chip, vier Steine je Farbe, und auf der Mitte steht nie etwas.

web-learn-jammit-goal = Du bist Rot. Münzen werden vom Rand ins Brett geschoben, und was herausfällt, zählt für den Besitzer seiner Farbe, egal wer geschoben hat. Das Loch in der Mitte zählt doppelt.
web-learn-jammit-insert = Deine Figur steht an einer Ecke und blickt ihre Spalten entlang. Wähl eine Spalte und schieb zwei Münzen hinein, eine des Gegners und eine neutrale, in beliebiger Reihenfolge.
web-learn-jammit-pawn = Dann geht deine Figur an eine andere freie Ecke. Wähl eine.
web-learn-jammit-push = Dein Gegner hat gespielt. Eine Münze schiebt die Steine ihrer Spalte weiter, bis ein leeres Feld den Schub aufnimmt. Schieb wieder zwei Münzen hinein.
web-learn-jammit-again = Und zieh die Figur: Von ihrer Ecke schiebst du das nächste Mal.
web-learn-jammit-points = Über den Rand zählt 1, in die Mitte 2. Neutrale Münzen bekommt, wer sie hinausschiebt; drei geben einen Punkt. 13 Punkte gewinnen.
web-learn-jammit-extra = Schiebst du einen eigenen Stein hinaus, bekommst du zwei Münzen deiner Farbe dazu, für zwei verschiedene Spalten. Sie können weitere hinausschieben.
web-learn-jammit-example-push = Zwei Münzen wurden von der rechten Ecke hineingeschoben. Was im Weg ist, rückt weiter, bis ein leeres Feld den Schub aufnimmt.
