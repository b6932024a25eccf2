# Celles et ceux qui jouent tout seuls.

bot-random = au hasard
bot-unknown = Il n’y a pas de bot « { $level } ». Bots disponibles : { $known }.
bot-other-game = Ce bot devait jouer à { $game }, mais on lui montre une table de { $shown }.
bot-nothing-to-choose = Ce joueur n’a rien à choisir maintenant.
bot-budget = Un bot a besoin de temps pour réfléchir : « { $seconds } » seconde n’est pas plus que zéro.
