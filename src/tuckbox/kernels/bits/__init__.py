"""BITS, compiled."""

from tuckbox.kernels.bits.twin import Twin

__all__ = ["Twin"]
