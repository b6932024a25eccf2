"""Where matches live: SQLite or PostgreSQL through SQLAlchemy, every accepted entry on disk before it is told."""
