-- What was undone and then written over stays: the steps of a campaign are a tree. `parent` is the
-- step before, null at the beginning of the file. `branch` is null on the line that is played, what
-- can be redone included; on a branch that was written over it is the first step of that branch.
ALTER TABLE batch ADD COLUMN parent INTEGER REFERENCES batch (id) CHECK (parent < id);
ALTER TABLE batch ADD COLUMN branch INTEGER CHECK (branch <= id);

-- Until now there was one line. What was dropped from it has no statements any more that would bring
-- it back, and stays outside.
UPDATE batch SET parent = line.parent
FROM (SELECT id, lag(id) OVER (ORDER BY id) AS parent FROM batch WHERE state <> 'dropped') AS line
WHERE line.id = batch.id;

-- Undo asks for the last step that stands, redo for the first that does not, whatever lies between.
DROP INDEX batch_undone;
CREATE INDEX batch_line ON batch (branch, state);
CREATE INDEX batch_parent ON batch (parent) WHERE parent IS NOT NULL;
