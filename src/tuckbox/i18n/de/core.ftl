# Was alle Spiele und alle Oberflächen sagen.

seat = Spieler { $seat }
list-comma = {", "}
list-and = { $start } und { $last }

refusal-over = Die Partie ist zu Ende.
refusal-not-to-move = Spieler { $seat } ist gerade nicht am Zug.

option-unknown = Die Option „{ $option }“ gibt es hier nicht. Möglich: { $known }.
option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Wähle aus: { $choices }.
option-repeats = Die Option „{ $option }“ nennt etwas doppelt: „{ $value }“. Nenne alles höchstens einmal.

game-unknown = Ein Spiel „{ $game }“ gibt es nicht. Vorhanden: { $known }.
game-name-taken = Das installierte Paket „{ $package }“ nennt ein Spiel „{ $game }“, aber so heißt schon das Spiel in „{ $other }“. Es bleibt außen vor.
game-name-invalid = Das installierte Paket „{ $package }“ nennt ein Spiel „{ $game }“. Ein Name besteht aus höchstens 32 Kleinbuchstaben, Ziffern und Bindestrichen und beginnt mit einem Buchstaben. Es bleibt außen vor.
game-broken = Das Spiel „{ $game }“ des installierten Pakets „{ $package }“ lässt sich nicht aufbauen und bleibt außen vor. { $reason }
game-named-otherwise = Das Spiel „{ $game }“ des installierten Pakets „{ $package }“ heißt in seinen Regeln „{ $named }“. Beide Namen müssen gleich sein. Es bleibt außen vor.
game-wordless = Das Spiel „{ $game }“ des installierten Pakets „{ $package }“ hat keine englischen Texte: die Datei messages/en/{ $game }.ftl fehlt. Es bleibt außen vor.

extra-missing = Dafür braucht es das Extra „{ $extra }“, das hier nicht installiert ist. Installiere es mit: { $command }

components-no-folder = Den Materialordner „{ $file }“ gibt es nicht. Nenne einen Ordner, der je Spiel einen Unterordner enthält.
components-unreadable = „{ $file }“ lässt sich nicht lesen: { $reason }.
components-not-text = „{ $file }“ ist kein UTF-8-Text. Speichere die Datei als reinen Text.
components-unknown-file = „{ $file }“ lässt sich nicht ersetzen. Du kannst beisteuern: { $allowed }.
components-empty-file = { $file }, Zeile { $line }, Spalte { $column }: Die Datei ist leer. Sie braucht mindestens einen Abschnitt, etwa [name].
components-no-section = { $file }, Zeile { $line }, Spalte { $column }: „{ $found }“ steht vor dem ersten Abschnitt. Beginne mit einer Zeile wie [name].

picture-unknown-sign = { $file }, Zeile { $line }, Spalte { $column }: Das Zeichen „{ $found }“ ist unbekannt. Erlaubt sind { $known }.
picture-ragged = { $file }, Zeile { $line }, Spalte { $column }: Diese Reihe hat { $found ->
    [one] ein Feld
   *[other] { $found } Felder
}, nötig sind { $expected }.
picture-rows = { $file }, Zeile { $line }, Spalte { $column }: Die Zeichnung hat { $found ->
    [one] eine Reihe
   *[other] { $found } Reihen
}, nötig sind { $expected }.
picture-centre = { $file }, Zeile { $line }, Spalte { $column }: Die Mitte gehört nicht zum Spielfeld; zeichne sie als „#“, nicht als „{ $found }“.
