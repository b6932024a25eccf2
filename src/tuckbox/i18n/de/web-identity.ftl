# Wer dieser Browser ist, auf einem Gerät oder mehreren.

web-identity-others = Auch deine anderen Geräte behalten deine Partien. Hat jemand anderes deinen Code oder dein altes Gerät, dann sperre alle anderen aus: Nur dieser Browser behält die Partien, und der Code gilt nicht mehr.
web-identity-lock-out = Andere Geräte aussperren
web-identity-alone = Nur dieser Browser hat jetzt deine Partien.
web-identity-devices = Ein Code bringt deine Partien auf ein anderes Gerät; dann haben beide Geräte sie. Alle anderen kannst du auf der Seite „Meine Partien“ aussperren.
