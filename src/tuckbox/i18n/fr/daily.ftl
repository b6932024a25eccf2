# La donne du jour.

daily-no-game = { $game } n’a pas de donne du jour. Il y en a une pour { $known }.
daily-no-day = Il n’y a pas de donne pour le { $date }. Les donnes sont annoncées 30 jours à l’avance, et il n’y en a pas d’avant la mise en place de ce serveur.
daily-share = Tuckbox · { $game } · { $date }
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }{ $streak ->
        [0] {""}
        [1] {""}
       *[other] {" · "}{ $streak } jours de suite
    }
    { $url }
