# Ce que disent les solveurs.

solver-unknown-board = Il n’y a pas de plateau { $board }. Il y a { $known }.
solver-unknown-tile = Il n’y a pas de pièce { $tile }. Il y a { $known }.
solver-no-round = Aucune manche n’est en cours dans laquelle { $seat } a reçu une pièce de départ.
solver-card-gone = La carte { $tile } ne peut plus venir, ou a été nommée deux fois. À venir : { $left }.
solver-unknown-stone = Il n’y a pas de pierre { $stone }. Il y a { $known }.
solver-no-stone = Aucune manche n’est en cours dans laquelle { $seat } a reçu une pierre de départ.
solver-stone-gone = La carte { $stone } ne peut plus venir, ou pas aussi souvent. À venir : { $left }.
