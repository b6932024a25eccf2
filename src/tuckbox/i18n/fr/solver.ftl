# Ce que disent les solveurs.

solver-unknown-board = Il n’y a pas de plateau { $board }. Il y a { $known }.
solver-unknown-tile = Il n’y a pas de pièce { $tile }. Il y a { $known }.
