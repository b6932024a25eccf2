# 何ができたか。

analysis-missing = このサーバーでは{ $game }のゲームを分析できません。
analysis-busy = いまは多くのゲームを分析しています。少し待ってもう一度お試しください。
analysis-yours = 分析待ちのゲームがすでに{ $most }件あります。どれかが終わってからもう一度お試しください。
analysis-no-way = { $game }のゲームはまだ分析できません。
analysis-picture-kind = 図はSVGかPNGで描けます。「{ $file }」の末尾は{ $known }のどれかにしてください。
