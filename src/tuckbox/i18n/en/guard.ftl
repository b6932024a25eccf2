# What the door says: floods, oversize bodies, other sites.

guard-origin = This request came from another site and was refused. Open the table itself and try again.
guard-body-large = The request is too large. At most { $limit } bytes are taken.
guard-too-fast = That was too much too fast. Wait a few seconds; within { $seconds } seconds everything is allowed again.
guard-new-identities = Too many new guests came from your address in the last hour. Try again later, or go on as a guest you were before.
guard-operator-only = This is for whoever runs the server.
