"""One file for each change of the database. They stay as they are once released."""
