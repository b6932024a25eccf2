# FITS

fits-title = FITS
fits-summary = Faites glisser seize pièces sur votre rampe et laissez le moins de pastilles découvertes possible. Pour 1 à 4 joueurs.
fits-credits = Un jeu de Reiner Knizia, paru en 2009 chez Ravensburger.
fits-rules =
    # Le matériel

    Chacun dispose d’une rampe avec une planche de 6 colonnes (A à F) et 12 lignes, et des mêmes seize pièces de 3, 4 ou 5 carrés. Une partie compte une manche par planche choisie, d’ordinaire les planches 1 à 4 ; à chaque manche, tous jouent sur la même planche.

    # Une manche

    Chacun reçoit une carte Départ différente et pose la pièce qu’elle montre, sans pouvoir la mettre de côté. Les cartes Départ sont redistribuées à chaque manche.

    Ensuite, on retourne les seize cartes Construction une à une : chaque pièce vient une seule fois. Tout le monde pose la pièce de la carte retournée ou la met de côté. Vous pouvez mettre de côté autant de pièces que vous voulez, mais une pièce mise de côté est perdue pour la manche. Si la carte montre votre pièce de départ, vous passez ce tour : cette pièce est déjà sur votre rampe.

    Tous choisissent en même temps.

    Règle maison (absente du livret) : personne ne voit un choix avant que tous aient choisi.

    # Poser une pièce

    Tournez la pièce et retournez-la à votre guise, choisissez les colonnes et laissez-la descendre tout droit jusqu’à ce qu’elle touche le bas ou une autre pièce. Elle ne se décale jamais sur le côté : un trou sous une pièce ne peut plus être comblé. Rien ne doit dépasser, ni à droite, ni à gauche. Une pièce peut dépasser le bord supérieur ; ce qui s’y trouve ne compte pas.

    Règle maison (absente du livret) : au moins un carré de la pièce doit se trouver dans la grille.

    # Les points

    La plupart des cases portent une pastille (cases à pastille). Quand les seize cartes ont été retournées, chaque pastille encore visible coûte 1 point. Les cases spéciales des planches 2, 3 et 4 n’ont pas de pastille et ne coûtent pas ce point. Chaque planche a ses propres points :

    Planche 1 : chaque ligne complète rapporte 1 point.
    Planches 2 et 3 : un nombre encore visible compte pour sa valeur, bonus ou malus.
    Planche 4 : cinq symboles figurent chacun deux fois. Une paire dont les deux symboles sont visibles rapporte 3 points, une paire dont un seul est visible en coûte 3 ; si les deux sont couverts, la paire ne compte pas.

    # La fin

    Le plus grand total sur toutes les manches l’emporte ; en cas d’égalité, il y a plusieurs vainqueurs.

    # Écrire les coups

    Un coup s’écrit pièce, orientation et colonne la plus à gauche :

    P5:0@C pose la pièce P5 telle que dessinée, à partir de la colonne C
    P5:1@C la pose après un quart de tour dans le sens horaire ; 2 et 3 : deux et trois quarts de tour
    P5:m0@C la pose en miroir ; m1, m2 et m3 : d’abord en miroir, puis tournée
    - met la pièce de côté
fits-rules-alone =
    # Jouer en solo

    Votre total sur les planches 1 à 4 vous vaut un titre :

    { fits-ladder }

fits-legend =
    Première ligne : la manche, le nombre de manches, la planche entre crochets, > la carte retournée, | les cartes à venir.
    Au-dessus d’une rampe : le joueur (* doit encore choisir), sa pièce de départ, les points si la manche s’arrêtait là, les points des manches finies.
    Sur une rampe : . une pastille, x une pastille devenue inaccessible, un nombre ou une lettre : une case spéciale, un nom comme P5 : une pièce.
    En dessous : les orientations de votre pièce ; # en est un carré.
fits-option-seats = Joueurs
fits-option-boards = Planches, dans l’ordre où vous les jouez
fits-choice-boards-1 = 1 : lignes complètes
fits-choice-boards-2 = 2 : cases bonus
fits-choice-boards-3 = 3 : cases bonus et malus
fits-choice-boards-4 = 4 : paires de symboles

fits-reconstructed-board = Planche { $board } : l’emplacement des cases spéciales est reconstitué, ce n’est pas celui de la planche imprimée.
fits-reconstructed-cards = Cartes Départ : le choix des quatre pièces est reconstitué.

fits-tile = { $tile ->
    [I3] barre I3
    [V3] petite équerre V3
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
    [V5] grande équerre V5
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
fits-deck-start = une carte Départ
fits-deck-card = une carte Construction

fits-effect-start-card = { $seat } reçoit la carte Départ « { $tile } ».
fits-effect-card = La carte Construction « { $tile } » est retournée.
fits-effect-misses = { $seat } passe ce tour : « { $tile } » était sa pièce de départ.
fits-effect-place = { $seat } pose « { $tile } » ({ $text }) sur { $cells }.
fits-effect-above = Au-dessus du bord : { $cells }.
fits-effect-gaps = { $count ->
    [1] Un trou devient inaccessible
   *[other] { $count } trous deviennent inaccessibles
} : { $cells }.
fits-effect-cover-value = Le { $value } en { $cell } est recouvert.
fits-effect-cover-symbol = Symbole recouvert en { $cell } : { $symbol }.
fits-effect-row = La ligne { $row } est complète.
fits-effect-set-aside = { $seat } met de côté : { $tile }.
fits-effect-round-score = { $seat } marque { $points } à la manche { $round } sur la planche { $board } (pastilles { $dots }, lignes { $rows }, nombres { $values }, paires { $pairs }).
fits-effect-next-round = La manche { $round } commence sur la planche { $board }.
fits-effect-won = { $winners } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
fits-effect-shared = { $winners } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
fits-effect-solo = Toutes les manches sont jouées : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
fits-effect-grade = { $points ->
    [one] { $points } point : vous voilà
   *[other] { $points } points : vous voilà
} « { $grade } ».

fits-reason-won = Toutes les manches sont jouées ; le plus grand total gagne.
fits-reason-shared = Toutes les manches sont jouées ; le plus grand total est partagé.
fits-reason-solo = Toutes les manches sont jouées.

fits-grade-1 = Renverseur de cartons
fits-grade-2 = Rangeur du dimanche
fits-grade-3 = As du colis
fits-grade-4 = Pro du déménagement
fits-grade-5 = Virtuose du casse-tête
fits-grade-6 = Artiste de l’espace
fits-grade-7 = Terreur des trous
fits-ladder =
    plus de 30 points : { fits-grade-7 }
    26–30 points : { fits-grade-6 }
    21–25 points : { fits-grade-5 }
    16–20 points : { fits-grade-4 }
    11–15 points : { fits-grade-3 }
    6–10 points : { fits-grade-2 }
    jusqu’à 5 points : { fits-grade-1 }

fits-group-orientation = { $tile }, orientation { $orientation }
fits-group-set-aside = Mettre de côté
fits-group-start = Carte Départ
fits-group-card = Carte Construction

fits-invalid-move = « { $text } » n’est pas un coup. Écrivez pièce:orientation@colonne, par exemple P5:m1@C, ou - pour mettre la pièce de côté.
fits-invalid-tile = « { $text } » ne désigne aucune pièce du jeu : { $tile } n’existe pas. Les pièces sont { $known }.
fits-invalid-space = « { $space } » n’est pas une case. Les cases vont de { $first } à { $last }.

fits-refusal-not-a-draw = Vous ne pouvez pas encore poser de pièce : il faut d’abord { $deck }.
fits-refusal-other-deck = Il faut maintenant tirer { $deck }, pas une carte de l’autre pile.
fits-refusal-card-gone = Il ne reste pas de carte « { $tile } » dans cette pile.
fits-refusal-not-a-choice = Les cartes se retournent automatiquement. Pièce à poser : { $tile }.
fits-refusal-start-aside = Une pièce de départ ne se met pas de côté. Posez-la : { $tile }.
fits-refusal-other-tile = Impossible de jouer « { $tile } » maintenant. Pièce à poser : { $open }.
fits-refusal-orientation = { $tile } : il n’y a pas d’orientation { $orientation } à part. Orientations possibles : { $known } ; des formes identiques n’ont qu’un seul nom.
fits-refusal-side = Ainsi posée, la pièce ({ $tile }) dépasserait sur le côté. Sa colonne de gauche peut aller de A à { $last }.
fits-refusal-above = La pièce ({ $tile }) s’arrêterait à la ligne { $row }, entièrement au-dessus de la grille. Au moins un carré doit être à l’intérieur.

fits-describe-round = Manche { $round } sur { $rounds }, planche { $board }.
fits-describe-rows-on = Chaque ligne complète rapporte 1 point, chaque pastille découverte en coûte 1.
fits-describe-rows-off = Chaque pastille découverte coûte 1 point.
fits-describe-specials = Cases spéciales : { $specials }.
fits-special-value = { $cell } : { $value }
fits-special-symbol = { $cell } : { $symbol }
fits-describe-deal = On distribue les cartes Départ.
fits-describe-start = Chacun pose sa pièce de départ.
fits-describe-turn = La prochaine carte Construction va être retournée.
fits-describe-build = Chacun pose la pièce de la carte retournée ou la met de côté.
fits-describe-over = La partie est terminée.
fits-describe-card = Carte retournée : { $tile }.
fits-describe-owing = Choix encore attendus : { $seats }.
fits-describe-to-place = Pièce à poser : { $tile }.
fits-describe-choice = Pour « { $tile } », vous avez choisi { $move }. Votre coup est dessiné ici ; les autres ne le verront que lorsque tous auront choisi.
fits-describe-turned = Cartes déjà retournées : { $tiles }.
fits-describe-remaining = { $count ->
    [one] Il reste { $count } carte
   *[other] Il reste { $count } cartes
} : { $tiles }.
fits-describe-seat = Rampe : { $seat }.
fits-describe-seat-start = Rampe : { $seat }, carte Départ « { $tile } ».
fits-describe-score = Si la manche s’arrêtait là : { $points } (pastilles { $dots }, lignes { $rows }, nombres { $values }, paires { $pairs }).
fits-describe-empty = La rampe est vide.
fits-describe-height = { $column } { $height }
fits-describe-heights = Hauteur des colonnes : { $columns }.
fits-describe-row = Ligne { $row } : { $runs }.
fits-describe-run = { $where } { $content }
fits-run-open = libre
fits-run-gap = trou
fits-describe-free-rows = À partir de la ligne { $row }, tout est libre.
fits-describe-visible = Cases spéciales encore visibles : { $specials }.
fits-describe-above = Des pièces dépassent le bord supérieur : { $cells }.
fits-describe-set-aside = Mises de côté : { $tiles }.
fits-describe-orientation = Orientation { $orientation }, largeur { $width }, hauteur { $height } ; dans le coin inférieur gauche, elle couvrirait { $cells }.
fits-describe-finished = Manche { $round }, planche { $board }, { $seat } : { $points } (pastilles { $dots }, lignes { $rows }, nombres { $values }, paires { $pairs }).
fits-describe-total = { $seat }, total jusqu’ici : { $points }.

fits-inspect = { $seat }, { $cell } : { $content }.
fits-inspect-above = { $cell } se trouve au-dessus du bord et ne compte pas.
fits-inspect-special = La planche montre { $special }.
fits-inspect-dot = La planche montre une pastille en { $cell }.

fits-components-board-name = { $file }, ligne { $line }, colonne { $column } : « { $found } » ne peut pas être le nom d’une planche. Placez le fichier dans boards/ et n’employez que des lettres, des chiffres, - et _.
fits-components-section = { $file }, ligne { $line }, colonne { $column } : { $found } n’a pas sa place ici ou s’y trouve deux fois. Le fichier contient { $known }.
fits-components-section-missing = { $file }, ligne { $line }, colonne { $column } : il manque la section { $section }.
fits-components-row-bonus = { $file }, ligne { $line }, colonne { $column } : { $found } devrait être [row-bonus on] ou [row-bonus off], sans rien en dessous.
fits-components-sign = { $file }, ligne { $line }, colonne { $column } : « { $found } » n’explique pas de signe. Écrivez par exemple « . dot », « 3 value 3 », « -5 value -5 » ou « a pair ».
fits-components-sign-twice = { $file }, ligne { $line }, colonne { $column } : le signe « { $found } » est expliqué deux fois.
fits-components-value = { $file }, ligne { $line }, colonne { $column } : la valeur { $found } est trop grande ; les valeurs imprimées vont de -{ $most } à { $most }.
fits-components-pair = { $file }, ligne { $line }, colonne { $column } : le symbole « { $found } » doit figurer exactement deux fois dans la grille ; il y figure { $count } fois.
fits-components-no-dot = { $file }, ligne { $line }, colonne { $column } : il ne reste aucune pastille. Dessinez-en au moins une.
fits-components-pairs = { $file }, ligne { $line }, colonne { $column } : il y a plus de { $most } paires. Les robots ne savent pas en juger davantage.
fits-components-card = { $file }, ligne { $line }, colonne { $column } : il n’y a pas de pièce « { $found } ». Les pièces sont { $known }.
fits-components-card-twice = { $file }, ligne { $line }, colonne { $column } : la carte Départ { $found } est citée deux fois ; chacune doit montrer une autre pièce.
fits-components-cards-few = { $file }, ligne { $line }, colonne { $column } : { $found ->
    [one] { $found } carte Départ ne suffit pas
   *[other] { $found } cartes Départ ne suffisent pas
} ; il en faut au moins { $needed }, une par joueur.
