# À la table, dans le navigateur.

web-fits-unfit = Cette pièce n’entre nulle part, de quelque façon qu’on la tourne. Mettez-la de côté.
web-challenge-beat = Score à battre avec ces cartes : { $score }, par { $name }.
web-challenge-why = Quiconque ouvre ce lien joue les mêmes cartes et voit votre score.
web-somebody = quelqu’un
web-begins = Qui commence
web-begins-me = Moi
web-begins-other = Mon adversaire
web-begins-lot = Au hasard
web-level-random = Débutant
web-level-greedy = Facile
web-level-uct = Assez facile
web-level-expert-1 = Moyen
web-level-expert-2 = Bon
web-level-expert-3 = Fort
web-level-expert-4 = Très fort
web-level-expert-5 = Le plus fort
web-option-place = Manche { $place }
web-tables-none-running = Aucune partie publique n’est en cours.
web-result-given-up = Abandon
web-score-word-fillit = Jetons restants
web-daily-given-up = Vous avez abandonné l’essai du jour : le revoir
web-daily-results = Résultats du jour
web-size = Taille à l’écran
web-size-small = Petite
web-size-medium = Moyenne
web-size-large = Aussi grande que possible
web-possible-round = Manche { $round } : vous { $score }, possible { $best }
web-possible-bound = (trouvé ; au plus { $bound })
web-possible-working = Manche { $round } : ce qui était possible
web-possible-costliest = { $count ->
    [one] La pose qui a coûté le plus : { $count } point
   *[other] La pose qui a coûté le plus : { $count } points
}
web-possible-turning = Là où vos chances ont le plus baissé : { $share }
web-possible-nothing = Rien n’a été perdu.
web-help-drawn = Avec des exemples dessinés, dans un nouvel onglet
web-replay-moves = Toutes les entrées
web-rematch-there = La revanche vous attend.
web-scores = Mes scores en solo
web-scores-where = D’après vos parties sur ce serveur : les mêmes sur tous vos appareils. Une partie supprimée ne compte plus.
web-scores-board = Planche
web-scores-on = Planche { $board }
web-scores-whole = Parties entières
web-scores-best = Record
web-scores-mean = Moyenne
web-scores-games = Parties
web-scores-course = De la plus ancienne à la plus récente
web-delete = Supprimer la partie
web-delete-sure = Supprimer cette partie ?
web-delete-why = La partie et ses points disparaissent pour de bon.
web-picture = Partager une image
web-picture-failed = L’image n’a pas pu être dessinée. Réessayez quand le serveur répond.
