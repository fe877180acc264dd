-- What is undone is looked for with every command; there is little of it among years of batches.
CREATE INDEX batch_undone ON batch (id) WHERE state = 'undone';
