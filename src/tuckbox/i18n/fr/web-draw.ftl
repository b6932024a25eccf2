# Le tirage équitable dans le navigateur : où il en est, pourquoi il s’est arrêté, ce que vaut une vérification.

web-draw-wait-answers = On attend la part de { $names } au tirage.
web-draw-wait-seeds = On attend la graine de { $names }.
web-draw-wait-links = La prochaine carte attend { $names }.
web-draw-elsewhere-links = La prochaine carte attend votre place, dont la graine n’est pas dans ce navigateur. Ouvrez la table là où vous vous êtes assis. Sinon, l’hôte peut confier votre place à un robot et vous la reprenez ; les cartes suivantes viendront alors sans votre navigateur.
web-draw-elsewhere-open = Votre place prend part au tirage depuis un autre navigateur, ou depuis celui-ci avant que ses données soient effacées.
web-draw-answer-here = Prendre part d’ici
web-draw-elsewhere-closed = La graine de votre place n’est pas dans ce navigateur. Ouvrez la table là où vous vous êtes assis, ou interrompez la donne.
web-draw-lost = Elle est perdue : interrompre la donne
web-draw-silent = Interrompre la donne
web-draw-free = Libérer la place
web-draw-broken = { $count ->
    [one] Une donne a été interrompue à cette table : aucune graine de la place { $seats } n’est venue, dit la table.
   *[other] { $count } donnes ont été interrompues à cette table. Dans la dernière, aucune graine de la place { $seats } n’est venue, dit la table.
}
web-draw-unopened = { $count ->
    [one] Ces dernières 24 heures, votre navigateur a pris part ici à { $count } autre donne, interrompue ou pas encore ouverte.
   *[other] Ces dernières 24 heures, votre navigateur a pris part ici à { $count } autres donnes, interrompues ou pas encore ouvertes.
}
web-draw-no-part = Votre navigateur n’a aucune part à ce tirage : ces cartes ne pourront pas vous être prouvées.
web-draw-stopped = Votre navigateur s’est arrêté.
web-draw-stop-table = L’engagement de la table a changé, sans qu’elle dise que l’ancienne donne a été interrompue.
web-draw-stop-list = La liste des engagements n’est pas celle que connaît votre navigateur, ou son engagement y manque.
web-draw-stop-draw = Une carte est venue avant que votre navigateur ne donne sa graine, ou une carte déjà montrée a changé.
web-draw-stop-silent = La table dit que votre navigateur n’a pas donné de graine ; il l’a fait.
web-draw-stop-link = À cette table, personne ne voit d’avance ; or la table a demandé un maillon trop tôt, en a montré un qui ne convient pas, ou a omis ou changé une entrée.
web-draw-acknowledged = La table l’avait confirmé.
web-draw-unacknowledged = La table ne l’avait pas confirmé ; elle a pu se perdre en chemin.
web-draw-never-proved = Si vous continuez, ces cartes ne pourront jamais vous être prouvées.
web-draw-play-on = Continuer
web-draw-leave = Quitter
web-draw-save = Enregistrer le témoin
web-draw-save-why = Avec le témoin et l’enregistrement, « tuckbox verify --seen » vérifie les tirages sans cette page. Le témoin contient l’adresse de la table, qui ouvre une table privée, mais aucun nom.
web-draw-no-decks = Votre navigateur ne connaît pas les cartes de ce jeu ; il n’a calculé aucun tirage. « tuckbox verify » le fait.
web-draw-unchecked = Votre navigateur a vérifié les cartes, ce qui en décide, et le sceau. Il n’a pas vérifié si les coups sont permis et les points exacts ; « tuckbox verify » le fait.
web-draw-unreadable = Cet enregistrement est illisible.
web-draw-limit = Celui qui tient la table pouvait connaître toutes les cartes dès le début.
web-draw-strict = Ici, personne ne voit d’avance : aucune carte n’est connue de quiconque, pas même de celui qui tient la table, avant que tous aient choisi.
web-strict = Personne ne voit d’avance
web-strict-why = Aucune carte n’est connue de quiconque, pas même de celui qui tient la table, avant que tous aient choisi. Tout le monde doit rester à la table, et rien ne se reprend.
