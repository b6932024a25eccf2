# Ce qu’une personne peut demander en une heure.

quota-imports = Trop d’enregistrements ont été importés en une heure : la limite est de { $most }. { quota-come-back }
quota-boxes = Trop de boîtes ont été conservées en une heure : la limite est de { $most }. { quota-come-back }
quota-analyses = Trop d’analyses ont été demandées en une heure : la limite est de { $most }. { quota-come-back }
quota-advice = Les robots ont été consultés trop souvent en une heure : la limite est de { $most } fois. { quota-come-back }
quota-studies = Trop de coups ont été essayés en une heure : la limite est de { $most }. { quota-come-back }
quota-come-back =
    { $minutes ->
        [one] Vous pourrez continuer dans { $minutes } minute.
        [many] Vous pourrez continuer dans { $minutes } minutes.
       *[other] Vous pourrez continuer dans { $minutes } minutes.
    }
