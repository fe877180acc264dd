-- Several foes that share a track: how many they were when it was opened or shared out anew.
ALTER TABLE track ADD COLUMN heads INTEGER CHECK (heads BETWEEN 1 AND 999);
