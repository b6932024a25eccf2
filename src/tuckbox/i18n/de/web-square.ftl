# Was beide Tafeln mit fallenden Teilen im Browser sagen.

web-square-lands = Landet auf { $cells }.
web-square-left = Nach links
web-square-right = Nach rechts
web-square-turn = Drehen
web-square-drop = Loslassen
web-square-change = Wahl ändern
web-square-look = Groß zeigen:
web-square-game-over = Das ganze Spiel
web-square-total = Summe
web-square-ladder = Titel für ein Spiel allein
web-square-winner = gewinnt
