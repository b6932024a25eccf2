"""Exact answers: perft counts, best possible scores, proofs."""
