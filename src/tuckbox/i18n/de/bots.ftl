# Alle, die von selbst spielen.

bot-random = Zufall
bot-unknown = Einen Bot „{ $level }“ gibt es nicht. Vorhanden: { $known }.
bot-other-game = Dieser Bot soll { $game } spielen, sieht aber einen Tisch mit { $shown }.
bot-nothing-to-choose = An diesem Platz gibt es gerade nichts zu wählen.
bot-budget = Ein Bot braucht Bedenkzeit: „{ $seconds }“ Sekunden sind nicht mehr als null.
