# Les tournois entre robots.

## Aide

cli-about-arena =
    Fait jouer un tournoi à des robots : chaque paire, dans tous les ordres, avec les mêmes donnes.

    Donnez le jeu et ses options comme pour « play » ; une option à plusieurs valeurs, par exemple --layout A,B, les joue toutes. Arrêtez quand vous voulez : la même commande reprend là où elle en était.
cli-flag-bots = Les robots, par exemple greedy,expert-3 ; seul, un robot joue contre lui-même.
cli-flag-games = Nombre de donnes jouées par chaque paire dans chaque mode ; une donne est jouée une fois par joueur.
cli-flag-time = Nombre de secondes de réflexion d’un robot pour chaque choix.
cli-flag-opening = Nombre de tours joués au hasard au début, les mêmes pour tous ceux qui jouent cette donne ; sinon un par joueur dans les jeux sans cartes, aucun dans les jeux à cartes.
cli-flag-processes = Nombre de processus qui jouent en même temps ; sinon un par cœur.
cli-flag-ray = Joue sur la grappe Ray à cette adresse (« local » en démarre une ici) ; demande l’extra tuckbox[ray].
cli-flag-results = Fichier qui garde les résultats, une ligne par partie ; sinon un fichier dans votre dossier de données.
cli-flag-records = Dossier où garder chaque partie enregistrée.

## Ce qui peut ne pas aller

arena-no-bots = Dites quels robots jouent, par exemple --bots greedy,expert-3. Ceux qui jouent à { $game } : { $known }.
arena-bot-elsewhere = Le robot « { $level } » ne joue pas à { $game }. Choisissez parmi { $known }.
arena-bot-twice = Le robot « { $level } » est donné deux fois. Un robot seul joue contre lui-même.
arena-games = { $games } n’est pas un nombre de parties ; il en faut au moins 1.
arena-time = « { $time } » n’est pas un temps de réflexion ; donnez des secondes, plus que zéro, par exemple 0.1.
arena-opening = Le nombre de tours d’ouverture ne peut pas être { $opening } ; il en faut 0 ou plus.
arena-workers = { $workers } n’est pas un nombre de processus ; il en faut au moins 1.
arena-unwritable = Impossible d’écrire les résultats dans « { $file } » : { $reason }.
arena-in-use = Un autre tournoi écrit en ce moment dans « { $file } ». Attendez sa fin, ou nommez un autre fichier avec --results.
arena-not-results = « { $file } » ne contient pas de résultats de tournoi ; il reste tel quel. Nommez un autre fichier avec --results.
arena-other-format = « { $file } » est écrit sous la forme { $found }, que cette version ne sait pas lire (elle connaît la forme { $known }). Nommez un autre fichier avec --results.
arena-other-plan = « { $file } » appartient à un autre tournoi : { $differing }. Nommez un autre fichier avec --results, ou donnez les mêmes arguments qu’alors.
arena-difference = { $what } : { $found } alors, { $wanted } maintenant
arena-plan-game = le jeu
arena-plan-components = l’empreinte du matériel
arena-plan-modes = la liste des modes
arena-plan-bots = la liste des robots
arena-plan-seconds = le temps de réflexion
arena-plan-opening = l’ouverture (-1 : l’habituelle)
arena-plan-seed = la graine
arena-plan-version = la version de Tuckbox
arena-plan-code = l’empreinte des programmes des robots
arena-plan-learned = l’empreinte de ce que les robots ont appris sur la boîte
arena-line-damaged = « { $file } », ligne { $line } : la ligne est abîmée. Supprimez-la pour que cette partie soit rejouée.
arena-line-differs = Les résultats de la donne { $deal } ({ $mode }) ne sont pas ceux d’une partie qui peut se jouer ainsi.
arena-other-components = Un processus n’a pas le même matériel pour { $game } que cette machine. Donnez le même à toutes les machines.
arena-other-code = Un processus n’a pas les mêmes programmes que cette machine. Installez partout le même Tuckbox, et relancez tout après une mise à jour.
arena-worker-lost = Un processus a été perdu ({ $reason }). Ce qui a été joué est gardé ; la même commande reprend.
arena-broken = Une partie s’est interrompue ; c’est une erreur de notre part, merci de la signaler : { $trace }
arena-no-cluster = Il n’y a pas de grappe Ray à « { $address } » : { $reason }.

## Pendant le tournoi

arena-progress = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} sur { $planned }
arena-stopped = Chaque partie terminée est gardée dans { $file } ; la même commande reprend.

## Le bilan

arena-games-played = { $count ->
    [one] { $count } partie.
   *[other] { $count } parties.
}
arena-standings = Classement
arena-duels = L’un contre l’autre
arena-places = Ce que vaut l’ordre des joueurs
arena-column-bot = robot
arena-column-elo = Elo
arena-column-score = points
arena-column-games = parties
arena-column-duel = duel
arena-column-mode = mode
arena-column-share = part des victoires
arena-column-wins = gagnées / partagées / perdues
arena-column-difference = différence de points
arena-column-seat = joueur
arena-intervals = Entre parenthèses : intervalles à 95 %.
arena-kept = Les résultats sont dans { $file } ; avec plus de --games, le tournoi continue à partir de là.
