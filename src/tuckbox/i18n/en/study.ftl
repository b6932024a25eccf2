# Study: playing on freely, imported records, a bot's advice.

study-no-start = Give the start of the line: one of “match”, “record” and “game”.
study-at = There is no entry { $at }: the last one is { $count }.
study-record-long = The record is too long: { $lines } lines. At most { $most } can be read.
study-no-counsel = Bots give advice only in your own uncounted solo play and once a game is over; for a day’s deal, once the day has closed.
study-bot-silent = The bot did not answer. Try again in a moment.
study-bot-busy = Many players are asking the bots for advice at the moment. Try again in a moment.
study-bot-yours =
    { $most ->
        [one] You already have a question waiting for the bots. Try again when they have answered it.
       *[other] You already have { $most } questions waiting for the bots. Try again when they have answered.
    }
