# What both hexagonal boards say in the browser.

web-hex-keys = Keys: arrows walk over the board, Page Down leads to the next possible hex, Enter chooses, Escape undoes.
web-hex-taken = Chosen.
web-hex-can-take = You can choose it.
