"""Long work in numbered pieces: done here or on many machines, in order, and kept on disk."""
