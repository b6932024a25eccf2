# コンパイル済みルールからのお知らせ。tuckbox/kernels/notice.py を参照。

kernels-compiling = このコンピューターに合わせて高速化の準備をしています。初回だけで、1分ほどかかることがあります。
kernels-cache-moved = { $wanted }には書き込めないか空きがないため、コンパイル結果を{ $used }に保存します。
kernels-no-cache = { $wanted }にもほかの場所にも、書き込めないか空きがないため、コンパイル結果を保存できません。起動のたびにコンパイルし直します。
kernels-cache-full = コンパイル結果を{ $folder }に保存できませんでした（{ $reason }）。次の起動時にコンパイルし直します。
kernels-plain = この環境ではNumbaでコンパイルできません（{ $reason }）。ボットとソルバーは動きますが、かなり遅くなります。
kernel-unknown = { $game }のコンパイル版はありません。あるのは{ $known }です。
kernel-action = { $action }は{ $game }のアクションではありません。アクションは0から{ $last }までの整数です。
kernel-foreign = この手または局面は、この{ $game }のテーブルのものではありません：{ $found }
kernel-too-long = この{ $game }のゲームは長すぎます。コンパイル版が覚えていられるのは{ $most }手までです。
selfcheck-differs = { $game }（{ $options }）のコンパイル版がルールと食い違っています：{ $what }。ここまでの記録：{ $entries }。ルールでは{ $rules }、コンパイル版では{ $twin }です。Tuckboxの不具合ですので、ご報告をお願いします。
kernels-not-compiled = このボットのコードは、このコンピューター用にまだコンパイルされていません。
kernels-progress = コンパイルの進み具合：約{ $percent }%。
