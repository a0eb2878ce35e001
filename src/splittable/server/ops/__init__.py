"""Operations: settings, metrics, memory, and checking stored logs."""
