# Ce que disent tous les jeux et toutes les interfaces.

seat = Joueur { $seat }
list-comma = {", "}
list-and = { $start } et { $last }

refusal-over = La partie est terminée.
refusal-not-to-move = Ce n’est pas au joueur { $seat } de jouer.

option-unknown = Il n’y a pas d’option « { $option } » ici. Options possibles : { $known }.
option-value = L’option « { $option } » n’accepte pas « { $value } ». Choisissez parmi { $choices }.
option-repeats = L’option « { $option } » cite deux fois la même chose : « { $value } ». Une seule fois suffit.

game-unknown = Il n’y a pas de jeu « { $game } ». Jeux disponibles : { $known }.
game-name-taken = Le paquet installé « { $package } » annonce un jeu « { $game } », mais c’est déjà le nom du jeu de « { $other } ». Il est laissé de côté.
game-name-invalid = Le paquet installé « { $package } » annonce un jeu « { $game } ». Un nom compte au plus 32 minuscules, chiffres et tirets et commence par une lettre. Il est laissé de côté.
game-broken = Le jeu « { $game } » du paquet installé « { $package } » ne peut pas être mis en place ; il est laissé de côté. { $reason }
game-named-otherwise = Le jeu « { $game } » du paquet installé « { $package } » s’appelle « { $named } » dans ses règles. Les deux noms doivent être les mêmes. Il est laissé de côté.
game-wordless = Le jeu « { $game } » du paquet installé « { $package } » n’a pas de messages en anglais : le fichier messages/en/{ $game }.ftl manque. Il est laissé de côté.

extra-missing = Il faut pour cela l’extra « { $extra } », qui n’est pas installé ici. Installez-le avec : { $command }

components-no-folder = Le dossier de matériel « { $file } » n’existe pas. Indiquez un dossier qui contient un sous-dossier par jeu.
components-unreadable = Impossible de lire « { $file } » : { $reason }.
components-not-text = « { $file } » n’est pas un texte en UTF-8. Enregistrez-le en texte brut.
components-unknown-file = « { $file } » n’est pas un fichier remplaçable. Vous pouvez fournir { $allowed }.
components-empty-file = { $file }, ligne { $line }, colonne { $column } : le fichier est vide. Il lui faut au moins une section, par exemple [nom].
components-no-section = { $file }, ligne { $line }, colonne { $column } : « { $found } » se trouve avant la première section. Commencez par une ligne comme [nom].

picture-unknown-sign = { $file }, ligne { $line }, colonne { $column } : signe inconnu « { $found } ». Le dessin peut employer { $known }.
picture-ragged = { $file }, ligne { $line }, colonne { $column } : cette ligne compte { $found ->
    [one] { $found } case
   *[other] { $found } cases
} au lieu de { $expected }.
picture-rows = { $file }, ligne { $line }, colonne { $column } : le dessin compte { $found ->
    [one] { $found } ligne
   *[other] { $found } lignes
} au lieu de { $expected }.
picture-centre = { $file }, ligne { $line }, colonne { $column } : le centre est hors jeu et se dessine « # », pas « { $found } ».
