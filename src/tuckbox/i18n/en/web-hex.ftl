# Messages of both hexagonal boards in the browser.

web-hex-keys = Keys: arrows to move over the board, Page Down for the next possible hex, Enter to choose, Escape to undo.
web-hex-taken = Chosen.
web-hex-can-take = You can choose it.
web-hex-reconstructed = reconstructed set-up
