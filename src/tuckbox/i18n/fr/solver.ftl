# Ce que disent les solveurs.

solver-unknown-board = Il n’y a pas de plateau { $board }. Il y a { $known }.
solver-unknown-tile = Il n’y a pas de pièce { $tile }. Il y a { $known }.
solver-no-round = Aucune manche n’est en cours dans laquelle { $seat } a reçu une pièce de départ.
solver-card-gone = La carte { $tile } ne peut plus venir, ou a été nommée deux fois. À venir : { $left }.
