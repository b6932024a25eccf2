# La commande `tuckbox admin`.

cli-about-admin =
    Entretient un serveur : backup FICHIER, restore FICHIER, erase-name ID, hide-name ID, hide-box HASH, delete-match ID, retention JOURS.
    « restore » ne remplit qu’une base vide. « retention » supprime les parties jamais terminées et inchangées depuis ce nombre de jours.
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
admin-backed-up = { $rows } lignes sont sauvegardées dans { $file }. Conservez aussi le fichier « signing.key » du dossier de données.
admin-restored = { $rows } lignes de { $file } sont restaurées.
admin-name-erased = Le nom de { $what } est effacé, dans toutes les parties aussi.
admin-name-hidden = Le nom de { $what } est désormais masqué.
admin-box-hidden = La boîte { $what } est désormais masquée : elle n’est plus ni listée ni nommée.
admin-match-deleted = La partie { $what } est supprimée.
admin-idle-deleted = { $count } parties inachevées et inchangées depuis { $days } jours sont supprimées.

serve-lan = Sur ce réseau, vos amis ouvrent { $url }

admin-no-file = Le fichier { $file } n’existe pas. Rien n’a été modifié.
admin-no-database = La base de données { $file } n’existe pas. Indiquez son dossier avec --data, ou son adresse avec --database.
admin-unwritable = Impossible d’écrire { $file } : { $reason }.
admin-backup-secret = La sauvegarde contient les secrets des parties en cours, car une partie restaurée continue : quiconque peut la lire connaît les cartes à venir. Vous seul pouvez lire ce fichier ; veillez à ce que cela reste ainsi.
