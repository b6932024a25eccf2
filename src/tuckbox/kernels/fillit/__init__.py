"""FILLIT, compiled."""

from tuckbox.kernels.fillit.twin import Twin

__all__ = ["Twin"]
