# What the solvers say.

solver-unknown-board = There is no board { $board }. There are { $known }.
solver-unknown-tile = There is no tile { $tile }. There are { $known }.
