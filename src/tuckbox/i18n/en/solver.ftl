# Errors of the solvers.

solver-unknown-board = There is no board { $board }. The boards are { $known }.
solver-unknown-tile = There is no tile { $tile }. The tiles are { $known }.
solver-no-round = No round is under way in which { $seat } has a starting tile.
solver-card-gone = The card { $tile } cannot come any more, or was named twice. Still to come: { $left }.
solver-unknown-stone = There is no domino { $stone }. The dominoes are { $known }.
solver-no-stone = No round is under way in which { $seat } has a starting domino.
solver-stone-gone = The card { $stone } cannot come any more, or not that often. Still to come: { $left }.
