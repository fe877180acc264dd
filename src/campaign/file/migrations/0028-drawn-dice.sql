-- Where the app's own dice of a command came from: whoever has the seed and the draw can roll them again.
ALTER TABLE batch ADD COLUMN dice_seed INTEGER CHECK (dice_seed BETWEEN 0 AND 4294967295);
ALTER TABLE batch ADD COLUMN dice_first INTEGER CHECK (dice_first > 0);
ALTER TABLE batch ADD COLUMN dice_count INTEGER CHECK (dice_count > 0);
