"""Fits the weights of an evaluation to the results of games: a conditional logit by Newton's method.

Each sample is a position: one row of features per side, and the winner. The model says that the
chance of a side is the softmax of its features times the weights.
"""

import numpy as np
import numpy.typing as npt

Features = npt.NDArray[np.float32]
"""By sample, side and column."""

BATCH = 4096
STEPS = 12


def fit(
    features: Features, winners: npt.NDArray[np.int64], ridge: float
) -> npt.NDArray[np.float64]:
    """Return the weights that make the winners most likely, held near 0 by the ridge."""
    weights = np.zeros(features.shape[2])
    for _ in range(STEPS):
        gradient, curvature = -ridge * weights, ridge * np.eye(len(weights))
        for start in range(0, len(features), BATCH):
            rows = features[start : start + BATCH].astype(np.float64)
            more, curved = _derivatives(rows, winners[start : start + BATCH], weights)
            gradient, curvature = gradient + more, curvature + curved
        weights = weights + np.linalg.solve(curvature, gradient)
    return weights


def log_loss(
    features: Features, winners: npt.NDArray[np.int64], weights: npt.NDArray[np.float64]
) -> float:
    """Return how surprised the model is, per position, in nats; log(sides) if it knows nothing."""
    chances = _softmax(features.astype(np.float64) @ weights)
    return float(-np.log(chances[np.arange(len(winners)), winners]).mean())


def _derivatives(
    rows: npt.NDArray[np.float64], winners: npt.NDArray[np.int64], weights: npt.NDArray[np.float64]
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    chances = _softmax(rows @ weights)
    expected = np.einsum("ns,nsc->nc", chances, rows)
    gradient = (rows[np.arange(len(rows)), winners] - expected).sum(axis=0)
    flat = (rows * np.sqrt(chances)[:, :, None]).reshape(-1, rows.shape[2])
    return gradient, flat.T @ flat - expected.T @ expected


def _softmax(worths: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    powers = np.exp(worths - worths.max(axis=1, keepdims=True))
    result: npt.NDArray[np.float64] = powers / powers.sum(axis=1, keepdims=True)
    return result
