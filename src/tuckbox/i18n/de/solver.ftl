# Was die Löser sagen.

solver-unknown-board = Eine Tafel { $board } gibt es nicht. Es gibt { $known }.
solver-unknown-tile = Ein Teil { $tile } gibt es nicht. Es gibt { $known }.
solver-no-round = Es läuft kein Durchgang, in dem { $seat } ein Startteil hat.
solver-card-gone = Die Karte { $tile } kann nicht mehr kommen oder wurde zweimal genannt. Noch offen: { $left }.
solver-unknown-stone = Einen Stein { $stone } gibt es nicht. Es gibt { $known }.
solver-no-stone = Es läuft kein Durchgang, in dem { $seat } einen Startstein hat.
solver-stone-gone = Die Karte { $stone } kann nicht mehr oder nicht so oft kommen. Noch offen: { $left }.
