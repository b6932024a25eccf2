"""BITS: two-coloured stones slide down a ramp and form areas that task cards score."""
