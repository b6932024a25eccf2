# Bots.

bot-random = Zufall
bot-greedy = gierig
bot-uct = einfache Baumsuche
bot-expert-1 = Experte 1
bot-expert-2 = Experte 2
bot-expert-3 = Experte 3
bot-expert-4 = Experte 4
bot-expert-5 = Experte 5
bot-unknown = Einen Bot „{ $level }“ gibt es nicht. Vorhanden: { $known }.
bot-other-game = Dieser Bot soll { $game } spielen, sieht aber einen Tisch mit { $shown }.
bot-nothing-to-choose = An diesem Platz gibt es gerade nichts zu wählen.
bot-budget = Ein Bot braucht mehr als 0 Sekunden Bedenkzeit, nicht „{ $seconds }“.
bot-not-for-game = „{ $level }“ spielt { $game } nicht.
bot-own-missing = Der Bot „{ $level }“ aus TUCKBOX_BOTS ist nicht verfügbar: Das Modul { $module } muss in PYTHONPATH stehen und eine Funktion { $function } haben. { $reason }
