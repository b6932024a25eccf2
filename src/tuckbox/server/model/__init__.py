"""What all rooms of the server share: values, errors, and what the rooms below must be given."""
