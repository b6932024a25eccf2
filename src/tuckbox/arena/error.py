"""What can be wrong with a tournament."""

from tuckbox.core import TuckboxError


class ArenaFault(TuckboxError):
    """A plan that can't be played, a results file that can't be used, a worker that was lost."""
