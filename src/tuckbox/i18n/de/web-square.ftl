# Was beide Tafeln mit fallenden Teilen im Browser sagen.

web-square-lands = Landet auf { $cells }.
web-square-left = Nach links
web-square-right = Nach rechts
web-square-turn = Drehen
web-square-drop = Loslassen
web-square-change = Zug ändern
web-square-look = Groß zeigen:
web-square-game-over = Die ganze Partie
web-square-total = Summe
web-square-ladder = Titel für Solopartien
web-square-winner = gewinnt
