# La planche de FITS dans le navigateur.

web-fits-round = Manche { $round } sur { $rounds } : planche { $board }
web-fits-reconstructed = planche reconstituée
web-fits-grid = Rampe : { $seat }. Lignes de 12 en haut à 1 en bas, colonnes A à F
web-fits-dot = pastille
web-fits-cell-tile = { $cell } : { $tile }
web-fits-cell-gap = { $cell } : { $content }, inaccessible

web-fits-hand = Pièce en main : { $tile }
web-fits-aim = Colonne { $column }, { $way }.
web-fits-new-gaps = { $count ->
    [0] Ne laisse aucun nouveau trou.
    [one] Enferme une case, qui devient un trou : { $cells }.
   *[other] Enferme { $count } cases, qui deviennent des trous : { $cells }.
}
web-fits-way = { $way ->
    [way-0] comme dessinée
    [way-1] tournée à droite
    [way-2] tête en bas
    [way-3] tournée à gauche
    [way-m0] en miroir
    [way-m1] en miroir, tournée à droite
    [way-m2] en miroir, tête en bas
    [way-m3] en miroir, tournée à gauche
   *[other] { $way }
}
web-fits-ways = Toutes les orientations de la pièce
web-fits-controls = La pièce en main
web-fits-flip = Retourner
web-fits-aside = Mettre de côté
web-fits-keys = ← → pour déplacer, ↑ ↓ ou R pour tourner, F pour retourner, Entrée pour lâcher, X pour mettre de côté.
web-fits-waits = Pièce posée. Les autres choisissent encore.
web-fits-waits-aside = Pièce mise de côté. Les autres choisissent encore.
web-fits-misses = Vous passez ce tour : la carte retournée est votre pièce de départ.

web-fits-cards = Cartes Construction
web-fits-remaining = { $count ->
    [0] Plus de carte à venir
    [one] Une carte à venir
   *[other] { $count } cartes à venir
}
web-fits-card-open = { $tile } : retournée
web-fits-card-to-come = { $tile } : à venir
web-fits-card-gone = { $tile } : passée
web-fits-set-aside = Mises de côté : { $tiles }
web-fits-starts = Pièces de départ
web-fits-start = { $seat } a commencé avec : { $tile }

web-fits-score = Points de cette rampe
web-fits-now = Si la manche s’arrêtait là
web-fits-scored = Cette manche
web-fits-part-dots = { $count ->
    [one] { $count } pastille visible, −1
   *[other] { $count } pastilles visibles, −1 chacune
}
web-fits-part-rows = { $count ->
    [one] { $count } ligne complète, +1
   *[other] { $count } lignes complètes, +1 chacune
}
web-fits-part-values = Nombres visibles
web-fits-part-pairs = Paires : les deux visibles +3, un seul −3
web-fits-pair = { $symbol } : { $visible ->
    [0] les deux couverts
    [one] un seul visible
   *[other] les deux visibles
}
web-fits-part = { $part ->
    [dots] pastilles
    [rows] lignes
    [values] nombres
   *[pairs] paires
} { $points }

web-fits-others = Toutes les rampes
web-fits-looking = Rampe : { $seat }
web-fits-back = Revenir à la mienne

web-fits-rounds = Manches jouées
web-fits-board-column = Planche
web-fits-round-over = La manche { $round } est terminée
web-fits-go-on = Passer à la manche { $round }, planche { $board }
web-fits-effect-place = { $seat } pose « { $tile } » sur { $cells }.
