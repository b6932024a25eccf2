"""Where cards come from, and how players can check that nobody chose them."""
