# The fair draw: how a table agrees on its cards, and what a check of a record is worth.

draw-commitment-text = A commitment consists of 64 of the digits 0–9 and a–f, or is “-”.
draw-list-closed = The list of this deal is closed, so no commitment can be changed any more.
draw-list-open = The list of this deal is still open. A seed is revealed once it is closed.
draw-no-seed-wanted = No seed is needed from seat { $seat }.
draw-other-seed = This seed does not open seat { $seat }’s commitment.
draw-other-deal = This belongs to another deal. The table is at deal { $deal }.
draw-nobody-silent = There is no seed of another seat to wait for.
draw-wait = { $seconds ->
    [one] The deal can be cancelled one second after its list was closed.
   *[other] The deal can be cancelled { $seconds } seconds after its list was closed.
}
draw-not-to-free = Seat { $seat } can’t be freed now.
draw-not-silent = { $seconds ->
    [one] Seat { $seat } can be freed once it has sent nothing for a second, or after a deal that lacked its seed.
   *[other] Seat { $seat } can be freed once it has sent nothing for { $seconds } seconds, or after a deal that lacked its seed.
}
draw-no-link-wanted = No link is needed from seat { $seat }.
draw-link-early = It is too early for link { $number }: somebody can still choose.
draw-other-link = This link does not follow from the last one of seat { $seat }.
keepsake-line = Line { $line } of the receipt can’t be understood. Each line must be as the client wrote it.

verify-proved = Proved to you: what decides these cards was fixed before your seed left your client, so nobody chose them. The operator could know every card from the start. If your client came from the table, as a web page does, this is only as trustworthy as the table.
verify-proved-among = { $count ->
    [one] Proved to you: what decides these cards was fixed before your seed left your client, so nobody chose them except among { $deals } deals: { $count } was cancelled after you revealed. The operator could know every card from the start. If your client came from the table, as a web page does, this is only as trustworthy as the table.
   *[other] Proved to you: what decides these cards was fixed before your seed left your client, so nobody chose them except among { $deals } deals: { $count } were cancelled after you revealed. The operator could know every card from the start. If your client came from the table, as a web page does, this is only as trustworthy as the table.
}
verify-proved-strict = Proved to you: nobody chose these cards, and nobody, not even the operator, knew one of them before your client gave its link, after every choice of the turn. If your client came from the table, as a web page does, this is only as trustworthy as the table.
verify-proved-strict-among = { $count ->
    [one] Proved to you, with one exception: nobody chose these cards, and nobody, not even the operator, knew one of them before your client gave its link, after every choice of the turn. The exception is a deal that was cancelled or a seat that dropped out: there the table could choose between two outcomes. If your client came from the table, as a web page does, this is only as trustworthy as the table.
   *[other] Proved to you, with { $count } exceptions: nobody chose these cards, and nobody, not even the operator, knew one of them before your client gave its link, after every choice of the turn. The exceptions are deals that were cancelled and seats that dropped out: each time the table could choose between two outcomes. If your client came from the table, as a web page does, this is only as trustworthy as the table.
}
verify-not-shown = Not shown: this receipt does not show that nobody knew the cards in advance. { $why } The operator may have known cards before everyone had chosen.
verify-not-shown-gap = Before link { $link } your client was not shown entries { $first } to { $last }.
verify-not-shown-link = The receipt has nothing about link { $link }.
verify-not-shown-early = Before link { $link } your client was not shown a new card and then every choice for it.
verify-consistent = Consistent: the draws follow from this record’s numbers. The operator could have invented them; whoever played seat { $seats } can check with a receipt.
verify-seats = { $start } or { $last }
verify-no-say = No player had a say: no client took part in the draw, so the table could try secrets until the cards suited it.
verify-no-say-daily = No player had a say: the table could try secrets until { $day }.
verify-version-1 = Version 1 of the fair draw: whoever read the secret and gave the last seed could choose.
verify-not-yet = Not yet: the secret comes with the end of the game, or of the day. Until then no draw can be checked.
verify-no-fair-draw = No fair draw: nothing here shows how the cards were drawn.
verify-no-draws = No draws: nothing was drawn in this game.
verify-refuted = Refuted: this record is not as it was played.
verify-refuted-at = Refuted at entry { $number }: this record is not as it was played.
verify-seeds = { $count ->
    [one] The only seed opens its commitment.
   *[other] All { $count } seeds open their commitments.
}
verify-seeds-broken = Line { $line }: there are draws, but the list is not closed or a seed is missing.
verify-seed-broken = Line { $line }: the seed of seat { $seat } does not open its commitment.
verify-link-broken = Line { $line }: the link of seat { $seat } does not lead to its seed.
verify-link-missing = Line { $line }, entry { $number }: a link is missing for this draw.
verify-seen-links-broken = A choice before a draw was changed or made after your client had given its link, says the receipt.
verify-seen-nothing = The receipt has nothing about the game { $match }.
verify-seen-version-broken = The receipt tells of a fair draw in this game, but the record has none, or an older version.
verify-seen-deal-broken = Deal { $deal } is not in the record as the receipt of seat { $seat } has it.
verify-seen-draw-broken = Entry { $number } was “{ $found }” when it was drawn, says the receipt.
verify-seen-others = { $count ->
    [one] In the 24 hours before, your client revealed its seed in one other deal that was cancelled or never opened.
   *[other] In the 24 hours before, your client revealed its seed in { $count } other deals that were cancelled or never opened.
}
verify-seen-early = Your client wrote this receipt before 18 November 2026, when it did not yet insist on every entry. It is judged by the rule of today: all entries before a link must have been shown.
verify-seen-stopped = Your client stopped in this game because something was wrong, so nothing is proved to you.
verify-commitment = Line { $line }: the commitment fits the secret, the game’s id, its options and its components.
verify-commitment-broken = Line { $line }: the commitment does not fit. The secret, the game’s id, an option, the components or the commitment itself was changed.
verify-daily-commitment = Line { $line }: the commitment fits the secret of the day.
verify-daily-commitment-broken = Line { $line }: the commitment does not fit. The day, its secret or the commitment itself was changed.
verify-entries = { $count ->
    [one] The only entry is legal.
   *[other] All { $count } entries are legal.
}
verify-draws = { $count ->
    [one] The only draw is right.
   *[other] All { $count } draws are right.
}
verify-wrong-draw = Line { $line }, entry { $number }: “{ $found }” was not drawn here; it should be “{ $expected }”. This draw or an earlier entry was changed, or one of the seeds or the secret.
verify-seal = Line { $line }: the seal is whole, so no header and no entry was changed by accident.
verify-seal-broken = Line { $line }: the seal is broken. A header or an entry was changed after the game.
verify-same-deal = These cards were dealt in an earlier game and could be known in advance.
verify-continued = This game was continued from a saved one, and its later cards came from another deal.
verify-local-seed = The cards come from a seed that one computer chose.
