# L’étude : jouer librement, parties apportées, conseils d’un robot.

study-no-start = Indiquez d’où part la ligne de jeu : « match », « record » ou « game », un seul des trois.
study-at = Il n’y a pas d’entrée { $at } : la dernière est { $count }.
study-record-long = La partie enregistrée est trop longue : { $lines } lignes. On peut en lire { $most } au plus.
study-no-counsel = Les robots ne conseillent que dans vos propres parties en solo non comptées, et une fois la partie terminée ; pour la donne du jour, une fois le jour clos.
study-bot-silent = Le robot n’a pas répondu. Réessayez dans un instant.
study-bot-busy = Beaucoup demandent conseil aux robots en ce moment. Réessayez dans un instant.
study-bot-yours =
    { $most ->
        [one] Vous avez déjà { $most } question en attente auprès des robots. Réessayez quand ils auront répondu.
        [many] Vous avez déjà { $most } de questions en attente auprès des robots. Réessayez quand ils auront répondu.
       *[other] Vous avez déjà { $most } questions en attente auprès des robots. Réessayez quand ils auront répondu.
    }
