# Was ein Besucher in einer Stunde verlangen darf.

quota-imports = In einer Stunde wurden zu viele Aufzeichnungen importiert; erlaubt sind { $most }. { quota-come-back }
quota-boxes = In einer Stunde wurden zu viele Schachteln gespeichert; erlaubt sind { $most }. { quota-come-back }
quota-analyses = In einer Stunde wurden zu viele Auswertungen verlangt; erlaubt sind { $most }. { quota-come-back }
quota-advice = Die Bots wurden in einer Stunde zu oft um Rat gefragt; erlaubt ist es { $most }-mal. { quota-come-back }
quota-studies = In einer Stunde wurden zu viele Züge ausprobiert; erlaubt sind { $most }. { quota-come-back }
quota-come-back =
    { $minutes ->
        [one] In einer Minute geht es weiter.
       *[other] In { $minutes } Minuten geht es weiter.
    }
