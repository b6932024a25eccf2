"""Study: what-if lines, advice and analysis."""
