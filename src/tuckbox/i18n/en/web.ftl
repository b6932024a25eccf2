# The table in the browser.

## Everywhere

web-home = Tuckbox, start page
web-navigation = Main pages
web-footer = About this site
web-skip = Skip to the content
web-tables = Open tables
web-my = My games
web-about = About
web-privacy = Privacy
web-unofficial = An unofficial fan project. The names of the games belong to their owners.
web-close = Close
web-cancel = Cancel
web-retry = Try again
web-loading = Loading…
web-to-start = To the start page
web-lost = There is nothing at this address
web-lost-why = The link may be old or incomplete. From the start page you can reach every game and all of your tables.
web-outdated = Tuckbox has been updated
web-outdated-why = This tab was opened before the update. Reload it; your games are kept on the server and continue where they were.
web-reload = Reload
web-no-server = The server can’t be reached
web-no-server-why = Your games are safe there. This page tries again on its own as soon as the connection is back.
web-offline = You are offline. What you see here was stored by your browser; playing needs the server.
web-wrong = That did not work: { $sentence }

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours of the page
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-theme-to-light = Change to light colours
web-theme-to-dark = Change to dark colours
web-motion = Animations
web-motion-system = System
web-motion-full = On
web-motion-reduced = Reduced
web-sound = Sounds
web-palette = Colours that everyone can tell apart, with patterns
web-confirm = Ask before a move is made
web-shortcuts = Keyboard shortcuts at the table (R turns, F flips…)
web-notation = Show the notation of moves (such as V5:0@C)
web-open = On one screen: play openly, without passing the device on
web-notify = Tell me when it is my turn
web-notify-missing = The browser offers no notifications here: it allows them only over https and on this computer itself. Everything else works.
web-notify-denied = You have blocked notifications for this site; you can allow them again in the browser’s site settings.
web-storage-off = Your browser does not let this site store anything, so these settings last only until you close the page.

## Start page

web-start-title = Small games about filling space
web-start-lead = Slide tiles down a ramp, fill a hexagon, or push coins into one. Alone, with friends, against bots. No account.
web-alone = Play alone
web-daily = Deal of the day
web-bots = Against bots
web-one-screen = On one screen
web-invite = Invite friends
web-learn = Learn it
web-rules = Rules
web-ways = Ways to play { $game }
web-players-exact = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-players = { $first ->
    [1] 1–{ $last } players
   *[other] { $first }–{ $last } players
}
web-go-on = Continue playing
web-all-mine = All my games

## A new table

web-new = A new table for { $game }
web-way = How do you want to play?
web-seats = Players
web-level = Bot strength
web-name = Your name
web-name-of = Name at seat { $seat }
web-options = Game options
web-clock = Clock
web-clock-none = No clock
web-clock-move = { $seconds ->
    [60] 1 minute per move
    [one] { $seconds } second per move
   *[other] { $seconds } seconds per move
}
web-clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
web-clock-total = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} for the game, plus { $increment ->
    [one] { $increment } second
   *[other] { $increment } seconds
} per move
web-public = Show it among the open tables
web-built-in-box = Play with the built-in components, without the box “{ $box }”
web-who-invites = You take seat 1. Everybody who opens the link takes one of the others.
web-seat-is = Seat { $seat }
web-seat-friend = somebody else
web-seat-bot = a bot
web-seat-person = a person
web-create = Set up the table
web-begin = Start playing
web-reconstructed = Reconstructed

## At the table

web-match = { $game } table
web-match-missing = This table does not exist
web-match-missing-why = The link may be incomplete, or the table was removed because nobody came. You can set up a new one.
web-your-turn = Your turn
web-your-turn-named = { $name }, your turn
web-turn = { $count ->
    [one] { $names } is to move
   *[other] { $names } are choosing
}
web-chosen-waiting = Your choice is made. Waiting for { $names }.
web-chosen-change = You can still change it.
web-drawing = The next card is being drawn…
web-open-seats = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
web-title-turn = ● Your turn – { $game }
web-notify-body = It is your turn at the { $game } table.
web-connection-connecting = Connecting…
web-connection-open = Connected
web-connection-lost = Reconnecting…
web-connection-closed = Not connected
web-unsent = { $count ->
    [one] One move is kept here and sent as soon as there is a connection.
   *[other] { $count } moves are kept here and sent as soon as there is a connection.
}
web-sending = Sending…
web-refused = Not possible: { $sentence }
web-seats-heading = Players
web-seat-open = Open seat
web-seat-away = away
web-seat-to-move = to move
web-seat-stood-in = a bot plays for now
web-seat-yours = you
web-bot-name = Bot ({ $level })
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-score-fillit = { $count ->
    [one] { $count } chip left
   *[other] { $count } chips left
}
web-clock-left = Time left: { $time }
web-clock-short = { $count ->
    [one] Less than { $count } second left.
   *[other] Less than { $count } seconds left.
}
web-watching = { $count ->
    [0] Nobody is watching
    [one] One person is watching
   *[other] { $count } people are watching
}
web-spectator = All seats are taken: you are watching.
web-spectator-hidden = Hidden moves stay hidden until everyone has chosen.
web-spectator-play = Play yourself
web-no-cookie = Your browser refuses the cookie by which this server recognises you, so it took you for a spectator. Allow cookies for this site, then begin again from the start page.
web-sit-here = Sit down here
web-sit-first = Take a seat
web-hand-to-bot = Let a bot play
web-reclaim = Take my seat back
web-leave = Leave the seat
web-log = Game log
web-log-empty = Nothing yet.
web-actions = At the table
web-take-back = Undo
web-resign = Resign
web-resign-sure = Really resign?
web-resign-why = The game ends for you, and this can’t be taken back.
web-offer-draw = Offer a draw
web-accept-draw = Agree to a draw
web-decline-draw = Decline
web-draw-offered = Draw offered by { $names }.
web-confirm-ask = Make this move?
web-confirm-move = Make this move: { $move }?
web-confirm-yes = Yes, make it
web-share = Share
web-share-title = Invite to this table
web-share-why = Anyone who opens this link can take an open seat; when all are taken, they can watch.
web-share-link = Link to this table
web-share-send = Send the link
web-copy = Copy
web-copied = Copied
web-copy-failed = The browser did not allow copying; select the link and copy it by hand.
web-qr = QR code of the link
web-share-local = This link works only on this computer. Start Tuckbox with “--lan” so that other devices on your network can join.
web-export = Save the record
web-full-screen = Full screen
web-full-screen-end = Leave full screen
web-move-box = Type a move
web-move-box-hint = In the notation of the rules page, such as { $example }
web-move-send = Play it
web-move-ambiguous = “{ $typed }” can mean { $moves }. Type more of it.
web-board-words = The table in words
web-moves-heading = { $count ->
    [one] One legal move
   *[other] { $count } legal moves
}
web-rematch = Rematch
web-rematch-open = To the rematch
web-again = Same cards again
web-challenge = Challenge a friend with these cards
web-new-game = New game
web-look-back = Replay and analysis
web-result = Result
web-result-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
web-result-you = You win!
web-result-drawn = A draw.
web-grade = Your title: { $grade }
web-rank = Place
web-player = Player
web-points-word = Points
web-fair = Fair draw
web-fair-why = Before the first card the table commits to its secret, and your browser to a seed of its own. After the game both are opened, and your browser checks the draws against what it was shown.
web-verify = Check the draws
web-two-tabs = This table is open in another tab or window too. Both show the same; play in whichever you like.
web-announce-turn = It is your turn.

## One screen, several seats

web-hand-over = Pass the device to { $name }
web-hand-over-why = { $name } chooses next. The others look away, so that the choice stays hidden until all have chosen.
web-hand-over-ready = I am { $name }: show my board
web-hand-over-open = We play openly: don’t ask again

## Open tables and my games

web-tables-why = Tables that others have opened for everybody.
web-tables-open = Free seats
web-tables-none = No table is open now. Open one yourself; it appears here at once.
web-join = Join
web-watch = Watch
web-continue = Continue
web-replay = Replay
web-running = Running
web-my-none = You have no games yet.
web-more = Show more
web-import = Open a record
web-import-why = Choose a saved record (.tuckbox) to replay it, check its draws and analyse it.
web-import-choose = Choose a file
web-import-paste = Or paste its text here
web-import-open = Open
web-import-empty = There is no text yet. Choose a file or paste the text of a record.
web-who-am-i = Who I am
web-who-why = Tuckbox recognises this browser by a cookie. No account, no e-mail.
web-keep-name = Save the name
web-name-kept = Saved.
web-move-device = Use my games on another device
web-recovery-make = Make a code
web-recovery-code = Type this code on the other device. It is shown only now; a new code replaces it.
web-recovery-enter = I have a code
web-recovery-use = Take over my games
web-recovery-done = This browser now has your games.
web-result-short = { $names } won
web-result-drawn-short = drawn

## About

web-about-lead = Tuckbox is a digital table for small games, made by people who like them, free to use and to study.
web-about-credits = Credits
web-about-owners = Tuckbox is not affiliated with or endorsed by Ravensburger, radiuthree or the designers of the games. The names of the games belong to their owners and are used only to say which rules are played. No logo, no box art and no text of a rulebook is used.
web-about-buy = If you like a game here, buy it: the real boards and pieces are a pleasure that no screen replaces.
web-about-contact = For rights holders
web-about-contact-why = If you hold rights in one of these games and want something changed or removed, write to the operator of this server or open an issue on the project’s source page. Such requests are answered first.
web-about-reconstructed = Reconstructed components
web-about-reconstructed-why = Some printed details could not be found in public sources. For these we drew our own stand-ins; they play well but are not the printed ones.
web-about-own = If you own the game, you can supply the printed ones: start Tuckbox with a folder of your own components (see “tuckbox --help”, option --components). Every record names the components it was played with.
web-about-fair = Fair draws
web-about-source = Tuckbox is free software under the MIT licence.
web-about-install = Install it
web-about-install-why = Your browser can put Tuckbox on the home screen or into the list of programs. The app then opens even without a connection; playing needs the server.
web-about-http = On plain http in a home network, browsers disable notifications and opening offline. Everything else works.
web-install = Install Tuckbox

## Privacy

web-privacy-lead = What this server knows about you, and for how long.
web-privacy-cookie = One signed cookie tells the server that this is the same browser as before. It holds a random number, nothing about you. A second one holds your language.
web-privacy-name = The name you type is shown at your tables and is part of their records. You may leave it empty, use any name, and ask the operator of the server to erase it.
web-privacy-games = Games are kept so that you can continue and replay them. Open tables that you make public can be seen by everybody; all others only by people who have the link. You can delete games nobody else is playing under “My games”.
web-privacy-boxes = A box that you share or play with is kept on this server. Nobody learns that it came from you, unless you name yourself as its author. Drafts stay in this browser.
web-privacy-address = Your network address is kept in memory for an hour or a little more, only to prevent abuse.
web-privacy-third = Nothing is loaded from other sites. No advertising, no tracking, no e-mail, no account.
web-privacy-browser = Your settings stay in this browser.
web-privacy-forget = Clear my settings in this browser
web-privacy-forgotten = Cleared. The settings are as they were on your first visit.
web-bots-warming = Warming up: the bot plays its first moves below full strength. Full strength in { $seconds ->
    [one] about a second
   *[other] about { $seconds } seconds
}.
web-bots-waiting = The bot waits until it plays at full strength, in { $seconds ->
    [one] about a second
   *[other] about { $seconds } seconds
}.
web-bots-light = On this server the bot plays below full strength. The server’s log says why.
web-bots-wait = Wait for full strength
web-bots-go = Don’t wait
