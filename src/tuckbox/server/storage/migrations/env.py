"""Alembic's entry point: migrates over the connection it is given."""

from alembic import context

from tuckbox.server.storage.tables import metadata

connection = context.config.attributes["connection"]
# SQLite cannot alter a column in place; batch mode copies the table.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
