"""Long work in numbered pieces, done in this process or on a cluster, with checkpoints on disk."""
