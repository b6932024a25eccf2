# Ce qui se dit de la table : places, temps, reprises, fins de partie, enregistrements et tirages.

match-entry-takes-back = { $seat } reprend son dernier coup.
match-entry-resigns = { $seat } abandonne.
match-entry-times-out = { $seat } n’a plus de temps.
match-entry-handed-to-bot = { $seat } est hors ligne ; un robot joue en attendant.
match-entry-reclaims = { $seat } est de retour et reprend sa place.
match-entry-offers-draw = { $seat } propose la nulle.
match-entry-declines-draw = { $seat } refuse la nulle.
match-entry-agrees-draw = { $seat } accepte la nulle.

match-won = { $count ->
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}
match-drawn = Personne ne gagne : partie nulle.
match-ended = La partie s’est arrêtée avant la fin.
match-resigned = Il y a eu abandon.
match-timed-out = Le temps d’un joueur est écoulé.
match-agreed = Les deux camps se sont accordés sur la nulle.
match-deals-broken = Trop de donnes ont été annulées avant la première carte.
match-too-long = La partie compte autant d’entrées qu’un enregistrement peut en contenir.

match-no-seat = Il n’y a pas de joueur { $seat } à cette table. Les joueurs vont de 1 à { $seats }.
match-ply-used = Autre chose a déjà été accepté sous le numéro { $ply } de ce joueur. Le prochain numéro est { $expected }.
match-ply-ahead = Cet envoi porte le numéro { $ply }, alors que ce joueur en est au numéro { $expected }. Rechargez la partie.
match-moved-on = Cet envoi valait pour la situation après l’entrée { $seen }, or la partie en est à l’entrée { $version }. Regardez où elle en est, puis choisissez.
match-over = La partie est terminée ; plus rien n’est possible.
match-not-started = La partie n’a pas commencé : une place est encore libre, ou la participation d’un joueur au tirage manque encore.
match-no-draw = Il faudrait tirer une carte, mais personne ici ne le peut : la donne de cette partie n’est pas connue.
match-not-minded = Aucun robot ne joue pour le joueur { $seat }.
match-bot-plays = Un robot joue pour le joueur { $seat }. Si cette place est la vôtre, reprenez-la d’abord.
match-time-over = Le temps du joueur { $seat } est écoulé.
match-counted = Cette partie compte pour la donne du jour : aucun coup ne peut être repris.
match-strict = À cette table, personne ne connaît les cartes à l’avance : aucun coup ne peut être repris.
match-nothing-to-take-back = Vous n’avez rien à reprendre.
match-others-acted = Il s’est passé quelque chose depuis votre dernier coup : il ne peut plus être repris.
match-revealed = Tous les choix ont été dévoilés : le vôtre ne peut plus être repris.
match-two-sides-only = On ne peut convenir d’une nulle qu’entre deux camps.
match-no-offer = Personne ne vous a proposé la nulle.
match-offer-stands = La nulle est déjà proposée.
match-offer-too-soon = Vous avez déjà proposé la nulle. Jouez un coup avant de la proposer de nouveau.
match-seat-left = Le joueur { $seat } a quitté la partie et ne peut pas y revenir.
match-not-offline = La place du joueur { $seat } ne peut être confiée à un robot qu’après { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} hors ligne.
match-seat-taken = La place du joueur { $seat } est prise. Choisissez une place libre.
match-seat-open = La place du joueur { $seat } est libre.
match-started = La partie a commencé. Vous pouvez abandonner, mais pas simplement quitter votre place.
match-not-yours-to-say = « { $text } » est inscrit par la table elle-même et ne s’envoie pas.
match-stale-change = Entre-temps, la partie est passée à la version { $version }. Rechargez-la et recommencez.
match-id-text = « { $match } » ne peut pas désigner une partie. Employez au plus 64 lettres, chiffres, traits d’union et tirets bas.
match-too-many = { $players ->
    [one] { $players } joueur est nommé
   *[other] { $players } joueurs sont nommés
}, alors que le nombre de places est de { $seats }.
match-name-not-text = Ce nom contient autre chose que du texte. Choisissez-en un autre.
match-bot-level = « { $level } » ne peut pas désigner un robot. Employez des lettres, chiffres, traits d’union et points, par exemple random.
match-deal-hidden = Ces cartes ne peuvent pas être redonnées : la partie n’est pas finie, sa journée n’est pas close, ou elle se joue sans cartes.
match-deal-strict = Ces cartes ne peuvent pas être redonnées : à une table où personne ne connaît les cartes à l’avance, elles viennent une à une des navigateurs des joueurs.

record-foreign = Ligne { $line } : ce n’est pas un enregistrement Tuckbox. Un enregistrement commence par { $expected }.
record-version = Ligne { $line } : cet enregistrement a été écrit par un Tuckbox plus récent, au format { $version }. Celui-ci lit les formats jusqu’à { $newest }.
record-cut-off = Ligne { $line } : l’enregistrement s’arrête trop tôt. Chaque ligne doit se terminer par un saut de ligne, et une partie finie par son [result …].
record-line = Ligne { $line } : « { $found } » n’est ni un en-tête comme [game fits], ni une entrée comme « 1 L5:0@A », ni un commentaire précédé d’un point-virgule.
record-header = Ligne { $line } : { $found } est incompréhensible. Modèle à suivre : { $expected }
record-header-unknown = Ligne { $line } : l’en-tête « { $found } » n’existe pas. Les en-têtes sont { $known }.
record-header-order = Ligne { $line } : { $found } vient trop tard. Les en-têtes suivent un ordre fixe, avant toutes les entrées.
record-header-twice = Ligne { $line } : { $found } répète ce qui a déjà été dit. Gardez l’un des deux.
record-header-missing = Ligne { $line } : il manque sous cette ligne quelque chose comme { $expected }
record-header-company = Ligne { $line } : { $found } ne s’accorde pas avec ce que les autres en-têtes disent des cartes.
record-seat-number = Ligne { $line } : { $found } ne convient pas. Chaque joueur prévu par les options a sa ligne, numérotée à partir de 1, sans trou.
record-after-result = Ligne { $line } : « { $found } » vient trop tard. Un enregistrement se termine par les scores, le sceau et le résultat, dans cet ordre.
record-too-long = Ligne { $line } : un enregistrement a au plus { $most } entrées ; la suite de celui-ci est illisible.
record-other-game = Ligne { $line } : c’est un enregistrement de { $game }, pas de { $expected }.
record-other-components = Ligne { $line } : cette partie a été jouée avec un autre matériel. Dans l’enregistrement : { $recorded }. Ici : { $present }. Employez le matériel d’origine.
record-options = Ligne { $line } : ces options sont injouables. { $reason }
record-illegal-entry = Ligne { $line } : « { $entry } » est impossible ici. { $reason }
record-other-spelling = Ligne { $line } : « { $found } » doit s’écrire « { $expected } ».
record-result-early = Ligne { $line } : l’enregistrement donne un résultat, mais après ses entrées la partie n’est pas finie. Il manque des entrées, ou le résultat est de trop.
record-no-result = Ligne { $line } : la partie est finie après cette ligne, mais il manque le résultat : { $expected }
record-result-wrong = Ligne { $line } : { $found } ne découle pas des entrées. Il faudrait { $expected }.
record-box = Ligne { $line } : la boîte contenue dans cet enregistrement est illisible. { $reason }
record-box-other = Ligne { $line } : la boîte contenue dans cet enregistrement n’est pas celle qui a servi à jouer, ou elle a été modifiée. Dans l’enregistrement : { $recorded }. Cette boîte : { $present }. Utilisez une copie intacte de l’enregistrement.
