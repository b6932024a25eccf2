# La ligne de commande.

## Aide

cli-about = Un projet de fans, non officiel : FITS, BITS, FILLIT et JAMMIT, en solo, à plusieurs devant le même clavier ou contre des robots.
cli-about-games = Présente les jeux : nombre de joueurs, options, auteurs et matériel reconstitué.
cli-about-rules = Explique un jeu.
cli-about-play =
    Lance une partie ; sans nom de jeu, on vous demande à quoi jouer.

    Chaque option d’un jeu s’écrit aussi directement, par exemple --seats 2 (« tuckbox games » les énumère). À la table, tapez « aide » pour voir ce que vous pouvez écrire.
cli-about-replay = Montre une partie enregistrée, coup par coup.
cli-about-show = Montre une position d’une partie enregistrée.
cli-about-verify = Vérifie si les tirages d’une partie enregistrée découlent de ses nombres, et dit ce que cela prouve.
cli-about-perft = Compte les parties possibles entrée par entrée, pour contrôler les règles.

cli-flag-help = Affiche cette aide.
cli-flag-version = Affiche la version.
cli-flag-lang = Langue ; à défaut TUCKBOX_LANG ou la langue du système.
cli-flag-components = Dossier de vos propres planches, cartes et mises en place ; à défaut TUCKBOX_COMPONENTS ou votre dossier de configuration.
cli-flag-plain = Des phrases à la place des images, pour les lecteurs d’écran.
cli-flag-json = Affiche des données pour les programmes.
cli-flag-game = Le jeu.
cli-flag-words = Le jeu et ses options, par exemple : fits --seats 2 --boards 1,3
cli-flag-option = Une option du jeu, sous la forme NOM=VALEUR ; peut être répétée.
cli-flag-bot = Confie un joueur à un robot, par exemple 2=random ; peut être répétée.
cli-flag-name = Le nom d’un joueur, par exemple 1=Anne ; peut être répétée.
cli-flag-first = Qui commence : me (la première personne nommée), other (la suivante) ou lot (au hasard).
cli-flag-seed = Rejoue la donne qui porte cette graine.
cli-flag-seen = Votre reçu du tirage, enregistré par votre navigateur ou écrit par votre programme.
cli-flag-save = Conserve la partie dans ce fichier au fur et à mesure.
cli-flag-resume = Reprend une partie sauvegardée.
cli-flag-file = L’enregistrement.
cli-flag-at = Nombre d’entrées après lequel regarder ; à défaut, la dernière position.
cli-flag-depth = Nombre d’entrées à explorer.
cli-flag-divide = Détaille le compte selon la première entrée.
cli-flag-chance = Fichier avec un tirage par ligne ; les tirages sont alors imposés et ne comptent pas.
cli-flag-install-completion = Installe la complétion pour ce shell.
cli-flag-show-completion = Affiche le script de complétion pour ce shell.

## Ce qui peut clocher

cli-language-unknown = La langue « { $language } » n’est pas disponible. Choisissez parmi { $known }.
cli-option-unknown = L’option « { $option } » n’existe pas. « --help » montre celles qui existent.
cli-option-value-missing = L’option « { $option } » attend une valeur.
cli-argument-missing = Il manque quelque chose : { $argument }. « --help » explique comment faire.
cli-command-unknown = La commande « { $command } » n’existe pas. « --help » montre celles qui existent.
cli-argument-bad = { $argument } doit être un nombre entier.
cli-usage = { $reason }. « --help » explique comment faire.
cli-unexpected = « { $word } » est de trop. « --help » explique comment faire.
cli-pair = « { $text } » n’a pas la forme { $example }.
cli-no-seat = Il n’y a pas de joueur { $seat } à cette table ; elle compte { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
cli-game-missing = Indiquez le jeu : { $known }.
cli-depth = La profondeur doit être d’au moins 1, et non de { $depth }.
cli-chance-line = { $file }, ligne { $line } : { $reason }
cli-file-unreadable = Impossible de lire « { $file } » : { $reason }.
cli-file-unwritable = Impossible d’écrire « { $file } » : { $reason }.
cli-file-not-text = « { $file } » n’est pas un enregistrement : ce n’est pas du texte UTF-8.
cli-file-in-the-way = « { $file } » existe déjà et n’est pas un enregistrement ; il reste donc tel quel. Choisissez un autre nom.
cli-input-ended = L’entrée est terminée.
cli-stopped = Interrompu.
cli-output-closed = La sortie a été fermée.
cli-no-entry = Il n’y a pas d’entrée { $at } : l’enregistrement en compte { $last }.
cli-resume-alone = Une partie sauvegardée contient déjà son jeu, ses options et ses joueurs ; n’indiquez que --resume, --seed, --save et l’affichage.
cli-resume-over = Cette partie est déjà terminée. « tuckbox replay » la montre.
cli-first-unknown = « { $first } » ne peut pas commencer. Choisissez parmi { $known }.

## Ce qu’il y a

cli-players = { $flag } : Joueurs ({ $seats })
cli-option-line = { $flag } : { $label } ({ $choices } ; à défaut { $default })
cli-chosen = { $option } : { $choice }
cli-reconstructed = Matériel reconstitué :

## Demander à quoi jouer

cli-welcome = Bienvenue sur Tuckbox ! Appuyez sur Entrée pour prendre ce qui est entre crochets.
cli-ask-game = À quoi voulez-vous jouer ?
cli-ask-sequence = Un ou plusieurs parmi { $choices }, dans l’ordre qui vous plaît.
cli-ask-seat = Qui est le joueur { $seat } ?
cli-person = quelqu’un à ce clavier
cli-bot = robot ({ $level })
cli-ask-first = Qui commence ?
cli-first-me = moi
cli-first-other = quelqu’un d’autre
cli-first-lot = au hasard
cli-ask-again = « { $answer } » n’est pas dans la liste. Tapez { $choices }.

## À la table

cli-word-help = aide ?
cli-word-moves = coups c
cli-word-what = quoi
cli-word-show = voir
cli-word-score = points
cli-word-rules = règles regles r
cli-word-undo = annuler a
cli-word-save = sauver
cli-word-resign = abandonner
cli-word-quit = quitter q

cli-table-help =
    Tapez un coup tel que la liste le montre, en majuscules ou en minuscules. Vous pouvez aussi taper :
    coups – énumérer les coups permis ; « coups e9 » montre ceux qui contiennent e9
    quoi C4 – dire ce qui se trouve sur une case
    voir – montrer la table à nouveau
    points – montrer les points, aussi ceux de la manche en cours
    règles – montrer les règles du jeu
    annuler – reprendre le dernier coup
    sauver FICHIER – conserver la partie dans un fichier
    abandonner – s’avouer vaincu
    quitter – quitter la table
    aide – ce texte

cli-table-seed = Graine : { $seed } (la même graine redonne la même donne)
cli-table-hint = Tapez un coup, ou « aide ».
cli-table-resumed = La partie reprend là où elle a été sauvegardée.
cli-turn = { $seat } : à vous de jouer
cli-prompt = { $seat } > {""}
cli-moves-many = { $heading } : { $count ->
    [1] { $example }
   *[other] { $count } coups, par exemple { $example }
}
cli-moves-hint = « coups » les énumère tous, « coups e9 » ceux qui contiennent e9.
cli-moves-list = { $heading } : { $moves }
cli-moves-none = Aucun coup permis ne contient « { $text } ».
cli-move-ambiguous = « { $typed } » peut vouloir dire { $moves }. Précisez.
cli-move-unclear = « { $typed } » n’est pas un coup permis. « coups » les énumère.
cli-what-how = Indiquez la case : « quoi C4 ».
cli-hand-over = C’est maintenant à { $seat }. Passez le clavier et appuyez sur Entrée quand personne d’autre ne regarde l’écran.
cli-choice-hidden = { $seat } a choisi ; ce choix reste caché jusqu’à ce que tout le monde ait choisi.
cli-saved = Sauvegardé dans { $file }
cli-save-how = Indiquez où : « sauver FICHIER ».
cli-ask-save = Sauvegarder cette partie ? Tapez un nom de fichier, ou appuyez sur Entrée pour ne pas la garder :
cli-ask-save-end = Garder l’enregistrement de cette partie ? Tapez un nom de fichier, ou appuyez sur Entrée pour y renoncer :
cli-not-saved = La partie n’a pas été sauvegardée.
cli-autosaved = La partie a été sauvegardée dans { $file } ; « tuckbox play --resume » la reprend.
cli-goodbye = Au revoir !

cli-over = La partie est terminée.
cli-column-who = joueur
cli-column-points = points
cli-points-line = { $seat }, { $label } : { $points }
cli-grade = Votre titre : { $grade }

## Parties enregistrées

cli-entry = Entrée { $number } sur { $last }
cli-start = Le début

## Analyse et contrôle

cli-about-analyse = Dit ce qui était possible dans une partie enregistrée, et où elle a basculé.
cli-about-selfcheck = Compare sur cette machine les règles compilées aux règles lisibles, entrée par entrée.
cli-flag-picture = Le dessine aussi dans ce fichier, en SVG ou en PNG.
cli-flag-entries = Nombre d’entrées à comparer.
cli-analysing = Calcul de ce qui était possible ; la première fois, les solveurs sont compilés, ce qui prend un moment…
cli-compiling = La première fois, les règles rapides sont compilées, ce qui prend un moment…
cli-twins-equal = { $entries ->
    [one] { $entries } entrée comparée
   *[other] { $entries } entrées comparées
} dans tous les modes de tous les jumeaux : aucune différence.
cli-twins-missing = Sans jumeau compilé, donc rien à comparer : { $games }.
cli-entries = { $entries } n’est pas un nombre d’entrées valable ; il en faut au moins 1.
cli-hindsight = Le meilleur score possible est calculé en connaissant toutes les cartes.
cli-column-round = manche
cli-column-seat = joueur
cli-column-score = score
cli-column-best = meilleur possible
cli-column-losses = poses qui ont coûté des points
cli-column-entry = entrée
cli-column-played = joué
cli-column-chances = chances par joueur
cli-column-better = meilleur coup
cli-best-proven = { $best } (prouvé)
cli-best-found = { $best } trouvé, au plus { $bound }
cli-turning-points = { $count ->
    [0] Aucune entrée n’a fait basculer la partie.
    [one] Une entrée a fait basculer la partie ; elle est marquée d’un !.
   *[other] { $count } entrées ont fait basculer la partie ; elles sont marquées d’un !.
}

cli-file-other-game = « { $file } » contient une autre partie, qui reste telle quelle. Choisissez un autre nom ; pour reprendre cette partie : tuckbox play --resume FICHIER.
cli-hindsight-nothing = Aucune manche n’est terminée : il n’y a encore rien à juger.
