# The fair draw in the browser: how far it is, why the browser stopped, and what a check is worth.

web-draw-wait-answers = Waiting for { $names } to take part in the draw.
web-draw-wait-seeds = Waiting for a seed from { $names }.
web-draw-wait-links = The next card waits for { $names }.
web-draw-elsewhere-links = The next card waits for your seat, whose seed is not in this browser. Open the table where you sat down. Otherwise the host can hand your seat to a bot and you take it back; later cards then come without your browser.
web-draw-elsewhere-open = Your seat takes part in the draw from another browser, or from this one before its storage was cleared.
web-draw-answer-here = Take part from here
web-draw-elsewhere-closed = The seed of your seat is not in this browser. Open the table where you sat down, or cancel this deal.
web-draw-lost = It is gone: cancel this deal
web-draw-silent = Cancel this deal
web-draw-free = Free the seat
web-draw-broken = { $count ->
    [one] A deal was cancelled at this table: no seed came from seat { $seats }, says the table.
   *[other] { $count } deals were cancelled at this table. In the last one no seed came from seat { $seats }, says the table.
}
web-draw-unopened = { $count ->
    [one] In the last 24 hours your browser took part in one other deal here that was cancelled or not opened yet.
   *[other] In the last 24 hours your browser took part in { $count } other deals here that were cancelled or not opened yet.
}
web-draw-no-part = Your browser has no part in this draw: these cards can’t be proved to you.
web-draw-stopped = Your browser has stopped taking part in this draw.
web-draw-stop-table = The table’s commitment has changed, and it does not say that the old deal was cancelled.
web-draw-stop-list = The list of commitments is not the one your browser knows, or your browser’s commitment is missing in it.
web-draw-stop-draw = A card came before your browser gave its seed, or a card that was shown has changed.
web-draw-stop-silent = The table says that your browser gave no seed, but it did.
web-draw-stop-link = At this table nobody knows the cards in advance, but the table asked for a link too early, showed one that does not fit, or left out or changed an entry.
web-draw-acknowledged = The table had confirmed it.
web-draw-unacknowledged = The table had not confirmed it, so it may have been lost on the way.
web-draw-never-proved = If you play on, these cards can never be proved to you.
web-draw-play-on = Play on
web-draw-leave = Leave
web-draw-save = Save the receipt
web-draw-save-why = With the receipt and the record, “tuckbox verify --seen” checks the draws without this page. The receipt contains the address of the table, which opens a private one, but no name.
web-draw-no-decks = Your browser does not know the cards of this game, so it computed no draw. “tuckbox verify” does.
web-draw-unchecked = Your browser checked the cards and what decides them, and the seal. It did not check whether the moves are legal and the points are right; “tuckbox verify” does.
web-draw-unreadable = This record can’t be read.
web-draw-limit = The operator could know every card from the start.
web-draw-strict = Nobody knows the cards in advance here, not even the operator: no card is known before everyone has chosen.
web-strict = Nobody knows the cards in advance
web-strict-why = No card is known to anybody, not even to the operator, before everyone has chosen. All players must stay at the table, and nothing can be taken back.
