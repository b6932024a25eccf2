# Die faire Ziehung im Browser: wie weit sie ist, warum er angehalten hat, was eine Prüfung wert ist.

web-draw-wait-answers = Zur Ziehung fehlen noch: { $names }.
web-draw-wait-seeds = Startwerte fehlen noch von: { $names }.
web-draw-wait-links = Die nächste Karte wartet auf { $names }.
web-draw-elsewhere-links = Die nächste Karte wartet auf deinen Platz, dessen Startwert nicht in diesem Browser ist. Öffne den Tisch dort, wo du dich gesetzt hast. Sonst kann der Gastgeber deinen Platz einem Bot geben und du nimmst ihn zurück; die späteren Karten kommen dann ohne deinen Browser.
web-draw-elsewhere-open = Dein Platz nimmt von einem anderen Browser aus an der Ziehung teil, oder von diesem, bevor sein Speicher geleert wurde.
web-draw-answer-here = Von hier aus teilnehmen
web-draw-elsewhere-closed = Der Startwert deines Platzes ist nicht in diesem Browser. Öffne den Tisch dort, wo du dich gesetzt hast, oder verwirf die Kartenfolge.
web-draw-lost = Er ist weg: Kartenfolge verwerfen
web-draw-silent = Kartenfolge verwerfen
web-draw-free = Platz frei machen
web-draw-broken = { $count ->
    [one] An diesem Tisch wurde eine Kartenfolge verworfen: Von Spieler { $seats } kam kein Startwert, sagt der Tisch.
   *[other] An diesem Tisch wurden { $count } Kartenfolgen verworfen. Bei der letzten kam von Spieler { $seats } kein Startwert, sagt der Tisch.
}
web-draw-unopened = { $count ->
    [one] In den letzten 24 Stunden hat dein Browser hier an einer anderen Kartenfolge teilgenommen, die verworfen oder noch nicht geöffnet wurde.
   *[other] In den letzten 24 Stunden hat dein Browser hier an { $count } anderen Kartenfolgen teilgenommen, die verworfen oder noch nicht geöffnet wurden.
}
web-draw-no-part = Dein Browser hat keinen Anteil an dieser Ziehung: Diese Karten lassen sich dir nicht beweisen.
web-draw-stopped = Dein Browser nimmt an dieser Ziehung nicht mehr teil.
web-draw-stop-table = Die Festlegung des Tisches hat sich geändert, ohne dass er die alte Kartenfolge für verworfen erklärt.
web-draw-stop-list = Die Liste der Festlegungen ist nicht die, die dein Browser kennt, oder seine eigene fehlt darin.
web-draw-stop-draw = Eine Karte kam, bevor dein Browser seinen Startwert gab, oder eine schon gezeigte Karte hat sich geändert.
web-draw-stop-silent = Der Tisch sagt, dein Browser habe keinen Startwert gegeben; er hat es aber getan.
web-draw-stop-link = An diesem Tisch kennt niemand die Karten vorab; der Tisch hat aber zu früh nach einem Kettenglied gefragt, ein unpassendes gezeigt oder einen Eintrag ausgelassen oder geändert.
web-draw-acknowledged = Der Tisch hatte das bestätigt.
web-draw-unacknowledged = Der Tisch hatte das nicht bestätigt; der Startwert kann unterwegs verloren gegangen sein.
web-draw-never-proved = Wenn du weiterspielst, lassen sich dir diese Karten nie beweisen.
web-draw-play-on = Weiterspielen
web-draw-leave = Gehen
web-draw-save = Quittung speichern
web-draw-save-why = Mit Quittung und Aufzeichnung prüft „tuckbox verify --seen“ die Ziehungen ohne diese Seite. Die Quittung enthält die Adresse des Tisches, die einen privaten öffnet, aber keinen Namen.
web-draw-no-decks = Dein Browser kennt die Karten dieses Spiels nicht und hat keine Ziehung nachgerechnet. „tuckbox verify“ tut es.
web-draw-unchecked = Dein Browser hat die Karten, was sie bestimmt, und das Siegel geprüft. Ob die Züge erlaubt sind und die Punkte stimmen, hat er nicht geprüft; „tuckbox verify“ tut es.
web-draw-unreadable = Diese Aufzeichnung lässt sich nicht lesen.
web-draw-limit = Der Betreiber konnte jede Karte von Anfang an kennen.
web-draw-strict = Hier kennt niemand die Karten vorab, auch nicht der Betreiber: Keine Karte ist bekannt, bevor alle gewählt haben.
web-strict = Niemand kennt die Karten vorab
web-strict-why = Niemand kennt eine Karte, auch nicht der Betreiber, bevor alle gewählt haben. Alle müssen am Tisch bleiben, und zurückgenommen wird nichts.
