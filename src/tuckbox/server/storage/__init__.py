"""Storage in SQLite or PostgreSQL through SQLAlchemy; every entry is on disk before it is announced."""
