# The server: refusals, its start, and the help of its command.

server-no-match = There is no such game. The link may be incomplete, or the game never began and was removed.
server-not-your-seat = Seat { $seat } is not yours.
server-no-seat = You have no seat in this game.
server-host-only = Only the player who set up the table can do this.
server-table-full = Every seat is taken. You can watch.
server-not-over = The game is not over yet.
server-day-open = This is an attempt at the deal of { $date }. Others can see it when that day is over (UTC).
server-box-game = This is a box for { $game }, not for { $expected }.
server-seat-count = The seats given are { $named }, but the option says { $seats }.
server-recovery-unknown = No identity has this code. Check its letters; a newer code replaces an older one.
server-cursor = This page of the list can’t be found. Start again from the first page.

server-hello-first = The first message of a connection must be “hello”.
server-wire-version = This page uses version { $wire } of the protocol, the server version { $ours }. Reload the page.
server-message-large = The message is too large. At most { $limit } bytes are accepted.
server-invalid-message = The message can’t be understood ({ $where }: { $reason }).
server-invalid-request = The request can’t be understood ({ $where }: { $reason }).
server-no-such-move = Seat { $seat } has no legal move “{ $text }” now.
server-no-such-page = There is nothing at this address.
server-no-such-method = This can’t be done at this address.
server-bad-request = The request can’t be answered.
server-storage = Games can’t be loaded or saved at the moment. Nothing was lost; try again shortly.
server-match-torn = What is stored of this game contradicts itself, so it can’t go on. The operator finds the reason in the log.
server-components-away = This game was played with components that this server does not have ({ $hash }).
server-pool-full = The server has too much of this to do at the moment. Try again in a few seconds.
server-pool-yours = Too many of your requests are still being worked on. Try again when one of them has been answered.
server-broken = Something went wrong on our side. Nothing was changed; try again in a moment.

server-no-client-title = The browser client is missing
server-no-client = This server was installed without its pages. Install Tuckbox again from a wheel or from its source, or build the client in the folder “web” with “npm run build”.

server-setting-number = { $name } must be a number of at least 0, not “{ $value }”.
server-setting-choice = { $name } can’t be “{ $value }”. Choose one of: { $known }.
server-database-url = “{ $url }” is not the address of a database. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
server-database-unusable = The database { $url } can’t be used: { $reason }
server-database-damaged = The file { $file } is damaged or not a database ({ $reason }). It was left unchanged. Move it away, then restore your last backup with “tuckbox admin restore BACKUP”; --database chooses another file.
server-database-newer = The database { $url } was made by a newer Tuckbox (its tables are at { $found }, this program knows them up to { $known }). It was left unchanged. Install the newer program, or choose another database with --database.
server-database-unversioned = The database { $url } does not say which version its tables have (alembic_version must have one row): a migration was probably interrupted. It was left unchanged. Restore your last backup into an empty database with “tuckbox admin restore BACKUP”; --database chooses another database.
server-data-unusable = The folder { $folder } can’t be used for games and keys: { $reason }. Choose another with --data.
server-redis-url = “{ $url }” is not the address of a Redis server. Write redis://HOST:PORT.
server-redis-away = The Redis server { $url } can’t be reached. The table opens anyway and checks the database every second; it keeps trying to reach Redis.
server-port-taken = Port { $port } of { $host } can’t be opened: { $reason }. Choose another with --port.
server-ready = The table is open at { $url }
server-stopped = The table is closed. All games are kept.

cli-about-serve = Open the table for browsers: on this computer, on your home network or on the internet.
cli-flag-host = Address to listen on.
cli-flag-port = Port to listen on.
cli-flag-database = Where games are kept: sqlite:///FILE or postgresql://…; by default a file in your data folder.
cli-flag-redis = Redis server through which several nodes tell each other what happens.
cli-flag-lan = Let others on the home network play; shows the address for them.
cli-flag-public-url = Address by which players reach this server, if it is behind a proxy.
cli-flag-trusted-proxies = Proxies whose forwarding headers are trusted, separated by commas.
cli-flag-open = Open the browser.
cli-flag-workers = Processes in which bots think.
cli-flag-data = Folder for games and keys.

server-secret-weak = TUCKBOX_SECRET is too easy to guess. It needs at least { $shortest } random characters, for example from “openssl rand -hex 32”; the same on all nodes.
server-key-damaged = The key in { $file } is cut off. Put back the key from your backup; or remove the file, and visitors get new identities.
server-strict-cards = { $game } has no cards, so nobody can know them in advance.
server-strict-slow = At a table where nobody knows the cards in advance, everyone has to be there at each card. Choose a time of at most { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
server-match-shared = Others play here too, or it is a deal of the day: it can’t be deleted.
server-picture-early = A picture can be drawn once the game is over.
