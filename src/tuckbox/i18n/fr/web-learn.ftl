# Initiations et pages de règles.

web-learn-title = Apprendre { $game }
web-learn-page = Page { $number } sur { $count }
web-learn-next = Continuer
web-learn-done = Bravo !
web-learn-again = Recommencer
web-learn-play = Jouer
web-learn-by-text = Taper le coup
web-learn-rules = { $game } : les règles
web-learn-try = Essayer librement
web-learn-examples = Exemples
web-learn-setup = { $seats ->
    [4] 2 contre 2
   *[other] { $seats } joueurs
}, { $board ->
    [mini] plateau mini
   *[other] grand plateau
}, mise en place { $layout }
web-learn-last = Le dernier coup en mots
web-learn-reconstructed = Nous n’avons pas les figures imprimées de ce matériel. Ce que vous voyez est une reconstitution soignée. Si vous possédez la boîte, vous pouvez fournir le vrai matériel dans de petits fichiers texte ; le README explique comment.

web-learn-fits-ramp = Voici votre rampe : six colonnes, douze lignes. Les pièces arrivent une à une et glissent tout droit vers le bas. Chaque pastille encore visible à la fin coûte un point : remplissez bien.
web-learn-fits-start = Votre pièce de départ est le grand crochet. Tournez-la, retournez-la, choisissez une colonne et laissez-la glisser. Posez-la sans laisser de trou dessous.
web-learn-fits-start-hint = Cela laisserait un trou que plus rien n’atteindra. Couchez-la à plat, ou posez-la sur son pied.
web-learn-fits-turn = On retourne maintenant une carte Construction : une barre de trois. Tout le monde pose la même pièce. Mettez-la où elle va bien.
web-learn-fits-gap = La croix est difficile. Les pièces ne glissent que tout droit : les pastilles sous un surplomb sont perdues. Posez-la et voyez lesquelles elle enferme.
web-learn-fits-gap-hint = Ici elle n’enferme rien. Essayez une autre colonne pour voir un trou.
web-learn-fits-aside = Vous n’êtes pas obligé de poser une pièce : vous pouvez la mettre de côté. Elle est alors perdue pour la manche. Mettez celle-ci de côté.
web-learn-fits-aside-hint = Elle irait là, mais cette fois, mettez-la de côté.
web-learn-fits-row = Sur la planche 1, chaque ligne complète rapporte un point. Posez le carré là où il aide à en compléter une.
web-learn-fits-boards = C’est tout. Après 16 cartes, on compte. La planche 2 a des cases qui rapportent si elles restent visibles, la 3 a aussi des malus, la 4 des paires de symboles : laissez les deux visibles ou couvrez les deux.
web-learn-fits-example-slide = Les pièces glissent tout droit jusqu’à ce que quelque chose les arrête. Les pastilles sous un surplomb restent visibles et coûtent chacune un point.
web-learn-fits-example-specials = Planche 4 : les deux triangles sont visibles, les deux carrés et les deux cœurs aussi : 3 points par paire. L’un des cercles est couvert : cette paire coûte 3 points. Les deux étoiles sont couvertes : cette paire ne compte pas.
web-learn-fits-example-rows = Planche 1 : la ligne du bas est couverte d’un bord à l’autre et rapporte 1 point. Celle du dessus n’est que commencée : ses pastilles visibles coûtent encore.
web-learn-fits-example-bonus = Planche 2 : le 1 sous le bras de la croix ne peut plus être couvert, mais il reste visible et compte. Le 3 est sous la croix : il est perdu.

web-learn-bits-task = Les pierres sont des dominos de deux couleurs. La carte Mission dit quelles zones d’une couleur rapportent : ici chaque carré de quatre vaut 2, toute autre zone d’exactement quatre cases vaut 1.
web-learn-bits-start = Voici votre pierre de départ. Couchez-la ou dressez-la dans la colonne de votre choix.
web-learn-bits-standing = Voici une pierre d’une seule couleur. Les pierres glissent tout droit vers le bas. Dressez celle-ci.
web-learn-bits-standing-hint = Prenez la pierre de la carte et tournez-la pour la dresser.
web-learn-bits-area = Les cases d’une couleur qui se touchent par un côté forment une zone. Elle ne compte que si elle a exactement la forme demandée : une cinquième case gâcherait un carré de quatre. Posez cette pierre où vous voulez.
web-learn-bits-area-hint = C’est la pierre neutre. Gardez-la pour la page suivante et posez celle de la carte.
web-learn-bits-neutral = Une fois par manche, vous pouvez poser votre pierre neutre grise à la place ; la pierre de la carte est alors perdue pour vous. La pierre neutre n’appartient à aucune zone, mais elle les sépare. Utilisez-la maintenant.
web-learn-bits-neutral-hint = C’est la pierre de la carte. Choisissez la pierre neutre.
web-learn-bits-rounds = La manche finit quand plus rien n’entre ; rien ne doit dépasser en haut. On joue trois manches, chacune avec une carte Mission de plus : la deuxième demande une forme dans une couleur, la troisième coûte des points.
web-learn-bits-example-areas = Trois cases rouges forment une zone, les bleues qui se touchent aussi. En diagonale, les cases ne sont pas reliées.
web-learn-bits-example-exact = Quatre cases rouges valaient 1 point. La cinquième, en haut, gâche tout : une zone doit avoir exactement la taille demandée, elle ne rapporte donc plus rien.
web-learn-bits-example-neutral = La pierre neutre n’appartient à aucune zone. Ici, elle sépare la case bleue du haut des quatre du bas, qui continuent ainsi de compter.
web-learn-bits-example-gap = Une pierre couchée repose sur la plus haute de ses deux colonnes. Les deux cases en dessous ne peuvent plus être atteintes.
web-learn-bits-example-score = Une troisième manche, comptée. La carte 1 demande le carré de deux sur deux : le noir et le rouge rapportent 2 points chacun, la zone bleue et la zone violette de quatre cases 1 chacune, 6 en tout ; la zone jaune du haut a plus de quatre cases et ne rapporte rien. Carte 2 : le coin bleu de droite rapporte 2 points ; la case bleue en dessous ne le touche qu’en diagonale, et la zone bleue de quatre est trop grande. Carte 3 : l’unique zone de deux cases, jaune, en bas, coûte 2 points. Total : 6.

web-learn-fillit-goal = Vous êtes rouge. Qui pose tous ses jetons le premier gagne. C’est votre pion qui les pose, partout où il glisse.
web-learn-fillit-turn = Un tour a deux parties : faites glisser votre pion aussi loin que possible dans une direction, et déplacez l’une de vos pierres d’une case. Faites les deux, dans l’ordre que vous voulez.
web-learn-fillit-order = L’ordre compte : une pierre peut ouvrir un chemin ou arrêter le pion au bon endroit. Cette fois, commencez par une pierre, puis glissez.
web-learn-fillit-order-hint = Là, vous glissez d’abord. Commencez par une pierre.
web-learn-fillit-swap = Une pierre échange sa place avec ce qui se trouve sur la case où elle va : un jeton, une autre pierre, même un pion. Jouez encore un tour et cherchez un tel échange.
web-learn-fillit-long = Une longue glissade pose beaucoup de jetons. Trouvez un tour qui en pose au moins deux.
web-learn-fillit-long-hint = Cela pose moins de deux nouveaux jetons. Cherchez une glissade plus longue.
web-learn-fillit-return = Si votre pion glisse sur les jetons d’un autre, ils lui sont rendus et les vôtres prennent leur place. Jouez encore un tour.
web-learn-fillit-end = Vous devez glisser dès qu’un ordre le permet. La partie finit avec le tour où quelqu’un pose son dernier jeton. Bonne chance !
web-learn-fillit-example-return = Les jetons n’arrêtent pas un pion. Bleu a glissé sur toute la ligne c : les deux jetons rouges du chemin sont revenus dans la réserve rouge, des bleus les remplacent.
web-learn-fillit-example-swap = Le pion rouge a glissé en c6 et y a posé un jeton. Puis la pierre rouge est passée de b5 à c6 : elle a échangé sa place avec le pion, et le jeton l’a suivi.
web-learn-fillit-example-alone = Le pion bleu, dans l’angle g7, était enfermé, et aucune pierre bleue ne pouvait le libérer. C’est le seul cas où une pierre bouge seule ; tant qu’un ordre permet de glisser, il faut glisser.

web-learn-jammit-goal = Vous êtes rouge. On pousse des jetons dans le plateau depuis le bord, et ce qui tombe rapporte au joueur de cette couleur, quel que soit celui qui pousse. Le trou du centre compte double.
web-learn-jammit-insert = Votre pion se tient à un angle et regarde le long de ses colonnes. Choisissez une colonne et poussez-y deux jetons, un de l’adversaire et un neutre, dans l’ordre voulu.
web-learn-jammit-pawn = Puis votre pion va à un autre angle libre. Choisissez-en un.
web-learn-jammit-push = L’adversaire a joué. Un jeton pousse tout ce qui se trouve dans sa colonne, jusqu’à ce qu’une case vide absorbe la poussée. Poussez encore deux jetons.
web-learn-jammit-again = Et déplacez le pion : c’est de son angle que vous pousserez la prochaine fois.
web-learn-jammit-points = Ce qui passe le bord rapporte 1, ce qui tombe au centre 2. Un jeton neutre revient à celui qui l’a fait sortir ; trois font un point. À 13 points, on gagne.
web-learn-jammit-extra = Si vous faites sortir une de vos pierres, vous recevez en plus deux jetons bonus de votre couleur, pour deux colonnes différentes. Ils peuvent faire tomber autre chose encore.
web-learn-jammit-example-push = Deux jetons ont été poussés depuis l’angle de droite. Ce qui gêne avance jusqu’à ce qu’une case vide absorbe la poussée.
web-learn-jammit-example-points = Bleu a poussé deux jetons en f3, et un jeton bleu est tombé à l’autre bout. Il vaut 1 point pour bleu ; poussé par rouge, il aurait aussi compté pour bleu.
web-learn-jammit-example-neutral = Un jeton neutre est tombé par le bord. Il n’appartient à personne : bleu, qui a poussé, le garde ; trois s’échangent contre 1 point.
web-learn-jammit-example-centre = La colonne centrale d’un angle s’arrête au trou. Un jeton bleu y est tombé : cela compte double, 2 points.
web-learn-jammit-example-extra = Bleu a fait sortir une de ses propres pierres. Elle vaut 1 point, et bleu doit maintenant insérer deux jetons bonus bleus, dans deux colonnes différentes du même angle, avant de déplacer le pion.
