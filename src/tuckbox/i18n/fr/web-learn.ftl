# Initiations et pages de règles.

web-learn-title = Apprendre { $game }
web-learn-none = Il n'y a pas encore d'initiation pour ce jeu. Sa page de règles l'explique.
web-learn-page = Page { $number } sur { $count }
web-learn-next = Continuer
web-learn-done = Bravo !
web-learn-again = Recommencer
web-learn-play = Jouer
web-learn-by-text = Taper le coup
web-learn-rules = { $game } : les règles en bref
web-learn-try = Essayer librement
web-learn-examples = Exemples
web-learn-reconstructed = Les figures imprimées de ces éléments nous manquent. Ce que vous voyez est une reconstitution soignée. Si vous possédez la boîte, vous pouvez fournir les vrais éléments dans de petits fichiers texte ; le README explique comment.

web-learn-fits-ramp = Voici votre rampe : six colonnes, douze rangées. Les pièces arrivent une à une et glissent tout droit vers le bas. Chaque point encore visible à la fin coûte un point : remplissez bien.
web-learn-fits-start = Votre pièce de départ est le grand crochet. Tournez-la, retournez-la, choisissez une colonne et laissez-la glisser. Posez-la sans laisser de trou dessous.
web-learn-fits-start-hint = Cela laisserait un trou que plus rien n'atteindra. Couchez-la à plat, ou posez-la sur son pied.
web-learn-fits-turn = Une carte est maintenant retournée : une barre de trois. Tout le monde pose la même pièce. Mettez-la où elle va bien.
web-learn-fits-gap = La croix est difficile. Les pièces ne glissent que tout droit : les points sous un surplomb sont perdus. Posez-la et voyez lesquels elle enferme.
web-learn-fits-gap-hint = Ici elle n'enferme rien. Essayez une autre colonne pour voir un trou.
web-learn-fits-aside = Vous n'êtes pas obligé de poser une pièce : vous pouvez l'écarter. Elle est alors perdue pour la manche. Écartez celle-ci.
web-learn-fits-aside-hint = Elle irait là, mais cette fois, écartez-la.
web-learn-fits-row = Sur la planche 1, chaque rangée complète rapporte un point. Posez le carré là où il aide à en compléter une.
web-learn-fits-boards = C'est tout. Après 16 cartes, on compte. La planche 2 a des cases qui rapportent si vous les laissez libres, la 3 a aussi des pénalités, la 4 des paires de symboles : laissez les deux libres ou couvrez les deux.
web-learn-fits-example-slide = Les pièces glissent tout droit jusqu'à ce que quelque chose les arrête. Les points sous un surplomb restent libres et coûtent chacun un point.
web-learn-fits-example-specials = Planche 4 : les deux symboles d'une paire libres rapportent 3 points, un seul en coûte 3, aucun ne compte pas.

web-learn-bits-task = Les pierres sont des dominos de deux couleurs. La carte d'objectif dit quelles zones d'une couleur rapportent : ici chaque carré de quatre vaut 2, toute autre zone d'exactement quatre cases vaut 1.
web-learn-bits-start = Voici votre pierre de départ. Couchez-la ou dressez-la dans la colonne de votre choix.
web-learn-bits-standing = Voici une pierre d'une seule couleur. Les pierres glissent tout droit vers le bas. Dressez celle-ci.
web-learn-bits-standing-hint = Celle-ci est couchée. Tournez-la pour la dresser.
web-learn-bits-area = Les cases d'une couleur qui se touchent par un côté forment une zone. Elle ne compte que si elle a exactement la forme demandée : une cinquième case gâcherait un carré de quatre. Posez cette pierre où vous voulez.
web-learn-bits-neutral = Une fois par manche, vous pouvez poser votre pierre grise neutre à la place ; la pierre de la carte est alors perdue pour vous. Elle n'appartient à aucune zone, mais elle les sépare. Utilisez-la maintenant.
web-learn-bits-neutral-hint = C'est la pierre de la carte. Choisissez la neutre.
web-learn-bits-rounds = La manche finit quand plus rien n'entre ; rien ne doit dépasser en haut. On joue trois manches, chacune avec une carte d'objectif de plus : la deuxième demande une forme dans une couleur, la troisième coûte des points.
web-learn-bits-example-areas = Trois cases rouges forment une zone, les bleues qui se touchent aussi. En diagonale, on ne se touche pas.

web-learn-fillit-goal = Vous êtes rouge. Qui pose tous ses jetons le premier gagne. C'est votre pion qui les pose, partout où il glisse.
web-learn-fillit-turn = Un tour a deux parties : faites glisser votre pion aussi loin que possible dans une direction, et avancez l'une de vos pierres d'une case. Faites les deux, dans l'ordre que vous voulez.
web-learn-fillit-order = L'ordre compte : une pierre peut ouvrir un chemin ou arrêter le pion au bon endroit. Cette fois, commencez par une pierre, puis glissez.
web-learn-fillit-order-hint = Là, vous glissez d'abord. Commencez par une pierre.
web-learn-fillit-swap = Une pierre échange sa place avec ce qui se trouve sur la case : un jeton, une autre pierre, même un pion. Jouez encore un tour et cherchez un tel pas.
web-learn-fillit-long = Les longues glissades posent beaucoup de jetons. Trouvez un tour qui en pose au moins deux.
web-learn-fillit-long-hint = Cela pose moins de deux nouveaux jetons. Cherchez plus long.
web-learn-fillit-return = Si votre pion glisse sur les jetons d'un autre, ils lui sont rendus et les vôtres prennent leur place. Jouez encore un tour.
web-learn-fillit-end = Vous devez glisser dès qu'un ordre le permet. La partie finit avec le tour où quelqu'un pose son dernier jeton. Bonne chance !
web-learn-fillit-example-setup = Disposition A à deux : chaque pion sur un jeton à lui, quatre pierres par couleur, et rien ne se pose jamais au centre.

web-learn-jammit-goal = Vous êtes rouge. On pousse des pièces dans le plateau depuis le bord, et ce qui tombe rapporte au joueur de sa couleur, quel que soit celui qui pousse. Le trou du centre compte double.
web-learn-jammit-insert = Votre pion est dans un coin et regarde le long de ses colonnes. Choisissez une colonne et poussez-y deux pièces, une de l'adversaire et une neutre, dans l'ordre voulu.
web-learn-jammit-pawn = Puis votre pion va dans un autre coin libre. Choisissez-en un.
web-learn-jammit-push = L'adversaire a joué. Une pièce pousse celles de sa colonne jusqu'à ce qu'une case vide absorbe la poussée. Poussez encore deux pièces.
web-learn-jammit-again = Et déplacez le pion : c'est de ce coin que vous pousserez la prochaine fois.
web-learn-jammit-points = Une pièce qui passe le bord rapporte 1, dans le centre 2. Les neutres vont à celui qui les a poussées ; trois font un point. 13 points gagnent.
web-learn-jammit-extra = Si vous poussez dehors une de vos pierres, vous recevez en plus deux pièces de votre couleur, pour deux colonnes différentes. Elles peuvent en faire tomber d'autres.
web-learn-jammit-example-push = Deux pièces ont été poussées depuis le coin droit. Celles qui gênent avancent jusqu'à ce qu'une case vide absorbe la poussée.
