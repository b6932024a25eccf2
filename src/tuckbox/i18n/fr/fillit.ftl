# FILLIT : ce que disent ses règles, ses images et ses pages.

fillit-title = FILLIT
fillit-summary = Faites glisser votre pion, semez vos jetons derrière lui, infléchissez sa route avec vos pierres : qui pose son dernier jeton gagne.
fillit-credits = Un jeu de Ryo Nakamura, 2018 ; éditeur : radiuthree.
fillit-rules =
    # Le but

    Vous gagnez en posant tous vos jetons. C’est votre pion qui les pose, partout où il glisse.

    # La mise en place

    Choisissez le nombre de joueurs, le plateau et l’une des deux mises en place, A ou B. Chaque pion commence sur un jeton de sa couleur, qui compte parmi vos jetons ; les autres forment votre réserve.

    2 joueurs, grand plateau : rouge et bleu, 25 jetons chacun
    3 joueurs, grand plateau : rouge, bleu et jaune, 18 jetons chacun
    2 contre 2, grand plateau : 25 jetons par équipe, dont deux sous ses pions
    2 joueurs, plateau mini : rouge et bleu, 14 jetons chacun
    3 joueurs, plateau mini : rouge, bleu et jaune, 11 jetons chacun

    Chaque couleur a quatre pierres. En équipes, rouge et jaune partagent les jetons et pierres rouges, bleu et vert les bleus. Rouge commence ; décidez comme vous voulez qui joue rouge. On joue ensuite dans l’ordre rouge, bleu, jaune, vert.

    Les mises en place montrées ici sont reconstituées, car nous n’avons pas pu voir les figures imprimées.

    # Un tour

    Un tour a deux parties, dans l’ordre de votre choix et toutes deux obligatoires : votre pion glisse une fois, et l’une de vos pierres se déplace d’une case. En équipe aussi, vous ne déplacez que votre propre pion ; celui du partenaire est un obstacle comme un autre.

    # La glissade

    Choisissez l’une des six directions. Le pion file tout droit jusqu’à ce que le bord, le centre vide, une pierre ou un autre pion l’arrête ; il ne peut pas s’arrêter avant, et les jetons ne l’arrêtent pas.

    Chaque case traversée et la case d’arrivée reçoivent un de vos jetons. Vos propres jetons y restent et ne coûtent rien ; un jeton d’une autre couleur retourne dans la réserve de son propriétaire.

    Règle maison (absente du livret) : si votre réserve s’épuise en route, le reste du trajet demeure tel quel et le pion termine sa glissade.

    # La pierre

    Déplacez une pierre de votre couleur sur une case voisine. Case vide : elle s’y déplace ; sinon, elle échange sa place avec ce qui s’y trouve : un jeton, une pierre de n’importe quelle couleur, ou un pion (même le vôtre) avec son jeton. Rien n’est posé ni rendu.

    Règle maison (absente du livret) : une pierre ne va jamais au centre.

    # Quand le pion est bloqué

    Si le pion peut glisser, tout de suite ou après le déplacement d’une pierre, il doit glisser. Il faut parfois le libérer d’abord avec une pierre, et il est interdit de l’enfermer avec l’une des vôtres. Vous ne jouez une pierre seule que s’il ne peut glisser dans aucun ordre.

    # La fin

    Le joueur ou l’équipe dont la réserve est vide à la fin d’un tour gagne.

    Règle maison (absente du livret) : quand la même position se présente pour la troisième fois, la partie est nulle. Cette règle peut être désactivée.

    # Écrire les coups

    Une case se note par la lettre de sa ligne, en montant, et un numéro.

    >e9 c3-c4 glisse en e9, puis déplace la pierre de c3 en c4
    c3-c4 >e9 fait l’inverse
    c3-c4 déplace une pierre seule

fillit-legend =
    Chaque ligne se trouve entre les noms de sa première et de sa dernière case.
    Majuscules R B Y G : les pions, chacun sur un jeton de son camp. Minuscules r b y : les pierres. + jetons rouges, = bleus, * jaunes. # le centre.
    Sous le plateau, pour chaque camp : ses joueurs et leurs pions (> doit jouer, ! gagne), les signes de ses pierres et jetons, jetons restants / en tout.
fillit-option-seats = Joueurs (4 : deux contre deux, grand plateau seulement)
fillit-option-board = Plateau
fillit-option-layout = Mise en place
fillit-option-repetition = Règle maison : troisième répétition
fillit-choice-board-large = Grand
fillit-choice-board-mini = Mini
fillit-choice-layout-A = A : pions aux angles (reconstituée)
fillit-choice-layout-B = B : pions au centre (reconstituée)
fillit-choice-repetition-draw = partie nulle
fillit-choice-repetition-off = désactivée
fillit-options-mode = Le plateau mini se joue à deux ou trois, pas à { $seats }. Choisissez le grand plateau ou moins de joueurs.
fillit-scores = jetons restants

fillit-colour-R = rouge
fillit-colour-B = bleu
fillit-colour-Y = jaune
fillit-colour-G = vert

# Masculin pour jetons et pions ; féminin pour les pierres et après « de couleur ».
fillit-colour = { $colour ->
    [R] rouge
    [B] bleu
    [Y] jaune
   *[G] vert
}
fillit-colour-stone = { $colour ->
    [R] rouge
    [B] bleue
    [Y] jaune
   *[G] verte
}
fillit-swapped = { $swapped ->
    [R] rouge
    [B] bleu
    [Y] jaune
   *[G] vert
}
fillit-swapped-stone = { $swapped ->
    [R] rouge
    [B] bleue
    [Y] jaune
   *[G] verte
}

fillit-setup = { $layout } à { $seats } sur le { $board ->
    [mini] plateau mini
   *[large] grand plateau
}
fillit-reconstructed-setups = Nous n’avons pas pu voir les mises en place imprimées de FILLIT ; celles-ci sont reconstituées : { $setups }. Si vous possédez la boîte, vous pouvez dessiner les vraies.
fillit-describe-reconstructed = Cette mise en place est reconstituée : nous n’avons pas pu voir la figure imprimée.

fillit-move-text = « { $text } » n’est pas un coup de FILLIT. Écrivez la glissade >e9 et la pierre c3-c4 : « >e9 c3-c4 », « c3-c4 >e9 » ou « c3-c4 » seul.
fillit-no-space = Il n’y a pas de case « { $space } » sur ce plateau. Les cases vont de { $first } à { $last }.

fillit-components-section = { $file }, ligne { $line }, colonne { $column } : un fichier de mise en place contient la seule section [setup], pas [{ $found }].
fillit-components-no-pawn = { $file }, ligne { $line }, colonne { $column } : il manque le pion { fillit-colour }. Dessinez-le « { $colour } ».
fillit-components-two-pawns = { $file }, ligne { $line }, colonne { $column } : voici un second pion { fillit-colour }. Dessinez « { $colour } » une seule fois.
fillit-components-no-stone = { $file }, ligne { $line }, colonne { $column } : il n’y a pas de pierre { fillit-colour-stone }. Chaque tour déplace une pierre : dessinez-en au moins une.
fillit-components-many-stones = { $file }, ligne { $line }, colonne { $column } : une pierre { fillit-colour-stone } de trop. La boîte en contient { $most }.
fillit-components-many-chips = { $file }, ligne { $line }, colonne { $column } : trop de jetons de couleur { fillit-colour-stone } sur le plateau : { $found }, ceux sous les pions compris. Le maximum est { $most }, pour qu’il en reste un à poser.

fillit-refusal-centre = { $hex } est le centre : rien ne s’y trouve jamais.
fillit-refusal-no-hex = Il n’y a pas de case { $hex } sur ce plateau.
fillit-refusal-not-your-stone = Il n’y a pas de pierre { fillit-colour-stone } en { $hex }. Les vôtres sont en { $stones }.
fillit-refusal-not-adjacent = Une pierre va sur une case voisine ; { $target } n’est pas à côté de { $start }.
fillit-refusal-locks-pawn = Si la pierre allait de { $start } en { $target }, votre pion ne pourrait plus glisser. Or il doit glisser dès qu’il le peut : vous n’avez pas le droit de l’enfermer.
fillit-refusal-must-slide = Votre pion peut glisser, il doit donc glisser : une pierre seule ne fait pas un tour. Il peut glisser vers { $targets }.
fillit-refusal-must-free-pawn = Votre pion est bloqué, mais une pierre peut le libérer : vous devez alors jouer cette pierre d’abord, puis glisser, par exemple « { $example } ».
fillit-refusal-goes-on = Le pion ne peut pas s’arrêter en { $target } : il glisse jusqu’en { $stop }.
fillit-refusal-blocked = Le pion ne peut pas atteindre { $target } : la case { $obstacle } est occupée et l’arrête.
fillit-refusal-not-straight = Il n’y a pas de ligne droite pour le pion de { $pawn } à { $target } ; il ne traverse jamais le centre non plus.

fillit-effect-slide = { $seat } : le pion glisse de { $start } en { $target }.
fillit-effect-chip-laid = Un jeton { fillit-colour } est posé en { $hex } ; il en reste { $supply }.
fillit-effect-chip-returned = Le jeton { fillit-colour } en { $hex } est rendu à { $owner }.
fillit-effect-chip-kept = Le jeton { fillit-colour } en { $hex } reste en place.
fillit-effect-supply-empty = Le dernier jeton { fillit-colour } est posé.
fillit-effect-path-left = Le reste du trajet demeure tel quel : { $hexes }.
fillit-effect-stone-moves = { $seat } : la pierre { fillit-colour-stone } va de { $start } en { $target }.
fillit-effect-stone-chip = { $seat } : la pierre { fillit-colour-stone } en { $start } échange sa place avec le jeton { fillit-swapped } en { $target }.
fillit-effect-stone-stone = { $seat } : la pierre { fillit-colour-stone } en { $start } échange sa place avec la pierre { fillit-swapped-stone } en { $target }.
fillit-effect-stone-pawn = { $seat } : la pierre { fillit-colour-stone } en { $start } échange sa place avec le pion { fillit-swapped } en { $target } et son jeton.
fillit-effect-win = Victoire : { $winners }. Tous les jetons de couleur { fillit-colour-stone } sont posés.
fillit-effect-draw = La même position se présente pour la { $times }ᵉ fois : partie nulle d’après la règle maison.
fillit-effect-repeated = Cette position s’est maintenant présentée { $times } fois ; à la troisième, la partie est nulle.

fillit-reason-supply-empty = Tous les jetons sont posés.
fillit-reason-repetition = Partie nulle : la même position pour la troisième fois (règle maison).

fillit-group-slide-first = Glisser d’abord vers { $hex }, puis une pierre
fillit-group-stone-first = D’abord la pierre en { $hex }, puis glisser
fillit-group-stone-alone = Une pierre seule, car le pion ne peut pas glisser

fillit-describe-turn = C’est à { $seat } de jouer, avec le pion { fillit-colour }.
fillit-describe-won = La partie est terminée. Victoire : { $winners }. Tous les jetons sont posés.
fillit-describe-drawn = Partie nulle : la même position s’est présentée { $times } fois.
fillit-describe-supply = { $seats }, jetons et pierres de couleur { fillit-colour-stone } : { $supply ->
    [one] { $supply } jeton
   *[other] { $supply } jetons
} sur { $total } à poser.
fillit-describe-stones = { $count ->
    [1] Une pierre { fillit-colour-stone }
   *[other] { $count } pierres de couleur { fillit-colour-stone }
} : { $hexes }.
fillit-describe-chips = { $count ->
    [1] Un jeton { fillit-colour }
   *[other] { $count } jetons de couleur { fillit-colour-stone }
} : { $hexes }.
fillit-describe-pawn = Pion { fillit-colour } ({ $seat }) : { $hex }.
fillit-describe-slides = Le tour doit comporter une glissade. Avant tout déplacement de pierre, le pion peut glisser vers { $targets }.
fillit-describe-free-pawn = Le pion est bloqué, mais une pierre peut le libérer : le tour doit commencer par une pierre, puis comporter une glissade.
fillit-describe-stone-alone = Le pion ne peut glisser dans aucun ordre : le tour se réduit à une pierre.
fillit-describe-repeated = Cette position s’est présentée { $times } fois ; à la troisième, la partie est nulle.

fillit-inspect-centre = { $hex } est le centre ; rien ne s’y trouve jamais.
fillit-inspect-pawn = { $hex } : le pion { fillit-colour } ({ $seat }).
fillit-inspect-stone = { $hex } : une pierre { fillit-colour-stone }.
fillit-inspect-chip = { $hex } : un jeton { fillit-colour }.
fillit-inspect-empty = { $hex } : vide.
