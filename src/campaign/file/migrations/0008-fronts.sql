-- Fronts as they are prepared, moved about and brought to an end.
ALTER TABLE front ADD COLUMN notes TEXT NOT NULL DEFAULT '';
ALTER TABLE front ADD COLUMN aftermath TEXT NOT NULL DEFAULT '';

-- A danger may be written down before its doom is known.
ALTER TABLE danger RENAME COLUMN doom_kind TO known_doom_kind;
ALTER TABLE danger ADD COLUMN doom_kind TEXT CHECK (
  doom_kind IN ('tyranny', 'pestilence', 'destruction', 'usurpation', 'impoverishment', 'rampantChaos')
);
UPDATE danger SET doom_kind = known_doom_kind;
ALTER TABLE danger DROP COLUMN known_doom_kind;
-- Whether its portents come one after the other, or each by itself.
ALTER TABLE danger ADD COLUMN ordered INTEGER NOT NULL DEFAULT 1 CHECK (ordered IN (0, 1));
ALTER TABLE danger ADD COLUMN aftermath TEXT NOT NULL DEFAULT '';

CREATE TABLE danger_cast (
  danger_id TEXT NOT NULL REFERENCES danger (id) ON DELETE CASCADE,
  npc_id TEXT NOT NULL REFERENCES npc (id) ON DELETE CASCADE,
  note TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (danger_id, npc_id)
) STRICT;

CREATE TABLE custom_move (
  id TEXT PRIMARY KEY,
  front_id TEXT NOT NULL REFERENCES front (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  made_by TEXT NOT NULL DEFAULT 'player' CHECK (made_by IN ('player', 'gm')),
  trigger_text TEXT NOT NULL DEFAULT '',
  stat TEXT NOT NULL DEFAULT '',
  strong TEXT NOT NULL DEFAULT '',
  weak TEXT NOT NULL DEFAULT '',
  miss TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX custom_move_front ON custom_move (front_id);
