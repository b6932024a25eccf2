"""JAMMIT, compiled."""

from tuckbox.kernels.jammit.twin import Twin

__all__ = ["Twin"]
