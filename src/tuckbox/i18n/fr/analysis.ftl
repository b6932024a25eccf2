# Ce qui était possible.

analysis-missing = Ce serveur a été installé sans ses solveurs : il ne peut pas analyser de parties.
analysis-busy = Beaucoup de parties sont en cours d'analyse. Réessayez dans un instant.
analysis-no-way = Les parties de { $game } ne peuvent pas encore être analysées.
analysis-picture-kind = Une image peut être en SVG ou en PNG : « { $file } » doit se terminer par l’une de ces extensions : { $known }.
