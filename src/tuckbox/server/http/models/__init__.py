"""Bodies and responses of the HTTP routes, as typed models, one file for each noun."""
