# Was möglich war.

analysis-missing = Dieser Server kann Partien von { $game } nicht auswerten.
analysis-busy = Gerade werden viele Partien ausgewertet. Versuche es gleich noch einmal.
analysis-yours =
    { $most ->
        [one] Von dir wartet schon eine Partie auf ihre Auswertung. Versuche es wieder, wenn sie fertig ist.
       *[other] Von dir warten schon { $most } Partien auf ihre Auswertung. Versuche es wieder, wenn eine davon fertig ist.
    }
analysis-no-way = Partien von { $game } lassen sich noch nicht auswerten.
analysis-picture-kind = Ein Bild kann SVG oder PNG sein: „{ $file }“ muss auf eine dieser Endungen enden: { $known }.
