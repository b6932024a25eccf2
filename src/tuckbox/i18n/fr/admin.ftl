# La commande `tuckbox admin`.

cli-about-admin =
    Entretient un serveur : backup FICHIER, restore FICHIER, verify FICHIER, erase-name ID, hide-name ID, hide-box HASH, end-match ID, delete-match ID, retention JOURS.
    « restore » ne remplit qu’une base vide. « verify » contrôle une sauvegarde, sans base. « end-match » ferme une partie qui se contredit ; l’ID peut être celui du journal. « retention » supprime les parties jamais terminées et inchangées depuis ce nombre de jours.
cli-flag-action = Ce qu’il faut faire.
cli-flag-argument = Le fichier, l’identifiant public, l’empreinte de la boîte, la partie ou le nombre de jours.

admin-unknown = La tâche « { $action } » n’existe pas. Choisissez parmi { $known }.
admin-file-exists = { $file } existe déjà et n’est pas remplacé.
admin-no-backup = { $file } n’est pas une sauvegarde complète de Tuckbox.
admin-not-empty = La base de données n’est pas vide. Une sauvegarde ne se restaure que dans une base neuve.
admin-days = « { $days } » n’est pas un nombre de jours.
admin-no-identity = Il n’y a pas d’identité { $what }.
admin-no-match = Il n’y a pas de partie { $what }.
admin-no-box = Il n’y a pas de boîte { $what }.
admin-backed-up = { $rows ->
    [one] { $rows } ligne est sauvegardée dans { $file }.
   *[other] { $rows } lignes sont sauvegardées dans { $file }.
} Conservez aussi le fichier « signing.key » du dossier de données.
admin-restored = { $rows ->
    [one] { $rows } ligne de { $file } est restaurée.
   *[other] { $rows } lignes de { $file } sont restaurées.
}
admin-name-erased = Le nom de { $what } est effacé, dans toutes les parties aussi.
admin-name-hidden = Le nom de { $what } est désormais masqué.
admin-box-hidden = La boîte { $what } est désormais masquée : elle n’est plus ni listée ni nommée.
admin-match-deleted = La partie { $what } est supprimée.
admin-idle-deleted = { $count ->
    [one] { $count } partie inachevée supprimée
   *[other] { $count } parties inachevées supprimées
} après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} sans changement.

serve-lan = Sur ce réseau, vos amis ouvrent { $url }

admin-no-file = Le fichier { $file } n’existe pas. Rien n’a été modifié.
admin-no-database = La base de données { $file } n’existe pas. Indiquez son dossier avec --data, ou son adresse avec --database.
admin-unwritable = Impossible d’écrire { $file } : { $reason }.
admin-backup-secret = La sauvegarde contient les secrets des parties en cours, car une partie restaurée continue : quiconque peut la lire connaît les cartes à venir. Vous seul pouvez lire ce fichier ; veillez à ce que cela reste ainsi.
admin-backup-newer = { $file } vient d’un Tuckbox plus récent. Installez-le pour la lire.
admin-backup-rows = Les lignes de { $file } ne vont pas ensemble : { $reason }
admin-whole =
    { $file } est intacte : { $rows ->
        [one] { $rows } ligne
        [many] { $rows } de lignes
       *[other] { $rows } lignes
    }, { $count ->
        [one] { $count } partie, qui se rejoue.
        [many] { $count } de parties, qui se rejouent toutes.
       *[other] { $count } parties, qui se rejouent toutes.
    }
admin-torn = { $file }, partie { $match } : { $reason }
admin-torn-count =
    { $count ->
        [one] { $count } partie de { $file } se contredit.
        [many] { $count } de parties de { $file } se contredisent.
       *[other] { $count } parties de { $file } se contredisent.
    } La sauvegarde peut être restaurée ; de telles parties restent fermées à tout le monde.
admin-match-ended = La partie { $what } est fermée et ne compte plus parmi celles en cours.
admin-match-whole = La partie { $what } ne se contredit pas. « delete-match » supprime n’importe quelle partie.

torn-entry-missing = Il manque l’entrée { $number }.
torn-entry-later = L’entrée { $number } appartient à une version de la partie plus récente que celle enregistrée.
torn-count =
    { $count ->
        [one] La partie devrait avoir { $count } entrée ; elle en a { $found }.
        [many] La partie devrait avoir { $count } d’entrées ; elle en a { $found }.
       *[other] La partie devrait avoir { $count } entrées ; elle en a { $found }.
    }
torn-submission-missing = Il manque un envoi du joueur { $seat }.
torn-no-entry = Un envoi du joueur { $seat } a été accepté, mais ne figure pas parmi les entrées.
torn-waiting = Le choix en attente du joueur { $seat } n’a pas été envoyé, ou n’est pas possible.
torn-unreadable = Ce qui est enregistré sur l’ensemble de la partie est illisible ({ $reason }).
torn-unplayable = Les entrées ne peuvent pas être jouées l’une après l’autre : { $reason }
torn-next = La place de ce qui vient ensuite est déjà occupée (version { $version }).
torn-endless = Il reste toujours quelque chose à faire, sans fin.
torn-bot = Tous les coups du robot qui est joueur { $seat } sont refusés.
torn-owner = La table { $table } contient une ligne qui ne correspond à rien dans { $parent }.
