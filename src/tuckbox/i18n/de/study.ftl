# Studieren: frei weiterspielen, mitgebrachte Aufzeichnungen, Rat von einem Bot.

study-no-start = Gib an, wo die Zugfolge beginnt: mit „match“, „record“ oder „game“, genau einem davon.
study-at = Einen Eintrag { $at } gibt es nicht: Der letzte ist { $count }.
study-record-long = Die Aufzeichnung ist zu lang: { $lines } Zeilen. Höchstens { $most } werden gelesen.
study-no-counsel = Bots geben nur in deiner eigenen Solopartie Rat, die nicht zählt, und wenn eine Partie vorbei ist; beim Spiel des Tages, sobald der Tag vorbei ist.
study-bot-silent = Der Bot hat nicht geantwortet. Versuche es gleich noch einmal.
study-bot-busy = Gerade fragen viele die Bots um Rat. Versuche es gleich noch einmal.
study-bot-yours =
    { $most ->
        [one] Von dir wartet schon eine Frage an die Bots. Versuche es wieder, wenn sie geantwortet haben.
       *[other] Von dir warten schon { $most } Fragen an die Bots. Versuche es wieder, wenn sie geantwortet haben.
    }
