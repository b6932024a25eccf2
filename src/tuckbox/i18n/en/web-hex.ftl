# Messages of both hexagonal boards in the browser.

web-hex-keys = Keys: arrows move over the board, Page Down goes to the next possible hex, Enter chooses, Escape undoes.
web-hex-taken = Chosen.
web-hex-can-take = You can choose it.
web-hex-reconstructed = reconstructed set-up
