# Ce que disent les deux plateaux hexagonaux dans le navigateur.

web-hex-keys = Clavier : flèches pour parcourir le plateau, Page suivante pour la prochaine case possible, Entrée pour choisir, Échap pour annuler.
web-hex-taken = Choisi.
web-hex-can-take = Vous pouvez choisir cette case.
web-hex-reconstructed = mise en place reconstituée
