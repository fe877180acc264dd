-- The tracks a move is about go with the move that comes out of it: a vow that is forsaken is the one
-- that was sworn. Ids by purpose.
ALTER TABLE queued_move ADD COLUMN tracks TEXT NOT NULL DEFAULT '{}';
