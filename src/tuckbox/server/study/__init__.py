"""After and beside a match: what if, advice, analysis."""
