# Umgebungen für lernende Programme
envs-action = { $action } ist hier keine Aktion: Aktionen sind die ganzen Zahlen von 0 bis { $last }.
envs-action-text = „{ $text }“ ist hier nicht der Text einer Aktion. Einer wäre: „{ $example }“.
envs-reward = Eine Belohnung „{ $reward }“ gibt es nicht. Es gibt { $known }.
envs-win-alone = Allein kann man nicht gewinnen. Wähle die Belohnung dense oder points.
envs-opponents = Gegner „{ $opponents }“ gibt es nicht. Es gibt { $known }; ohne Gegner spielt das lernende Programm alle Plätze.
envs-opponents-alone = Allein hat man keine Gegner.
envs-seat = Einen Platz { $seat } gibt es nicht. Die Plätze gehen von 1 bis { $last }.
envs-reset-first = Diese Partie hat nicht begonnen. Rufe reset() vor step(), render() und allem auf, was die Partie ansieht.
envs-over = Diese Partie ist zu Ende. Rufe reset() auf, um eine neue zu beginnen.
envs-count = { $count } Partien können nicht zugleich gespielt werden. Verlange mindestens eine.
envs-threads = { $threads } Threads gehen nicht. Verlange 1 bis { $most }: Mehr Kerne hat dieser Rechner nicht.
envs-actions = Verlangt sind { $count } Aktionen, eine ganze Zahl für jede Partie, nicht { $found }.
envs-view = { $name } ist an oder aus (True oder False), nicht „{ $value }“.
envs-gif-ending = „{ $file }“ muss auf .gif enden.
