# Was möglich war.

analysis-missing = Dieser Server kann Partien von { $game } nicht auswerten.
analysis-busy = Gerade werden viele Partien ausgewertet. Versuch es gleich noch einmal.
analysis-yours = Von dir warten schon { $most } Partien auf ihre Auswertung. Versuch es wieder, wenn eine davon fertig ist.
analysis-no-way = Partien von { $game } lassen sich noch nicht auswerten.
analysis-picture-kind = Ein Bild kann SVG oder PNG sein: „{ $file }“ muss auf eine dieser Endungen enden: { $known }.
