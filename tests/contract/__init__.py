"""The ten laws, tested on every game with every number of seats and every option."""
