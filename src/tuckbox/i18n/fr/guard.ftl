# Demandes refusées : trop nombreuses, trop grosses, venues d’ailleurs.

guard-origin = Cette demande venait d’un autre site et a été refusée. Ouvrez la table elle-même et réessayez.
guard-body-large = La demande est trop volumineuse : { $limit } octets au maximum.
guard-too-fast = Trop de demandes à la fois. Attendez quelques secondes ; dans { $seconds } secondes au plus, tout sera de nouveau possible.
guard-new-identities = Trop de nouveaux invités sont venus de votre adresse au cours de la dernière heure. Réessayez plus tard ou reprenez une identité que vous aviez déjà.
guard-operator-only = Cette page est réservée à la personne qui gère le serveur.
