# Les robots.

bot-random = au hasard
bot-greedy = glouton
bot-uct = recherche arborescente simple
bot-expert-1 = expert 1
bot-expert-2 = expert 2
bot-expert-3 = expert 3
bot-expert-4 = expert 4
bot-expert-5 = expert 5
bot-unknown = Il n’y a pas de robot « { $level } ». Robots disponibles : { $known }.
bot-other-game = Ce robot devait jouer à { $game }, mais on lui montre une table de { $shown }.
bot-nothing-to-choose = Ce joueur n’a rien à choisir pour l’instant.
bot-budget = Un robot a besoin de réfléchir : il faut plus de 0 seconde, pas « { $seconds } ».
bot-not-for-game = « { $level } » ne joue pas à { $game }.
bot-own-missing = Le robot « { $level } » de TUCKBOX_BOTS n’est pas disponible : le module { $module } doit être dans PYTHONPATH et avoir une fonction { $function }. { $reason }
