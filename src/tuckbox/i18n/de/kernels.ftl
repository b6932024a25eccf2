# Was die kompilierten Zwillinge der Regeln mitteilen: siehe tuckbox/kernels/notice.py.

kernels-compiling = Das schnelle Spiel wird für diesen Rechner vorbereitet. Das geschieht nur einmal und kann eine Minute dauern.
kernels-cache-moved = Kompilierter Code lässt sich in { $wanted } nicht ablegen (nicht beschreibbar oder voll); er liegt nun in { $used }.
kernels-no-cache = Kompilierter Code lässt sich weder in { $wanted } noch anderswo ablegen (nicht beschreibbar oder voll). Er wird bei jedem Start neu kompiliert.
kernels-cache-full = Kompilierter Code konnte in { $folder } nicht gespeichert werden ({ $reason }). Beim nächsten Start wird er neu kompiliert.
kernels-plain = Numba kann hier nicht kompilieren ({ $reason }). Bots und Löser arbeiten trotzdem, aber um ein Vielfaches langsamer.
kernel-unknown = Es gibt keinen kompilierten Zwilling von { $game }. Es gibt einen von { $known }.
kernel-action = { $action } ist keine Aktion von { $game }: Aktionen sind die ganzen Zahlen von 0 bis { $last }.
kernel-foreign = Dieser Zug oder diese Stellung gehört nicht zu diesem Tisch von { $game }: { $found }.
kernel-too-long = Diese Partie { $game } ist länger als die { $most } Züge, die sich ein kompilierter Zwilling merken kann.
selfcheck-differs = Der kompilierte Zwilling von { $game } ({ $options }) weicht von den Regeln ab: { $what }. Nach: { $entries }. Die Regeln sagen { $rules }, der Zwilling sagt { $twin }. Bitte melde das: Es ist ein Fehler in Tuckbox.
kernels-not-compiled = Der Code dieses Bots ist für diesen Rechner noch nicht kompiliert.
kernels-progress = Bisher kompiliert: etwa { $percent } %.
