# Was beide Sechseckbretter im Browser sagen.

web-hex-keys = Tasten: Pfeile zum Bewegen über das Brett, Bild ab für das nächste mögliche Feld, Enter zum Wählen, Escape zum Zurücknehmen.
web-hex-taken = Ausgewählt.
web-hex-can-take = Du kannst es auswählen.
web-hex-reconstructed = rekonstruierte Aufstellung
