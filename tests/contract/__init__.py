"""The ten laws that every game keeps, with every number of seats and every option."""
