# What was possible.

analysis-missing = This server can’t analyse games of { $game }.
analysis-busy = Many games are being analysed at the moment. Try again in a moment.
analysis-yours =
    { $most ->
        [one] You already have a game waiting to be analysed. Try again when it is done.
       *[other] You already have { $most } games waiting to be analysed. Try again when one of them is done.
    }
analysis-no-way = Games of { $game } can’t be analysed yet.
analysis-picture-kind = A picture can be SVG or PNG: “{ $file }” must end in one of { $known }.
