# La page où l’on dessine planches, cartes et mises en place.

web-box-title = Dessinez votre { $game }
web-box-link = Dessiner le vôtre
web-box-lead = Vous avez le jeu ? Recopiez ce qui est imprimé. Ou inventez. Votre brouillon reste dans ce navigateur.
web-box-untitled = Mon { $game }

web-box-tools = Dessin et brouillon
web-box-drawing = Dessin
web-box-drawing-claimed = { $drawing } · { $claim }
web-box-board = Planche { $board }
web-box-starting-tiles = Pièces de départ
web-box-starting-stones = Dominos de départ
web-box-stack = Cartes Mission, pile { $stack }
# La lettre d’abord : sur un téléphone, la fin de la ligne peut manquer.
web-box-setup = Mise en place { $letter }, { $seats } joueurs, { $size ->
    [mini] plateau mini
   *[large] grand plateau
}
web-box-add = Nouvelle planche
web-box-add-name = Nom de la planche
web-box-add-why = Lettres sans accent, chiffres, - et _. La planche est d’abord vide.
web-box-add-taken = Il y a déjà une planche de ce nom.
web-box-undo = Annuler
web-box-redo = Rétablir
web-box-undone = Annulé.
web-box-redone = Rétabli.

web-box-open = Nouveau ou ouvrir
web-box-open-why = Ce que vous avez dessiné est remplacé ; « Annuler » le fait revenir.
web-box-from-built-in = Partir des dessins intégrés
web-box-from-empty = Partir de dessins vides
web-box-from-file = Ouvrir un fichier
web-box-from-link = Ouvrir depuis un lien
web-box-follow = Ouvrir
web-box-no-link = Il n’y a pas de boîte dans ce lien. Il contient 64 chiffres et lettres.
web-box-kept = Boîtes sur ce serveur
web-box-mine = la vôtre
web-box-too-large = Ce fichier est trop grand : une boîte a 64 Ko au plus.
web-box-foreign = Ce n’est pas une boîte. Choisissez un fichier qui finit par .tuckbox-box.
web-box-other-game = C’est une boîte pour un autre jeu. Ouvrez-la sur la page de ce jeu.

web-box-palette = Ce que vous dessinez
web-box-used = { $used } sur le dessin
web-box-left = { $left ->
    [0] { $used } sur le dessin, il n’en reste plus
   *[other] { $used } sur { $most }, il en reste { $left }
}
web-box-keys = Clavier : flèches pour se déplacer, Entrée pour dessiner ou effacer, Suppr pour effacer, Page précédente et Page suivante pour changer ce que vous dessinez, Ctrl+Z pour annuler, Ctrl+Y pour rétablir.
web-box-wrong-here = { $cell }. Quelque chose ne va pas ici.
web-box-unreadable = Ce dessin ne peut pas être montré : il y manque quelque chose, ou il y en a trop. Corrigez-le en texte, ou prenez celui qui est intégré.

web-box-number = nombre { $value }
web-box-other-number = Autre nombre
web-box-take = Choisir
web-box-row-bonus = Chaque ligne complète rapporte un point
web-box-grid = Planche { $board } : lignes de 12 en haut à 1 en bas, colonnes de A à F
web-box-possible = La planche vaut-elle quelque chose ?
web-box-possible-why = { $deals ->
    [one] Le meilleur score possible pour { $deals } donne au hasard, quand on connaît toutes les cartes.
   *[other] Les meilleurs scores possibles pour { $deals } donnes au hasard, quand on connaît toutes les cartes.
}
web-box-possible-ask = Calculer
web-box-possible-failed = Le calcul n’a pas abouti. Réessayez.
web-box-possible-found = { $deals ->
    [1] Une donne pour l’instant : { $mean } points.
   *[other] { $deals } donnes : { $mean } points en moyenne, de { $least } à { $most }.
}

web-box-chosen = { $used } sur { $needed }
web-box-cards = Cartes de cette pile
web-box-card = Carte { $card } : { $task }
web-box-points = Points
web-box-points-others = Autres formes
web-box-colour = Couleur
web-box-squares = { $used ->
    [one] { $used } carré
   *[other] { $used } carrés
}
web-box-squares-of = { $used } sur { $needed } carrés
web-box-shape-grid = Forme de la carte { $card } : à dessiner carré par carré, où l’on veut sur la grille
web-box-square = { $cell } : carré
web-box-no-square = { $cell } : rien

web-box-hexagon = { $setup } : de haut en bas
web-box-outside = Devant { $hex }
web-box-nothing = rien
web-box-pawn = { $colour ->
    [R] pion rouge
    [B] pion bleu
    [Y] pion jaune
   *[G] pion vert
}
web-box-stone = { $colour ->
    [R] pierre rouge
    [B] pierre bleue
    [Y] pierre jaune
   *[G] pierre verte
}
web-box-chip = { $colour ->
    [R] jeton rouge
    [B] jeton bleu
    [Y] jeton jaune
   *[G] jeton vert
}
web-box-symmetry = { $seats ->
    [3] Dessiner pour les trois camps à la fois
   *[other] Dessiner pour les deux camps à la fois
}

web-box-claim = { $drawing }
web-box-built-in = Intégré
web-box-printed = Conforme à l’original
web-box-made-up = Inventé
web-box-built-in-why = Pas encore dans votre boîte. Changez quelque chose, et il y entre.
web-box-claim-why = C’est ce que vous indiquez. « Conforme à l’original » veut dire : exactement comme l’éditeur l’a imprimé.
web-box-clear = Vider
web-box-remove = Retirer cette planche

web-box-away = Le serveur est injoignable : rien n’est vérifié. Continuez, le brouillon est à l’abri dans ce navigateur.
web-box-good = On peut jouer avec cette boîte.
web-box-go-there = Y aller : { $drawing }
web-box-not-kept = Ce navigateur ne garde pas le brouillon. Enregistrez-le dans un fichier avant de partir.

web-box-play = Jouer avec cette boîte
web-box-head = À propos de la boîte
web-box-name = Nom
web-box-author = Auteur
web-box-licence = Licence : ce que les autres peuvent en faire
web-box-share = Enregistrer et partager
web-box-keep = Créer un lien
web-box-copy = Copier le lien
web-box-listed = La montrer à tout le monde sur ce serveur
web-box-listed-why = Sinon, il faut le lien pour la trouver.
web-box-agreed = { $count ->
    [0] personne n’a encore partagé ce dessin comme conforme à l’original.
    [one] { $count } personne a partagé exactement ce dessin comme conforme à l’original.
   *[other] { $count } personnes ont partagé exactement ce dessin comme conforme à l’original.
}
web-box-differ = { $count ->
    [one] { $count } personne a dessiné { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } autrement
   *[other] { $count } personnes ont dessiné { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } autrement
}
web-box-difference = { $space } : ici { $here }, là { $there }
web-box-agreed-why = N’importe qui peut entrer n’importe quoi, autant de fois qu’il veut. Un nombre n’est pas une preuve.
web-box-yes = oui
web-box-no = non
web-box-starts = au départ
web-box-starts-not = pas au départ
web-box-pair-with = paire avec { $space }
web-box-stack-card = Pile { $stack }, carte { $card }
web-box-shape = Forme { $shape }
web-box-withdraw = Retirer
web-box-withdraw-named = Retirer « { $name } »
web-box-withdrawn = « { $name } » est retirée. Les parties en cours continuent.
web-box-save = Enregistrer dans un fichier
web-box-picture = Image ({ $kind })
web-box-no-picture = Ce navigateur n’a pas pu faire l’image.
web-box-as-text = La boîte en texte

## À la table

web-box-table-by = « { $name } » de { $author }
web-box-table-printed = conforme à l’original, selon l’auteur
web-box-table-made-up = inventé
web-box-table-mixed = en partie conforme à l’original, selon l’auteur
web-box-table-hidden = Une boîte dont le nom et l’auteur sont masqués par la personne qui gère le serveur
