# BITS

bits-title = BITS
bits-summary = Faites glisser des pierres bicolores sur votre rampe et formez les zones de couleur que récompensent les cartes Mission.
bits-credits = Un jeu de Reiner Knizia, édité par Ravensburger en 2011. Cette table n’est pas officielle.
bits-rules =
    # Ce que vous construisez

    Vous construisez sur une rampe de 6 × 6 cases. Chaque pierre couvre deux cases, chacune dans l’une des cinq couleurs : rouge, bleu, violet, jaune, noir. Ce qui compte à la fin, ce sont les zones : toutes les cases d’une même couleur qui se touchent par un côté. En diagonale, les cases ne sont pas reliées.

    # Manches et cartes Mission

    Une partie se joue en trois manches, quatre dans la variante pro. Chaque manche commence par une carte Mission de plus ; celles des manches précédentes restent en jeu et comptent encore. Si la troisième montre la même forme que la deuxième, elle quitte la partie et l’on en retourne une autre.

    # Poser les pierres

    À chaque manche, chacun reçoit une nouvelle pierre de départ, différente de celle des autres, et la pose. Ensuite, on retourne les cartes Construction une à une, et tous posent la pierre indiquée. Si vous pouvez la poser, vous le devez.

    Choisissez la colonne et tournez la pierre comme vous voulez ; elle glisse tout droit jusqu’à ce que quelque chose l’arrête. Elle ne doit pas dépasser en haut. Une case recouverte par le haut ne peut plus être atteinte : elle reste un trou.

    Tous posent en même temps. Une règle de cette table, qui n’est pas dans le livret : personne ne voit un choix avant que tous aient choisi.

    Celui qui ne peut plus rien poser a terminé la manche ; elle prend fin quand plus personne ne peut poser.

    # La pierre neutre

    Une fois par manche, vous pouvez poser votre pierre neutre grise à la place de la pierre indiquée, qui est alors perdue pour vous. Elle ne remplace pas la pierre de départ. Les cases grises n’appartiennent à aucune zone et ne rapportent rien, mais elles séparent les zones. Les trous aussi.

    # Les points

    Chaque carte Mission est comptée séparément, et chaque zone pour elle-même. Une zone ne marque que si elle a tout entière la forme de la carte, tournée ou retournée à volonté ; une zone plus grande qui contient la forme ne marque rien.

    Carte 1 : zones d’exactement quatre cases, 2 points pour la forme montrée, 1 pour toute autre.
    Carte 2 : la forme dans la couleur montrée rapporte 2 points.
    Carte 3 : la forme, quelle que soit sa couleur, coûte 2 points.
    Carte 4, variante pro seulement : une forme plus grande, de n’importe quelle couleur, rapporte 3 points.

    # La fin

    Le plus grand total gagne ; en cas d’égalité, la meilleure manche départage, puis la victoire est partagée.

    # Écrire les coups

    Les couleurs s’écrivent R rouge, B bleu, P violet, Y jaune, K noir. Un coup nomme les deux cases dans l’ordre où elles se trouvent :

    RB>C couche la pierre : rouge en colonne C, bleu à sa droite
    RB^C la dresse en colonne C : rouge en bas, bleu en haut
    NN>C et NN^C posent la pierre neutre
bits-rules-alone =
    # Jouer en solo

    Votre total après trois manches vous vaut un titre (pas dans la variante pro) :

    { bits-ladder }

bits-legend =
    Première ligne : la manche, le nombre de manches, la carte Construction retournée entre crochets, les cartes à venir (x2 : deux fois).
    Une carte Mission : sa pile, sa forme, sa couleur s’il y en a une, ses points ; après =, ce qu’elle donne à chaque place pour l’instant.
    Au-dessus d’une planche : la place (* doit encore choisir), sa pierre de départ, N si la pierre neutre reste, les points si la manche s’arrêtait là.
    Sur une planche : R rouge, B bleu, P violet, Y jaune, K noir, N neutre, . vide, x un trou devenu inaccessible ; en minuscules : votre choix qui attend encore.
    En dessous, après = : les points des manches finies.
bits-option-seats = Joueurs
bits-option-pro = Variante pro avec une quatrième manche
bits-choice-pro-off = non
bits-choice-pro-on = oui

bits-colour-R = rouge
bits-colour-B = bleue
bits-colour-P = violette
bits-colour-Y = jaune
bits-colour-K = noire
bits-colour-N = grise

bits-stone-RR = pierre toute rouge
bits-stone-RB = pierre rouge et bleue
bits-stone-RP = pierre rouge et violette
bits-stone-RY = pierre rouge et jaune
bits-stone-RK = pierre rouge et noire
bits-stone-BB = pierre toute bleue
bits-stone-BP = pierre bleue et violette
bits-stone-BY = pierre bleue et jaune
bits-stone-BK = pierre bleue et noire
bits-stone-PP = pierre toute violette
bits-stone-PY = pierre violette et jaune
bits-stone-PK = pierre violette et noire
bits-stone-YY = pierre toute jaune
bits-stone-YK = pierre jaune et noire
bits-stone-KK = pierre toute noire
bits-stone-NN = pierre neutre
bits-count-stone = { $count ->
    [one] { $stone }
   *[other] { $count } × { $stone }
}

bits-shape-O1 = case seule
bits-shape-V3 = coin de trois cases
bits-shape-O4 = carré de deux sur deux
bits-shape-L4 = L de quatre cases
bits-shape-S4 = zigzag de quatre cases
bits-shape-line = ligne droite de { $squares } cases
bits-shape-letter = { $letter } de { $squares } cases

bits-task-size = zones de { $squares } cases : { $shape } { $points } points, toute autre forme { $others }
bits-task-colour = zone { $colour } en forme de { $shape }, { $points } points chacune
bits-task-shape = { $shape } de n’importe quelle couleur, { $points } points à chaque fois

bits-reconstructed-starting-stones = Le choix des cinq pierres de départ est reconstitué ; les cartes imprimées nous manquent.
bits-reconstructed-stack-1 = Trois des quatre formes des cartes Mission 1 sont reconstituées ; seul le carré de deux sur deux est connu.
bits-reconstructed-stack-2 = Sur les cartes Mission 2, les couleurs de trois des quatre formes sont reconstituées ; celle du coin (bleu) est déduite.
bits-reconstructed-stack-4 = Les formes et les points des cartes Mission 4 (variante pro) sont reconstitués.

bits-group-task = Cartes Mission de la pile { $stack }
bits-group-start = Cartes Départ
bits-group-card = Cartes Construction
bits-group-lying = Couchée, case { $first } à gauche, { $second } à droite
bits-group-lying-double = Couchée, toute { $colour }
bits-group-lying-neutral = Couchée, neutre
bits-group-standing = Debout, case { $first } en bas, { $second } en haut
bits-group-standing-double = Debout, toute { $colour }
bits-group-standing-neutral = Debout, neutre

bits-effect-round = La manche { $round } sur { $length } commence, planches vides.
bits-effect-task = La carte Mission { $stack } est retournée : { $task }.
bits-effect-task-out = La carte Mission { $stack } montre la même forme que la carte 2 et quitte la partie : { $task }. On en retourne une autre.
bits-effect-start = { $seat } reçoit une carte Départ : { $stone }.
bits-effect-card = Une carte Construction est retournée : { $stone }.
bits-effect-lay = { $seat } pose la { $stone } en { $cells }.
bits-effect-gap = { $seat } enferme { $count ->
    [one] un trou
   *[other] des trous
} en { $cells }.
bits-effect-area = { $seat } a maintenant une zone { $colour } de { $count } cases : { $cells }.
bits-effect-worth = La planche de { $seat } vaut maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
} au lieu de { $before }.
bits-effect-finished = { $seat } ne peut plus rien poser et a terminé la manche.
bits-effect-round-end = La manche { $round } est terminée, on compte les points.
bits-effect-score-card = { $seat }, carte { $stack } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $areas }.
bits-effect-score-nothing = { $seat }, carte { $stack } : rien ne marque.
bits-effect-score-round = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la manche { $round }, { $total } en tout.
bits-effect-over = La dernière manche est comptée ; la partie est terminée.
bits-scored-area = la zone { $colour } { $cells } ({ $points })

bits-due-task = une carte Mission de la pile { $stack }
bits-due-start = une carte Départ pour { $seat }
bits-due-card = une carte Construction
bits-refusal-seat-draws = Les cartes se retournent toutes seules. Posez votre pierre.
bits-refusal-chance-places = C’est le moment de retourner une carte, pas de poser une pierre.
bits-refusal-other-draw = Il faut maintenant tirer { $due }.
bits-refusal-card-gone = « { $text } » n’est plus dans sa pile.
bits-refusal-off-board = { $slot } est en dehors de la planche.
bits-refusal-neutral-start = La pierre neutre ne remplace pas la pierre de départ. Posez la { $owed }.
bits-refusal-neutral-used = La pierre neutre a déjà servi dans cette manche. Posez la { $owed }.
bits-refusal-stone = { $found } n’est pas la pierre à poser maintenant. C’est la { $owed } ({ $name }).
bits-refusal-too-tall = La colonne { $column } monte déjà à { $height } cases : une pierre debout dépasserait la ligne { $rows }.
bits-refusal-full = Remplies jusqu’à la ligne { $rows } : { $columns }. Plus rien n’y entre.

bits-move-unreadable = « { $text } » n’est pas un coup de BITS. Écrivez RB>C pour coucher la case rouge en colonne C et la bleue à sa droite, RB^C pour dresser la rouge sous la bleue en colonne C, NN pour la pierre neutre.
bits-move-no-such-card = Il n’y a pas de carte « { $text } » dans cette partie.
bits-move-no-such-stone = Il n’y a pas de pierre « { $text } ». Une pierre a deux couleurs parmi { $colours } ; la pierre neutre s’écrit NN.
bits-move-lying-column = Une pierre couchée ne peut pas commencer en colonne « { $found } ». Sa case de gauche va dans une colonne de A à { $last }.
bits-move-standing-column = Il n’y a pas de colonne « { $found } ». Les colonnes vont de A à { $last }.
bits-space-unknown = Il n’y a pas de case « { $space } ». Les cases vont de A1 à { $last } ; sur une autre planche, indiquez la place : 2:A1.

bits-reason-points = Le plus grand total gagne.
bits-reason-best-round = Les totaux sont à égalité ; la meilleure manche départage.
bits-reason-shared = Totaux et meilleures manches sont à égalité ; la victoire est partagée.
bits-reason-solo = Toutes les manches ont été jouées.

bits-grade-1 = Bâtisseur de châteaux de sable
bits-grade-2 = Trieur de galets
bits-grade-3 = Aide-maçon
bits-grade-4 = Poseur de pierres
bits-grade-5 = Mosaïste
bits-grade-6 = Trouveur de clés de voûte
bits-grade-7 = Architecte de cathédrales
bits-ladder =
    plus de 30 points : { bits-grade-7 }
    26–30 points : { bits-grade-6 }
    21–25 points : { bits-grade-5 }
    16–20 points : { bits-grade-4 }
    11–15 points : { bits-grade-3 }
    6–10 points : { bits-grade-2 }
    jusqu’à 5 points : { bits-grade-1 }

bits-describe-before = Une partie en { $length } manches ; la première carte Mission n’est pas encore retournée.
bits-describe-round = Manche { $round } sur { $length }.
bits-describe-task = Carte Mission { $stack } : { $task }. La forme couvre par exemple { $cells }.
bits-describe-out = Hors jeu : { $task }.
bits-describe-card = La carte Construction retournée montre la { $stone }.
bits-describe-remaining = { $count ->
    [one] { $count } carte Construction reste cachée
   *[other] { $count } cartes Construction restent cachées
} : { $stones }.
bits-describe-owed = Vous devez poser la { $stone }.
bits-describe-choice = Vous avez choisi { $text }. La pierre est montrée comme posée, mais les autres ne la voient pas avant que tous aient choisi.
bits-describe-waited = Doivent encore choisir : { $seats }.
bits-describe-start = { $seat } a commencé cette manche avec la { $stone }.
bits-describe-empty = { $seat } a une planche vide.
bits-describe-heights = Planche de { $seat }, hauteurs des colonnes : { $heights }.
bits-describe-area = Zone { $colour } de { $count } cases : { $cells }.
bits-describe-area-worth = Zone { $colour } de { $count } cases, vaut { $points } : { $cells }.
bits-describe-singles = { $count ->
    [one] Case { $colour } isolée
   *[other] Cases isolées, couleur { $colour }
} : { $cells }.
bits-describe-singles-worth = { $count ->
    [one] Case { $colour } isolée, vaut
   *[other] Cases isolées, couleur { $colour }, valent
} { $points } : { $cells }.
bits-describe-grey = Pierre neutre en { $cells }.
bits-describe-gaps = { $count ->
    [one] Trou
   *[other] Trous
} en { $cells }.
bits-describe-finished = { $seat } a terminé la manche : plus rien n’entre.
bits-describe-neutral = { $seat } a encore la pierre neutre.
bits-describe-now = La carte { $stack } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans l’état actuel.
bits-describe-history = Points de la manche { $round } : { $points }.
bits-describe-total = Points en tout : { $points }.
bits-describe-winners = { $count ->
    [one] Victoire : { $seats }.
   *[other] Victoire partagée : { $seats }.
}
bits-describe-grade = Votre titre : { $grade }.
bits-seat-points = { $seat } : { $points }
bits-describe-standing = { $seat }, si la manche s’arrêtait là : { $points } ({ $cards }).
bits-card-points = carte { $stack } : { $points }

bits-inspect-empty = { $seat }, { $cell } : case vide.
bits-inspect-gap = { $seat }, { $cell } : un trou que plus rien ne peut atteindre.
bits-inspect-square = { $seat }, { $cell } : case { $colour }, pierre numéro { $index }, la { $stone } en { $cells }.
bits-inspect-waiting = { $seat }, { $cell } : case { $colour }, votre choix caché, la { $stone } en { $cells } ; ce serait la pierre numéro { $index }.
bits-inspect-area = { $count ->
    [one] C’est une zone à elle seule : { $cells }.
   *[other] Elle fait partie d’une zone de { $count } cases : { $cells }.
}
bits-inspect-scores = La carte { $stack } donne { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour cette zone.

bits-components-section = { $file }, ligne { $line }, colonne { $column } : la section s’appelle « { $found } » ; il faut ici « { $expected } », une seule fois.
bits-components-stone-twice = { $file }, ligne { $line }, colonne { $column } : la pierre « { $stone } » figure deux fois. Toutes les pierres de départ sont différentes.
bits-components-stone-count = { $file }, ligne { $line }, colonne { $column } : { $found } pierres de départ sont citées ; il en faut { $expected }.
bits-components-stacks = { $file }, ligne { $line }, colonne { $column } : il y a { $found } piles de cartes Mission ; il en faut { $expected }.
bits-components-task = { $file }, ligne { $line }, colonne { $column } : « { $found } » n’est pas une carte de la pile { $stack }. Écrivez la forme, la couleur ou any, et les points ; dans la pile 1, aussi les points des autres formes.
bits-components-task-size = { $file }, ligne { $line }, colonne { $column } : { $shape } ne peut pas être une cible de la pile 1. Ses formes ont { $expected } cases.
bits-components-task-twice = { $file }, ligne { $line }, colonne { $column } : la carte « { $task } » figure deux fois dans sa pile.
bits-components-task-count = { $file }, ligne { $line }, colonne { $column } : la pile { $stack } a { $found } cartes ; il en faut { $expected }.
bits-components-plus = { $file }, ligne { $line }, colonne { $column } : « { $found } » doit être un entier de +1 à +99 : cette pile rapporte des points.
bits-components-minus = { $file }, ligne { $line }, colonne { $column } : « { $found } » doit être un entier de -99 à -1 : cette pile coûte des points.
bits-components-shape-name = { $file }, ligne { $line }, colonne { $column } : « { $found } » n’est pas un nom de forme. Écrivez des majuscules et le nombre de cases : V3.
bits-components-shape-empty = { $file }, ligne { $line }, colonne { $column } : la forme { $shape } n’a aucune case. Dessinez ses cases avec #.
bits-components-shape-size = { $file }, ligne { $line }, colonne { $column } : la forme { $shape } est dessinée avec { $found } cases ; le nombre de son nom doit les compter.
bits-components-shape-large = { $file }, ligne { $line }, colonne { $column } : la forme { $shape } a plus de cases que la planche. Le maximum est { $most }.
bits-components-shape-apart = { $file }, ligne { $line }, colonne { $column } : les cases de { $shape } ne se touchent pas toutes par un côté.
bits-components-shape-twice = { $file }, ligne { $line }, colonne { $column } : la forme { $shape } est déjà dessinée, sous le nom { $known }.
