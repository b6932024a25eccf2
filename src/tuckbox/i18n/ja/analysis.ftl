# 何ができたか。

analysis-missing = このサーバーでは { $game } の対局を解析できません。
analysis-busy = 今は多くのゲームを解析しています。少し待ってもう一度お試しください。
analysis-no-way = { $game } の対局はまだ分析できません。
analysis-picture-kind = 図は SVG か PNG で描けます。「{ $file }」の末尾は { $known } のどれかにしてください。
