# ボックス：自作のボード・カード・初期配置をまとめた一つのファイル。

box-name = ボックス「{ $name }」
box-author = 作者：{ $author }
box-licence = ライセンス：{ $licence }
box-printed = 作者によれば印刷どおり：{ $files }
box-made-up = 創作：{ $files }
box-file-printed = { $file } · 印刷どおり
box-file-made-up = { $file } · 創作

## ボックスの誤り

box-too-large = ボックスは{ $bytes }バイトあります。上限は{ $most }バイトです。図かコメントを減らしてください。
box-many-lines = ボックスは{ $lines }行あります。上限は{ $most }行です。図かコメントか空行を減らしてください。
box-not-text = ボックスの{ $line }行目の{ $column }文字目：UTF-8のテキストではありません。プレーンテキストで保存してください。
box-character = ボックスの{ $line }行目の{ $column }文字目：見えない文字{ $letter }は使えません。消してください。
box-foreign = { $line }行目の{ $column }文字目：ボックスではありません。ボックスは{ $expected }で始まります。
box-version = ボックスの{ $line }行目の{ $column }文字目：バージョン{ $version }のボックスです。ここで読めるのはバージョン{ $known }だけです。新しいTuckboxなら読めるかもしれません。
box-cut-off = ボックスの{ $line }行目の{ $column }文字目：最後の行に改行がなく、途中で切れているかもしれません。もう一度取得するか、改行を入れてください。
box-header = ボックスの{ $line }行目の{ $column }文字目：「{ $found }」はここに書けません。たとえば{ $expected }と書いてください。
box-header-missing = ボックスの{ $line }行目の{ $column }文字目：{ $expected }がありません。
box-words = ボックスの{ $line }行目の{ $column }文字目：「{ $word }」の文は{ $most }文字以内の見える文字で書いてください。名前には一文字以上必要です。
box-no-file = ボックスの{ $line }行目の{ $column }文字目：図が一つもありません。{ $expected }のような行で始めてください。
box-many-files = ボックスの{ $line }行目の{ $column }文字目：図が{ $found }個あります。ボックスに入るのは{ $most }個までです。
box-file-twice = ボックスの{ $line }行目の{ $column }文字目：図{ $file }が二度あります。一つだけ残してください。
box-file-name = ボックスの{ $line }行目の{ $column }文字目：「{ $found }」は図の名前に使えません。英数字と - と _、フォルダーは二つまで、最後は .txtにしてください。
box-file-unknown = ボックスの{ $line }行目の{ $column }文字目：このゲームでは「{ $file }」を使えません。入れられるのは{ $allowed }です。

## サーバー上で

box-unknown = このハッシュのボックスはここにありません。リンクが途中で切れているか、取り下げられたのかもしれません。
box-hidden = このボックスはサーバーの運営者が非表示にしています。
box-many-kept = ここに置けるボックスは{ $most }個までです。不要なものを取り下げてください。
server-box-and-components = TUCKBOX_BOXとコンポーネントのフォルダーは同時に使えません。どちらか一方にしてください。
server-box-twice = { $file }は{ $game }の二つ目のボックスです。ゲームごとに一つだけ指定してください。
server-box-unreadable = ボックス{ $file }を読み込めません：{ $reason }

## コマンドライン

cli-about-box = ボックス（自作のボード・カード・初期配置をまとめた一つのファイル）を作り、調べ、見せます。
cli-about-box-new = 付属の図から始まる新しいボックスを書き出します。
cli-about-box-check = ボックスで遊べるかどうか調べます。
cli-about-box-show = ボックスの中身を見せます。
cli-about-box-pack = 自作コンポーネントのフォルダーをボックスにまとめます。
cli-about-box-unpack = ボックスの図をフォルダーに書き出します。
cli-about-box-learn = FITSのボックスのボードの見方をボットにゲームを重ねて学ばせます。数分かかります。

cli-flag-box = ボックス：自作のボード・カード・初期配置をまとめた一つのファイル。
cli-flag-drawing = ボックスに入れる図（例：boards/2.txt）。繰り返し指定できます。省略するとすべて。
cli-flag-title = ボックスの名前。
cli-flag-author = 描いた人。
cli-flag-licence = ほかの人が使うときの条件。
cli-flag-printed = 出版社が印刷したとおりの図。繰り返し指定できます。
cli-flag-folder = ゲームごとのフォルダーが入ったフォルダー。
cli-flag-rounds = 各ボードで学習に使うラウンド数。

cli-box-action = ボックスで何をするか指定してください：{ $known }。
cli-box-bad = { $file }：{ $reason }
cli-box-suffix = 「{ $file }」の最後は{ $suffix }にしてください。
cli-box-exists = 「{ $file }」はすでにあります。別の名前にするか、先に消してください。
cli-box-nothing = 「{ $folder }」には図がありません。boards/2.txtのようなファイルを置いてください。
cli-box-no-file = 図「{ $file }」はありません。{ $known }から選んでください。
cli-box-has-head = このボックスの見出しは「{ $file }」にあります。そこを直すか、そのファイルを消してください。
cli-box-or-components = ボックスとコンポーネントのフォルダーは、どちらか一方だけ指定してください。
cli-box-other-game = 「{ $file }」は{ $game }のボックスで、{ $expected }のものではありません。
cli-box-written = 書き出しました：{ $file }
cli-box-good = 「{ $file }」は{ $game }で使えるボックスです。
cli-box-hash = 棋譜にはこのハッシュで記されます：{ $hash }
cli-box-learned = ボード{ $board }：{ $rounds }ラウンドの学習後、ひと目の判断で{ $after }点（学習前は{ $before }点）。このコンピューターのボットはこれから使います。動いているサーバーは次の起動から使います。
cli-box-learn-nothing = 「{ $file }」にFITSのボードがありません。ほかのゲームでは、ボットは初期配置を学ばずにプレイします。
cli-box-learn-rounds = { $rounds }ラウンドでは学べません。1以上の数を指定してください。
