# Das Spiel des Tages.

daily-no-game = { $game } hat kein Spiel des Tages. Es gibt eines für { $known }.
daily-no-day = Für den { $date } gibt es kein Spiel des Tages. Sie werden 30 Tage im Voraus festgelegt, und aus der Zeit vor diesem Server gibt es keine.
daily-share = Tuckbox · { $game } · { $date }
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }{ $streak ->
        [0] {""}
        [1] {""}
       *[other] {" · "}{ $streak } Tage in Folge
    }
    { $url }
