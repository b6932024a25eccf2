# Those who play by themselves.

bot-random = random
bot-unknown = There is no bot “{ $level }”. The bots are { $known }.
bot-other-game = This bot was asked to play { $game } and shown a table of { $shown }.
bot-nothing-to-choose = There is nothing for this seat to choose now.
bot-budget = A bot needs some time to think: “{ $seconds }” seconds is not above zero.
