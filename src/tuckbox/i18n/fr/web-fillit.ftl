# FILLIT dans le navigateur.

web-fillit-board = Plateau de FILLIT
web-fillit-supply = { $colour } : { $laid } sur { $total } jetons posés, il en reste { $left }.
web-fillit-part = { $part } sur 2
web-fillit-slide = Le pion glisse
web-fillit-step = Une pierre se déplace
web-fillit-undo = Annuler la première partie
web-fillit-choose = Commencez par votre pion ou par l’une de vos pierres.
web-fillit-choose-stone = Choisissez maintenant l’une de vos pierres.
web-fillit-where-slide = Où glisse votre pion ? Chaque nombre indique combien de jetons il pose.
web-fillit-where-step = Où va la pierre de { $hex } ?
web-fillit-made = Coup joué.
web-fillit-slide-here = Glisser ici : { $laid ->
    [one] { $laid } jeton posé
   *[other] { $laid } jetons posés
}{ $returned ->
    [0] .
    [one] , { $returned } jeton d’une autre couleur rendu à son propriétaire.
   *[other] , { $returned } jetons d’autres couleurs rendus à leurs propriétaires.
}
web-fillit-step-here = La pierre peut aller ici.
web-fillit-locks = Pas en première partie : votre pion serait enfermé.
