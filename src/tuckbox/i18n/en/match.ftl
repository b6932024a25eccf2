# Messages about the table: seats, time, take-back, endings, records and draws.

match-entry-takes-back = { $seat } takes the last move back.
match-entry-resigns = { $seat } resigns.
match-entry-times-out = { $seat } has run out of time.
match-entry-handed-to-bot = { $seat } is away; a bot plays on for now.
match-entry-reclaims = { $seat } is back and plays again.
match-entry-offers-draw = { $seat } offers a draw.
match-entry-declines-draw = { $seat } declines the draw.
match-entry-agrees-draw = { $seat } agrees to a draw.

match-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
match-drawn = Nobody wins: the game is drawn.
match-ended = The game ended early.
match-resigned = A player resigned.
match-timed-out = A player ran out of time.
match-agreed = Both sides agreed to a draw.
match-deals-broken = Too many deals were cancelled before the first card.
match-too-long = The match has as many entries as a record can hold.

match-no-seat = There is no seat { $seat } at this table. Its seats are 1 to { $seats }.
match-ply-used = Something else was already accepted as number { $ply } of this seat. The next one is number { $expected }.
match-ply-ahead = This was sent as number { $ply } of this seat, but number { $expected } comes next. Load the game again.
match-moved-on = This was meant for the moment after entry { $seen }, but the game is at entry { $version } now. Look again, then choose.
match-over = The game is over; nothing more can be done.
match-not-started = The game has not begun: a seat is still open, or a player’s part of the draw is still to come.
match-no-draw = A card is due, but nobody here can draw it: the deal of this game is not known.
match-not-minded = No bot plays for seat { $seat }.
match-bot-plays = A bot plays for seat { $seat }. Its owner can reclaim the seat first.
match-time-over = The time of seat { $seat } has run out.
match-counted = This game counts for the day, so nothing can be taken back.
match-strict = Nobody knows the cards in advance at this table, so nothing can be taken back.
match-nothing-to-take-back = There is nothing of yours to take back.
match-others-acted = Something has happened since your last move, so it can’t be taken back.
match-revealed = All choices have been revealed, so yours can’t be taken back.
match-two-sides-only = A draw can be agreed only between two sides.
match-no-offer = Nobody has offered you a draw.
match-offer-stands = A draw is already on offer.
match-offer-too-soon = You have offered a draw already. Make a move before you offer one again.
match-seat-left = Seat { $seat } has left the game and can’t come back.
match-not-offline = Seat { $seat } can be handed to a bot only after { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} offline.
match-seat-taken = Seat { $seat } is taken. Choose an open one.
match-seat-open = Nobody sits at seat { $seat }.
match-started = The game has begun. You can resign, but no longer just leave.
match-not-yours-to-say = “{ $text }” is entered by the table itself and can’t be sent.
match-stale-change = The game has moved on to version { $version } meanwhile. Load it again and repeat your step.
match-id-text = “{ $match }” can’t be the id of a game. Use up to 64 letters, digits, hyphens and underscores.
match-too-many = { $players ->
    [one] One player was named
   *[other] { $players } players were named
}, but the number of seats is { $seats }.
match-name-not-text = The name contains something that is not text. Choose another.
match-bot-level = “{ $level }” can’t name a bot. Use letters, digits, hyphens and dots, such as random.
match-deal-hidden = These cards can’t be dealt again: the game is not over yet, its day has not closed, or it has no cards.
match-deal-strict = These cards can’t be dealt again: at a table where nobody knows the cards in advance, they come one by one from the players’ browsers.

record-foreign = Line { $line }: this is not a Tuckbox record. A record begins with { $expected }.
record-version = Line { $line }: this record has version { $version } and was written by a newer Tuckbox. This one reads versions up to { $newest }.
record-cut-off = Line { $line }: the record ends too early. Every line needs a line end, and a finished game its [result …].
record-line = Line { $line }: “{ $found }” is neither a header such as [game fits], nor an entry such as “1 L5:0@A”, nor a comment that begins with a semicolon.
record-header = Line { $line }: { $found } can’t be understood. It should look like this: { $expected }
record-header-unknown = Line { $line }: there is no header “{ $found }”. The headers are { $known }.
record-header-order = Line { $line }: { $found } comes too late. Headers come in a fixed order, before all entries.
record-header-twice = Line { $line }: { $found } repeats an earlier header. Keep one of the two.
record-header-missing = Line { $line }: below this line, a line is missing that looks like this: { $expected }
record-header-company = Line { $line }: { $found } does not fit what the other headers say about the cards.
record-seat-number = Line { $line }: { $found } does not fit. Each seat in the options has a line, numbered from 1 without a gap.
record-after-result = Line { $line }: “{ $found }” comes too late. The scores, the seal and the result end a record, in this order.
record-too-long = Line { $line }: a record has at most { $most } entries; what follows can’t be read.
record-other-game = Line { $line }: this is a record of { $game }, not of { $expected }.
record-other-components = Line { $line }: this game was played with other components. Recorded: { $recorded }. Here: { $present }. Use the components it was played with.
record-box = Line { $line }: the box in this record can’t be read. { $reason }
record-box-other = Line { $line }: the box in this record is not the one that was played with, or was changed. Recorded: { $recorded }. The box here: { $present }. Use an unchanged copy of the record.
record-options = Line { $line }: these options can’t be played. { $reason }
record-illegal-entry = Line { $line }: “{ $entry }” is not possible here. { $reason }
record-other-spelling = Line { $line }: “{ $found }” must be written “{ $expected }”.
record-result-early = Line { $line }: the record gives a result, but after its entries the game is not over. Entries are missing, or the result must go.
record-no-result = Line { $line }: the game is over after this line, but the result is missing: { $expected }
record-result-wrong = Line { $line }: { $found } is not what the entries lead to. It should be { $expected }.
