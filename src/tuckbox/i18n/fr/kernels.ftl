# Ce que disent les jumeaux compilés des règles : voir tuckbox/kernels/notice.py.

kernels-compiling = Préparation du jeu rapide pour cet ordinateur. Cela ne se fait qu’une fois et peut prendre une minute.
kernels-cache-moved = Le code compilé ne peut pas être conservé dans { $wanted } (écriture impossible, ou disque plein) ; il est conservé dans { $used }.
kernels-no-cache = Le code compilé ne peut être conservé ni dans { $wanted } ni ailleurs (écriture impossible, ou disque plein). Il sera recompilé à chaque démarrage.
kernels-cache-full = Le code compilé n’a pas pu être enregistré dans { $folder } ({ $reason }). Il sera recompilé au prochain démarrage.
kernels-plain = Numba ne peut pas compiler ici ({ $reason }). Les robots et les solveurs fonctionnent, mais bien plus lentement.
kernel-unknown = Il n’existe pas de jumeau compilé de { $game }. Il en existe pour { $known }.
kernel-action = { $action } n’est pas une action de { $game } : les actions sont les nombres entiers de 0 à { $last }.
kernel-foreign = Ce coup ou cette position n’appartient pas à cette table de { $game } : { $found }.
kernel-too-long = Cette partie de { $game } dépasse les { $most } tours qu’un jumeau compilé peut retenir.
selfcheck-differs = Le jumeau compilé de { $game } ({ $options }) diffère des règles : { $what }. Après : { $entries }. Les règles disent { $rules }, le jumeau dit { $twin }. Merci de nous le signaler : c’est une erreur de Tuckbox.
kernels-not-compiled = Le code de ce robot n’est pas encore compilé pour cet ordinateur.
kernels-progress = Compilé jusqu’ici : environ { $percent } %.
