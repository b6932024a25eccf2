"""HTTP: routes, their models, who is asking, and what is turned away."""
