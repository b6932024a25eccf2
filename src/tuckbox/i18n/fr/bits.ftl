# BITS

bits-title = BITS
bits-summary = Faites glisser des dominos bicolores sur votre rampe et formez les zones de couleur que récompensent les cartes Mission. Pour 1 à 4 joueurs.
bits-credits = Un jeu de Reiner Knizia, paru en 2011 chez Ravensburger. Ceci est un projet de fans, non officiel.
bits-rules =
    # Ce que vous construisez

    Vous construisez sur une rampe de 6 × 6 cases. Chaque domino couvre deux cases, chacune dans l’une des cinq couleurs : rouge, bleu, violet, jaune, noir. Chacun a les mêmes vingt dominos, un par carte Construction ; les cinq dominos de départ viennent en plus. Ce qui compte à la fin, ce sont les zones : toutes les cases d’une même couleur qui se touchent par un côté. En diagonale, les cases ne sont pas reliées.

    # Manches et cartes Mission

    Une partie se joue en trois manches, quatre dans la variante pro. Avant chaque manche, on vide les rampes, chacun reprend tous ses dominos, et l’on mélange de nouveau les cartes Départ et les cartes Construction. Puis on retourne une carte Mission de plus ; celles des manches précédentes restent visibles et comptent encore. Si la troisième montre la même forme que la deuxième, on en retourne une autre à sa place.

    # Poser les dominos

    Chacun reçoit un domino de départ différent et le pose. Ensuite, on retourne les cartes Construction une à une, et tous posent le domino indiqué. Si vous pouvez le poser, vous devez le poser.

    Choisissez la colonne et tournez le domino comme vous voulez ; il glisse tout droit jusqu’à ce que quelque chose l’arrête. En chemin, il ne peut être ni tourné ni décalé, et il ne doit pas dépasser de la grille. Une case recouverte par le haut ne peut plus être atteinte : elle reste un trou.

    Tous posent en même temps.

    Règle maison (absente du livret) : personne ne voit un choix avant que tous aient choisi.

    Quand vous ne pouvez plus poser de domino, la manche est terminée pour vous ; les autres continuent. Elle prend fin quand plus personne ne peut poser.

    # Le domino neutre

    Une fois par manche, vous pouvez poser votre domino neutre gris à la place du domino indiqué, auquel vous renoncez alors. Les cases grises n’appartiennent à aucune zone et ne rapportent rien, mais elles séparent les zones. Les trous aussi.

    Règle maison (absente du livret) : le domino neutre ne remplace pas le domino de départ.

    # Les points

    Chaque carte Mission visible est comptée séparément, et chaque zone pour elle-même : deux zones de la même forme comptent deux fois. Une zone ne rapporte que si elle a exactement la forme de la carte, tournée ou retournée à volonté ; une zone plus grande qui contient la forme ne rapporte rien.

    Carte 1 : pour chaque zone d’exactement quatre cases, quelle que soit sa couleur : 2 points si elle a la forme montrée, 1 point sinon.
    Carte 2 : 2 points par zone de la forme et de la couleur montrées.
    Carte 3 : chaque zone de la forme montrée, quelle que soit sa couleur, coûte 2 points.
    Carte 4, variante pro seulement : 3 points par zone de la forme montrée, plus grande, quelle que soit sa couleur.

    # La fin

    Le plus grand total sur toutes les manches l’emporte. En cas d’égalité, la meilleure manche départage ; si l’égalité persiste, il y a plusieurs vainqueurs.

    # Écrire les coups

    Les couleurs s’écrivent R rouge, B bleu, P violet, Y jaune, K noir. Un coup nomme les deux cases dans l’ordre où elles se trouvent :

    RB>C couche le domino : rouge en colonne C, bleu à sa droite
    RB^C le dresse en colonne C : rouge en bas, bleu en haut
    NN>C et NN^C posent le domino neutre
bits-rules-alone =
    # Jouer en solo

    Votre total après trois manches vous vaut un titre (pas dans la variante pro) :

    { bits-ladder }

bits-legend =
    Première ligne : la manche, le nombre de manches, la carte Construction retournée entre crochets, les cartes à venir (x2 : deux fois).
    Une carte Mission : sa pile, sa forme, sa couleur s’il y en a une, ses points ; après =, ce qu’elle donne à chaque joueur pour l’instant.
    Au-dessus d’une planche : le joueur (* doit encore choisir), son domino de départ, N si le domino neutre reste, les points si la manche s’arrêtait là.
    Sur une planche : R rouge, B bleu, P violet, Y jaune, K noir, N neutre, . vide, x un trou devenu inaccessible ; en minuscules : votre choix encore caché.
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

bits-stone-RR = domino tout rouge
bits-stone-RB = domino rouge et bleu
bits-stone-RP = domino rouge et violet
bits-stone-RY = domino rouge et jaune
bits-stone-RK = domino rouge et noir
bits-stone-BB = domino tout bleu
bits-stone-BP = domino bleu et violet
bits-stone-BY = domino bleu et jaune
bits-stone-BK = domino bleu et noir
bits-stone-PP = domino tout violet
bits-stone-PY = domino violet et jaune
bits-stone-PK = domino violet et noir
bits-stone-YY = domino tout jaune
bits-stone-YK = domino jaune et noir
bits-stone-KK = domino tout noir
bits-stone-NN = domino neutre
bits-count-stone = { $count ->
    [1] { $stone }
   *[other] { $count } × { $stone }
}

bits-shape-O1 = case seule
bits-shape-V3 = équerre de trois cases
bits-shape-O4 = carré de deux sur deux
bits-shape-L4 = L de quatre cases
bits-shape-S4 = zigzag de quatre cases
bits-shape-line = ligne droite de { $squares } cases
bits-shape-letter = { $letter } de { $squares } cases

bits-task-size = zones de { $squares } cases : { $shape } { $points ->
    [one] { $points } point
   *[other] { $points } points
}, toute autre forme { $others }
bits-task-colour = zone { $colour } en forme de { $shape }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacune
bits-task-shape = { $shape } de n’importe quelle couleur, { $points ->
    [one] { $points } point
   *[other] { $points } points
} à chaque fois

bits-reconstructed-starting-stones = Le choix des cinq dominos de départ est reconstitué ; nous n’avons pas pu voir les cartes imprimées.
bits-reconstructed-stack-1 = Trois des quatre formes des cartes Mission 1 sont reconstituées ; seul le carré de deux sur deux est connu.
bits-reconstructed-stack-2 = Sur les cartes Mission 2, les couleurs de trois des quatre formes sont reconstituées ; celle de l’équerre (bleue) est déduite.
bits-reconstructed-stack-4 = Les formes et les points des cartes Mission 4 (variante pro) sont reconstitués.

bits-group-task = Cartes Mission de la pile { $stack }
bits-group-start = Cartes Départ
bits-group-card = Cartes Construction
bits-group-lying = À l’horizontale, case { $first } à gauche, { $second } à droite
bits-group-lying-double = À l’horizontale, couleur { $colour }
bits-group-lying-neutral = À l’horizontale, neutre
bits-group-standing = À la verticale, case { $first } en bas, { $second } en haut
bits-group-standing-double = À la verticale, couleur { $colour }
bits-group-standing-neutral = À la verticale, neutre

bits-effect-round = La manche { $round } sur { $length } commence, planches vides.
bits-effect-task = La carte Mission { $stack } est retournée : { $task }.
bits-effect-task-out = La carte Mission { $stack } montre la même forme que la carte 2 et est retirée du jeu : { $task }. On en retourne une autre.
bits-effect-start = { $seat } reçoit une carte Départ : { $stone }.
bits-effect-card = Une carte Construction est retournée : { $stone }.
bits-effect-lay = { $seat } pose le { $stone } en { $cells }.
bits-effect-gap = { $seat } enferme { $count ->
    [1] un trou
   *[other] des trous
} en { $cells }.
bits-effect-area = { $seat } a maintenant une zone { $colour } de { $count } cases : { $cells }.
bits-effect-worth = Planche : { $seat }. Elle vaut maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
} au lieu de { $before }.
bits-effect-finished = La manche est terminée pour { $seat } : plus aucun domino n’entre.
bits-effect-round-end = La manche { $round } est terminée, on compte les points.
bits-effect-score-card = { $seat }, carte { $stack } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $areas }.
bits-effect-score-nothing = { $seat }, carte { $stack } : aucun point.
bits-effect-score-round = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la manche { $round }, { $total } en tout.
bits-effect-over = La dernière manche est comptée ; la partie est terminée.
bits-scored-area = la zone { $colour } { $cells } ({ $points })

bits-due-task = une carte Mission de la pile { $stack }
bits-due-start = une carte Départ pour { $seat }
bits-due-card = une carte Construction
bits-refusal-seat-draws = Les cartes se retournent automatiquement. Posez votre domino.
bits-refusal-chance-places = Vous ne pouvez pas encore poser de domino : on retourne d’abord une carte.
bits-refusal-other-draw = Il faut maintenant tirer { $due }.
bits-refusal-card-gone = « { $text } » n’est plus dans sa pile.
bits-refusal-off-board = { $slot } est en dehors de la planche.
bits-refusal-neutral-start = Le domino neutre ne remplace pas le domino de départ. Posez le { $owed }.
bits-refusal-neutral-used = Le domino neutre a déjà servi dans cette manche. Posez le { $owed }.
bits-refusal-stone = { $found } n’est pas le domino à poser maintenant. C’est le { $owed } ({ $name }).
bits-refusal-too-tall = La colonne { $column } monte déjà à { $height ->
    [one] { $height } case
   *[other] { $height } cases
} : un domino vertical dépasserait la ligne { $rows }.
bits-refusal-full = Remplies jusqu’à la ligne { $rows } : { $columns }. Plus rien n’y entre.

bits-move-unreadable = « { $text } » n’est pas un coup de BITS. Écrivez RB>C pour coucher la case rouge en colonne C et la bleue à sa droite, RB^C pour dresser la rouge sous la bleue en colonne C, NN pour le domino neutre.
bits-move-no-such-card = Il n’y a pas de carte « { $text } » dans cette partie.
bits-move-no-such-stone = Il n’y a pas de domino « { $text } ». Un domino a deux couleurs parmi { $colours } ; le domino neutre s’écrit NN.
bits-move-lying-column = Un domino horizontal ne peut pas commencer en colonne « { $found } ». Sa case de gauche va dans une colonne de A à { $last }.
bits-move-standing-column = Il n’y a pas de colonne « { $found } ». Les colonnes vont de A à { $last }.
bits-space-unknown = Il n’y a pas de case « { $space } ». Les cases vont de A1 à { $last } ; sur une autre planche, indiquez le numéro du joueur : 2:A1.

bits-reason-points = Le plus grand total gagne.
bits-reason-best-round = Les totaux sont à égalité ; la meilleure manche départage.
bits-reason-shared = Totaux et meilleures manches sont à égalité ; il y a plusieurs vainqueurs.
bits-reason-solo = Toutes les manches ont été jouées.

bits-grade-1 = Bâtisseur de châteaux de sable
bits-grade-2 = Trieur de galets
bits-grade-3 = Aide-maçon
bits-grade-4 = Poseur de pierres
bits-grade-5 = Mosaïste
bits-grade-6 = Découvreur de clés de voûte
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
bits-describe-card = La carte Construction retournée montre le { $stone }.
bits-describe-remaining = { $count ->
    [one] { $count } carte Construction reste cachée
   *[other] { $count } cartes Construction restent cachées
} : { $stones }.
bits-describe-owed = Vous devez poser le { $stone }.
bits-describe-choice = Vous avez choisi { $text }. Votre coup est dessiné ici ; les autres ne le verront que lorsque tous auront choisi.
bits-describe-waited = Choix encore attendus : { $seats }.
bits-describe-start = { $seat } a commencé cette manche avec le { $stone }.
bits-describe-empty = { $seat } : planche vide.
bits-describe-heights = Planche : { $seat }, hauteurs des colonnes : { $heights }.
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
bits-describe-grey = Domino neutre en { $cells }.
bits-describe-gaps = { $count ->
    [one] Trou
   *[other] Trous
} en { $cells }.
bits-describe-finished = La manche est terminée pour { $seat } : plus rien n’entre.
bits-describe-neutral = { $seat } a encore le domino neutre.
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
bits-inspect-square = { $seat }, { $cell } : case { $colour }, domino numéro { $index }, le { $stone } en { $cells }.
bits-inspect-waiting = { $seat }, { $cell } : case { $colour }, votre choix caché, le { $stone } en { $cells } ; ce serait le domino numéro { $index }.
bits-inspect-area = { $count ->
    [1] C’est une zone à elle seule : { $cells }.
   *[other] Elle fait partie d’une zone de { $count } cases : { $cells }.
}
bits-inspect-scores = La carte { $stack } donne { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour cette zone.

bits-components-section = { $file }, ligne { $line }, colonne { $column } : la section s’appelle « { $found } » ; il faut ici « { $expected } », une seule fois.
bits-components-stone-twice = { $file }, ligne { $line }, colonne { $column } : le domino « { $stone } » figure deux fois. Tous les dominos de départ sont différents.
bits-components-stone-count = { $file }, ligne { $line }, colonne { $column } : { $found ->
    [one] { $found } domino de départ est cité
   *[other] { $found } dominos de départ sont cités
} ; il en faut { $expected }.
bits-components-stacks = { $file }, ligne { $line }, colonne { $column } : il y a { $found ->
    [one] { $found } pile
   *[other] { $found } piles
} de cartes Mission ; il en faut { $expected }.
bits-components-task = { $file }, ligne { $line }, colonne { $column } : « { $found } » n’est pas une carte de la pile { $stack }. Écrivez la forme, la couleur ou any, et les points ; dans la pile 1, aussi les points des autres formes.
bits-components-task-size = { $file }, ligne { $line }, colonne { $column } : { $shape } ne peut pas être une cible de la pile 1. Ses formes ont { $expected } cases.
bits-components-task-twice = { $file }, ligne { $line }, colonne { $column } : la carte « { $task } » figure deux fois dans sa pile.
bits-components-task-count = { $file }, ligne { $line }, colonne { $column } : la pile { $stack } a { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
} ; il en faut { $expected }.
bits-components-plus = { $file }, ligne { $line }, colonne { $column } : « { $found } » doit être un entier de +1 à +99 : cette pile rapporte des points.
bits-components-minus = { $file }, ligne { $line }, colonne { $column } : « { $found } » doit être un entier de -99 à -1 : cette pile coûte des points.
bits-components-shape-name = { $file }, ligne { $line }, colonne { $column } : « { $found } » n’est pas un nom de forme. Écrivez des majuscules et le nombre de cases : V3.
bits-components-shape-empty = { $file }, ligne { $line }, colonne { $column } : la forme { $shape } n’a aucune case. Dessinez ses cases avec #.
bits-components-shape-size = { $file }, ligne { $line }, colonne { $column } : la forme { $shape } est dessinée avec { $found ->
    [one] { $found } case
   *[other] { $found } cases
} ; le nombre de son nom doit être le même.
bits-components-shape-large = { $file }, ligne { $line }, colonne { $column } : la forme { $shape } a plus de cases que la planche. Le maximum est { $most }.
bits-components-shape-apart = { $file }, ligne { $line }, colonne { $column } : les cases de { $shape } ne se touchent pas toutes par un côté.
bits-components-shape-twice = { $file }, ligne { $line }, colonne { $column } : la forme { $shape } est déjà dessinée, sous le nom { $known }.
