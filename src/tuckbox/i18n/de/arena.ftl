# Turniere zwischen Bots.

## Hilfe

cli-about-arena =
    Lässt Bots ein Turnier spielen: jedes Paar, in jeder Reihenfolge, mit denselben Karten.

    Nenne das Spiel und seine Optionen wie bei „play“; hat eine Option mehrere Werte, etwa --layout A,B, werden alle gespielt. Brich ab, wann du willst: Derselbe Befehl macht dort weiter.
cli-flag-bots = Die Bots, etwa greedy,expert-3; einer allein spielt gegen sich selbst.
cli-flag-games = Wie viele Kartenfolgen jedes Paar in jeder Spielart spielt; jede wird für jeden Platz einmal gespielt.
cli-flag-time = Wie viele Sekunden ein Bot über jeden Zug nachdenken darf.
cli-flag-opening = Wie viele Züge am Anfang zufällig sind, dieselben für alle, die dieselbe Kartenfolge spielen; sonst einer je Platz in Spielen ohne Karten, keiner in Spielen mit Karten.
cli-flag-processes = Wie viele Prozesse zugleich spielen; sonst einer je Kern.
cli-flag-ray = Spielt auf dem Ray-Cluster an dieser Adresse („local“ startet hier einen); braucht das Extra tuckbox[ray].
cli-flag-results = Datei für die Ergebnisse, eine Zeile je Partie; sonst eine in deinem Datenordner.
cli-flag-records = Ordner, in dem die Aufzeichnung jeder Partie bleibt.

## Was schiefgehen kann

arena-no-bots = Nenne die Bots, die spielen sollen, etwa --bots greedy,expert-3. { $game } spielen { $known }.
arena-bot-elsewhere = Der Bot „{ $level }“ spielt { $game } nicht. Wähle aus { $known }.
arena-bot-twice = Der Bot „{ $level }“ ist zweimal genannt. Ein Bot allein spielt gegen sich selbst.
arena-games = { $games } ist keine Anzahl von Partien; es muss mindestens 1 sein.
arena-time = „{ $time }“ ist keine Bedenkzeit; nenne Sekunden über null, etwa 0.1.
arena-opening = Die Zahl der Eröffnungszüge kann nicht { $opening } sein; es müssen 0 oder mehr sein.
arena-workers = { $workers } ist keine Anzahl von Prozessen; es muss mindestens 1 sein.
arena-unwritable = Die Ergebnisse lassen sich nicht in „{ $file }“ schreiben: { $reason }.
arena-in-use = Ein anderes Turnier schreibt gerade in „{ $file }“. Warte darauf, oder nenne mit --results eine andere Datei.
arena-not-results = „{ $file }“ enthält keine Turnierergebnisse und bleibt, wie sie ist. Nenne mit --results eine andere Datei.
arena-other-format = „{ $file }“ ist in Form { $found } geschrieben, die diese Version nicht lesen kann (sie kennt Form { $known }). Nenne mit --results eine andere Datei.
arena-other-plan = „{ $file }“ gehört zu einem anderen Turnier: { $differing }. Nenne mit --results eine andere Datei, oder gib dieselben Argumente wie damals an.
arena-difference = { $what } war { $found } und ist jetzt { $wanted }
arena-plan-game = das Spiel
arena-plan-components = die Prüfsumme des Materials
arena-plan-modes = die Liste der Spielarten
arena-plan-bots = die Liste der Bots
arena-plan-seconds = die Bedenkzeit
arena-plan-opening = die Eröffnung (-1: wie üblich)
arena-plan-seed = der Startwert
arena-plan-version = die Version von Tuckbox
arena-plan-code = die Prüfsumme der Bot-Programme
arena-plan-learned = die Prüfsumme dessen, was die Bots über die Schachtel gelernt haben
arena-line-damaged = „{ $file }“, Zeile { $line }, ist beschädigt. Lösche die Zeile, dann wird ihre Partie neu gespielt.
arena-line-differs = Die Ergebnisse der Kartenfolge { $deal } ({ $mode }) gehören zu keiner Partie, die so gespielt werden kann.
arena-other-components = Ein Prozess hat für { $game } anderes Material als dieser Rechner. Gib allen Rechnern dasselbe.
arena-other-code = Ein Prozess hat andere Programme als dieser Rechner. Installiere überall dasselbe Tuckbox, und starte neu, wenn es sich geändert hat.
arena-worker-lost = Ein Prozess ging verloren ({ $reason }). Was gespielt wurde, bleibt; derselbe Befehl macht weiter.
arena-broken = Eine Partie ist abgebrochen; das ist unser Fehler, bitte melde ihn: { $trace }
arena-no-cluster = Unter „{ $address }“ gibt es keinen Ray-Cluster: { $reason }.

## Während es läuft

arena-progress = { $planned ->
    [one] { $played } von { $planned } Partie
   *[other] { $played } von { $planned } Partien
}
arena-stopped = Jede beendete Partie steht in { $file }; derselbe Befehl macht weiter.

## Der Bericht

arena-games-played = { $count ->
    [one] Eine Partie.
   *[other] { $count } Partien.
}
arena-standings = Rangliste
arena-duels = Einer gegen den anderen
arena-places = Was die Reihenfolge wert ist
arena-column-bot = Bot
arena-column-elo = Elo
arena-column-score = Punkte
arena-column-games = Partien
arena-column-duel = Duell
arena-column-mode = Spielart
arena-column-share = Anteil der Siege
arena-column-wins = gewonnen / geteilt / verloren
arena-column-difference = Unterschied in Punkten
arena-column-seat = Spieler
arena-intervals = In Klammern: 95-%-Intervalle.
arena-kept = Die Ergebnisse stehen in { $file }; mit mehr --games geht es von dort weiter.
