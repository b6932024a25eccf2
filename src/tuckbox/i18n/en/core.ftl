# Messages that every game and every interface uses.

seat = Seat { $seat }
list-comma = {", "}
list-and = { $start } and { $last }

refusal-over = The game is over.
refusal-not-to-move = It is not seat { $seat }’s turn.

option-unknown = There is no option “{ $option }” here. The options are { $known }.
option-value = The option “{ $option }” can’t be “{ $value }”. Choose from { $choices }.
option-repeats = The option “{ $option }” names something twice: “{ $value }”. Name each at most once.

game-unknown = There is no game “{ $game }”. The games are { $known }.
game-name-taken = The installed package “{ $package }” names a game “{ $game }”, but that is the name of the game in “{ $other }”. It is left out.
game-name-invalid = The installed package “{ $package }” names a game “{ $game }”. A name is up to 32 lower-case letters, digits and hyphens and begins with a letter. It is left out.
game-broken = The game “{ $game }” of the installed package “{ $package }” can’t be set up and is left out. { $reason }
game-named-otherwise = The game “{ $game }” of the installed package “{ $package }” calls itself “{ $named }” in its rules. Both must be the same. It is left out.
game-wordless = The game “{ $game }” of the installed package “{ $package }” has no messages in English: there is no file messages/en/{ $game }.ftl. It is left out.

extra-missing = This needs the extra “{ $extra }”, which is not installed here. Install it with: { $command }

components-no-folder = There is no components folder “{ $file }”. Name a folder that holds one folder per game.
components-unreadable = “{ $file }” can’t be read: { $reason }.
components-not-text = “{ $file }” is not UTF-8 text. Save it as plain text.
components-unknown-file = “{ $file }” is not a file that can be replaced. You can supply { $allowed }.
components-empty-file = { $file }, line { $line }, column { $column }: the file is empty. It needs at least one section, such as [name].
components-no-section = { $file }, line { $line }, column { $column }: “{ $found }” comes before the first section. Begin with a line such as [name].

picture-unknown-sign = { $file }, line { $line }, column { $column }: the sign “{ $found }” is unknown. The drawing may use { $known }.
picture-ragged = { $file }, line { $line }, column { $column }: this row has { $found ->
    [one] one space
   *[other] { $found } spaces
}, but { $expected } are needed.
picture-rows = { $file }, line { $line }, column { $column }: the drawing has { $found ->
    [one] one row
   *[other] { $found } rows
}, but { $expected } are needed.
picture-centre = { $file }, line { $line }, column { $column }: the centre is not in play and is drawn as “#”, not as “{ $found }”.
