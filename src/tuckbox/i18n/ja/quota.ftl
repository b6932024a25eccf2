# 1時間に頼める回数。

quota-imports = 1時間に取り込める棋譜は{ $most }件までです。{ quota-come-back }
quota-boxes = 1時間に保存できるボックスは{ $most }個までです。{ quota-come-back }
quota-analyses = 1時間に頼める分析は{ $most }件までです。{ quota-come-back }
quota-advice = ボットに助言を求められるのは1時間に{ $most }回までです。{ quota-come-back }
quota-studies = 研究で試せる手は1時間に{ $most }手までです。{ quota-come-back }
quota-come-back = { $minutes }分後に続けられます。
