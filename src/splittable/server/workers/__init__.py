"""Workers: processes that compute bot moves and reviews."""
