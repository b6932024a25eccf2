# Das Spiel des Tages.

web-daily-title = { $game }: Spiel des Tages
web-daily-what = Jeden Tag ein Spiel, dieselben Karten für alle, nach UTC. Dein erster Versuch zählt ab seiner ersten Karte; zurücknehmen geht nicht.
web-daily-begin = Heutiges Spiel beginnen
web-daily-go-on = Deinen Versuch fortsetzen
web-daily-look = Dein Versuch: { $score }
web-daily-streak = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
web-daily-share = Kopieren
web-daily-standings = Ergebnisse vom { $date }
web-daily-best = Mit diesen Karten bestmöglich: { $best } (wenn man sie alle kennt).
web-daily-rank = Rang
web-daily-name = Name
web-daily-score = Punkte
web-daily-replay = Nachspielen
web-daily-nobody = Noch niemand ist fertig.
web-daily-for-fun = Die Ränge sind nur zum Spaß. Wer sich neu anmeldet, könnte es zweimal versuchen; darum zählen nur Spieler, die schon vor diesem Tag hier waren.
web-daily-fair = Faire Ziehung
web-daily-commitment = 30 Tage vorher versprochen: { $commitment }
web-daily-secret = Das Geheimnis des Tages: { $secret }
web-daily-before = Der Tag davor
