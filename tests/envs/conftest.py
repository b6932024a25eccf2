"""Tests of a peer that is not among our dependencies are collected where it is installed."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("sb3_contrib") else ["test_sb3.py"]
