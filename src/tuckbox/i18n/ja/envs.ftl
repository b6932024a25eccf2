# 機械学習のための環境
envs-action = { $action } はここでの行動ではありません。行動は 0 から { $last } までの整数です。
envs-action-text = 「{ $text }」はここでの行動を表しません。正しい例：「{ $example }」
envs-reward = 報酬「{ $reward }」はありません。選べるのは { $known } です。
envs-win-alone = ひとりでは勝敗がつきません。報酬は dense か points にしてください。
envs-opponents = 対戦相手「{ $opponents }」はいません。選べるのは { $known } です。指定しなければ、学習者がすべての席を受け持ちます。
envs-opponents-alone = ひとり遊びに対戦相手はいません。
envs-seat = 席 { $seat } はありません。席は 1 から { $last } までです。
envs-reset-first = まだゲームが始まっていません。step() や render() などの前に reset() を呼んでください。
envs-over = このゲームは終わりました。次のゲームは reset() で始まります。
envs-count = { $count } 個のゲームを同時には遊べません。1 個以上にしてください。
envs-threads = スレッド数 { $threads } は使えません。このコンピューターのコア数に合わせて 1 から { $most } にしてください。
envs-actions = 行動はゲームごとに整数ひとつ、合わせて { $count } 個必要です。渡されたのは { $found } です。
envs-view = { $name } はオンかオフ（True か False）です。「{ $value }」は使えません。
envs-gif-ending = 「{ $file }」は .gif で終わる名前にしてください。
