# Bots.

bot-random = random
bot-greedy = greedy
bot-uct = plain tree search
bot-expert-1 = expert 1
bot-expert-2 = expert 2
bot-expert-3 = expert 3
bot-expert-4 = expert 4
bot-expert-5 = expert 5
bot-unknown = There is no bot “{ $level }”. The bots are { $known }.
bot-other-game = This bot was asked to play { $game } and shown a table of { $shown }.
bot-nothing-to-choose = There is nothing for this seat to choose now.
bot-budget = A bot needs more than 0 seconds to think, not “{ $seconds }”.
bot-not-for-game = “{ $level }” does not play { $game }.
bot-own-missing = The bot “{ $level }” of TUCKBOX_BOTS isn’t available: the module { $module } must be on PYTHONPATH and have a function { $function }. { $reason }
