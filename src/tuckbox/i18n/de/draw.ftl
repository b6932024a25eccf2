# Die faire Ziehung: wie ein Tisch sich auf seine Karten einigt, und was die Prüfung einer Aufzeichnung wert ist.

draw-commitment-text = Eine Festlegung besteht aus 64 der Ziffern 0–9 und a–f oder ist „-“.
draw-list-closed = Die Liste dieser Kartenfolge ist geschlossen; keine Festlegung lässt sich mehr ändern.
draw-list-open = Die Liste ist noch offen. Ein Startwert wird aufgedeckt, sobald sie geschlossen ist.
draw-no-seed-wanted = Von Spieler { $seat } wird kein Startwert erwartet.
draw-other-seed = Dieser Startwert passt nicht zur Festlegung von Spieler { $seat }.
draw-other-deal = Das gehört zu einer anderen Kartenfolge. Der Tisch ist bei Nummer { $deal }.
draw-nobody-silent = Auf keinen Startwert eines anderen Spielers wird gewartet.
draw-wait = { $seconds ->
    [one] Die Kartenfolge lässt sich eine Sekunde nach dem Schließen ihrer Liste verwerfen.
   *[other] Die Kartenfolge lässt sich { $seconds } Sekunden nach dem Schließen ihrer Liste verwerfen.
}
draw-not-to-free = Der Platz von Spieler { $seat } kann jetzt nicht frei gemacht werden.
draw-not-silent = { $seconds ->
    [one] Der Platz von Spieler { $seat } kann frei gemacht werden, wenn von dort eine Sekunde nichts kam, oder nach einer Kartenfolge, zu der sein Startwert fehlte.
   *[other] Der Platz von Spieler { $seat } kann frei gemacht werden, wenn von dort { $seconds } Sekunden nichts kam, oder nach einer Kartenfolge, zu der sein Startwert fehlte.
}
draw-no-link-wanted = Von Spieler { $seat } wird kein Kettenglied erwartet.
draw-link-early = Für Kettenglied { $number } ist es zu früh: Noch kann jemand wählen.
draw-other-link = Dieses Kettenglied passt nicht zum letzten von Spieler { $seat }.
keepsake-line = Zeile { $line } der Quittung ist unverständlich. Jede Zeile muss so dastehen, wie das Programm sie geschrieben hat.

verify-proved = Für dich bewiesen: Was über diese Karten entscheidet, stand fest, bevor dein Startwert dein Programm verließ; also hat sie niemand ausgesucht. Der Betreiber konnte jede Karte von Anfang an kennen. Kam dein Programm vom Tisch, wie es eine Webseite tut, dann musst du dem Tisch glauben.
verify-proved-among = { $count ->
    [one] Für dich bewiesen: Was über diese Karten entscheidet, stand fest, bevor dein Startwert dein Programm verließ; also hat sie niemand ausgesucht, außer unter { $deals } Kartenfolgen: { $count } wurde verworfen, nachdem du aufgedeckt hattest. Der Betreiber konnte jede Karte von Anfang an kennen. Kam dein Programm vom Tisch, wie es eine Webseite tut, dann musst du dem Tisch glauben.
   *[other] Für dich bewiesen: Was über diese Karten entscheidet, stand fest, bevor dein Startwert dein Programm verließ; also hat sie niemand ausgesucht, außer unter { $deals } Kartenfolgen: { $count } wurden verworfen, nachdem du aufgedeckt hattest. Der Betreiber konnte jede Karte von Anfang an kennen. Kam dein Programm vom Tisch, wie es eine Webseite tut, dann musst du dem Tisch glauben.
}
verify-proved-strict = Für dich bewiesen: Niemand hat diese Karten ausgesucht, und niemand, auch nicht der Betreiber, kannte eine davon, bevor dein Programm sein Kettenglied gab, nachdem alle gewählt hatten. Kam dein Programm vom Tisch, wie es eine Webseite tut, dann musst du dem Tisch glauben.
verify-proved-strict-among = { $count ->
    [one] Für dich mit einer Ausnahme bewiesen: Niemand hat diese Karten ausgesucht, und niemand, auch nicht der Betreiber, kannte eine davon, bevor dein Programm sein Kettenglied gab, nachdem alle gewählt hatten. Die Ausnahme ist eine verworfene Kartenfolge oder ein ausgeschiedener Spieler: Da konnte der Tisch zwischen zwei Möglichkeiten wählen. Kam dein Programm vom Tisch, wie es eine Webseite tut, dann musst du dem Tisch glauben.
   *[other] Für dich mit { $count } Ausnahmen bewiesen: Niemand hat diese Karten ausgesucht, und niemand, auch nicht der Betreiber, kannte eine davon, bevor dein Programm sein Kettenglied gab, nachdem alle gewählt hatten. Die Ausnahmen sind verworfene Kartenfolgen und ausgeschiedene Spieler: Da konnte der Tisch jedes Mal zwischen zwei Möglichkeiten wählen. Kam dein Programm vom Tisch, wie es eine Webseite tut, dann musst du dem Tisch glauben.
}
verify-not-shown = Nicht gezeigt: Diese Quittung zeigt nicht, dass niemand die Karten vorab kannte. { $why } Der Betreiber kann Karten gekannt haben, bevor alle gewählt hatten.
verify-not-shown-gap = Vor Kettenglied { $link } wurden deinem Programm die Einträge { $first } bis { $last } nicht gezeigt.
verify-not-shown-link = Die Quittung sagt nichts über Kettenglied { $link }.
verify-not-shown-early = Vor Kettenglied { $link } sah dein Programm nicht erst eine neue Karte und dann alle Züge dazu.
verify-consistent = Stimmig: Die Ziehungen folgen aus den Zahlen dieser Aufzeichnung. Der Betreiber könnte sie erfunden haben; wer Spieler { $seats } war, kann mit einer Quittung nachprüfen.
verify-seats = { $start } oder { $last }
verify-no-say = Kein Spieler hatte mitzureden: Kein Programm nahm an der Ziehung teil, also konnte der Tisch Geheimnisse ausprobieren, bis ihm die Karten passten.
verify-no-say-daily = Kein Spieler hatte mitzureden: Bis { $day } konnte der Tisch Geheimnisse ausprobieren.
verify-version-1 = Version 1 der fairen Ziehung: Wer das Geheimnis las und den letzten Startwert gab, konnte wählen.
verify-not-yet = Noch nicht: Das Geheimnis kommt mit dem Ende der Partie oder des Tages. Bis dahin lässt sich keine Ziehung prüfen.
verify-no-fair-draw = Keine faire Ziehung: Wie die Karten kamen, ist hier nicht zu sehen.
verify-no-draws = Keine Ziehungen: In dieser Partie wurde nichts gezogen.
verify-refuted = Widerlegt: Diese Aufzeichnung ist nicht so, wie gespielt wurde.
verify-refuted-at = Widerlegt bei Eintrag { $number }: Diese Aufzeichnung ist nicht so, wie gespielt wurde.
verify-seeds = { $count ->
    [one] Der einzige Startwert passt zu seiner Festlegung.
   *[other] Alle { $count } Startwerte passen zu ihren Festlegungen.
}
verify-seeds-broken = Zeile { $line }: Es gibt Ziehungen, aber die Liste ist nicht geschlossen oder ein Startwert fehlt.
verify-seed-broken = Zeile { $line }: Der Startwert von Spieler { $seat } passt nicht zu seiner Festlegung.
verify-link-broken = Zeile { $line }: Das Kettenglied von Spieler { $seat } führt nicht zu seinem Startwert.
verify-link-missing = Zeile { $line }, Eintrag { $number }: Für diese Ziehung fehlt ein Kettenglied.
verify-seen-links-broken = Ein Zug vor einer Ziehung wurde geändert oder gemacht, nachdem dein Programm sein Kettenglied gegeben hatte, sagt die Quittung.
verify-seen-nothing = Die Quittung enthält nichts über die Partie { $match }.
verify-seen-version-broken = Die Quittung weiß von einer fairen Ziehung in dieser Partie; die Aufzeichnung hat keine oder eine ältere Version.
verify-seen-deal-broken = Kartenfolge { $deal } steht nicht so in der Aufzeichnung, wie die Quittung von Spieler { $seat } sie hat.
verify-seen-draw-broken = Eintrag { $number } war beim Ziehen „{ $found }“, sagt die Quittung.
verify-seen-others = { $count ->
    [one] In den 24 Stunden davor hat dein Programm seinen Startwert zu einer anderen Kartenfolge aufgedeckt, die verworfen oder nie geöffnet wurde.
   *[other] In den 24 Stunden davor hat dein Programm seinen Startwert zu { $count } anderen Kartenfolgen aufgedeckt, die verworfen oder nie geöffnet wurden.
}
verify-seen-early = Dein Programm hat diese Quittung vor dem 18. November 2026 geschrieben, als es noch nicht auf jedem Eintrag bestand. Sie wird nach der heutigen Regel beurteilt: Alle Einträge vor einem Kettenglied müssen gezeigt worden sein.
verify-seen-stopped = Dein Programm hat in dieser Partie angehalten, weil etwas nicht stimmte; deshalb ist für dich nichts bewiesen.
verify-commitment = Zeile { $line }: Die Festlegung passt zu Geheimnis, Kennung, Optionen und Material der Partie.
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
verify-seal-broken = Zeile { $line }: Das Siegel ist gebrochen. Eine Kopfzeile oder ein Eintrag wurde nach der Partie geändert.
verify-same-deal = Diese Karten wurden schon in einer früheren Partie gegeben und konnten bekannt sein.
verify-continued = Diese Partie setzt eine gespeicherte fort; ihre späteren Karten stammen aus einer anderen Kartenfolge.
verify-local-seed = Die Karten kommen aus einem Startwert, den ein einzelner Rechner gewählt hat.
