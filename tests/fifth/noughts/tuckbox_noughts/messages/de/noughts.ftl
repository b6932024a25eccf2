# Tic-Tac-Toe, ein Volksspiel.

noughts-title = Tic-Tac-Toe
noughts-summary = Setzt abwechselnd ein Zeichen und habt als Erste drei in einer Reihe.
noughts-credits = Ein Volksspiel; niemand weiß, wer es erfunden hat.
noughts-rules =
    Tic-Tac-Toe ist ein Spiel für zwei. Das Brett hat neun Felder, drei mal drei, und ist zu Beginn leer.

    Spieler 1 hat die Kreuze und beginnt. Es wird abwechselnd gespielt. Wer am Zug ist, setzt ein Zeichen seiner Art auf ein leeres Feld.

    Wer drei Zeichen in einer geraden Reihe hat, waagerecht, senkrecht oder schräg, gewinnt sofort. Ist das Brett voll, ohne dass jemand so weit ist, endet das Spiel unentschieden.

noughts-option-seats = Spieler

noughts-cross = ein Kreuz
noughts-nought = einen Kreis

noughts-group-column = Spalte { $column }

noughts-effect-mark = { $seat } setzt { $mark } auf { $cell }.
noughts-effect-row = { $seat } hat drei in einer Reihe auf { $cells } und gewinnt.
noughts-effect-full = Das Brett ist voll und niemand hat drei in einer Reihe: unentschieden.

noughts-reason-row = Drei Zeichen in einer Reihe.
noughts-reason-full = Das Brett ist voll.

noughts-refusal-taken = Auf { $cell } steht schon ein Zeichen. Wähle ein leeres Feld.
noughts-invalid-move = „{ $text }“ ist kein Zug. Nenne ein Feld mit Spalte und Reihe, etwa B2.
noughts-invalid-space = „{ $space }“ ist kein Feld dieses Bretts. Die Felder sind A1 bis C3.

noughts-describe-turn = { $seat } ist am Zug und setzt { $mark }.
noughts-describe-crosses = { $count ->
    [0] Auf dem Brett ist kein Kreuz.
    [one] Kreuz auf { $cells }.
   *[other] Kreuze auf { $cells }.
}
noughts-describe-noughts = { $count ->
    [0] Auf dem Brett ist kein Kreis.
    [one] Kreis auf { $cells }.
   *[other] Kreise auf { $cells }.
}

noughts-inspect-mark = Auf { $cell } sieht man { $mark }.
noughts-inspect-empty = { $cell } ist leer.
