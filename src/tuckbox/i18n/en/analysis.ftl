# What was possible.

analysis-missing = This server can't analyse games of { $game }.
analysis-busy = Many games are being analysed at the moment. Try again in a moment.
analysis-no-way = Games of { $game } can't be analysed yet.
analysis-picture-kind = A picture can be SVG or PNG: “{ $file }” must end in one of { $known }.
