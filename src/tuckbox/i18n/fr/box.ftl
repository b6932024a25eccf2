# Les boîtes : des planches, cartes ou mises en place personnelles en un seul fichier.

box-name = Boîte « { $name } »
box-author = Auteur : { $author }
box-licence = Licence : { $licence }
box-printed = Conforme à l’original, selon l’auteur : { $files }
box-made-up = Inventé : { $files }
box-file-printed = { $file } · conforme à l’original
box-file-made-up = { $file } · inventé

## Ce qui peut clocher dans une boîte

box-too-large = La boîte est trop grande : { $bytes } octets. Le maximum est { $most }. Enlevez des dessins ou des commentaires.
box-many-lines = La boîte est trop longue : { $lines } lignes. Le maximum est { $most }. Enlevez des dessins, des commentaires ou des lignes vides.
box-not-text = Ligne { $line }, colonne { $column } de la boîte : ce n’est pas du texte UTF-8. Enregistrez la boîte en texte brut.
box-character = Ligne { $line }, colonne { $column } de la boîte : le caractère invisible { $letter } n’a rien à faire ici. Supprimez-le.
box-foreign = Ligne { $line }, colonne { $column } : ce n’est pas une boîte. Une boîte commence par { $expected }.
box-version = Ligne { $line }, colonne { $column } de la boîte : elle est de version { $version }, et seule la version { $known } est lisible ici. Un Tuckbox plus récent aidera peut-être.
box-cut-off = Ligne { $line }, colonne { $column } de la boîte : la dernière ligne n’est pas terminée, il manque peut-être la suite. Récupérez la boîte à nouveau, ou terminez la ligne.
box-header = Ligne { $line }, colonne { $column } de la boîte : « { $found } » n’est pas attendu ici. Écrivez par exemple { $expected }.
box-header-missing = Ligne { $line }, colonne { $column } de la boîte : il manque { $expected }.
box-words = Ligne { $line }, colonne { $column } de la boîte : le texte de « { $word } » doit avoir au plus { $most } caractères visibles, et un nom au moins un.
box-no-file = Ligne { $line }, colonne { $column } de la boîte : elle ne contient aucun dessin. Commencez-en un par une ligne comme { $expected }.
box-many-files = Ligne { $line }, colonne { $column } de la boîte : trop de dessins : { $found }. Une boîte en contient au plus { $most }.
box-file-twice = Ligne { $line }, colonne { $column } de la boîte : le dessin { $file } est là une deuxième fois. Gardez-en un.
box-file-name = Ligne { $line }, colonne { $column } de la boîte : « { $found } » ne peut pas être le nom d’un dessin. Utilisez des lettres, des chiffres, - et _, deux dossiers au plus, et .txt à la fin.
box-file-unknown = Ligne { $line }, colonne { $column } de la boîte : ce jeu ne peut pas utiliser « { $file } ». Une boîte peut contenir { $allowed }.

## Sur un serveur

box-unknown = Aucune boîte n’a cette empreinte ici. Le lien est peut-être incomplet, ou la boîte a été retirée.
box-hidden = Cette boîte est masquée par la personne qui gère ce serveur.
box-many-kept = Vous gardez déjà { $most } boîtes ici, le maximum. Retirez-en une dont vous n’avez plus besoin.
server-box-and-components = TUCKBOX_BOX et un dossier de matériel ne peuvent pas servir ensemble. Choisissez l’un des deux.
server-box-twice = { $file } est une deuxième boîte pour { $game }. Indiquez une seule boîte par jeu.
server-box-unreadable = La boîte { $file } est illisible : { $reason }

## En ligne de commande

cli-about-box = Créer, vérifier et montrer des boîtes : vos planches, cartes et mises en place en un seul fichier.
cli-about-box-new = Écrire une nouvelle boîte qui part des dessins fournis.
cli-about-box-check = Vérifier qu’une boîte est jouable.
cli-about-box-show = Montrer ce que contient une boîte.
cli-about-box-pack = Mettre un dossier de matériel personnel dans une boîte.
cli-about-box-unpack = Écrire les dessins d’une boîte dans un dossier.
cli-about-box-learn = Faire apprendre aux robots à juger les planches d’une boîte de FITS, en jouant ; cela prend quelques minutes.

cli-flag-box = Une boîte : vos planches, cartes ou mises en place en un seul fichier.
cli-flag-drawing = Un dessin à mettre dans la boîte, par exemple boards/2.txt ; répétable. Par défaut, tous.
cli-flag-title = Le nom de la boîte.
cli-flag-author = Qui l’a dessinée.
cli-flag-licence = Ce que les autres peuvent en faire.
cli-flag-printed = Un dessin qui montre ce que l’éditeur a imprimé ; répétable.
cli-flag-folder = Un dossier qui contient un dossier par jeu.
cli-flag-rounds = Nombre de manches à jouer pour apprendre, sur chaque planche.

cli-box-action = Dites que faire de la boîte : { $known }.
cli-box-bad = { $file } : { $reason }
cli-box-suffix = « { $file } » doit se terminer par { $suffix }.
cli-box-exists = « { $file } » existe déjà. Choisissez un autre nom, ou supprimez d’abord ce fichier.
cli-box-nothing = Il n’y a aucun dessin dans « { $folder } ». Mettez-y des fichiers comme boards/2.txt.
cli-box-no-file = Il n’y a pas de dessin « { $file } ». Choisissez parmi { $known }.
cli-box-has-head = L’en-tête de cette boîte est dans « { $file } ». Modifiez-le là, ou supprimez ce fichier.
cli-box-or-components = Indiquez soit une boîte, soit un dossier de matériel, pas les deux.
cli-box-other-game = « { $file } » est une boîte pour { $game }, pas pour { $expected }.
cli-box-written = Écrit : { $file }
cli-box-good = « { $file } » est une bonne boîte pour { $game }.
cli-box-hash = Les enregistrements la désignent par son empreinte : { $hash }
cli-box-learned = { $rounds ->
    [one] Planche { $board } : { $after } points au premier coup d’œil après { $rounds } manche d’apprentissage, { $before } avant.
   *[other] Planche { $board } : { $after } points au premier coup d’œil après { $rounds } manches d’apprentissage, { $before } avant.
} Les robots de cet ordinateur la connaissent désormais ; un serveur déjà lancé, à son prochain démarrage.
cli-box-learn-nothing = Il n’y a pas de planche de FITS dans « { $file } ». Aux autres jeux, les robots jouent sans apprendre la mise en place.
cli-box-learn-rounds = Le nombre de manches doit être d’au moins 1, et non de { $rounds }.
