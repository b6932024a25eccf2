# FILLIT im Browser.

web-fillit-board = Brett von FILLIT
web-fillit-supply = { $colour }: { $laid } von { $total } Chips gelegt, noch { $left }.
web-fillit-part = { $part } von 2
web-fillit-slide = Figur gleitet
web-fillit-step = Stein zieht
web-fillit-undo = Ersten Teil zurücknehmen
web-fillit-choose = Beginne mit deiner Figur oder mit einem deiner Steine.
web-fillit-choose-stone = Wähle jetzt einen deiner Steine.
web-fillit-where-slide = Wohin gleitet deine Figur? Die Zahl sagt, wie viele Chips sie legt.
web-fillit-where-step = Wohin zieht der Stein auf { $hex }?
web-fillit-made = Zug gespielt.
web-fillit-slide-here = Hierher gleiten: { $laid ->
    [one] 1 Chip wird gelegt
   *[other] { $laid } Chips werden gelegt
}{ $returned ->
    [0] .
    [one] , 1 fremder geht an seinen Besitzer zurück.
   *[other] , { $returned } fremde gehen an ihre Besitzer zurück.
}
web-fillit-step-here = Der Stein kann hierher.
web-fillit-locks = Nicht als erster Teil: Deine Figur wäre eingesperrt.
