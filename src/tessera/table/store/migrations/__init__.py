"""The steps by which the database became what `schema` says, one file each in `versions`; `upgrade` runs them."""
