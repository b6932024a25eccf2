# Ce que disent les deux plateaux hexagonaux dans le navigateur.

web-hex-keys = Clavier : les flèches parcourent le plateau, Page suivante mène à la prochaine case possible, Entrée choisit, Échap annule.
web-hex-taken = Choisi.
web-hex-can-take = Vous pouvez choisir cette case.
web-hex-reconstructed = mise en place reconstituée
