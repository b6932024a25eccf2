# Le tirage équitable dans le navigateur : où il en est, pourquoi il s’est arrêté, ce que vaut une vérification.

web-draw-wait-answers = On attend la participation de { $names } au tirage.
web-draw-wait-seeds = Graines encore attendues : { $names }.
web-draw-wait-links = La prochaine carte attend { $names }.
web-draw-elsewhere-links = La prochaine carte attend votre place, dont la graine n’est pas dans ce navigateur. Ouvrez la table là où vous vous êtes assis. Sinon, l’hôte peut confier votre place à un robot et vous la reprenez ; les cartes suivantes viendront alors sans votre navigateur.
web-draw-elsewhere-open = Votre place participe au tirage depuis un autre navigateur, ou depuis celui-ci avant que ses données soient effacées.
web-draw-answer-here = Participer d’ici
web-draw-elsewhere-closed = La graine de votre place n’est pas dans ce navigateur. Ouvrez la table là où vous vous êtes assis, ou annulez cette donne.
web-draw-lost = Elle est perdue : annuler cette donne
web-draw-silent = Annuler cette donne
web-draw-free = Libérer la place
web-draw-broken = { $count ->
    [1] Une donne a été annulée à cette table : aucune graine du joueur { $seats } n’est venue, dit la table.
   *[other] { $count } donnes ont été annulées à cette table. Dans la dernière, aucune graine du joueur { $seats } n’est venue, dit la table.
}
web-draw-unopened = { $count ->
    [one] Ces dernières 24 heures, votre navigateur a participé ici à { $count } autre donne, annulée ou pas encore ouverte.
   *[other] Ces dernières 24 heures, votre navigateur a participé ici à { $count } autres donnes, annulées ou pas encore ouvertes.
}
web-draw-no-part = Votre navigateur ne participe pas à ce tirage : ces cartes ne pourront pas vous être prouvées.
web-draw-stopped = Votre navigateur ne participe plus à ce tirage.
web-draw-stop-table = L’engagement de la table a changé, sans qu’elle dise que l’ancienne donne a été annulée.
web-draw-stop-list = La liste des engagements n’est pas celle que connaît votre navigateur, ou son engagement y manque.
web-draw-stop-draw = Une carte est venue avant que votre navigateur ne donne sa graine, ou une carte déjà montrée a changé.
web-draw-stop-silent = La table dit que votre navigateur n’a pas donné de graine ; il l’a fait.
web-draw-stop-link = À cette table, personne ne connaît les cartes à l’avance ; or la table a demandé un maillon trop tôt, en a montré un qui ne convient pas, ou a omis ou changé une entrée.
web-draw-acknowledged = La table l’avait confirmé.
web-draw-unacknowledged = La table ne l’avait pas confirmé ; la graine a pu se perdre en chemin.
web-draw-never-proved = Si vous continuez, ces cartes ne pourront jamais vous être prouvées.
web-draw-play-on = Continuer
web-draw-leave = Quitter
web-draw-save = Enregistrer le reçu
web-draw-save-why = Avec le reçu et l’enregistrement, « tuckbox verify --seen » vérifie les tirages sans cette page. Le reçu contient l’adresse de la table, qui ouvre une table privée, mais aucun nom.
web-draw-no-decks = Votre navigateur ne connaît pas les cartes de ce jeu ; il n’a calculé aucun tirage. « tuckbox verify » le fait.
web-draw-unchecked = Votre navigateur a vérifié les cartes, ce qui en décide, et le sceau. Il n’a pas vérifié si les coups sont permis et les points exacts ; « tuckbox verify » le fait.
web-draw-unreadable = Cet enregistrement est illisible.
web-draw-limit = La personne qui gère le serveur pouvait connaître toutes les cartes dès le début.
web-draw-strict = Ici, personne ne connaît les cartes à l’avance, pas même la personne qui gère le serveur : aucune carte n’est connue avant que tous aient choisi.
web-strict = Personne ne connaît les cartes à l’avance
web-strict-why = Aucune carte n’est connue de quiconque, pas même de la personne qui gère le serveur, avant que tous aient choisi. Tout le monde doit rester à la table, et rien ne se reprend.
