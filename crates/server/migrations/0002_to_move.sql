-- Whose turn it is, for lists.
ALTER TABLE games ADD COLUMN to_move BIGINT;
