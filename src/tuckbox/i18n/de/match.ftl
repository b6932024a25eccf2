# Was über den Tisch gesagt wird: Plätze, Zeit, Rücknahme, Spielende, Aufzeichnungen, Ziehungen.

match-entry-takes-back = { $seat } nimmt den letzten Zug zurück.
match-entry-resigns = { $seat } gibt auf.
match-entry-times-out = { $seat } hat keine Zeit mehr.
match-entry-handed-to-bot = { $seat } ist nicht da; solange spielt ein Bot.
match-entry-reclaims = { $seat } ist zurück und spielt weiter.
match-entry-offers-draw = { $seat } bietet Remis an.
match-entry-declines-draw = { $seat } lehnt das Remis ab.
match-entry-agrees-draw = { $seat } nimmt das Remis an.

match-won = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}
match-drawn = Niemand gewinnt: Die Partie endet unentschieden.
match-ended = Die Partie wurde vorzeitig beendet.
match-resigned = Es wurde aufgegeben.
match-timed-out = Eine Bedenkzeit ist abgelaufen.
match-agreed = Beide Seiten haben sich auf Remis geeinigt.
match-deals-broken = Zu viele Kartenfolgen wurden vor der ersten Karte verworfen.
match-too-long = Die Partie hat so viele Einträge, wie eine Aufzeichnung fasst.

match-no-seat = Spieler { $seat } gibt es an diesem Tisch nicht. Die Spieler sind 1 bis { $seats }.
match-ply-used = Unter Nummer { $ply } dieses Spielers wurde schon etwas anderes angenommen. Als Nächstes kommt Nummer { $expected }.
match-ply-ahead = Gesendet wurde Nummer { $ply }, dieser Spieler ist aber erst bei Nummer { $expected }. Lade die Partie neu.
match-moved-on = Das galt für den Stand nach Eintrag { $seen }; inzwischen ist die Partie bei Eintrag { $version }. Sieh noch einmal hin und wähle dann.
match-over = Die Partie ist zu Ende; es geht nichts mehr.
match-not-started = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei, oder ein Beitrag zur fairen Ziehung fehlt noch.
match-no-draw = Eine Karte wäre zu ziehen, aber das geht hier nicht: Die Kartenfolge dieser Partie ist nicht bekannt.
match-not-minded = Für Spieler { $seat } spielt kein Bot.
match-bot-plays = Für Spieler { $seat } spielt ein Bot. Gehört der Platz dir, dann nimm ihn erst zurück.
match-time-over = Die Zeit von Spieler { $seat } ist abgelaufen.
match-counted = Diese Partie zählt für den Tag; zurücknehmen lässt sich hier nichts.
match-strict = An diesem Tisch kennt niemand die Karten vorab; zurücknehmen lässt sich hier nichts.
match-nothing-to-take-back = Du hast nichts zurückzunehmen.
match-others-acted = Seit deinem letzten Zug ist etwas geschehen; er lässt sich nicht mehr zurücknehmen.
match-revealed = Alle haben aufgedeckt; dein Zug lässt sich nicht mehr zurücknehmen.
match-two-sides-only = Auf Remis können sich nur zwei Seiten einigen.
match-no-offer = Niemand hat dir Remis angeboten.
match-offer-stands = Es liegt schon ein Remisangebot vor.
match-offer-too-soon = Du hast schon Remis angeboten. Mache erst einen Zug, bevor du es wieder anbietest.
match-seat-left = Spieler { $seat } hat die Partie verlassen und kann nicht zurückkommen.
match-not-offline = Der Platz von Spieler { $seat } kann erst nach { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} ohne Verbindung an einen Bot gehen.
match-seat-taken = Der Platz von Spieler { $seat } ist besetzt. Wähle einen freien.
match-seat-open = Der Platz von Spieler { $seat } ist frei.
match-started = Die Partie hat begonnen. Du kannst aufgeben, aber nicht mehr einfach den Platz verlassen.
match-not-yours-to-say = „{ $text }“ trägt der Tisch selbst ein; senden lässt es sich nicht.
match-stale-change = Die Partie ist inzwischen bei Version { $version }. Lade sie neu und wiederhole deinen Schritt.
match-id-text = „{ $match }“ taugt nicht als Kennung einer Partie. Nimm höchstens 64 Buchstaben, Ziffern, Binde- und Unterstriche.
match-too-many = { $players ->
    [one] Genannt ist ein Mitspieler
   *[other] Genannt sind { $players } Mitspieler
}, die Zahl der Plätze ist aber { $seats }.
match-name-not-text = Der Name enthält etwas, das kein Text ist. Wähle einen anderen.
match-bot-level = „{ $level }“ kann keinen Bot bezeichnen. Nimm Buchstaben, Ziffern, Bindestriche und Punkte, etwa random.
match-deal-hidden = Diese Karten lassen sich nicht noch einmal geben: Die Partie läuft noch, ihr Tag ist noch nicht vorbei, oder sie hat keine Karten.
match-deal-strict = Diese Karten lassen sich nicht noch einmal geben: An einem Tisch, an dem niemand die Karten vorab kennt, kommen sie einzeln aus den Browsern der Spieler.

record-foreign = Zeile { $line }: Das ist keine Tuckbox-Aufzeichnung. Eine solche beginnt mit { $expected }.
record-version = Zeile { $line }: Diese Aufzeichnung hat Version { $version } und stammt von einer neueren Tuckbox. Diese hier liest Versionen bis { $newest }.
record-cut-off = Zeile { $line }: Die Aufzeichnung hört zu früh auf. Jede Zeile braucht ein Zeilenende und eine beendete Partie ihr [result …].
record-line = Zeile { $line }: „{ $found }“ ist weder eine Kopfzeile wie [game fits] noch ein Eintrag wie „1 L5:0@A“ noch ein Kommentar hinter einem Strichpunkt.
record-header = Zeile { $line }: { $found } ist nicht zu verstehen. So sollte es aussehen: { $expected }
record-header-unknown = Zeile { $line }: Die Kopfzeile „{ $found }“ gibt es nicht. Es gibt { $known }.
record-header-order = Zeile { $line }: { $found } kommt zu spät. Kopfzeilen haben eine feste Reihenfolge und stehen vor allen Einträgen.
record-header-twice = Zeile { $line }: { $found } sagt noch einmal, was schon dasteht. Behalte eins von beiden.
record-header-missing = Zeile { $line }: Unter dieser Zeile fehlt etwas, das so aussieht: { $expected }
record-header-company = Zeile { $line }: { $found } passt nicht zu dem, was die anderen Kopfzeilen über die Karten sagen.
record-seat-number = Zeile { $line }: { $found } passt nicht. Jeder Spieler der Optionen hat seine Zeile, ab 1 lückenlos gezählt.
record-after-result = Zeile { $line }: „{ $found }“ kommt zu spät. Punkte, Siegel und Ergebnis beenden eine Aufzeichnung, in dieser Reihenfolge.
record-too-long = Zeile { $line }: Eine Aufzeichnung hat höchstens { $most } Einträge; der Rest lässt sich nicht lesen.
record-other-game = Zeile { $line }: Das ist eine Aufzeichnung von { $game }, nicht von { $expected }.
record-other-components = Zeile { $line }: Diese Partie wurde mit anderem Material gespielt. Aufgezeichnet: { $recorded }. Hier: { $present }. Nimm das Material, mit dem gespielt wurde.
record-box = Zeile { $line }: Die Schachtel in dieser Aufzeichnung lässt sich nicht lesen. { $reason }
record-box-other = Zeile { $line }: Die Schachtel in dieser Aufzeichnung ist nicht die, mit der gespielt wurde, oder sie wurde verändert. Aufgezeichnet: { $recorded }. Diese Schachtel: { $present }. Nimm eine unveränderte Kopie der Aufzeichnung.
record-options = Zeile { $line }: Mit diesen Optionen lässt sich nicht spielen. { $reason }
record-illegal-entry = Zeile { $line }: „{ $entry }“ ist hier nicht möglich. { $reason }
record-other-spelling = Zeile { $line }: „{ $found }“ muss „{ $expected }“ geschrieben werden.
record-result-early = Zeile { $line }: Es steht ein Ergebnis da, aber nach den Einträgen ist die Partie nicht zu Ende. Es fehlen Einträge, oder das Ergebnis muss weg.
record-no-result = Zeile { $line }: Nach dieser Zeile ist die Partie zu Ende, aber das Ergebnis fehlt: { $expected }
record-result-wrong = Zeile { $line }: { $found } folgt nicht aus den Einträgen. Richtig wäre { $expected }.
