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
web-learn-reconstructed = Nous n’avons pas pu voir les figures imprimées de ce matériel. Ce que vous voyez est une reconstitution soignée. Si vous possédez la boîte, vous pouvez dessiner le vrai matériel.

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

web-learn-bits-task = Chaque domino couvre deux cases. La carte Mission dit quelles zones d’une seule couleur rapportent : ici chaque carré de deux sur deux vaut 2 points, toute autre zone d’exactement quatre cases 1 point.
web-learn-bits-start = Voici votre domino de départ. Couchez-le ou dressez-le dans la colonne de votre choix.
web-learn-bits-standing = Voici un domino d’une seule couleur. Les dominos glissent tout droit vers le bas. Dressez celui-ci.
web-learn-bits-standing-hint = Prenez le domino de la carte et tournez-le pour le dresser.
web-learn-bits-area = Les cases d’une couleur qui se touchent par un côté forment une zone. Elle ne compte que si elle a exactement la forme demandée : une cinquième case gâcherait un carré de deux sur deux. Posez ce domino où vous voulez.
web-learn-bits-area-hint = C’est le domino neutre. Gardez-le pour la page suivante et posez celui de la carte.
web-learn-bits-neutral = Une fois par manche, vous pouvez poser votre domino neutre gris à la place ; vous renoncez alors au domino de la carte. Le domino neutre n’appartient à aucune zone, mais il les sépare. Utilisez-le maintenant.
web-learn-bits-neutral-hint = C’est le domino de la carte. Choisissez le domino neutre.
web-learn-bits-rounds = La manche est terminée pour vous quand plus rien n’entre ; rien ne doit dépasser en haut. On joue trois manches, chacune avec une carte Mission de plus : la deuxième demande une forme dans une couleur, la troisième coûte des points.
web-learn-bits-example-areas = Trois cases rouges forment une zone, les bleues qui se touchent aussi. En diagonale, les cases ne sont pas reliées.
web-learn-bits-example-exact = Quatre cases rouges valaient 1 point. La cinquième, en haut, gâche tout : une zone doit avoir exactement la taille demandée, elle ne rapporte donc plus rien.
web-learn-bits-example-neutral = Le domino neutre n’appartient à aucune zone. Ici, il sépare la case bleue du haut des quatre du bas, qui continuent ainsi de compter.
web-learn-bits-example-gap = Un domino horizontal repose sur la plus haute de ses deux colonnes. Les deux cases en dessous ne peuvent plus être atteintes.
web-learn-bits-example-score = Une troisième manche, comptée. La carte 1 demande le carré de deux sur deux : le noir et le rouge rapportent 2 points chacun, la zone bleue et la zone violette de quatre cases 1 chacune, 6 en tout ; la zone jaune du haut a plus de quatre cases et ne rapporte rien. Carte 2 : l’équerre bleue de droite rapporte 2 points ; la case bleue en dessous ne la touche qu’en diagonale, et la zone bleue de quatre est trop grande. Carte 3 : l’unique zone de deux cases, jaune, en bas, coûte 2 points. Total : 6.

web-learn-fillit-goal = Vous êtes rouge. Qui pose tous ses jetons le premier gagne. C’est votre pion qui les pose, partout où il glisse.
web-learn-fillit-turn = Un tour a deux parties : faites glisser votre pion aussi loin que possible dans une direction, et déplacez l’une de vos pierres d’une case. Faites les deux, dans l’ordre que vous voulez.
web-learn-fillit-order = L’ordre compte : une pierre peut ouvrir un chemin ou arrêter le pion au bon endroit. Cette fois, commencez par une pierre, puis glissez.
web-learn-fillit-order-hint = Là, vous glissez d’abord. Commencez par une pierre.
web-learn-fillit-swap = Case vide : la pierre s’y déplace ; sinon, elle échange sa place avec ce qui s’y trouve : un jeton, une autre pierre, même un pion. Jouez encore un tour et cherchez un tel échange.
web-learn-fillit-long = Une longue glissade pose beaucoup de jetons. Trouvez un tour qui en pose au moins deux.
web-learn-fillit-long-hint = Cela pose moins de deux nouveaux jetons. Cherchez une glissade plus longue.
web-learn-fillit-return = Si votre pion glisse sur les jetons d’un autre, ils lui sont rendus et les vôtres prennent leur place. Jouez encore un tour.
web-learn-fillit-end = Si le pion peut glisser, tout de suite ou après le déplacement d’une pierre, il doit glisser. La partie finit avec le tour où quelqu’un pose son dernier jeton. Bonne chance !
web-learn-fillit-example-return = Les jetons n’arrêtent pas un pion. Bleu a glissé sur toute la ligne c : les deux jetons rouges du chemin sont revenus dans la réserve rouge, des bleus les remplacent.
web-learn-fillit-example-swap = Le pion rouge a glissé en c6 et y a posé un jeton. Puis la pierre rouge est passée de b5 à c6 : elle a échangé sa place avec le pion, et le jeton l’a suivi.
web-learn-fillit-example-alone = Le pion bleu, dans l’angle g7, était enfermé, et aucune pierre bleue ne pouvait le libérer. C’est le seul cas où une pierre bouge seule ; tant que le pion peut glisser dans un ordre ou dans l’autre, il doit glisser.

web-learn-jammit-goal = Vous êtes rouge. On pousse des jetons dans le plateau depuis le bord, et ce qui tombe rapporte des points au joueur de sa couleur, peu importe qui a poussé. Le trou du centre compte double.
web-learn-jammit-insert = Votre pion se tient à un angle et regarde le long de ses colonnes. Choisissez une colonne et poussez-y deux jetons, un de l’adversaire et un neutre, dans l’ordre voulu.
web-learn-jammit-pawn = Puis votre pion va à un autre angle libre. Choisissez-en un.
web-learn-jammit-push = L’adversaire a joué. Un jeton entre sur la première case de sa colonne et pousse d’une case ce qui s’y trouve, qui pousse à son tour le suivant ; la poussée s’arrête à la première case vide. Poussez encore deux jetons.
web-learn-jammit-again = Et déplacez le pion : c’est de son angle que vous pousserez la prochaine fois.
web-learn-jammit-points = Ce qui passe le bord rapporte 1 point, ce qui tombe dans le trou 2. Un jeton neutre revient à celui qui l’a fait tomber ; trois font un point. Le premier à 13 points gagne.
web-learn-jammit-extra = Si vous faites tomber une de vos pierres, vous insérez ensuite deux jetons bonus de votre couleur, dans deux colonnes différentes. Ils peuvent faire tomber autre chose encore, et cela compte aussi.
web-learn-jammit-example-push = Deux jetons ont été poussés depuis l’angle de droite. Chacun pousse d’une case ce qui se trouve devant lui, jusqu’à la première case vide.
web-learn-jammit-example-points = Bleu a poussé deux jetons en f3, et un jeton bleu est tombé à l’autre bout. Il vaut 1 point pour bleu ; poussé par rouge, il aurait aussi compté pour bleu.
web-learn-jammit-example-neutral = Un jeton neutre est tombé par le bord. Il n’appartient à personne : bleu, qui a poussé, le garde ; trois s’échangent contre 1 point.
web-learn-jammit-example-centre = La colonne centrale d’un angle s’arrête au trou. Un jeton bleu y est tombé : cela compte double, 2 points.
web-learn-jammit-example-extra = Bleu a fait tomber une de ses propres pierres. Elle vaut 1 point, et bleu insère maintenant deux jetons bonus bleus, dans deux colonnes différentes du même angle, avant de déplacer le pion.
