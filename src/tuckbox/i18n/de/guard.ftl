# Abgelehnte Anfragen: zu viel, zu groß, von anderswo.

guard-origin = Diese Anfrage kam von einer anderen Website und wurde abgelehnt. Öffne den Tisch selbst und versuche es noch einmal.
guard-body-large = Die Anfrage ist zu groß. Höchstens { $limit } Bytes werden angenommen.
guard-body-values = Die Anfrage enthält zu viele Werte. Abgesehen von Texten werden höchstens { $limit } Bytes JSON angenommen.
guard-too-fast = Zu viele Anfragen auf einmal. In höchstens { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} geht es weiter.
guard-new-identities = Von deiner Adresse kamen in der letzten Stunde zu viele neue Gäste. Versuche es später wieder oder mache als Gast weiter, der du schon warst.
guard-operator-only = Das darf nur der Betreiber des Servers.

guard-host = Dieser Server heißt nicht „{ $host }“. Öffne ihn unter seiner eigenen Adresse; der Betreiber kann den Namen mit TUCKBOX_HOSTS oder --public-url erlauben.
guard-body-slow = Die Anfrage kam nicht innerhalb von { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} an. Versuche es noch einmal.
guard-many-sockets = Von deiner Adresse sind zu viele Verbindungen offen. Schließe einige und versuche es noch einmal.
guard-unknown-visitors = Von deiner Adresse kamen zu viele Anfragen ohne eine Identität, die dieser Server kennt. Versuche es in { $seconds } s noch einmal, am besten in einem Browser, der Cookies behält.
