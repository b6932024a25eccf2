# Environments for learning machines
envs-action = { $action } is not an action here: actions are the whole numbers from 0 to { $last }.
envs-action-text = “{ $text }” is not the text of an action here. One that is: “{ $example }”.
envs-reward = There is no reward “{ $reward }”. There are { $known }.
envs-win-alone = A seat that plays alone can't win. Ask for the reward dense or points.
envs-opponents = There are no opponents “{ $opponents }”. There are { $known }; without opponents the learner plays every seat.
envs-opponents-alone = A seat that plays alone has no opponents.
envs-seat = There is no seat { $seat }. Seats are numbered from 1 to { $last }.
envs-reset-first = This game has not begun. Call reset() before step(), render() or anything that looks at the game.
envs-over = This game is over. Call reset() to begin another.
envs-count = { $count } games can't be played at once. Ask for one or more.
envs-threads = { $threads } threads can't be used. Ask for 1 to { $most }: this machine has no more cores.
envs-actions = { $count } actions are wanted, one whole number for each game, not { $found }.
envs-view = { $name } is on or off (True or False), not “{ $value }”.
envs-gif-ending = “{ $file }” must end in .gif.
