# JAMMIT dans le navigateur.

web-jammit-board = Plateau de JAMMIT
web-jammit-seat = { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $goal }, { $neutral ->
    [one] { $neutral } jeton neutre
   *[other] { $neutral } jetons neutres
}, { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} sur le plateau.
web-jammit-steps = Étapes du tour
web-jammit-step-insert = Jetons
web-jammit-step-extra = Bonus
web-jammit-step-pawn = Pion
web-jammit-do-insert = Choisissez une colonne de votre angle ; les deux jetons y entrent.
web-jammit-do-pawn = Déplacez votre pion vers un angle libre.
web-jammit-extra = Vous avez fait tomber l’une de vos pierres. Choisissez la colonne du premier des deux jetons bonus.
web-jammit-extra-second = Choisissez une autre colonne pour le second jeton bonus.
web-jammit-order = Ordre des jetons
web-jammit-push = Les pousser
web-jammit-undo = Annuler le choix
web-jammit-chosen = { $count ->
    [one] Colonne { $heads }.
   *[other] Colonnes { $heads }.
}
web-jammit-nothing-out = Rien ne tombe.
web-jammit-again = Choisissez-la encore une fois ou appuyez sur le bouton pour pousser les jetons.
web-jammit-made = Coup joué.
web-jammit-head-border = Entrée d’une colonne qui finit au bord, { $gaps ->
    [0] pleine.
    [one] { $gaps } case vide.
   *[other] { $gaps } cases vides.
}
web-jammit-head-centre = Entrée de la colonne qui finit dans le trou, { $gaps ->
    [0] pleine.
    [one] { $gaps } case vide.
   *[other] { $gaps } cases vides.
}
web-jammit-falls = Vos jetons font tomber : { $pieces }.
web-jammit-corner-here = Votre pion peut y aller.
web-jammit-keys = O change l’ordre des jetons.
