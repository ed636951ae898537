"""The table where people sit down to play together: it opens with the web table."""
