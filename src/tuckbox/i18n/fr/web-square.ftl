# Ce que disent dans le navigateur les deux plateaux aux pièces qui tombent.

web-square-lands = Se pose sur { $cells }.
web-square-left = Vers la gauche
web-square-right = Vers la droite
web-square-turn = Tourner
web-square-drop = Lâcher
web-square-change = Changer mon choix
web-square-look = Afficher en grand :
web-square-game-over = Toute la partie
web-square-total = Total
web-square-ladder = Titres d’une partie en solo
web-square-winner = gagne
