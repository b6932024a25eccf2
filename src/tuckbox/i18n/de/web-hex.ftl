# Was beide Sechseckbretter im Browser sagen.

web-hex-keys = Tasten: Die Pfeile wandern über das Brett, Bild-ab führt zum nächsten möglichen Feld, Enter wählt, Escape nimmt zurück.
web-hex-taken = Ausgewählt.
web-hex-can-take = Du kannst es auswählen.
web-hex-reconstructed = rekonstruierte Aufstellung
