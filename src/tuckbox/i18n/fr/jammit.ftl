# JAMMIT de Ryo Nakamura.

jammit-title = JAMMIT
jammit-summary = Poussez des jetons depuis les angles du plateau et récoltez tout ce qui tombe de votre couleur.
jammit-credits = Un jeu de Ryo Nakamura, illustré par Masanori Ise, publié par radiuthree en 2020.
jammit-rules =
    # L’objectif

    On pousse des jetons dans le plateau depuis ses angles. Ce qui tombe rapporte des points au joueur de sa couleur. Le premier à atteindre l’objectif gagne : 13 points à deux, 11 à trois.

    # La mise en place

    JAMMIT se joue à deux ou trois : rouge, bleu et jaune. Choisissez le plateau et l’une des deux mises en place, A ou B. Chacun a quatre pierres sur le plateau ; aucun jeton n’y est encore. Les pions se tiennent hors du plateau, à ses angles. Rouge commence ; décidez comme vous voulez qui joue rouge. On joue ensuite dans l’ordre rouge, bleu, jaune. À deux, une troisième couleur est neutre et n’appartient à personne.

    Règle maison (absente du livret) : la couleur neutre est le jaune.

    Règle maison (absente du livret) : on peut aussi jouer sur le plateau mini.

    Les mises en place montrées ici sont reconstituées, car nous n’avons pas pu voir les figures imprimées.

    # Les colonnes

    Le plateau est un hexagone percé d’un trou au centre. Votre pion se tient à l’un des six angles, tourné vers l’angle opposé. Les lignes droites qui partent dans cette direction depuis les deux bords voisins sont les colonnes que vous pouvez utiliser. Celle du milieu part de votre angle et s’arrête au trou ; toutes les autres débouchent sur le bord d’en face.

    # Un tour

    1. Insérer des jetons. Choisissez une colonne de votre angle et mettez-y deux jetons, l’un après l’autre, dans l’ordre de votre choix. À deux, ce sont un jeton adverse et un jeton neutre ; à trois, un jeton de chaque adversaire.
    2. Jetons bonus. Seulement si vous avez fait tomber au moins une de vos pierres à l’étape 1 ; une pierre adverse ne rapporte pas de jetons bonus. Mettez un jeton de votre couleur dans chacune de deux colonnes différentes du même angle ; une colonne déjà utilisée peut resservir. Ce qu’ils font tomber compte aussi. Même pour deux pierres, il n’y a que deux jetons bonus. Si vous faites tomber au moins une autre de vos pierres à cette étape, recommencez-la, et ainsi de suite.
    3. Déplacez votre pion vers un autre angle sans pion.

    # La poussée

    Un jeton entre sur la première case de sa colonne. S’il s’y trouve un jeton ou une pierre, celui-ci avance d’une case et pousse à son tour le suivant ; la poussée s’arrête à la première case vide. S’il n’y en a pas, ce qui est au bout de la colonne tombe.

    # Les points

    Tout ce qui tombe, jeton ou pierre, rapporte des points au joueur de sa couleur, peu importe qui a poussé : 1 point par le bord, 2 points dans le trou. Les pierres tombées sont retirées du jeu ; les jetons retournent à la réserve.

    Un jeton neutre revient à celui qui l’a fait tomber : un jeton par le bord, deux dans le trou. Trois jetons neutres s’échangent contre 1 point.

    Règle maison (absente du livret) : ils s’échangent aussitôt.

    # La fin

    Le premier à atteindre l’objectif gagne sur-le-champ, même au milieu d’un tour. Jetons et pierres tombent un à un : le premier tombé compte en premier.

    Règle maison (absente du livret) : les jetons ne s’épuisent jamais. La boîte en contient 25 par couleur ; même dans une partie serrée, 25 jetons neutres suffisent presque toujours.

    # Écrire les coups

    Une case se note par la lettre de sa ligne, en montant, et un numéro. Une colonne porte le nom de la case où elle commence.

    d8=NB insère un jeton neutre, puis un bleu, dans la colonne qui part de d8 (R rouge, B bleu, Y jaune, N neutre)
    d8,f9 insère les jetons bonus, d’abord en d8, puis en f9
    >a1 déplace le pion à l’angle a1

jammit-legend =
    Chaque ligne commence par sa lettre ; les numéros suivent le bord en bas à droite.
    Majuscules R B Y : jetons, N : jetons neutres. Minuscules r b y : pierres. # le trou. Parenthèses hors d’un angle : l’endroit d’un pion.
    Sous le plateau, pour chaque joueur : * doit jouer, son pion et son angle, points / objectif, pierres sur le plateau, N jetons neutres, et l’étape à faire : =BN jetons à insérer, ,RR jetons bonus, > le pion.
jammit-option-seats = Joueurs
jammit-option-board = Plateau
jammit-option-layout = Mise en place
jammit-choice-board-large = grand (60 cases)
jammit-choice-board-mini = mini (36 cases, règle maison)
jammit-choice-layout-A = A
jammit-choice-layout-B = B

jammit-setup = { $layout } à { $seats } sur le { $board ->
    [mini] plateau mini
   *[large] grand plateau
}
jammit-reconstructed-setups = Mises en place reconstituées, car nous n’avons pas pu voir les figures imprimées : { $setups }.

jammit-colour-R = rouge
jammit-colour-B = bleu
jammit-colour-Y = jaune
jammit-coin-R = jeton rouge
jammit-coin-B = jeton bleu
jammit-coin-Y = jeton jaune
jammit-coin-N = jeton neutre
jammit-stone-R = pierre rouge
jammit-stone-B = pierre bleue
jammit-stone-Y = pierre jaune
jammit-coins-R = Jetons rouges
jammit-coins-B = Jetons bleus
jammit-coins-Y = Jetons jaunes
jammit-coins-N = Jetons neutres
jammit-stones-R = Pierres rouges
jammit-stones-B = Pierres bleues
jammit-stones-Y = Pierres jaunes
jammit-piece-at = { $piece } en { $hex }
jammit-nothing = rien

jammit-group-insert = D’abord le { $first }, puis le { $second }
jammit-group-extra = Premier jeton bonus par { $hex }
jammit-group-pawn = Déplacer le pion

jammit-effect-enter = { $seat } insère un { $piece } en { $hex }.
jammit-effect-push = Déplacement de { $hex } à { $to } : { $piece }.
jammit-effect-out-border = Sortie par le bord depuis { $hex } : { $piece }.
jammit-effect-out-centre = Chute dans le trou central depuis { $hex } : { $piece }.
jammit-effect-points = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}, total : { $total }.
jammit-effect-neutral = { $seat } prend { $coins ->
    [one] { $coins } jeton neutre
   *[other] { $coins } jetons neutres
}, total : { $total }.
jammit-effect-exchange = { $seat } échange { $coins ->
    [one] { $coins } jeton neutre
   *[other] { $coins } jetons neutres
} contre 1 point et passe à { $total ->
    [one] { $total } point
   *[other] { $total } points
} ; il lui reste { $left ->
    [one] { $left } jeton neutre
   *[other] { $left } jetons neutres
}.
jammit-effect-extra = { $seat } a fait tomber { $stones ->
    [1] une de ses pierres depuis { $hexes }
   *[other] { $stones } de ses pierres depuis { $hexes }
} et insère maintenant deux jetons bonus.
jammit-effect-pawn = { $seat } déplace son pion de { $hex } en { $to }.
jammit-effect-win = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} et gagne sur-le-champ.

jammit-reason-goal = Le nombre de points requis est atteint.

jammit-refusal-owes-insert = Choisissez d’abord une colonne et l’ordre de vos deux jetons.
jammit-refusal-owes-extra = Insérez d’abord vos deux jetons bonus dans deux colonnes différentes.
jammit-refusal-owes-pawn = Les jetons sont en place. Déplacez maintenant votre pion vers un autre angle.
jammit-refusal-column = Aucune colonne de votre angle { $corner } ne part de { $hex }. Ses colonnes partent de { $heads }.
jammit-refusal-coins = Vous devez insérer ces deux jetons, dans l’ordre de votre choix : { $coins }.
jammit-refusal-same-column = Les deux jetons bonus iraient dans la colonne { $hex }. Choisissez deux colonnes différentes.
jammit-refusal-corner = { $hex } n’est pas un angle du plateau. Les angles sont { $corners }.
jammit-refusal-stay = Votre pion se tient déjà en { $hex }. Il doit changer d’angle.
jammit-refusal-taken = Un pion ({ $seat }) se tient en { $hex }. Choisissez un angle libre.
jammit-invalid-move = « { $text } » n’est pas un coup. Écrivez d8=BN pour insérer deux jetons, d8,f9 pour les jetons bonus ou >a1 pour déplacer le pion.
jammit-invalid-space = « { $space } » n’est pas une case de ce plateau. Une case se note par la lettre de sa ligne et un numéro ; { $centre } est le trou central.

jammit-describe-over = La partie est terminée : { $seat } atteint { $goal } points et gagne.
jammit-describe-insert = { $seat } doit insérer deux jetons dans une colonne, dans l’ordre de son choix : { $coins }.
jammit-describe-extra = { $seat } a fait tomber ses pierres depuis { $hexes } et doit insérer des jetons bonus dans deux colonnes différentes : { $coins }.
jammit-describe-pawn = { $seat } doit déplacer son pion.
jammit-describe-seat = { $seat } ({ $colour }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $goal }, pion en { $corner }, { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} sur le plateau.
jammit-describe-seat-neutral = { $seat } ({ $colour }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $goal }, { $neutral ->
    [one] { $neutral } jeton neutre
   *[other] { $neutral } jetons neutres
}, pion en { $corner }, { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} sur le plateau.
jammit-describe-pieces = { $pieces } : { $hexes }.
jammit-describe-corner = Les colonnes de l’angle { $corner }, dans le sens horaire, chacune depuis son entrée :
jammit-describe-column-border = Colonne { $hex }, qui débouche sur le bord, { $gaps ->
    [0] pleine
    [one] { $gaps } case vide
   *[other] { $gaps } cases vides
} : { $pieces }.
jammit-describe-column-centre = Colonne { $hex }, qui finit au trou central, { $gaps ->
    [0] pleine
    [one] { $gaps } case vide
   *[other] { $gaps } cases vides
} : { $pieces }.
jammit-describe-free = Angles libres : { $corners }.
jammit-describe-board = Une case se note par la lettre de sa ligne, de a à { $row } en montant, et un numéro. Le trou central est en { $centre }. Les angles, dans le sens horaire depuis la droite : { $corners }.
jammit-describe-reconstructed = Cette mise en place est reconstituée : nous n’avons pas pu voir la figure imprimée.

jammit-inspect-centre = { $hex } est le trou central. Ce qui y tombe compte double.
jammit-inspect-empty = { $hex } est vide.
jammit-inspect-piece = En { $hex } : { $piece }.
jammit-inspect-pawn = Un pion ({ $seat }) se tient hors du plateau, près de { $hex }.
jammit-inspect-corner = { $hex } est un angle sans pion.
jammit-inspect-column-border = Pour { $seat } : case { $place } sur { $length } de la colonne { $hex }, qui débouche sur le bord.
jammit-inspect-column-centre = Pour { $seat } : case { $place } sur { $length } de la colonne { $hex }, qui finit au trou central.

jammit-components-section = { $file }, ligne { $line }, colonne { $column } : section inconnue « { $found } ». Une mise en place a les sections { $known }.
jammit-components-section-twice = { $file }, ligne { $line }, colonne { $column } : la section « { $found } » apparaît une seconde fois. N’en gardez qu’une.
jammit-components-section-missing = { $file }, ligne { $line }, colonne { $column } : il manque à ce fichier la section « { $missing } ».
jammit-components-pawn-line = { $file }, ligne { $line }, colonne { $column } : « { $found } » ne place pas de pion. Écrivez une couleur et un angle, par exemple R e9.
jammit-components-colour = { $file }, ligne { $line }, colonne { $column } : personne ne joue la couleur « { $found } ». Choisissez parmi { $known }.
jammit-components-corner = { $file }, ligne { $line }, colonne { $column } : « { $found } » n’est pas un angle. Les angles sont { $known }.
jammit-components-pawn-twice = { $file }, ligne { $line }, colonne { $column } : le pion « { $found } » est déjà placé. Chaque couleur a un seul pion.
jammit-components-corner-taken = { $file }, ligne { $line }, colonne { $column } : un pion se tient déjà en « { $found } ». Donnez à chaque pion son angle.
jammit-components-pawn-missing = { $file }, ligne { $line }, colonne { $column } : le pion « { $missing } » n’est pas placé. Ajoutez une ligne pour lui.
jammit-components-stones = { $file }, ligne { $line }, colonne { $column } : une pierre « { $found } » de trop. La boîte en contient { $most } par couleur.
