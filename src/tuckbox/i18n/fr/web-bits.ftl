# La planche de BITS dans le navigateur.

web-bits-round = Manche { $round } sur { $rounds }
web-bits-reconstructed = en partie reconstitué
web-bits-grid = Planche : { $seat }. Lignes de 6 en haut à 1 en bas, colonnes A à F
web-bits-cell-empty = { $cell } : vide
web-bits-cell-gap = { $cell } : trou inaccessible
web-bits-cell-area = { $cell } : case { $colour }, zone de { $count }, rapporte { $points }

web-bits-tasks = Cartes Mission
web-bits-task = Carte { $stack } : { $task }.
web-bits-others = autres zones de { $squares } : { $points }
web-bits-any-colour = toute couleur
web-bits-now = actuel : { $points }

web-bits-hand = Domino en main : { $stone }
web-bits-aim = Colonne { $column }. { $way }.
web-bits-forms = Forme une zone { $colour } de { $count }.
web-bits-new-gaps = { $count ->
    [1] Enferme un trou : { $cells }.
   *[other] Enferme { $count } trous : { $cells }.
}
web-bits-worth = Votre planche vaudrait alors { $points }.
web-bits-ways = Toutes les orientations du domino
web-bits-controls = Le domino en main
web-bits-swap = Inverser
web-bits-neutral = Domino neutre
web-bits-keys = ← → pour déplacer, ↑ ↓ ou R pour tourner, F pour inverser les couleurs, N pour le domino neutre, Entrée pour lâcher.
web-bits-waits = Domino posé. Les autres choisissent encore.
web-bits-finished = Plus rien n’entre : la manche est terminée pour cette planche.
web-bits-points-now = si la manche s’arrêtait là
web-bits-points-then = dans cette manche

web-bits-cards = Cartes Construction
web-bits-remaining = { $count ->
    [0] Plus de carte face cachée
    [one] Une carte face cachée
   *[other] { $count } cartes face cachée
}
web-bits-starts = Dominos de départ
web-bits-start = { $seat } a commencé avec : { $stone }

web-bits-boards = Toutes les planches
web-bits-looking = Planche : { $seat }
web-bits-back = Revenir à la mienne

web-bits-rounds = Manches jouées
web-bits-round-column = Manche
web-bits-card-gave = carte { $stack } : { $points }
web-bits-round-over = La manche { $round } est terminée
web-bits-go-on = Passer à la manche { $round }
