# Ce que dit la porte : rafales, corps trop gros, autres sites.

guard-origin = Cette requête venait d’un autre site et a été refusée. Ouvrez la table elle-même et réessayez.
guard-body-large = La requête est trop volumineuse : { $limit } octets au maximum.
guard-too-fast = C’était trop, trop vite. Patientez un peu : dans { $seconds } secondes au plus, tout sera de nouveau permis.
guard-new-identities = Trop de nouveaux invités sont venus de votre adresse au cours de la dernière heure. Réessayez plus tard ou reprenez une identité que vous aviez déjà.
guard-operator-only = Cette page est réservée à la personne qui exploite le serveur.
