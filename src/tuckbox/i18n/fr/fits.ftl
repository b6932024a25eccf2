# FITS

fits-title = FITS
fits-summary = Faites glisser seize pièces sur votre rampe et laissez le moins de pastilles découvertes possible, de 1 à 4 joueurs.
fits-credits = Un jeu de Reiner Knizia, paru en 2009 chez Ravensburger.
fits-rules =
    Chacun dispose d’une rampe avec un plateau de 6 colonnes (A à F) et 12 rangées, et des mêmes seize pièces de 3, 4 ou 5 carrés. Une partie compte une manche par plateau choisi, d’ordinaire les plateaux 1 à 4.

    Au début d’une manche, chaque joueur reçoit une carte de départ et pose la pièce correspondante. Ensuite les cartes de construction sont retournées une à une ; chaque pièce paraît une seule fois. Tout le monde pose en même temps la pièce de la carte ouverte, ou la met de côté : elle est alors perdue pour la manche. Si la carte ouverte est votre carte de départ, vous passez ce tour, car cette pièce est déjà sur votre rampe.

    Pour poser une pièce, tournez-la et retournez-la à votre guise, choisissez les colonnes et laissez-la descendre tout droit jusqu’à ce qu’elle touche le bas ou une autre pièce. Elle ne se décale jamais sur le côté : un trou recouvert ne peut plus être comblé. Une pièce peut dépasser le bord supérieur, mais au moins un de ses carrés doit se trouver dans la grille.

    Quand les seize cartes ont été retournées, chaque pastille encore visible coûte 1 point. Sur le plateau 1, chaque rangée complète rapporte 1 point. Sur les plateaux 2 et 3, un nombre encore visible compte pour sa valeur, bonus ou malus. Sur le plateau 4, cinq symboles figurent chacun deux fois : les deux visibles rapportent 3 points, un seul en coûte 3, aucun ne compte pas.

    Le plus grand total sur toutes les manches l’emporte ; en cas d’égalité, la victoire est partagée. En solitaire sur les plateaux 1 à 4, le total vaut un titre.

    Un coup s’écrit pièce, orientation et colonne la plus à gauche : P5:0@C pose la pièce P5 telle que dessinée à partir de la colonne C, P5:1@C après un quart de tour dans le sens horaire, P5:m0@C en miroir. Un tiret met la pièce de côté.

fits-option-seats = Joueurs
fits-option-boards = Plateaux, dans l’ordre où vous les jouez
fits-choice-boards-1 = 1 : rangées complètes
fits-choice-boards-2 = 2 : cases bonus
fits-choice-boards-3 = 3 : cases bonus et malus
fits-choice-boards-4 = 4 : paires de symboles

fits-reconstructed-board = Plateau { $board } : l’emplacement des cases spéciales est reconstitué, ce n’est pas celui du plateau imprimé.
fits-reconstructed-cards = Cartes de départ : le choix des quatre pièces est reconstitué.

fits-tile = { $tile ->
    [I3] barre I3
    [V3] petit coin V3
    [L4] petit crochet L4
    [O4] carré O4
    [S4] marche S4
    [T4] petit T T4
    [F5] manivelle F5
    [L5] grand crochet L5
    [N5] grande marche N5
    [P5] drapeau P5
    [T5] grand T T5
    [U5] coupe U5
    [V5] grand coin V5
    [W5] escalier W5
    [X5] croix X5
    [Y5] branche Y5
   *[other] { $tile }
}
fits-symbol = { $sign ->
    [a] cercle
    [b] triangle
    [c] carré
    [d] étoile
    [e] cœur
   *[other] symbole { $sign }
}
fits-deck-start = une carte de départ
fits-deck-card = une carte de construction

fits-effect-start-card = { $seat } reçoit la carte de départ « { $tile } ».
fits-effect-card = La carte de construction « { $tile } » est retournée.
fits-effect-misses = { $seat } passe ce tour : « { $tile } » était sa pièce de départ.
fits-effect-place = { $seat } pose « { $tile } » ({ $move }) sur { $cells }.
fits-effect-above = Au-dessus du bord : { $cells }.
fits-effect-gaps = { $count ->
    [one] Un trou se referme
   *[other] { $count } trous se referment
} : { $cells }.
fits-effect-cover-value = Le { $value } en { $cell } est recouvert.
fits-effect-cover-symbol = Symbole recouvert en { $cell } : { $symbol }.
fits-effect-row = La rangée { $row } est complète.
fits-effect-set-aside = { $seat } met de côté : { $tile }.
fits-effect-round-score = { $seat } marque { $points } à la manche { $round } sur le plateau { $board } (pastilles { $dots }, rangées { $rows }, nombres { $values }, paires { $pairs }).
fits-effect-next-round = La manche { $round } commence sur le plateau { $board }.
fits-effect-won = { $winners } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
fits-effect-shared = { $winners } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
fits-effect-solo = Toutes les manches sont jouées : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
fits-effect-grade = { $points ->
    [one] { $points } point : vous voilà
   *[other] { $points } points : vous voilà
} « { $grade } ».

fits-reason-won = Toutes les manches sont jouées ; le plus grand total gagne.
fits-reason-shared = Toutes les manches sont jouées ; le plus grand total est partagé.
fits-reason-solo = Toutes les manches sont jouées.

fits-grade-1 = Carton renversé
fits-grade-2 = Rangement du dimanche
fits-grade-3 = As du colis
fits-grade-4 = Pro du déménagement
fits-grade-5 = Fine main du casse-tête
fits-grade-6 = Artiste de l’espace
fits-grade-7 = Terreur des trous

fits-group-orientation = { $tile }, orientation { $orientation }
fits-group-set-aside = Mettre de côté
fits-group-start = Carte de départ
fits-group-card = Carte de construction

fits-invalid-move = « { $text } » n’est pas un coup. Écrivez pièce:orientation@colonne, par exemple P5:m1@C, ou - pour mettre la pièce de côté.
fits-invalid-tile = « { $text } » ne désigne aucune pièce du jeu : { $tile } n’existe pas. Les pièces sont { $known }.
fits-invalid-space = « { $space } » n’est pas une case. Les cases vont de { $first } à { $last }.

fits-refusal-not-a-draw = Le hasard doit maintenant tirer { $deck } ; ce sont les joueurs qui posent les pièces.
fits-refusal-other-deck = Il faut maintenant tirer { $deck }, pas une carte de l’autre pile.
fits-refusal-card-gone = Il ne reste pas de carte « { $tile } » dans cette pile.
fits-refusal-not-a-choice = C’est le hasard qui tire les cartes. Pièce à poser : { $tile }.
fits-refusal-start-aside = Une pièce de départ ne se met pas de côté. Posez-la : { $tile }.
fits-refusal-other-tile = Impossible de jouer « { $tile } » maintenant. Pièce à poser : { $open }.
fits-refusal-orientation = { $tile } : il n’y a pas d’orientation { $orientation } à part. Orientations possibles : { $known } ; des formes identiques n’ont qu’un seul nom.
fits-refusal-side = Ainsi posée, la pièce ({ $tile }) dépasserait sur le côté. Sa colonne de gauche peut aller de A à { $last }.
fits-refusal-above = La pièce ({ $tile }) s’arrêterait à la rangée { $row }, entièrement au-dessus de la grille. Au moins un carré doit être à l’intérieur.

fits-describe-round = Manche { $round } sur { $rounds }, plateau { $board }.
fits-describe-rows-on = Chaque rangée complète rapporte 1 point, chaque pastille découverte en coûte 1.
fits-describe-rows-off = Chaque pastille découverte coûte 1 point.
fits-describe-specials = Cases spéciales : { $specials }.
fits-special-value = { $cell } : { $value }
fits-special-symbol = { $cell } : { $symbol }
fits-describe-deal = Les cartes de départ sont en train d’être distribuées.
fits-describe-start = Chacun pose sa pièce de départ.
fits-describe-turn = La prochaine carte de construction va être retournée.
fits-describe-build = Chacun pose la pièce ouverte ou la met de côté.
fits-describe-over = La partie est terminée.
fits-describe-card = Carte ouverte : { $tile }.
fits-describe-owing = Choix encore attendus : { $seats }.
fits-describe-to-place = Pièce à poser : { $tile }.
fits-describe-choice = Pour « { $tile } », vous avez choisi { $move } ; c’est montré comme joué et cela attend les autres.
fits-describe-turned = Cartes déjà retournées : { $tiles }.
fits-describe-remaining = { $count ->
    [one] Il reste { $count } carte
   *[other] Il reste { $count } cartes
} : { $tiles }.
fits-describe-seat = Rampe : { $seat }.
fits-describe-seat-start = Rampe : { $seat }, carte de départ { $tile }.
fits-describe-score = Si la manche s’arrêtait là : { $points } (pastilles { $dots }, rangées { $rows }, nombres { $values }, paires { $pairs }).
fits-describe-empty = La rampe est vide.
fits-describe-height = { $column } { $height }
fits-describe-heights = Hauteur des colonnes : { $columns }.
fits-describe-row = Rangée { $row } : { $runs }.
fits-describe-run = { $where } { $content }
fits-run-open = libre
fits-run-gap = trou
fits-describe-free-rows = À partir de la rangée { $row }, tout est libre.
fits-describe-visible = Cases spéciales encore visibles : { $specials }.
fits-describe-above = Des pièces dépassent le bord supérieur : { $cells }.
fits-describe-set-aside = Mises de côté : { $tiles }.
fits-describe-orientation = Orientation { $orientation }, largeur { $width }, hauteur { $height } ; dans le coin inférieur gauche, elle couvrirait { $cells }.
fits-describe-finished = Manche { $round }, plateau { $board }, { $seat } : { $points } (pastilles { $dots }, rangées { $rows }, nombres { $values }, paires { $pairs }).
fits-describe-total = { $seat }, total jusqu’ici : { $points }.

fits-inspect = { $seat }, { $cell } : { $content }.
fits-inspect-above = { $cell } se trouve au-dessus du bord et ne compte pas.
fits-inspect-special = Le plateau montre { $special }.
fits-inspect-dot = Le plateau montre une pastille en { $cell }.

fits-components-board-name = { $file }, ligne { $line }, colonne { $column } : « { $found } » ne peut pas être le nom d’un plateau. Placez le fichier dans boards/ et n’employez que des lettres, des chiffres, - et _.
fits-components-section = { $file }, ligne { $line }, colonne { $column } : { $found } n’a pas sa place ici ou s’y trouve deux fois. Le fichier contient { $known }.
fits-components-section-missing = { $file }, ligne { $line }, colonne { $column } : il manque la section { $section }.
fits-components-row-bonus = { $file }, ligne { $line }, colonne { $column } : { $found } devrait être [row-bonus on] ou [row-bonus off], sans rien en dessous.
fits-components-sign = { $file }, ligne { $line }, colonne { $column } : « { $found } » n’explique pas de signe. Écrivez par exemple « . dot », « 3 value 3 », « -5 value -5 » ou « a pair ».
fits-components-sign-twice = { $file }, ligne { $line }, colonne { $column } : le signe « { $found } » est expliqué deux fois.
fits-components-value = { $file }, ligne { $line }, colonne { $column } : la valeur { $found } est trop grande ; les valeurs imprimées vont de -{ $most } à { $most }.
fits-components-pair = { $file }, ligne { $line }, colonne { $column } : le symbole « { $found } » doit figurer exactement deux fois dans la grille ; il y figure { $count ->
    [one] { $count } fois
   *[other] { $count } fois
}.
fits-components-card = { $file }, ligne { $line }, colonne { $column } : il n’y a pas de pièce « { $found } ». Les pièces sont { $known }.
fits-components-card-twice = { $file }, ligne { $line }, colonne { $column } : la carte de départ { $found } est citée deux fois ; chacune doit montrer une autre pièce.
fits-components-cards-few = { $file }, ligne { $line }, colonne { $column } : { $found ->
    [one] { $found } carte de départ ne suffit pas
   *[other] { $found } cartes de départ ne suffisent pas
} ; il en faut au moins { $needed }, une par joueur.
