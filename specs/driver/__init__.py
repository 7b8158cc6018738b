"""What specs/prove is made of: one module for each thing it does."""
