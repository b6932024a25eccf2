# Die faire Ziehung: wie ein Tisch sich auf seine Karten einigt, und was die Prüfung einer Aufzeichnung wert ist.

draw-commitment-text = Eine Festlegung besteht aus 64 der Ziffern 0–9 und a–f oder ist „-“.
draw-list-closed = Die Liste dieser Vergabe ist geschlossen; keine Festlegung lässt sich mehr ändern.
draw-list-open = Die Liste ist noch offen. Ein Startwert wird aufgedeckt, sobald sie geschlossen ist.
draw-no-seed-wanted = Von Platz { $seat } wird kein Startwert erwartet.
draw-other-seed = Dieser Startwert passt nicht zur Festlegung von Platz { $seat }.
draw-other-deal = Das gehört zu einer anderen Kartenvergabe. Der Tisch ist bei Nummer { $deal }.
draw-nobody-silent = Auf keinen Startwert eines anderen Platzes wird gewartet.
draw-wait = Die Vergabe lässt sich { $seconds } Sekunden nach dem Schließen ihrer Liste abbrechen.
draw-not-to-free = Platz { $seat } kann jetzt nicht frei gemacht werden.
draw-not-silent = Platz { $seat } kann frei gemacht werden, wenn von dort { $seconds } Sekunden nichts kam, oder nach einer Vergabe, in der sein Startwert fehlte.
draw-no-link-wanted = Von Platz { $seat } wird kein Kettenglied erwartet.
draw-link-early = Für Kettenglied { $number } ist es zu früh: Noch kann jemand wählen.
draw-other-link = Dieses Kettenglied passt nicht zum letzten von Platz { $seat }.
keepsake-line = Zeile { $line } des Merkzettels ist unverständlich. Jede Zeile muss so dastehen, wie das Programm sie geschrieben hat.

verify-proved = Dir bewiesen: Was über diese Karten entscheidet, stand fest, bevor dein Startwert dein Programm verließ; also hat sie niemand ausgesucht. Wer den Tisch betreibt, konnte jede Karte von Anfang an kennen. Kam dein Programm vom Tisch, wie es eine Webseite tut, dann ist dies das Wort des Tisches.
verify-proved-among = { $count ->
    [one] Dir bewiesen: Was über diese Karten entscheidet, stand fest, bevor dein Startwert dein Programm verließ; also hat sie niemand ausgesucht, außer unter { $deals } Vergaben: { $count } wurde abgebrochen, nachdem du aufgedeckt hattest. Wer den Tisch betreibt, konnte jede Karte von Anfang an kennen. Kam dein Programm vom Tisch, wie es eine Webseite tut, dann ist dies das Wort des Tisches.
   *[other] Dir bewiesen: Was über diese Karten entscheidet, stand fest, bevor dein Startwert dein Programm verließ; also hat sie niemand ausgesucht, außer unter { $deals } Vergaben: { $count } wurden abgebrochen, nachdem du aufgedeckt hattest. Wer den Tisch betreibt, konnte jede Karte von Anfang an kennen. Kam dein Programm vom Tisch, wie es eine Webseite tut, dann ist dies das Wort des Tisches.
}
verify-proved-strict = Dir bewiesen: Niemand hat diese Karten ausgesucht, und niemand, auch nicht, wer den Tisch betreibt, kannte eine davon, bevor dein Programm sein Kettenglied gab, nachdem alle gewählt hatten. Kam dein Programm vom Tisch, wie es eine Webseite tut, dann ist dies das Wort des Tisches.
verify-proved-strict-among = { $count ->
    [one] Dir mit einer Ausnahme bewiesen: Niemand hat diese Karten ausgesucht, und niemand, auch nicht, wer den Tisch betreibt, kannte eine davon, bevor dein Programm sein Kettenglied gab, nachdem alle gewählt hatten. Die Ausnahme ist eine abgebrochene Vergabe oder ein ausgeschiedener Platz: Da konnte der Tisch zwischen zwei Möglichkeiten wählen. Kam dein Programm vom Tisch, wie es eine Webseite tut, dann ist dies das Wort des Tisches.
   *[other] Dir mit { $count } Ausnahmen bewiesen: Niemand hat diese Karten ausgesucht, und niemand, auch nicht, wer den Tisch betreibt, kannte eine davon, bevor dein Programm sein Kettenglied gab, nachdem alle gewählt hatten. Die Ausnahmen sind abgebrochene Vergaben und ausgeschiedene Plätze: Da konnte der Tisch jedes Mal zwischen zwei Möglichkeiten wählen. Kam dein Programm vom Tisch, wie es eine Webseite tut, dann ist dies das Wort des Tisches.
}
verify-not-shown = Nicht gezeigt: Dieser Merkzettel zeigt nicht, dass niemand vorausgeschaut hat. { $why } Wer den Tisch betreibt, kann Karten gekannt haben, bevor alle gewählt hatten.
verify-not-shown-gap = Vor Kettenglied { $link } wurden deinem Programm die Einträge { $first } bis { $last } nicht gezeigt.
verify-not-shown-link = Der Merkzettel sagt nichts über Kettenglied { $link }.
verify-not-shown-early = Vor Kettenglied { $link } sah dein Programm nicht erst eine neue Karte und dann alle Züge dazu.
verify-consistent = Stimmig: Die Ziehungen folgen aus den Zahlen dieser Aufzeichnung. Wer den Tisch betrieb, könnte sie erfunden haben; wer auf Platz { $seats } gespielt hat, kann mit einem Merkzettel nachprüfen.
verify-seats = { $start } oder { $last }
verify-no-say = Kein Spieler hatte mitzureden: Kein Programm nahm an der Ziehung teil, also konnte der Tisch Geheimnisse ausprobieren, bis ihm die Karten passten.
verify-no-say-daily = Kein Spieler hatte mitzureden: Bis { $day } konnte der Tisch Geheimnisse ausprobieren.
verify-version-1 = Version 1 der fairen Ziehung: Wer das Geheimnis las und den letzten Startwert gab, konnte wählen.
verify-not-yet = Noch nicht: Das Geheimnis kommt mit dem Ende des Spiels oder des Tages. Bis dahin lässt sich keine Ziehung prüfen.
verify-no-fair-draw = Keine faire Ziehung: Wie die Karten kamen, ist hier nicht zu sehen.
verify-no-draws = Keine Ziehungen: In diesem Spiel wurde nichts gezogen.
verify-refuted = Widerlegt: Diese Aufzeichnung ist nicht so, wie gespielt wurde.
verify-refuted-at = Widerlegt bei Eintrag { $number }: Diese Aufzeichnung ist nicht so, wie gespielt wurde.
verify-seeds = { $count ->
    [one] Der einzige Startwert passt zu seiner Festlegung.
   *[other] Alle { $count } Startwerte passen zu ihren Festlegungen.
}
verify-seeds-broken = Zeile { $line }: Es gibt Ziehungen, aber die Liste ist nicht geschlossen oder ein Startwert fehlt.
verify-seed-broken = Zeile { $line }: Der Startwert von Platz { $seat } passt nicht zu seiner Festlegung.
verify-link-broken = Zeile { $line }: Das Kettenglied von Platz { $seat } führt nicht zu seinem Startwert.
verify-link-missing = Zeile { $line }, Eintrag { $number }: Für diese Ziehung fehlt ein Kettenglied.
verify-seen-links-broken = Ein Zug vor einer Ziehung wurde geändert oder gemacht, nachdem dein Programm sein Kettenglied gegeben hatte, sagt der Merkzettel.
verify-seen-nothing = Der Merkzettel enthält nichts über das Spiel { $match }.
verify-seen-version-broken = Der Merkzettel weiß von einer fairen Ziehung in diesem Spiel; die Aufzeichnung hat keine oder eine ältere Version.
verify-seen-deal-broken = Vergabe { $deal } steht nicht so in der Aufzeichnung, wie der Merkzettel von Platz { $seat } sie hat.
verify-seen-draw-broken = Eintrag { $number } war beim Ziehen „{ $found }“, sagt der Merkzettel.
verify-seen-others = { $count ->
    [one] In den 24 Stunden davor hat dein Programm seinen Startwert in einer anderen Vergabe aufgedeckt, die abgebrochen oder nie geöffnet wurde.
   *[other] In den 24 Stunden davor hat dein Programm seinen Startwert in { $count } anderen Vergaben aufgedeckt, die abgebrochen oder nie geöffnet wurden.
}
verify-seen-early = Dein Programm hat diesen Merkzettel vor dem 18. November 2026 geschrieben, als es noch nicht auf jedem Eintrag bestand. Er wird nach der heutigen Regel beurteilt: Alle Einträge vor einem Kettenglied müssen gezeigt worden sein.
verify-seen-stopped = Dein Programm hat in diesem Spiel angehalten, weil etwas nicht stimmte; deshalb ist dir nichts bewiesen.
verify-commitment = Zeile { $line }: Die Festlegung passt zu Geheimnis, Kennung, Optionen und Material des Spiels.
verify-commitment-broken = Zeile { $line }: Die Festlegung passt nicht. Geheimnis, Kennung, eine Option, das Material oder die Festlegung selbst wurde geändert.
verify-daily-commitment = Zeile { $line }: Die Festlegung passt zum Geheimnis des Tages.
verify-daily-commitment-broken = Zeile { $line }: Die Festlegung passt nicht. Der Tag, sein Geheimnis oder die Festlegung selbst wurde geändert.
verify-entries = { $count ->
    [one] Der einzige Eintrag ist regelgerecht.
   *[other] Alle { $count } Einträge sind regelgerecht.
}
verify-draws = { $count ->
    [one] Die einzige Ziehung stimmt.
   *[other] Alle { $count } Ziehungen stimmen.
}
verify-wrong-draw = Zeile { $line }, Eintrag { $number }: „{ $found }“ wurde hier nicht gezogen; es müsste „{ $expected }“ sein. Diese Ziehung oder ein früherer Eintrag wurde geändert, oder ein Startwert oder das Geheimnis.
verify-seal = Zeile { $line }: Das Siegel ist heil; keine Kopfzeile und kein Eintrag wurde versehentlich geändert.
verify-seal-broken = Zeile { $line }: Das Siegel ist gebrochen. Eine Kopfzeile oder ein Eintrag wurde nach dem Spiel geändert.
verify-same-deal = Diese Karten wurden schon in einem früheren Spiel gegeben und konnten bekannt sein.
verify-continued = Dieses Spiel setzt ein gespeichertes fort; seine späteren Karten stammen aus einer anderen Kartenfolge.
verify-local-seed = Die Karten kommen aus einem Startwert, den ein einzelner Rechner gewählt hat.
