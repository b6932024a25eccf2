# La table dans le navigateur.

## Partout

web-home = Tuckbox, accueil
web-navigation = Pages principales
web-footer = À propos de ce site
web-skip = Aller au contenu
web-tables = Tables ouvertes
web-my = Mes parties
web-about = À propos
web-privacy = Vie privée
web-unofficial = Un projet de fans, non officiel. Les noms des jeux appartiennent à leurs propriétaires.
web-close = Fermer
web-cancel = Annuler
web-retry = Réessayer
web-loading = Chargement…
web-to-start = Vers l’accueil
web-lost = Il n’y a rien à cette adresse
web-lost-why = Le lien est peut-être ancien ou incomplet. Depuis l’accueil, vous retrouvez chaque jeu et toutes vos tables.
web-outdated = Tuckbox a été mis à jour
web-outdated-why = Cet onglet date d’avant la mise à jour. Rechargez-le ; vos parties sont conservées par le serveur et reprennent où elles en étaient.
web-reload = Recharger
web-no-server = Le serveur est injoignable
web-no-server-why = Vos parties y sont en sécurité. Cette page réessaie d’elle-même dès que la connexion revient.
web-offline = Vous êtes hors ligne. Ce que vous voyez a été gardé par votre navigateur ; pour jouer, il faut le serveur.
web-wrong = Cela n’a pas marché : { $sentence }

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Couleurs de la page
web-theme-system = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-to-light = Passer aux couleurs claires
web-theme-to-dark = Passer aux couleurs sombres
web-motion = Animations
web-motion-system = Système
web-motion-full = Activées
web-motion-reduced = Réduites
web-sound = Sons
web-palette = Couleurs que chacun peut distinguer, avec motifs
web-confirm = Demander avant de jouer un coup
web-shortcuts = Raccourcis clavier à la table (R tourne, F retourne…)
web-notation = Afficher la notation des coups (par exemple V5:0@C)
web-open = Sur un seul écran : jouer à découvert, sans se passer l’appareil
web-notify = Me prévenir quand c’est à moi
web-notify-missing = Ici, le navigateur n’a pas de notifications : il ne les permet qu’en https et sur cet ordinateur même. Tout le reste fonctionne.
web-notify-denied = Vous avez interdit les notifications pour ce site ; les réglages du site dans le navigateur permettent de les rétablir.
web-storage-off = Votre navigateur ne laisse ce site rien conserver ; ces réglages valent jusqu’à la fermeture de la page.

## Accueil

web-start-title = De petits jeux pour remplir l’espace
web-start-lead = Faites glisser des pièces sur une rampe, remplissez un hexagone ou poussez-y des jetons. En solo, entre amis, contre des robots. Sans compte.
web-alone = Jouer en solo
web-daily = Donne du jour
web-bots = Contre des robots
web-one-screen = Sur un seul écran
web-invite = Inviter des amis
web-learn = Apprendre
web-rules = Règles
web-ways = Façons de jouer à { $game }
web-players-exact = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-players = { $first ->
    [1] 1 à { $last } joueurs
   *[other] { $first } à { $last } joueurs
}
web-go-on = Reprendre
web-all-mine = Toutes mes parties

## Une nouvelle table

web-new = Une nouvelle table de { $game }
web-way = Comment voulez-vous jouer ?
web-seats = Joueurs
web-level = Force des robots
web-name = Votre nom
web-name-of = Nom du joueur { $seat }
web-options = Options du jeu
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-move = { $seconds ->
    [60] 1 minute par coup
    [one] { $seconds } seconde par coup
   *[other] { $seconds } secondes par coup
}
web-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
web-clock-total = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} pour la partie, plus { $increment ->
    [one] { $increment } seconde
   *[other] { $increment } secondes
} par coup
web-public = La montrer parmi les tables ouvertes
web-built-in-box = Jouer avec le matériel intégré, sans la boîte « { $box } »
web-who-invites = Vous êtes le joueur 1. Quiconque ouvre le lien prend l’une des autres places.
web-seat-is = Joueur { $seat }
web-seat-friend = quelqu’un d’autre
web-seat-person = une personne
web-seat-bot = un robot
web-create = Créer la table
web-begin = Commencer
web-reconstructed = Reconstitué

## À la table

web-match = Table de { $game }
web-match-missing = Cette table n’existe pas
web-match-missing-why = Le lien est peut-être incomplet, ou la table a été retirée parce que personne n’est venu. Vous pouvez en créer une nouvelle.
web-your-turn = À vous de jouer
web-your-turn-named = { $name }, à vous de jouer
web-turn = { $count ->
    [one] C’est à { $names } de jouer
   *[other] { $names } choisissent
}
web-chosen-waiting = Votre choix est fait. On attend { $names }.
web-chosen-change = Vous pouvez encore le changer.
web-drawing = On tire la carte suivante…
web-open-seats = { $count ->
    [1] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-title-turn = ● À vous – { $game }
web-notify-body = C’est à vous à la table de { $game }.
web-connection-connecting = Connexion…
web-connection-open = Connecté
web-connection-lost = Reconnexion…
web-connection-closed = Non connecté
web-unsent = { $count ->
    [1] Un coup est gardé ici et partira dès que la connexion reviendra.
   *[other] { $count } coups sont gardés ici et partiront dès que la connexion reviendra.
}
web-sending = Envoi…
web-refused = Impossible : { $sentence }
web-seats-heading = Joueurs
web-seat-open = Place libre
web-seat-away = absent
web-seat-to-move = doit jouer
web-seat-stood-in = un robot joue en attendant
web-seat-yours = vous
web-bot-name = Robot ({ $level })
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-score-fillit = { $count ->
    [one] { $count } jeton restant
   *[other] { $count } jetons restants
}
web-clock-left = Temps restant : { $time }
web-clock-short = { $count ->
    [one] Il reste moins de { $count } seconde.
   *[other] Il reste moins de { $count } secondes.
}
web-watching = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
web-spectator = Toutes les places sont prises : vous regardez.
web-spectator-hidden = Les coups cachés le restent jusqu’à ce que tous aient choisi.
web-spectator-play = Jouer vous-même
web-no-cookie = Votre navigateur refuse le cookie qui vous fait reconnaître de ce serveur ; il vous prend donc pour un spectateur. Autorisez les cookies pour ce site, puis recommencez depuis l’accueil.
web-sit-here = S’asseoir ici
web-sit-first = Prendre place
web-hand-to-bot = Laisser jouer un robot
web-reclaim = Reprendre ma place
web-leave = Quitter la place
web-log = Déroulement de la partie
web-log-empty = Rien pour l’instant.
web-actions = À la table
web-take-back = Reprendre le coup
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ?
web-resign-why = La partie se termine pour vous ; c’est définitif.
web-offer-draw = Proposer la nulle
web-accept-draw = Accepter la nulle
web-decline-draw = Refuser
web-draw-offered = Nulle proposée par { $names }.
web-confirm-ask = Jouer ce coup ?
web-confirm-move = Jouer ce coup : { $move } ?
web-confirm-yes = Oui, jouer
web-share = Partager
web-share-title = Inviter à cette table
web-share-why = Quiconque ouvre ce lien peut prendre une place libre ; quand toutes sont prises, on peut regarder.
web-share-link = Lien vers cette table
web-share-send = Envoyer le lien
web-copy = Copier
web-copied = Copié
web-copy-failed = Le navigateur n’a pas permis la copie ; sélectionnez le lien et copiez-le à la main.
web-qr = Code QR du lien
web-share-local = Ce lien ne marche que sur cet ordinateur. Lancez Tuckbox avec « --lan » pour que les autres appareils de votre réseau puissent jouer.
web-export = Enregistrer la partie
web-full-screen = Plein écran
web-full-screen-end = Quitter le plein écran
web-move-box = Taper un coup
web-move-box-hint = Dans la notation de la page des règles, par exemple { $example }
web-move-send = Jouer
web-move-ambiguous = « { $typed } » peut vouloir dire { $moves }. Tapez-en davantage.
web-board-words = La table en mots
web-moves-heading = { $count ->
    [1] Un coup permis
   *[other] { $count } coups permis
}
web-rematch = Revanche
web-rematch-open = Vers la revanche
web-again = Rejouer les mêmes cartes
web-challenge = Défier un ami avec ces cartes
web-new-game = Nouvelle partie
web-look-back = Revoir et analyser
web-result = Résultat
web-result-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
web-result-you = Vous gagnez !
web-result-drawn = Partie nulle.
web-grade = Votre titre : { $grade }
web-rank = Rang
web-player = Joueur
web-points-word = Points
web-fair = Tirage équitable
web-fair-why = Avant la première carte, la table s’engage sur son secret, et votre navigateur sur une graine à lui. Après la partie, les deux sont ouverts, et votre navigateur compare les tirages à ce qui lui a été montré.
web-verify = Vérifier les tirages
web-two-tabs = Cette table est aussi ouverte dans un autre onglet ou une autre fenêtre. Les deux montrent la même chose ; jouez où vous voulez.
web-announce-turn = C’est à vous de jouer.

## Un écran, plusieurs places

web-hand-over = Passez l’appareil à { $name }
web-hand-over-why = C’est à { $name } de choisir. Les autres détournent les yeux : le choix reste caché jusqu’à ce que tous aient choisi.
web-hand-over-ready = Je suis { $name } : montrer mon jeu
web-hand-over-open = Nous jouons à découvert : ne plus demander

## Tables ouvertes et mes parties

web-tables-why = Des tables que d’autres ont ouvertes à tous.
web-tables-open = Places libres
web-tables-none = Aucune table n’est ouverte. Ouvrez-en une : elle apparaîtra ici aussitôt.
web-join = Rejoindre
web-watch = Regarder
web-continue = Continuer
web-replay = Revoir
web-running = En cours
web-my-none = Vous n’avez pas encore de parties.
web-more = En voir plus
web-import = Ouvrir une partie enregistrée
web-import-why = Choisissez une partie enregistrée (.tuckbox) pour la revoir, vérifier ses tirages et l’analyser.
web-import-choose = Choisir un fichier
web-import-paste = Ou collez son texte ici
web-import-open = Ouvrir
web-import-empty = Il n’y a pas encore de texte. Choisissez un fichier ou collez le texte d’une partie.
web-who-am-i = Qui je suis
web-who-why = Tuckbox reconnaît ce navigateur à un cookie. Ni compte ni e-mail.
web-keep-name = Enregistrer le nom
web-name-kept = Enregistré.
web-move-device = Mes parties sur un autre appareil
web-recovery-make = Créer un code
web-recovery-code = Tapez ce code sur l’autre appareil. Il n’est montré que maintenant ; un nouveau code l’annule.
web-recovery-enter = J’ai un code
web-recovery-use = Reprendre mes parties
web-recovery-done = Ce navigateur a maintenant vos parties.
web-result-short = gagnée par { $names }
web-result-drawn-short = nulle

## À propos

web-about-lead = Tuckbox est une table numérique pour de petits jeux, faite par des gens qui les aiment, libre d’usage et d’étude.
web-about-credits = Les auteurs des jeux
web-about-owners = Tuckbox n’est ni affilié à Ravensburger, à radiuthree ou aux auteurs des jeux, ni approuvé par eux. Les noms des jeux appartiennent à leurs propriétaires et ne servent ici qu’à dire quelles règles sont jouées. Aucun logo, aucune illustration de boîte, aucun texte de règles n’est utilisé.
web-about-buy = Si un jeu vous plaît ici, achetez-le : les vrais plateaux et les vraies pièces sont un plaisir qu’aucun écran ne remplace.
web-about-contact = Pour les ayants droit
web-about-contact-why = Si vous détenez des droits sur l’un de ces jeux et souhaitez un changement ou un retrait, écrivez à la personne qui gère ce serveur ou faites un signalement sur la page source du projet. Ces demandes passent avant tout le reste.
web-about-reconstructed = Matériel reconstitué
web-about-reconstructed-why = Certains détails imprimés étaient introuvables dans les sources publiques. Nous avons dessiné les nôtres ; ils se jouent bien, mais ne sont pas ceux de l’édition.
web-about-own = Si vous possédez le jeu, vous pouvez fournir les éléments imprimés : lancez Tuckbox avec un dossier de votre matériel (voir « tuckbox --help », option --components). Chaque enregistrement nomme le matériel avec lequel la partie a été jouée.
web-about-fair = Tirages équitables
web-about-source = Tuckbox est un logiciel libre sous licence MIT.
web-about-install = L’installer
web-about-install-why = Votre navigateur peut placer Tuckbox sur l’écran d’accueil ou dans la liste des programmes. Il s’ouvre alors même sans connexion ; pour jouer, il faut le serveur.
web-about-http = En http simple sur un réseau domestique, les navigateurs coupent les notifications et l’ouverture hors ligne. Tout le reste y fonctionne.
web-install = Installer Tuckbox

## Vie privée

web-privacy-lead = Ce que ce serveur sait de vous, et pour combien de temps.
web-privacy-cookie = Un cookie signé dit au serveur que c’est le même navigateur qu’avant. Il contient un nombre au hasard, rien sur vous. Un second contient votre langue.
web-privacy-name = Le nom que vous tapez est montré à vos tables et figure dans les enregistrements. Vous pouvez le laisser vide, en inventer un, et demander à la personne qui gère le serveur de l’effacer.
web-privacy-games = Les parties sont conservées pour que vous puissiez les continuer et les revoir. Les tables publiques sont visibles de tous, les autres seulement de ceux qui ont le lien. Vous pouvez supprimer sous « Mes parties » celles où personne d’autre ne joue.
web-privacy-boxes = Une boîte que vous partagez ou avec laquelle vous jouez est conservée sur ce serveur. Personne n’apprend qu’elle vient de vous, sauf si vous vous nommez comme auteur. Les brouillons restent dans ce navigateur.
web-privacy-address = Votre adresse réseau reste en mémoire une heure ou un peu plus, uniquement contre les abus.
web-privacy-third = Rien n’est chargé d’autres sites. Ni publicité, ni pistage, ni e-mail, ni compte.
web-privacy-browser = Vos réglages restent dans ce navigateur.
web-privacy-forget = Effacer mes réglages de ce navigateur
web-privacy-forgotten = C’est effacé. Les réglages sont ceux de la première visite.
web-bots-warming = Échauffement : le robot ne joue pas encore ses premiers coups à pleine force. Pleine force dans { $seconds } s environ.
web-bots-waiting = Le robot attend d’avoir toute sa force, dans { $seconds } s environ.
web-bots-light = Sur ce serveur, le robot ne joue pas à pleine force. Le journal du serveur dit pourquoi.
web-bots-wait = Attendre sa pleine force
web-bots-go = Ne pas attendre
