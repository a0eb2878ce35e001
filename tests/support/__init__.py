"""What tests share: variants, random games, independent counts and scores, other worlds."""
