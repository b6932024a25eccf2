# What was possible.

analysis-missing = This server was installed without its solvers, so games can't be analysed here.
analysis-busy = Many games are being analysed just now. Try again in a moment.
analysis-no-way = Games of { $game } can't be analysed yet.
analysis-picture-kind = A picture can be SVG or PNG: “{ $file }” must end in one of { $known }.
