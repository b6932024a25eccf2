# Studieren: frei weiterspielen, mitgebrachte Aufzeichnungen, Rat von einem Bot.

study-no-start = Sag, wo die Zugfolge beginnt: mit „match“, „record“ oder „game“, genau einem davon.
study-at = Einen Eintrag { $at } gibt es nicht: Es sind { $count }.
study-record-long = Die Aufzeichnung hat { $lines } Zeilen. Höchstens { $most } werden gelesen.
study-no-counsel = Bots geben nur in deinem eigenen Solospiel Rat, das nicht zählt, und wenn eine Partie vorbei ist; beim Spiel des Tages, sobald der Tag vorbei ist.
study-bot-silent = Der Bot hat nicht geantwortet. Versuch es gleich noch einmal.
study-bot-busy = Gerade fragen viele die Bots um Rat. Versuch es gleich noch einmal.
study-bot-yours = Von dir warten schon { $most } Fragen an die Bots. Versuch es wieder, wenn sie geantwortet haben.
