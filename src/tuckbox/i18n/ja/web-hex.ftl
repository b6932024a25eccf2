# ブラウザーで両方の六角形の盤が使う言葉

web-hex-keys = キー操作：矢印キーで盤上を移動、Page Downで次に選べるマスへ、Enterで選択、Escで取り消します。
web-hex-taken = 選択中です。
web-hex-can-take = 選べます。
web-hex-reconstructed = 復元した初期配置
