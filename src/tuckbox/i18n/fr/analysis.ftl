# Ce qui était possible.

analysis-missing = Ce serveur ne peut pas analyser les parties de { $game }.
analysis-busy = Beaucoup de parties sont en cours d’analyse. Réessayez dans un instant.
analysis-yours =
    { $most ->
        [one] Vous avez déjà { $most } partie en attente d’analyse. Réessayez quand elle sera terminée.
        [many] Vous avez déjà { $most } de parties en attente d’analyse. Réessayez quand l’une d’elles sera terminée.
       *[other] Vous avez déjà { $most } parties en attente d’analyse. Réessayez quand l’une d’elles sera terminée.
    }
analysis-no-way = Les parties de { $game } ne peuvent pas encore être analysées.
analysis-picture-kind = Une image peut être en SVG ou en PNG : « { $file } » doit se terminer par l’une de ces extensions : { $known }.
