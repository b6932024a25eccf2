# Study: playing on freely, records brought in, a bot's advice.

study-no-start = Say where the line begins: one of “match”, “record” and “game”.
study-at = There is no entry { $at }: there are { $count }.
study-record-long = The record has { $lines } lines. At most { $most } can be read.
study-no-counsel = Bots give no advice here: only in your own solo play that is not counted, and once a game is over. A day's deal opens when the day has closed.
study-bot-silent = The bot did not answer. Try again in a moment.
study-bot-busy = Many are asking the bots for advice just now. Try again in a moment.
