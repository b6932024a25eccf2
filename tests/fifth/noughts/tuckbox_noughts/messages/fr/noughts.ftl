# Le morpion, jeu populaire.

noughts-title = Morpion
noughts-summary = Tracez une marque chacun votre tour et soyez le premier à en aligner trois.
noughts-credits = Jeu populaire, d’auteur inconnu.
noughts-rules =
    Le morpion se joue à deux. Le plateau compte neuf cases, trois sur trois, vides au départ.

    Le joueur 1 joue les croix et commence. On joue chacun son tour : à votre tour, tracez une marque de votre sorte dans une case vide.

    Le premier qui aligne trois marques, en ligne, en colonne ou en diagonale, gagne aussitôt. Si le plateau est plein sans alignement, la partie est nulle.

noughts-option-seats = Joueurs

noughts-cross = une croix
noughts-nought = un rond

noughts-group-column = Colonne { $column }

noughts-effect-mark = { $seat } trace { $mark } en { $cell }.
noughts-effect-row = { $seat } a aligné trois marques en { $cells } et gagne.
noughts-effect-full = Le plateau est plein et personne n’a aligné trois marques : partie nulle.

noughts-reason-row = Trois marques alignées.
noughts-reason-full = Le plateau est plein.

noughts-refusal-taken = Il y a déjà une marque en { $cell }. Choisissez une case vide.
noughts-invalid-move = « { $text } » n’est pas un coup. Nommez une case par sa colonne et sa rangée, par exemple B2.
noughts-invalid-space = « { $space } » n’est pas une case de ce plateau. Ses cases vont de A1 à C3.

noughts-describe-turn = C’est à { $seat } de tracer { $mark }.
noughts-describe-crosses = { $count ->
    [0] Aucune croix sur le plateau.
   *[other] Croix en { $cells }.
}
noughts-describe-noughts = { $count ->
    [0] Aucun rond sur le plateau.
    [1] Rond en { $cells }.
   *[other] Ronds en { $cells }.
}

noughts-inspect-mark = Il y a { $mark } en { $cell }.
noughts-inspect-empty = { $cell } est vide.
