# Environnements pour l’apprentissage automatique
envs-action = { $action } n’est pas une action ici : les actions sont les entiers de 0 à { $last }.
envs-action-text = « { $text } » n’est pas le texte d’une action ici. En voici un : « { $example } ».
envs-reward = La récompense « { $reward } » n’existe pas. Choisissez parmi { $known }.
envs-win-alone = Seul, on ne peut pas gagner. Demandez la récompense dense ou points.
envs-opponents = Les adversaires « { $opponents } » n’existent pas. Choisissez parmi { $known } ; sans adversaires, l’élève joue toutes les places.
envs-opponents-alone = Seul, on n’a pas d’adversaires.
envs-seat = Il n’y a pas de place { $seat }. Les places vont de 1 à { $last }.
envs-reset-first = Cette partie n’a pas commencé. Appelez reset() avant step(), render() ou toute consultation de la partie.
envs-over = Cette partie est finie. Appelez reset() pour en commencer une autre.
envs-count = On ne peut pas jouer { $count } parties à la fois. Demandez-en une ou plus.
envs-threads = Impossible d’employer { $threads } fils d’exécution. Demandez-en de 1 à { $most } : cette machine n’a pas plus de cœurs.
envs-actions = Il faut { $count } actions, un entier par partie, et non { $found }.
envs-view = { $name } vaut True ou False (oui ou non), et non « { $value } ».
envs-gif-ending = « { $file } » doit finir par .gif.
