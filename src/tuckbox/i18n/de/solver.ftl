# Was die Löser sagen.

solver-unknown-board = Einen Plan { $board } gibt es nicht. Es gibt { $known }.
solver-unknown-tile = Ein Teil { $tile } gibt es nicht. Es gibt { $known }.
