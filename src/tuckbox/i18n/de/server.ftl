# What the server says: refusals, its start, and the help of its command.

server-no-match = Diese Partie gibt es nicht. Vielleicht ist der Link unvollständig, oder die Partie wurde nie begonnen und ist weggeräumt.
server-not-your-seat = Du bist nicht Spieler { $seat }.
server-no-seat = Du hast in dieser Partie keinen Platz.
server-host-only = Das kann nur, wer den Tisch aufgestellt hat.
server-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
server-not-over = Die Partie ist noch nicht zu Ende.
server-day-open = Das ist ein Versuch am Spiel des Tages vom { $date }. Andere sehen ihn, wenn dieser Tag vorbei ist (UTC).
server-box-game = Das ist eine Schachtel für { $game }, nicht für { $expected }.
server-seat-count = Die Zahl der genannten Plätze ist { $named }, die Option sagt aber { $seats }.
server-recovery-unknown = Zu diesem Code gehört niemand. Prüfe die Buchstaben; ein neuer Code ersetzt den alten.
server-cursor = Diese Seite der Liste gibt es nicht. Fange wieder bei der ersten an.

server-hello-first = Die erste Nachricht einer Verbindung muss „hello“ sein.
server-wire-version = Diese Seite spricht Version { $wire } des Protokolls, der Server Version { $ours }. Lade die Seite neu.
server-message-large = Die Nachricht ist zu groß. Erlaubt sind höchstens { $limit } Bytes.
server-invalid-message = Die Nachricht ist nicht zu verstehen ({ $where }: { $reason }).
server-invalid-request = Die Anfrage ist nicht zu verstehen ({ $where }: { $reason }).
server-no-such-move = Spieler { $seat } kann „{ $text }“ jetzt nicht spielen.
server-no-such-page = Unter dieser Adresse gibt es nichts.
server-no-such-method = Das geht unter dieser Adresse nicht.
server-bad-request = Diese Anfrage kann nicht beantwortet werden.
server-storage = Partien lassen sich gerade nicht laden oder speichern. Nichts ist verloren; versuche es gleich noch einmal.
server-match-torn = Was von dieser Partie gespeichert ist, widerspricht sich; sie kann nicht weitergehen. Der Betreiber findet den Grund im Protokoll.
server-components-away = Dieses Spiel wurde mit Material gespielt, das dieser Server nicht hat ({ $hash }).
server-pool-full = Der Server hat davon gerade zu viel zu tun. Versuche es in ein paar Sekunden noch einmal.
server-pool-yours = Der Server arbeitet noch an zu vielen deiner Anfragen. Versuche es wieder, wenn eine davon beantwortet ist.
server-broken = Bei uns ist etwas schiefgegangen. Nichts hat sich geändert; versuche es gleich noch einmal.

server-no-client-title = Die Seiten für den Browser fehlen
server-no-client = Dieser Server wurde ohne seine Seiten installiert. Installiere Tuckbox neu aus einem Wheel oder aus den Quellen, oder baue die Seiten im Ordner „web“ mit „npm run build“.

server-setting-number = { $name } muss eine Zahl ab 0 sein, nicht „{ $value }“.
server-setting-choice = { $name } kann nicht „{ $value }“ sein. Wähle eines von: { $known }.
server-database-url = „{ $url }“ ist keine Adresse einer Datenbank. Schreibe sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
server-database-unusable = Die Datenbank { $url } ist nicht zu gebrauchen: { $reason }
server-database-damaged = Die Datei { $file } ist beschädigt oder keine Datenbank ({ $reason }). Sie wurde nicht verändert. Lege sie beiseite und hole deine letzte Sicherung mit „tuckbox admin restore SICHERUNG“ zurück; --database wählt eine andere Datei.
server-database-newer = Die Datenbank { $url } stammt von einem neueren Tuckbox (ihre Tabellen stehen bei { $found }, dieses Programm kennt sie bis { $known }). Sie wurde nicht verändert. Installiere das neuere Programm oder wähle mit --database eine andere Datenbank.
server-database-unversioned = Die Datenbank { $url } sagt nicht, welche Version ihre Tabellen haben (alembic_version muss genau eine Zeile haben): Wahrscheinlich wurde eine Änderung abgebrochen. Sie wurde nicht verändert. Hole deine letzte Sicherung mit „tuckbox admin restore SICHERUNG“ in eine leere Datenbank zurück; --database wählt eine andere Datenbank.
server-data-unusable = Der Ordner { $folder } ist für Partien und Schlüssel nicht zu gebrauchen: { $reason }. Wähle mit --data einen anderen.
server-redis-url = „{ $url }“ ist keine Adresse eines Redis-Servers. Schreibe redis://RECHNER:PORT.
server-redis-away = Der Redis-Server { $url } ist nicht erreichbar. Der Tisch öffnet trotzdem und sieht jede Sekunde in der Datenbank nach; Redis wird immer wieder versucht.
server-port-taken = Port { $port } von { $host } lässt sich nicht öffnen: { $reason }. Wähle mit --port einen anderen.
server-ready = Der Tisch steht bereit: { $url }
server-stopped = Der Tisch ist geschlossen. Alle Partien sind gespeichert.

cli-about-serve = Den Tisch für Browser öffnen: an diesem Rechner, im Heimnetz oder im Internet.
cli-flag-host = Adresse, an der gelauscht wird.
cli-flag-port = Port, an dem gelauscht wird.
cli-flag-database = Wo die Partien liegen: sqlite:///DATEI oder postgresql://…; sonst eine Datei in deinem Datenordner.
cli-flag-redis = Redis-Server, über den sich mehrere Knoten verständigen.
cli-flag-lan = Andere im Heimnetz mitspielen lassen; zeigt die Adresse für sie.
cli-flag-public-url = Unter welcher Adresse dieser Server zu erreichen ist, wenn er hinter einem Proxy steht.
cli-flag-trusted-proxies = Proxys, deren Weiterleitungs-Kopfzeilen geglaubt wird, durch Kommas getrennt.
cli-flag-open = Den Browser öffnen.
cli-flag-workers = Prozesse, in denen die Bots nachdenken.
cli-flag-data = Ordner für Partien und Schlüssel.

server-secret-weak = TUCKBOX_SECRET ist zu leicht zu erraten. Es braucht mindestens { $shortest } zufällige Zeichen, zum Beispiel von „openssl rand -hex 32“; dieselben auf allen Knoten.
server-key-damaged = Der Schlüssel in { $file } ist abgeschnitten. Lege den aus deiner Sicherung zurück; oder lösche die Datei, dann bekommen Besucher neue Identitäten.
server-strict-cards = { $game } hat keine Karten; niemand kann sie vorab kennen.
server-strict-slow = An einem Tisch, an dem niemand die Karten vorab kennt, müssen bei jeder Karte alle da sein. Wähle eine Bedenkzeit von höchstens { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
server-match-shared = Hier spielen auch andere, oder es ist ein Spiel des Tages: Es lässt sich nicht löschen.
server-picture-early = Ein Bild gibt es, sobald die Partie zu Ende ist.
