# Le tirage équitable : comment une table s’accorde sur ses cartes, et ce que vaut la vérification d’un enregistrement.

draw-commitment-text = Un engagement s’écrit avec 64 chiffres de 0 à 9 et de a à f, ou « - ».
draw-list-closed = La liste de cette donne est close : aucun engagement ne peut plus changer.
draw-list-open = La liste de cette donne est encore ouverte. Une graine se dévoile quand elle est close.
draw-no-seed-wanted = Aucune graine n’est attendue du joueur { $seat }.
draw-other-seed = Cette graine n’ouvre pas l’engagement du joueur { $seat }.
draw-other-deal = Cela concerne une autre donne. La table en est à la donne { $deal }.
draw-nobody-silent = Il n’y a pas de graine d’un autre joueur à attendre.
draw-wait = { $seconds ->
    [one] La donne peut être annulée { $seconds } seconde après la clôture de sa liste.
   *[other] La donne peut être annulée { $seconds } secondes après la clôture de sa liste.
}
draw-not-to-free = La place du joueur { $seat } ne peut pas être libérée maintenant.
draw-not-silent = { $seconds ->
    [one] La place du joueur { $seat } peut être libérée s’il n’a rien envoyé depuis { $seconds } seconde, ou après une donne où sa graine manquait.
   *[other] La place du joueur { $seat } peut être libérée s’il n’a rien envoyé depuis { $seconds } secondes, ou après une donne où sa graine manquait.
}
draw-no-link-wanted = Aucun maillon n’est attendu du joueur { $seat }.
draw-link-early = Il est trop tôt pour le maillon { $number } : quelqu’un peut encore choisir.
draw-other-link = Ce maillon ne prolonge pas le dernier du joueur { $seat }.
keepsake-line = La ligne { $line } du reçu est incompréhensible. Chaque ligne doit être telle que le client l’a écrite.

verify-proved = Prouvé pour vous : ce qui décide de ces cartes était fixé avant que votre graine ne quitte votre client ; personne ne les a donc choisies. La personne qui gère le serveur pouvait connaître toutes les cartes dès le début. Si votre client vient de la table, comme une page web, il faut croire la table sur parole.
verify-proved-among = { $count ->
    [one] Prouvé pour vous : ce qui décide de ces cartes était fixé avant que votre graine ne quitte votre client ; personne ne les a donc choisies, sinon parmi { $deals } donnes : { $count } a été annulée après que vous avez dévoilé votre graine. La personne qui gère le serveur pouvait connaître toutes les cartes dès le début. Si votre client vient de la table, comme une page web, il faut croire la table sur parole.
   *[other] Prouvé pour vous : ce qui décide de ces cartes était fixé avant que votre graine ne quitte votre client ; personne ne les a donc choisies, sinon parmi { $deals } donnes : { $count } ont été annulées après que vous avez dévoilé votre graine. La personne qui gère le serveur pouvait connaître toutes les cartes dès le début. Si votre client vient de la table, comme une page web, il faut croire la table sur parole.
}
verify-proved-strict = Prouvé pour vous : personne n’a choisi ces cartes, et personne, pas même la personne qui gère le serveur, n’en a connu une avant que votre client ne donne son maillon, après tous les choix du tour. Si votre client vient de la table, comme une page web, il faut croire la table sur parole.
verify-proved-strict-among = { $count ->
    [1] Prouvé pour vous, à une exception près : personne n’a choisi ces cartes, et personne, pas même la personne qui gère le serveur, n’en a connu une avant que votre client ne donne son maillon, après tous les choix du tour. L’exception est une donne annulée ou un joueur qui a quitté le tirage : la table a pu y choisir entre deux issues. Si votre client vient de la table, comme une page web, il faut croire la table sur parole.
   *[other] Prouvé pour vous, à { $count } exceptions près : personne n’a choisi ces cartes, et personne, pas même la personne qui gère le serveur, n’en a connu une avant que votre client ne donne son maillon, après tous les choix du tour. Les exceptions sont des donnes annulées et des joueurs qui ont quitté le tirage : la table a pu chaque fois choisir entre deux issues. Si votre client vient de la table, comme une page web, il faut croire la table sur parole.
}
verify-not-shown = Non démontré : ce reçu ne montre pas que personne ne connaissait les cartes à l’avance. { $why } La personne qui gère le serveur a pu connaître des cartes avant que tout le monde ait choisi.
verify-not-shown-gap = Avant le maillon { $link }, les entrées { $first } à { $last } n’ont pas été montrées à votre client.
verify-not-shown-link = Le reçu ne dit rien du maillon { $link }.
verify-not-shown-early = Avant le maillon { $link }, votre client n’a pas vu une nouvelle carte, puis tous les choix qui s’y rapportent.
verify-consistent = Cohérent : les tirages découlent des nombres de cet enregistrement. La personne qui gère le serveur a pu les inventer ; quiconque était le joueur { $seats } peut vérifier avec un reçu.
verify-seats = { $start } ou { $last }
verify-no-say = Aucun joueur n’a eu son mot à dire : aucun client n’a participé au tirage, la table a donc pu essayer des secrets jusqu’à ce que les cartes lui conviennent.
verify-no-say-daily = Aucun joueur n’a eu son mot à dire : la table a pu essayer des secrets jusqu’au { $day }.
verify-version-1 = Version 1 du tirage équitable : quiconque lisait le secret et donnait la dernière graine pouvait choisir.
verify-not-yet = Pas encore : le secret est donné à la fin de la partie, ou de la journée. D’ici là, aucun tirage ne peut être vérifié.
verify-no-fair-draw = Pas de tirage équitable : rien ne montre ici comment les cartes sont venues.
verify-no-draws = Aucun tirage : rien n’a été tiré dans cette partie.
verify-refuted = Réfuté : cet enregistrement n’est pas conforme à la partie jouée.
verify-refuted-at = Réfuté à l’entrée { $number } : cet enregistrement n’est pas conforme à la partie jouée.
verify-seeds = { $count ->
    [one] { $count } graine vérifiée : elle ouvre son engagement.
   *[other] { $count } graines vérifiées : toutes ouvrent leur engagement.
}
verify-seeds-broken = Ligne { $line } : il y a des tirages, mais la liste n’est pas close ou une graine manque.
verify-seed-broken = Ligne { $line } : la graine du joueur { $seat } n’ouvre pas son engagement.
verify-link-broken = Ligne { $line } : le maillon du joueur { $seat } ne mène pas à sa graine.
verify-link-missing = Ligne { $line }, entrée { $number } : il manque un maillon pour ce tirage.
verify-seen-links-broken = Un choix d’avant un tirage a été modifié ou fait après que votre client a donné son maillon, dit le reçu.
verify-seen-nothing = Le reçu ne dit rien de la partie { $match }.
verify-seen-version-broken = Le reçu parle d’un tirage équitable dans cette partie, mais l’enregistrement n’en a pas, ou en a un d’une version plus ancienne.
verify-seen-deal-broken = La donne { $deal } n’est pas dans l’enregistrement telle que l’a notée le reçu du joueur { $seat }.
verify-seen-draw-broken = L’entrée { $number } était « { $found } » au moment du tirage, dit le reçu.
verify-seen-others = { $count ->
    [one] Dans les 24 heures précédentes, votre client a dévoilé sa graine dans { $count } autre donne, annulée ou jamais ouverte.
   *[other] Dans les 24 heures précédentes, votre client a dévoilé sa graine dans { $count } autres donnes, annulées ou jamais ouvertes.
}
verify-seen-early = Votre client a écrit ce reçu avant le 18 novembre 2026, quand il n’exigeait pas encore toutes les entrées. Il est jugé selon la règle actuelle : toute entrée d’avant un maillon doit avoir été montrée.
verify-seen-stopped = Votre client s’est arrêté dans cette partie parce que quelque chose n’allait pas ; rien ne vous est donc prouvé.
verify-commitment = Ligne { $line } : l’engagement correspond au secret, à l’identifiant de la partie, à ses options et à son matériel.
verify-commitment-broken = Ligne { $line } : l’engagement ne correspond pas. Le secret, l’identifiant, une option, le matériel ou l’engagement lui-même a été modifié.
verify-daily-commitment = Ligne { $line } : l’engagement correspond au secret du jour.
verify-daily-commitment-broken = Ligne { $line } : l’engagement ne correspond pas. Le jour, son secret ou l’engagement lui-même a été modifié.
verify-entries = { $count ->
    [one] { $count } entrée vérifiée : légale.
   *[other] { $count } entrées vérifiées : toutes légales.
}
verify-draws = { $count ->
    [one] { $count } tirage vérifié : exact.
   *[other] { $count } tirages vérifiés : tous exacts.
}
verify-wrong-draw = Ligne { $line }, entrée { $number } : « { $found } » n’a pas été tiré ici ; ce devrait être « { $expected } ». Ce tirage ou une entrée antérieure a été modifié, ou encore une graine ou le secret.
verify-seal = Ligne { $line } : le sceau est intact ; aucun en-tête ni aucune entrée n’a été modifié par accident.
verify-seal-broken = Ligne { $line } : le sceau est brisé. Un en-tête ou une entrée a été modifié après la partie.
verify-same-deal = Ces cartes ont déjà été données dans une autre partie et pouvaient être connues d’avance.
verify-continued = Cette partie prolonge une partie enregistrée ; ses dernières cartes viennent d’une autre donne.
verify-local-seed = Les cartes viennent d’une graine choisie par un seul ordinateur.
