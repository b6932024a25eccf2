# La donne du jour.

web-daily-title = { $game } : la donne du jour
web-daily-what = Une donne par jour (heure UTC), les mêmes cartes pour tous. Votre premier essai compte dès sa première carte ; rien ne peut être repris.
web-daily-begin = Commencer la donne du jour
web-daily-go-on = Continuer votre essai
web-daily-look = Votre essai : { $score }
web-daily-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
web-daily-share = Copier
web-daily-standings = Résultats du { $date }
web-daily-best = Meilleur score possible avec ces cartes : { $best } (en les connaissant toutes).
web-daily-rank = Rang
web-daily-name = Nom
web-daily-score = Score
web-daily-replay = Revoir
web-daily-nobody = Personne n’a encore terminé.
web-daily-for-fun = Le classement est pour le plaisir. On pourrait revenir sous une nouvelle identité et essayer deux fois : seuls les joueurs déjà venus avant ce jour sont donc classés.
web-daily-fair = Tirage équitable
web-daily-commitment = Promis 30 jours à l’avance : { $commitment }
web-daily-secret = Le secret du jour : { $secret }
web-daily-before = La veille
