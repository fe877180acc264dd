-- Random tables: those of packs, imported ones, and homebrew. All are rolled on alike.
CREATE TABLE oracle_table (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  -- What it stands under, outermost first, ' / ' between; empty for the table's own.
  group_name TEXT NOT NULL DEFAULT '',
  dice_count INTEGER NOT NULL CHECK (dice_count BETWEEN 1 AND 10),
  dice_sides INTEGER NOT NULL CHECK (dice_sides BETWEEN 2 AND 1000),
  source_id TEXT REFERENCES content_source (id) ON DELETE CASCADE
) STRICT;

CREATE TABLE oracle_row (
  table_id TEXT NOT NULL REFERENCES oracle_table (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  from_total INTEGER NOT NULL,
  to_total INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, position)
) STRICT;

-- A further roll that a row calls for. The other table may not be here; null is the same table.
CREATE TABLE oracle_further_roll (
  table_id TEXT NOT NULL REFERENCES oracle_table (id) ON DELETE CASCADE,
  row_position INTEGER NOT NULL,
  position INTEGER NOT NULL,
  other_table_id TEXT,
  count INTEGER NOT NULL CHECK (count BETWEEN 1 AND 6),
  auto INTEGER NOT NULL CHECK (auto IN (0, 1)),
  repeats TEXT NOT NULL CHECK (repeats IN ('reroll', 'worse', 'alwaysWorse', 'keep')),
  PRIMARY KEY (table_id, row_position, position)
) STRICT;

-- Where words that are not the table's own come from, and under which licence.
CREATE TABLE content_source (
  id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  authors TEXT NOT NULL,
  license TEXT NOT NULL,
  url TEXT NOT NULL,
  taken_at TEXT NOT NULL
) STRICT;

-- Words to read beside play: moves, assets, foes, regions.
CREATE TABLE content_card (
  id TEXT PRIMARY KEY,
  source_id TEXT NOT NULL REFERENCES content_source (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('move', 'asset', 'foe', 'region')),
  name TEXT NOT NULL,
  category TEXT NOT NULL DEFAULT '',
  text TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX content_card_kind ON content_card (kind);

CREATE TABLE content_ability (
  card_id TEXT NOT NULL REFERENCES content_card (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL DEFAULT '',
  text TEXT NOT NULL,
  marked INTEGER NOT NULL CHECK (marked IN (0, 1)),
  PRIMARY KEY (card_id, position)
) STRICT;
