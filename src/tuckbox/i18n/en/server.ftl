# What the server says: refusals, its start, and the help of its command.

server-no-match = There is no such game. The link may be incomplete, or the game was never begun and has been put away.
server-not-your-seat = Seat { $seat } is not yours.
server-no-seat = You have no seat in this game.
server-host-only = Only whoever set up the table can do this.
server-table-full = Every seat is taken. You can watch.
server-not-over = The game is not over yet.
server-day-open = This is an attempt at the deal of { $date }. Others can see it when that day is over (UTC).
server-seat-count = Seats were named for { $named }, but the option says { $seats }.
server-recovery-unknown = No identity has this code. Check its letters; a newer code replaces an older one.
server-cursor = This page of the list can't be found. Begin again with the first page.

server-hello-first = The first message of a connection must be “hello”.
server-wire-version = This page speaks version { $wire } of the protocol, the server version { $ours }. Load the page again.
server-message-large = The message is too large. At most { $limit } bytes are taken.
server-invalid-message = The message can't be understood ({ $where }: { $reason }).
server-invalid-request = The request can't be understood ({ $where }: { $reason }).
server-no-such-page = There is nothing at this address.
server-no-such-method = This can't be done at this address.
server-bad-request = The request can't be answered as it was asked.
server-storage = The table can't be reached or written just now. Nothing was lost; try again in a moment.
server-broken = Something is broken on our side. Nothing was changed; try again in a moment.

server-no-client-title = The browser client is missing
server-no-client = This server was installed without its pages. Install Tuckbox again from a wheel or from its source, or build the client in the folder “web” with “npm run build”.

server-setting-number = { $name } must be a number, at least 0, and not “{ $value }”.
server-setting-choice = { $name } can't be “{ $value }”. Choose one of: { $known }.
server-database-url = “{ $url }” is no address of a database. Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
server-database-unusable = The database { $url } can't be used: { $reason }
server-database-damaged = The file { $file } is damaged or no database ({ $reason }). It was left as it is. Move it away, then bring your last backup back with “tuckbox admin restore BACKUP”; --database chooses another file.
server-database-newer = The database { $url } was made by a newer Tuckbox (its tables are at { $found }, this program knows them up to { $known }). It was left as it is. Install the newer program, or choose another database with --database.
server-database-unversioned = The database { $url } does not say which version its tables have (alembic_version must have one row): a change of it was probably broken off. It was left as it is. Bring your last backup back into an empty database with “tuckbox admin restore BACKUP”; --database chooses another database.
server-data-unusable = The folder { $folder } can't be used for games and keys: { $reason }. Choose another with --data.
server-redis-url = “{ $url }” is no address of a Redis server. Write redis://HOST:PORT.
server-redis-away = The Redis server { $url } can't be reached. The table opens all the same and looks at the database each second; Redis is tried again and again.
server-port-taken = Port { $port } of { $host } can't be opened: { $reason }. Choose another with --port.
server-ready = The table is open at { $url }
server-stopped = The table is closed. All games are kept.

cli-about-serve = Open the table for browsers: at this computer, on your home network or on the internet.
cli-flag-host = Address to listen at.
cli-flag-port = Port to listen at.
cli-flag-database = Where games are kept: sqlite:///FILE or postgresql://…; otherwise a file in your data folder.
cli-flag-redis = Redis server through which several nodes tell each other what happens.
cli-flag-lan = Let others on the home network play; shows the address for them.
cli-flag-public-url = Where players reach this server, if it stands behind a proxy.
cli-flag-trusted-proxies = Proxies whose forwarding headers are believed, separated by commas.
cli-flag-open = Open the browser.
cli-flag-workers = Processes in which bots think.
cli-flag-data = Folder for games and keys.
