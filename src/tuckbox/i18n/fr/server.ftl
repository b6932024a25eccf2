# What the server says: refusals, its start, and the help of its command.

server-no-match = Cette partie n’existe pas. Le lien est peut-être incomplet, ou la partie n’a jamais commencé et a été retirée.
server-not-your-seat = Vous n’êtes pas le joueur { $seat }.
server-no-seat = Vous n’avez pas de place dans cette partie.
server-host-only = Seule la personne qui a créé la table peut faire cela.
server-table-full = Toutes les places sont prises. Vous pouvez regarder.
server-not-over = La partie n’est pas encore terminée.
server-day-open = C’est un essai de la donne du { $date }. Les autres pourront le voir quand cette journée sera finie (UTC).
server-box-game = C’est une boîte pour { $game }, pas pour { $expected }.
server-seat-count = Nombre de places indiquées : { $named } ; l’option en demande { $seats }.
server-recovery-unknown = Aucune identité ne correspond à ce code. Vérifiez les lettres ; un nouveau code remplace l’ancien.
server-cursor = Cette page de la liste est introuvable. Recommencez par la première.

server-hello-first = Le premier message d’une connexion doit être « hello ».
server-wire-version = Cette page parle la version { $wire } du protocole, le serveur la version { $ours }. Rechargez la page.
server-message-large = Le message est trop long : { $limit } octets au plus.
server-invalid-message = Le message est incompréhensible ({ $where } : { $reason }).
server-invalid-request = La demande est incompréhensible ({ $where } : { $reason }).
server-no-such-move = Le joueur { $seat } ne peut pas jouer « { $text } » maintenant.
server-no-such-page = Il n’y a rien à cette adresse.
server-no-such-method = Cela ne peut pas se faire à cette adresse.
server-bad-request = Il est impossible de répondre à cette demande.
server-storage = Les parties ne peuvent être ni lues ni enregistrées pour l’instant. Rien n’est perdu ; réessayez dans un moment.
server-match-torn = Ce qui est enregistré de cette partie se contredit ; elle ne peut pas continuer. La raison figure dans le journal du serveur.
server-components-away = Cette partie a été jouée avec du matériel que ce serveur n’a pas ({ $hash }).
server-pool-full = Le serveur a trop de demandes de ce genre en ce moment. Réessayez dans quelques secondes.
server-pool-yours = Trop de vos demandes sont encore en cours de traitement. Réessayez quand l’une d’elles aura reçu sa réponse.
server-broken = Quelque chose s’est mal passé de notre côté. Rien n’a changé ; réessayez dans un moment.

server-no-client-title = Les pages du navigateur manquent
server-no-client = Ce serveur a été installé sans ses pages. Réinstallez Tuckbox depuis un wheel ou depuis ses sources, ou construisez les pages dans le dossier « web » avec « npm run build ».

server-setting-number = { $name } doit être un nombre, au moins 0 ; « { $value } » ne convient pas.
server-setting-choice = { $name } ne peut pas être « { $value } ». Choisissez parmi : { $known }.
server-database-url = « { $url } » n’est pas l’adresse d’une base de données. Écrivez sqlite:///FICHIER ou postgresql://NOM:MOTDEPASSE@HÔTE/BASE.
server-database-unusable = La base de données { $url } est inutilisable : { $reason }
server-database-damaged = Le fichier { $file } est endommagé ou n’est pas une base de données ({ $reason }). Il n’a pas été modifié. Mettez-le de côté, puis rétablissez votre dernière sauvegarde avec « tuckbox admin restore SAUVEGARDE » ; --database choisit un autre fichier.
server-database-newer = La base de données { $url } a été créée par un Tuckbox plus récent (ses tables en sont à { $found }, ce programme les connaît jusqu’à { $known }). Elle n’a pas été modifiée. Installez le programme plus récent ou choisissez une autre base avec --database.
server-database-unversioned = La base de données { $url } n’indique pas la version de ses tables (alembic_version doit avoir une seule ligne) : une modification a sans doute été interrompue. Elle n’a pas été modifiée. Rétablissez votre dernière sauvegarde dans une base vide avec « tuckbox admin restore SAUVEGARDE » ; --database choisit une autre base.
server-data-unusable = Le dossier { $folder } ne peut pas accueillir les parties et les clés : { $reason }. Choisissez-en un autre avec --data.
server-redis-url = « { $url } » n’est pas l’adresse d’un serveur Redis. Écrivez redis://HÔTE:PORT.
server-redis-away = Le serveur Redis { $url } est injoignable. La table ouvre quand même et consulte la base de données chaque seconde ; Redis sera réessayé sans cesse.
server-port-taken = Le port { $port } de { $host } ne peut pas être ouvert : { $reason }. Choisissez-en un autre avec --port.
server-ready = La table est ouverte à l’adresse { $url }
server-stopped = La table est fermée. Toutes les parties sont conservées.

cli-about-serve = Ouvrir la table aux navigateurs : sur cet ordinateur, à la maison ou sur Internet.
cli-flag-host = Adresse d’écoute.
cli-flag-port = Port d’écoute.
cli-flag-database = Où les parties sont conservées : sqlite:///FICHIER ou postgresql://… ; sinon un fichier dans votre dossier de données.
cli-flag-redis = Serveur Redis par lequel plusieurs nœuds se tiennent au courant.
cli-flag-lan = Laisser jouer les autres sur le réseau de la maison ; affiche l’adresse à leur donner.
cli-flag-public-url = Adresse à laquelle on joint ce serveur, s’il se trouve derrière un proxy.
cli-flag-trusted-proxies = Proxys dont les en-têtes de transmission sont crus, séparés par des virgules.
cli-flag-open = Ouvrir le navigateur.
cli-flag-workers = Nombre de processus où réfléchissent les robots.
cli-flag-data = Dossier des parties et des clés.

server-secret-weak = TUCKBOX_SECRET est trop facile à deviner. Il faut au moins { $shortest } caractères aléatoires, par exemple ceux de « openssl rand -hex 32 » ; les mêmes sur tous les nœuds.
server-key-damaged = La clé dans { $file } est tronquée. Remettez celle de votre sauvegarde ; ou supprimez le fichier, et les visiteurs recevront une nouvelle identité.
server-strict-cards = { $game } n’a pas de cartes : personne ne peut les connaître à l’avance.
server-strict-slow = À une table où personne ne connaît les cartes à l’avance, tout le monde doit être là à chaque carte. Choisissez un temps d’au plus { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
server-match-shared = D’autres jouent ici aussi, ou c’est la donne du jour : impossible de supprimer cette partie.
server-picture-early = L’image peut être dessinée une fois la partie terminée.
