"""Atlas Lost: Rise of the New Sovereigns."""
