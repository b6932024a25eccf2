# Notices of the compiled twins of the rules: see tuckbox/kernels/notice.py.

kernels-compiling = Preparing fast play for this computer. This happens once and may take a minute.
kernels-cache-moved = Compiled code cannot be kept in { $wanted } (not writable, or full), so it is kept in { $used }.
kernels-no-cache = Compiled code cannot be kept in { $wanted } or anywhere else (not writable, or full). Every start will compile again.
kernels-cache-full = Compiled code could not be stored in { $folder } ({ $reason }). The next start will compile again.
kernels-plain = Numba cannot compile here ({ $reason }). Bots and solvers work, but many times slower.
kernel-unknown = There is no compiled twin of { $game }. There is one of { $known }.
kernel-action = { $action } is not an action of { $game }: actions are the whole numbers from 0 to { $last }.
kernel-foreign = This move or position does not belong to this table of { $game }: { $found }.
kernel-too-long = This game of { $game } is longer than the { $most } turns that a compiled twin can remember.
selfcheck-differs = The compiled twin of { $game } ({ $options }) differs from the rules in { $what }. After: { $entries }. The rules say { $rules }, the twin says { $twin }. Please report this: it is a bug in Tuckbox.
kernels-not-compiled = The code of this bot is not compiled for this computer yet.
kernels-progress = Compiled so far: about { $percent }%.
