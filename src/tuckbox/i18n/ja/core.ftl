# すべてのゲームと画面に共通の文です。

seat = プレイヤー{ $seat }
list-comma = {"、"}
list-and = { $start }、{ $last }

refusal-over = ゲームはもう終わっています。
refusal-not-to-move = いまはプレイヤー{ $seat }の手番ではありません。

option-unknown = 「{ $option }」という設定はありません。使える設定は{ $known }です。
option-value = 設定「{ $option }」に「{ $value }」は選べません。{ $choices }から選んでください。
option-repeats = 設定「{ $option }」の「{ $value }」には同じものが二度あります。一度ずつ指定してください。

game-unknown = 「{ $game }」というゲームはありません。遊べるゲームは{ $known }です。
game-name-taken = インストールされたパッケージ「{ $package }」はゲーム名「{ $game }」を使っていますが、この名前は「{ $other }」のゲームのものです。このゲームは使えません。
game-name-invalid = インストールされたパッケージ「{ $package }」のゲーム名「{ $game }」は使えません。名前は英小文字で始まり、英小文字・数字・ハイフンで32文字までです。
game-broken = インストールされたパッケージ「{ $package }」のゲーム「{ $game }」は準備できないため、使えません。{ $reason }
game-named-otherwise = インストールされたパッケージ「{ $package }」のゲーム「{ $game }」は、ルールの中では「{ $named }」という名前です。同じ名前にする必要があるため、使えません。
game-wordless = インストールされたパッケージ「{ $package }」のゲーム「{ $game }」には英語のメッセージがありません（ファイルmessages/en/{ $game }.ftlがありません）。このゲームは使えません。

extra-missing = これには追加パッケージ「{ $extra }」が必要ですが、ここには入っていません。次のコマンドで入れてください：{ $command }

components-no-folder = コンポーネントのフォルダー「{ $file }」がありません。ゲームごとのフォルダーが入ったフォルダーを指定してください。
components-unreadable = 「{ $file }」を読めません（{ $reason }）。
components-not-text = 「{ $file }」はUTF-8のテキストではありません。プレーンテキストで保存してください。
components-unknown-file = 「{ $file }」は差し替えられないファイルです。用意できるのは{ $allowed }です。
components-empty-file = { $file }の{ $line }行目の{ $column }文字目：ファイルが空です。[name]のような見出しが一つは必要です。
components-no-section = { $file }の{ $line }行目の{ $column }文字目：「{ $found }」が最初の見出しより前にあります。[name]のような行から始めてください。

picture-unknown-sign = { $file }の{ $line }行目の{ $column }文字目：記号「{ $found }」は使えません。使えるのは{ $known }です。
picture-ragged = { $file }の{ $line }行目の{ $column }文字目：この段は{ $found }マスですが、{ $expected }マス必要です。
picture-rows = { $file }の{ $line }行目の{ $column }文字目：図は{ $found }段ですが、{ $expected }段必要です。
picture-centre = { $file }の{ $line }行目の{ $column }文字目：中央は使わないマスなので「{ $found }」ではなく「#」と描いてください。
