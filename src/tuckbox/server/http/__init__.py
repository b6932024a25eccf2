"""HTTP: routes and their models, identities, limits and refusals."""
