-- Holds over somebody or something, from one roll: spent one by one.
CREATE TABLE hold (
  id TEXT PRIMARY KEY,
  system TEXT NOT NULL,
  move TEXT NOT NULL,
  character_id TEXT NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  target_character_id TEXT REFERENCES character (id) ON DELETE CASCADE,
  target_npc_id TEXT REFERENCES npc (id) ON DELETE CASCADE,
  note TEXT NOT NULL DEFAULT '',
  left_count INTEGER NOT NULL CHECK (left_count >= 0),
  paid INTEGER NOT NULL DEFAULT 0 CHECK (paid IN (0, 1)),
  at TEXT NOT NULL
) STRICT;
CREATE INDEX hold_character ON hold (character_id);

-- Moves the GM owes: shown until they are made or let go.
CREATE TABLE owed_move (
  id TEXT PRIMARY KEY,
  due TEXT NOT NULL CHECK (due IN ('standard', 'contemporary', 'first', 'optional')),
  about TEXT NOT NULL CHECK (json_valid(about)),
  cause TEXT NOT NULL CHECK (json_valid(cause)),
  kept_picks TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(kept_picks)),
  mission_id TEXT REFERENCES mission (id) ON DELETE SET NULL,
  at TEXT NOT NULL,
  carried INTEGER NOT NULL DEFAULT 0 CHECK (carried >= 0),
  settled TEXT CHECK (settled IN ('made', 'waived')),
  settled_note TEXT NOT NULL DEFAULT ''
) STRICT;

-- Moves that came out of moves and are still to be made, in order.
CREATE TABLE queued_move (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  system TEXT NOT NULL,
  one_of TEXT NOT NULL CHECK (json_valid(one_of)),
  given TEXT NOT NULL CHECK (json_valid(given)),
  actor TEXT CHECK (actor IS NULL OR json_valid(actor)),
  target TEXT CHECK (target IS NULL OR json_valid(target)),
  cause TEXT NOT NULL CHECK (json_valid(cause)),
  mission_id TEXT REFERENCES mission (id) ON DELETE SET NULL
) STRICT;

-- Milestones, from the claim to the exchange.
CREATE TABLE milestone (
  id TEXT PRIMARY KEY,
  system TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('mission', 'personal')),
  mission_id TEXT REFERENCES mission (id) ON DELETE SET NULL,
  deed TEXT NOT NULL,
  gm TEXT NOT NULL DEFAULT 'pending' CHECK (gm IN ('pending', 'confirmed', 'denied')),
  agreed_on TEXT REFERENCES character (id) ON DELETE SET NULL,
  awarded_to TEXT REFERENCES character (id) ON DELETE SET NULL,
  exchanged_for TEXT,
  at TEXT NOT NULL
) STRICT;

CREATE TABLE milestone_voice (
  milestone_id TEXT NOT NULL REFERENCES milestone (id) ON DELETE CASCADE,
  character_id TEXT NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  says TEXT NOT NULL CHECK (says IN ('claims', 'objects')),
  PRIMARY KEY (milestone_id, character_id)
) STRICT;

-- Pairs of picks that the GM found to cancel each other.
CREATE TABLE contradiction (
  system TEXT NOT NULL,
  one_move TEXT NOT NULL,
  one_pick TEXT NOT NULL,
  other_move TEXT NOT NULL,
  other_pick TEXT NOT NULL,
  PRIMARY KEY (system, one_move, one_pick, other_move, other_pick)
) STRICT;
