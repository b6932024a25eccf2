"""FITS, compiled."""

from tuckbox.kernels.fits.twin import Twin

__all__ = ["Twin"]
