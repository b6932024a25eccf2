# What both boards of falling pieces say in the browser.

web-square-lands = Lands on { $cells }.
web-square-left = Move left
web-square-right = Move right
web-square-turn = Turn
web-square-drop = Drop
web-square-change = Change my choice
web-square-look = Show large:
web-square-game-over = The whole game
web-square-total = Total
web-square-ladder = Titles for solo games
web-square-winner = winner
