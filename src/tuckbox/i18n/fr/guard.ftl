# Demandes refusées : trop nombreuses, trop grosses, venues d’ailleurs.

guard-origin = Cette demande venait d’un autre site et a été refusée. Ouvrez la table elle-même et réessayez.
guard-body-large = La demande est trop volumineuse : { $limit } octets au maximum.
guard-body-values = La demande contient trop de valeurs : textes mis à part, { $limit } octets de JSON au maximum.
guard-too-fast = Trop de demandes à la fois. Vous pourrez continuer dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} au plus.
guard-new-identities = Trop de nouveaux invités sont venus de votre adresse au cours de la dernière heure. Réessayez plus tard ou reprenez une identité que vous aviez déjà.
guard-operator-only = Cette page est réservée à la personne qui gère le serveur.

guard-host = Ce serveur ne s’appelle pas « { $host } ». Ouvrez-le par sa propre adresse ; la personne qui gère le serveur peut autoriser ce nom avec TUCKBOX_HOSTS ou --public-url.
guard-body-slow = La requête n’est pas arrivée en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Réessayez.
guard-many-sockets = Trop de connexions sont ouvertes depuis votre adresse. Fermez-en quelques-unes et réessayez.
guard-unknown-visitors = Trop de demandes sont venues de votre adresse sans identité connue de ce serveur. Réessayez dans { $seconds } s, si possible dans un navigateur qui conserve les cookies.
