# Ce que disent les solveurs.

solver-unknown-board = La planche { $board } n’existe pas. Choisissez parmi { $known }.
solver-unknown-tile = La pièce { $tile } n’existe pas. Choisissez parmi { $known }.
solver-no-round = Aucune manche où { $seat } a reçu sa pièce de départ n’est en cours.
solver-card-gone = La carte { $tile } ne peut plus venir, ou a été nommée deux fois. À venir : { $left }.
solver-unknown-stone = Le domino { $stone } n’existe pas. Choisissez parmi { $known }.
solver-no-stone = Aucune manche où { $seat } a reçu son domino de départ n’est en cours.
solver-stone-gone = La carte { $stone } ne peut plus venir, ou plus autant de fois. À venir : { $left }.
