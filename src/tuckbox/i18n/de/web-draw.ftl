# Die faire Ziehung im Browser: wie weit sie ist, warum er angehalten hat, was eine Prüfung wert ist.

web-draw-wait-answers = Es fehlt noch der Beitrag von { $names } zur Ziehung.
web-draw-wait-seeds = Es fehlt noch der Startwert von { $names }.
web-draw-wait-links = Die nächste Karte wartet auf { $names }.
web-draw-elsewhere-links = Die nächste Karte wartet auf deinen Platz, dessen Startwert nicht in diesem Browser ist. Öffne den Tisch dort, wo du dich gesetzt hast. Sonst kann der Gastgeber deinen Platz einem Bot geben und du nimmst ihn zurück; die späteren Karten kommen dann ohne deinen Browser.
web-draw-elsewhere-open = Dein Platz nimmt von einem anderen Browser aus an der Ziehung teil, oder von diesem, bevor sein Speicher geleert wurde.
web-draw-answer-here = Von hier aus teilnehmen
web-draw-elsewhere-closed = Der Startwert deines Platzes ist nicht in diesem Browser. Öffne den Tisch dort, wo du dich gesetzt hast, oder brich die Vergabe ab.
web-draw-lost = Er ist weg: Vergabe abbrechen
web-draw-silent = Vergabe abbrechen
web-draw-free = Platz frei machen
web-draw-broken = { $count ->
    [one] An diesem Tisch wurde eine Vergabe abgebrochen: Von Platz { $seats } kam kein Startwert, sagt der Tisch.
   *[other] An diesem Tisch wurden { $count } Vergaben abgebrochen. In der letzten kam von Platz { $seats } kein Startwert, sagt der Tisch.
}
web-draw-unopened = { $count ->
    [one] In den letzten 24 Stunden hat dein Browser hier an einer anderen Vergabe teilgenommen, die abgebrochen oder noch nicht geöffnet wurde.
   *[other] In den letzten 24 Stunden hat dein Browser hier an { $count } anderen Vergaben teilgenommen, die abgebrochen oder noch nicht geöffnet wurden.
}
web-draw-no-part = Dein Browser hat keinen Anteil an dieser Ziehung: Diese Karten lassen sich dir nicht beweisen.
web-draw-stopped = Dein Browser hat angehalten.
web-draw-stop-table = Die Festlegung des Tisches hat sich geändert, ohne dass er die alte Vergabe für abgebrochen erklärt.
web-draw-stop-list = Die Liste der Festlegungen ist nicht die, die dein Browser kennt, oder seine eigene fehlt darin.
web-draw-stop-draw = Eine Karte kam, bevor dein Browser seinen Startwert gab, oder eine schon gezeigte Karte hat sich geändert.
web-draw-stop-silent = Der Tisch sagt, dein Browser habe keinen Startwert gegeben; er hat es aber getan.
web-draw-stop-link = An diesem Tisch schaut niemand voraus; der Tisch hat aber zu früh nach einem Kettenglied gefragt, ein unpassendes gezeigt oder einen Eintrag ausgelassen oder geändert.
web-draw-acknowledged = Der Tisch hatte das bestätigt.
web-draw-unacknowledged = Der Tisch hatte das nicht bestätigt; er kann unterwegs verloren gegangen sein.
web-draw-never-proved = Wenn du weiterspielst, lassen sich dir diese Karten nie beweisen.
web-draw-play-on = Weiterspielen
web-draw-leave = Gehen
web-draw-save = Merkzettel speichern
web-draw-save-why = Mit Merkzettel und Aufzeichnung prüft „tuckbox verify --seen“ die Ziehungen ohne diese Seite. Der Merkzettel enthält die Adresse des Tisches, die einen privaten öffnet, aber keinen Namen.
web-draw-no-decks = Dein Browser kennt die Karten dieses Spiels nicht und hat keine Ziehung nachgerechnet. „tuckbox verify“ tut es.
web-draw-unchecked = Dein Browser hat die Karten, was sie bestimmt, und das Siegel geprüft. Ob die Züge erlaubt sind und die Punkte stimmen, hat er nicht geprüft; „tuckbox verify“ tut es.
web-draw-unreadable = Diese Aufzeichnung lässt sich nicht lesen.
web-draw-limit = Wer den Tisch betreibt, konnte jede Karte von Anfang an kennen.
web-draw-strict = Hier schaut niemand voraus: Niemand kennt eine Karte, auch nicht, wer den Tisch betreibt, bevor alle gewählt haben.
web-strict = Niemand schaut voraus
web-strict-why = Niemand kennt eine Karte, auch nicht, wer den Tisch betreibt, bevor alle gewählt haben. Alle müssen am Tisch bleiben, und zurückgenommen wird nichts.
