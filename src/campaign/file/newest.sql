CREATE TABLE campaign (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  created_at TEXT NOT NULL
) STRICT;
CREATE TABLE campaign_system (
  system TEXT PRIMARY KEY,
  version INTEGER NOT NULL
) STRICT;
CREATE TABLE play (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  phase TEXT NOT NULL
) STRICT;
CREATE TABLE character (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  player TEXT NOT NULL DEFAULT '',
  description TEXT NOT NULL DEFAULT '',
  secret TEXT NOT NULL DEFAULT ''
, away INTEGER NOT NULL DEFAULT 0 CHECK (away IN (0, 1)), picture_id TEXT REFERENCES picture (id) ON DELETE SET NULL, own_fields TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(own_fields))) STRICT;
CREATE TABLE character_sheet (
  character_id TEXT NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  system TEXT NOT NULL,
  version INTEGER NOT NULL,
  sheet TEXT NOT NULL CHECK (json_valid(sheet)),
  PRIMARY KEY (character_id, system)
) STRICT;
CREATE TABLE npc (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  secret TEXT NOT NULL DEFAULT ''
, away INTEGER NOT NULL DEFAULT 0 CHECK (away IN (0, 1)), picture_id TEXT REFERENCES picture (id) ON DELETE SET NULL, alias TEXT NOT NULL DEFAULT '', sight TEXT CHECK (sight IN ('nothing', 'word', 'bar', 'figures')), own_fields TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(own_fields)), known TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE npc_sheet (
  npc_id TEXT NOT NULL REFERENCES npc (id) ON DELETE CASCADE,
  system TEXT NOT NULL,
  version INTEGER NOT NULL,
  sheet TEXT NOT NULL CHECK (json_valid(sheet)),
  PRIMARY KEY (npc_id, system)
) STRICT;
CREATE TABLE place (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  secret TEXT NOT NULL DEFAULT ''
, picture_id TEXT REFERENCES picture (id) ON DELETE SET NULL, known TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE front (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('campaign', 'adventure')),
  description TEXT NOT NULL DEFAULT '',
  status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'resolved'))
, notes TEXT NOT NULL DEFAULT '', aftermath TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE danger (
  id TEXT PRIMARY KEY,
  front_id TEXT NOT NULL REFERENCES front (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  category TEXT NOT NULL DEFAULT '',
  subtype TEXT NOT NULL DEFAULT '',
  impulse TEXT NOT NULL DEFAULT '',
  doom TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'resolved', 'moved'))
, doom_kind TEXT CHECK (
  doom_kind IN ('tyranny', 'pestilence', 'destruction', 'usurpation', 'impoverishment', 'rampantChaos')
), ordered INTEGER NOT NULL DEFAULT 1 CHECK (ordered IN (0, 1)), aftermath TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE portent (
  id TEXT PRIMARY KEY,
  danger_id TEXT NOT NULL REFERENCES danger (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  text TEXT NOT NULL,
  done_how TEXT CHECK (done_how IN ('descriptive', 'prescriptive')),
  done_cause TEXT,
  done_at TEXT
) STRICT;
CREATE TABLE stake (
  id TEXT PRIMARY KEY,
  front_id TEXT NOT NULL REFERENCES front (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  question TEXT NOT NULL,
  answer TEXT
) STRICT;
CREATE TABLE front_cast (
  front_id TEXT NOT NULL REFERENCES front (id) ON DELETE CASCADE,
  npc_id TEXT NOT NULL REFERENCES npc (id) ON DELETE CASCADE,
  note TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (front_id, npc_id)
) STRICT;
CREATE TABLE mission (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  client TEXT NOT NULL DEFAULT '',
  brief TEXT NOT NULL DEFAULT '',
  reward TEXT NOT NULL DEFAULT '',
  secret TEXT NOT NULL DEFAULT '',
  front_id TEXT REFERENCES front (id) ON DELETE SET NULL,
  status TEXT NOT NULL,
  outcome TEXT CHECK (
  outcome IN ('success', 'failure', 'uncertain', 'abandoned')
), deadline_day INTEGER) STRICT;
CREATE TABLE objective (
  id TEXT PRIMARY KEY,
  mission_id TEXT NOT NULL REFERENCES mission (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  text TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'reached', 'missed'))
, secret INTEGER NOT NULL DEFAULT 0 CHECK (secret IN (0, 1))) STRICT;
CREATE TABLE participant (
  mission_id TEXT NOT NULL REFERENCES mission (id) ON DELETE CASCADE,
  character_id TEXT NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  absent INTEGER NOT NULL DEFAULT 0 CHECK (absent IN (0, 1)),
  milestones INTEGER NOT NULL DEFAULT 0 CHECK (milestones >= 0),
  roll TEXT CHECK (roll IS NULL OR json_valid(roll)),
  PRIMARY KEY (mission_id, character_id)
) STRICT;
CREATE TABLE confidential_report (
  id TEXT PRIMARY KEY,
  mission_id TEXT NOT NULL REFERENCES mission (id) ON DELETE CASCADE,
  from_character_id TEXT REFERENCES character (id) ON DELETE CASCADE,
  to_character_id TEXT NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  value INTEGER NOT NULL CHECK (value IN (-1, 1))
) STRICT;
CREATE TABLE encounter (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  system TEXT NOT NULL,
  mission_id TEXT REFERENCES mission (id) ON DELETE SET NULL,
  place_id TEXT REFERENCES place (id) ON DELETE SET NULL,
  status TEXT NOT NULL DEFAULT 'prepared' CHECK (status IN ('prepared', 'running', 'over')),
  machine_version INTEGER NOT NULL,
  machine_value TEXT CHECK (machine_value IS NULL OR json_valid(machine_value)),
  machine_context TEXT CHECK (machine_context IS NULL OR json_valid(machine_context))
) STRICT;
CREATE TABLE combatant (
  id TEXT PRIMARY KEY,
  encounter_id TEXT NOT NULL REFERENCES encounter (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  character_id TEXT REFERENCES character (id) ON DELETE SET NULL,
  npc_id TEXT REFERENCES npc (id) ON DELETE SET NULL,
  label TEXT NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('party', 'foe')),
  sheet TEXT NOT NULL CHECK (json_valid(sheet)),
  state TEXT NOT NULL CHECK (json_valid(state))
, group_name TEXT NOT NULL DEFAULT '', overrides TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(overrides)), shown INTEGER NOT NULL DEFAULT 0 CHECK (shown IN (0, 1))) STRICT;
CREATE TABLE batch (
  id INTEGER PRIMARY KEY,
  command TEXT NOT NULL,
  label TEXT NOT NULL CHECK (json_valid(label)),
  at TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'done' CHECK (state IN ('done', 'undone', 'dropped'))
, encounter_id TEXT, turn INTEGER, step INTEGER, step_title TEXT CHECK (step_title IS NULL OR json_valid(step_title)), parent INTEGER REFERENCES batch (id) CHECK (parent < id), branch INTEGER CHECK (branch <= id), dice_seed INTEGER CHECK (dice_seed BETWEEN 0 AND 4294967295), dice_first INTEGER CHECK (dice_first > 0), dice_count INTEGER CHECK (dice_count > 0), input TEXT CHECK (input IS NULL OR json_valid(input)), made TEXT CHECK (made IS NULL OR json_valid(made))) STRICT;
CREATE TABLE undo_log (
  id INTEGER PRIMARY KEY,
  batch INTEGER NOT NULL REFERENCES batch (id) ON DELETE CASCADE,
  changed_table TEXT NOT NULL,
  sql TEXT NOT NULL
) STRICT;
CREATE TABLE journal (
  id INTEGER PRIMARY KEY,
  batch INTEGER NOT NULL REFERENCES batch (id),
  at TEXT NOT NULL,
  kind TEXT NOT NULL,
  secret INTEGER NOT NULL CHECK (secret IN (0, 1)),
  encounter_id TEXT,
  mission_id TEXT,
  fact TEXT NOT NULL CHECK (json_valid(fact))
, session_id TEXT, scene_id TEXT, day INTEGER, minute INTEGER) STRICT;
CREATE TABLE setting (
  system TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL CHECK (json_valid(value)),
  PRIMARY KEY (system, key)
) STRICT;
CREATE TABLE edited_chart (
  system TEXT NOT NULL,
  chart TEXT NOT NULL,
  value TEXT NOT NULL CHECK (json_valid(value)),
  PRIMARY KEY (system, chart)
) STRICT;
CREATE TABLE encounter_label (
  encounter_id TEXT NOT NULL REFERENCES encounter (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  last INTEGER NOT NULL CHECK (last >= 1),
  PRIMARY KEY (encounter_id, name)
) STRICT;
CREATE TABLE encounter_row (
  id TEXT PRIMARY KEY,
  encounter_id TEXT NOT NULL REFERENCES encounter (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('hazard', 'timer', 'event', 'reinforcement')),
  name TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT '',
  turn INTEGER CHECK (turn >= 1),
  step INTEGER CHECK (step >= 1),
  npc_id TEXT REFERENCES npc (id) ON DELETE SET NULL,
  quantity INTEGER CHECK (quantity >= 1),
  side TEXT CHECK (side IN ('party', 'foe')),
  group_name TEXT NOT NULL DEFAULT '',
  done_turn INTEGER
, every INTEGER CHECK (every BETWEEN 1 AND 99), tick TEXT CHECK (json_valid(tick))) STRICT;
CREATE TABLE carried_state (
  character_id TEXT REFERENCES character (id) ON DELETE CASCADE,
  npc_id TEXT REFERENCES npc (id) ON DELETE CASCADE,
  system TEXT NOT NULL,
  state TEXT NOT NULL CHECK (json_valid(state)),
  -- The fight that left it so; null once the game master or a rest has changed it.
  encounter_id TEXT REFERENCES encounter (id) ON DELETE SET NULL,
  CHECK ((character_id IS NULL) <> (npc_id IS NULL))
) STRICT;
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
, tracks TEXT NOT NULL DEFAULT '{}') STRICT;
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
, openly INTEGER NOT NULL DEFAULT 0 CHECK (openly IN (0, 1))) STRICT;
CREATE TABLE milestone_voice (
  milestone_id TEXT NOT NULL REFERENCES milestone (id) ON DELETE CASCADE,
  character_id TEXT NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  says TEXT NOT NULL CHECK (says IN ('claims', 'objects')),
  PRIMARY KEY (milestone_id, character_id)
) STRICT;
CREATE TABLE contradiction (
  system TEXT NOT NULL,
  one_move TEXT NOT NULL,
  one_pick TEXT NOT NULL,
  other_move TEXT NOT NULL,
  other_pick TEXT NOT NULL,
  PRIMARY KEY (system, one_move, one_pick, other_move, other_pick)
) STRICT;
CREATE TABLE track (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT '',
  kind TEXT NOT NULL CHECK (kind IN ('clock', 'points', 'ladder', 'progress')),
  size INTEGER NOT NULL CHECK (size BETWEEN 1 AND 100),
  value INTEGER NOT NULL DEFAULT 0 CHECK (value BETWEEN 0 AND size),
  -- How hard a progress track is to fill; it holds 40 ticks.
  rank TEXT CHECK (rank IN ('troublesome', 'dangerous', 'formidable', 'extreme', 'epic')),
  visibility TEXT NOT NULL DEFAULT 'secret' CHECK (visibility IN ('secret', 'known', 'open')),
  -- Chance in a hundred that it advances when asked; null when it just does.
  odds INTEGER CHECK (odds BETWEEN 1 AND 99),
  -- What a rule system keeps it for: a vow, a journey … Empty for a track of the table's own.
  system TEXT NOT NULL DEFAULT '',
  purpose TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'failed', 'forsaken'))
, heads INTEGER CHECK (heads BETWEEN 1 AND 999), start INTEGER NOT NULL DEFAULT 0 CHECK (start BETWEEN 0 AND 100), returns TEXT NOT NULL DEFAULT 'never'
  CHECK (returns IN ('never', 'rest', 'day', 'session')), thresholds TEXT NOT NULL DEFAULT '[]'
  CHECK (json_valid(thresholds)), sight TEXT NOT NULL DEFAULT 'figures'
  CHECK (sight IN ('word', 'bar', 'figures'))) STRICT;
CREATE TABLE track_rung (
  track_id TEXT NOT NULL REFERENCES track (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (track_id, position)
) STRICT;
CREATE TABLE track_about (
  track_id TEXT NOT NULL REFERENCES track (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  PRIMARY KEY (track_id, type, entity_id)
) STRICT;
CREATE TABLE track_trigger (
  id TEXT PRIMARY KEY,
  track_id TEXT NOT NULL REFERENCES track (id) ON DELETE CASCADE,
  other_track_id TEXT REFERENCES track (id) ON DELETE CASCADE,
  ticks INTEGER CHECK (ticks BETWEEN -100 AND 100),
  portent_id TEXT REFERENCES portent (id) ON DELETE CASCADE,
  note TEXT NOT NULL DEFAULT '',
  proposed_at TEXT,
  settled TEXT CHECK (settled IN ('accepted', 'declined')),
  CHECK (other_track_id IS NULL OR portent_id IS NULL)
) STRICT;
CREATE TABLE danger_cast (
  danger_id TEXT NOT NULL REFERENCES danger (id) ON DELETE CASCADE,
  npc_id TEXT NOT NULL REFERENCES npc (id) ON DELETE CASCADE,
  note TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (danger_id, npc_id)
) STRICT;
CREATE TABLE mission_cast (
  mission_id TEXT NOT NULL REFERENCES mission (id) ON DELETE CASCADE,
  npc_id TEXT NOT NULL REFERENCES npc (id) ON DELETE CASCADE,
  note TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (mission_id, npc_id)
) STRICT;
CREATE TABLE mission_place (
  mission_id TEXT NOT NULL REFERENCES mission (id) ON DELETE CASCADE,
  place_id TEXT NOT NULL REFERENCES place (id) ON DELETE CASCADE,
  note TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (mission_id, place_id)
) STRICT;
CREATE TABLE mission_reward (
  id TEXT PRIMARY KEY,
  mission_id TEXT NOT NULL REFERENCES mission (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  character_id TEXT REFERENCES character (id) ON DELETE SET NULL,
  amount INTEGER NOT NULL,
  unit TEXT NOT NULL,
  source TEXT NOT NULL,
  secret INTEGER NOT NULL DEFAULT 0 CHECK (secret IN (0, 1))
) STRICT;
CREATE TABLE calendar (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  era TEXT NOT NULL DEFAULT '',
  first_year INTEGER NOT NULL DEFAULT 1,
  -- Now: the day, and the minute of it.
  day INTEGER NOT NULL DEFAULT 0,
  minute INTEGER NOT NULL DEFAULT 480 CHECK (minute BETWEEN 0 AND 1439),
  watches INTEGER NOT NULL DEFAULT 6 CHECK (watches BETWEEN 1 AND 24)
, moons TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(moons))) STRICT;
CREATE TABLE calendar_month (
  position INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  days INTEGER NOT NULL CHECK (days BETWEEN 1 AND 100)
) STRICT;
CREATE TABLE calendar_weekday (
  position INTEGER PRIMARY KEY,
  name TEXT NOT NULL
) STRICT;
CREATE TABLE appointment (
  id TEXT PRIMARY KEY,
  day INTEGER NOT NULL,
  name TEXT NOT NULL,
  secret INTEGER NOT NULL DEFAULT 1 CHECK (secret IN (0, 1)),
  done INTEGER NOT NULL DEFAULT 0 CHECK (done IN (0, 1))
) STRICT;
CREATE TABLE session (
  id TEXT PRIMARY KEY,
  number INTEGER NOT NULL UNIQUE,
  name TEXT NOT NULL DEFAULT '',
  started_at TEXT NOT NULL,
  ended_at TEXT,
  first_day INTEGER NOT NULL,
  last_day INTEGER,
  summary TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE attendance (
  session_id TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  character_id TEXT NOT NULL REFERENCES character (id) ON DELETE CASCADE,
  absent INTEGER NOT NULL DEFAULT 0 CHECK (absent IN (0, 1)),
  PRIMARY KEY (session_id, character_id)
) STRICT;
CREATE TABLE scene (
  id TEXT PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  mission_id TEXT REFERENCES mission (id) ON DELETE SET NULL,
  place_id TEXT REFERENCES place (id) ON DELETE SET NULL,
  started_at TEXT NOT NULL,
  ended_at TEXT
, mood TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE note (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL DEFAULT '',
  -- The body as search reads it: links by the names they had, without their ids.
  plain TEXT NOT NULL DEFAULT '',
  session_id TEXT REFERENCES session (id) ON DELETE SET NULL,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL
) STRICT;
CREATE TABLE note_link (
  note_id TEXT NOT NULL REFERENCES note (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  -- Whether it stands in a section for the game master alone.
  secret INTEGER NOT NULL CHECK (secret IN (0, 1)),
  PRIMARY KEY (note_id, type, entity_id)
) STRICT;
CREATE TABLE report_letter (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  addressee TEXT NOT NULL DEFAULT '',
  sender TEXT NOT NULL DEFAULT ''
, voice TEXT NOT NULL DEFAULT 'clerk'
  CHECK (voice IN ('soldier', 'clerk', 'priest'))) STRICT;
CREATE TABLE search_entry (
  id INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  name TEXT NOT NULL,
  body TEXT NOT NULL,
  UNIQUE (type, entity_id)
) STRICT;
CREATE VIRTUAL TABLE search_index USING fts5 (
  name, body, content = 'search_entry', content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);
CREATE VIRTUAL TABLE search_word USING fts5vocab (search_index, row);
CREATE TABLE party_sheet (
  system TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  sheet TEXT NOT NULL CHECK (json_valid(sheet))
) STRICT;
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
CREATE TABLE content_source (
  id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  authors TEXT NOT NULL,
  license TEXT NOT NULL,
  url TEXT NOT NULL,
  taken_at TEXT NOT NULL
) STRICT;
CREATE TABLE content_card (
  id TEXT PRIMARY KEY,
  source_id TEXT NOT NULL REFERENCES content_source (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('move', 'asset', 'foe', 'region')),
  name TEXT NOT NULL,
  category TEXT NOT NULL DEFAULT '',
  text TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE content_ability (
  card_id TEXT NOT NULL REFERENCES content_card (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL DEFAULT '',
  text TEXT NOT NULL,
  marked INTEGER NOT NULL CHECK (marked IN (0, 1)),
  PRIMARY KEY (card_id, position)
) STRICT;
CREATE TABLE session_end (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  system TEXT NOT NULL,
  version INTEGER NOT NULL,
  stage TEXT NOT NULL,
  context TEXT NOT NULL CHECK (json_valid(context)),
  begun_at TEXT NOT NULL
) STRICT;
CREATE TABLE scene_presence (
  npc_id TEXT PRIMARY KEY REFERENCES npc (id) ON DELETE CASCADE,
  position INTEGER NOT NULL
) STRICT;
CREATE TABLE spotlight (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  threshold INTEGER NOT NULL DEFAULT 8 CHECK (threshold BETWEEN 0 AND 99)
) STRICT;
CREATE TABLE rewritten_jot (
  journal_id INTEGER NOT NULL UNIQUE REFERENCES journal (id),
  text TEXT
) STRICT;
CREATE TABLE draft (
  id TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  title TEXT NOT NULL,
  route TEXT NOT NULL,
  state TEXT NOT NULL,
  kept_at TEXT NOT NULL
) STRICT;
CREATE TABLE effect (
  id TEXT PRIMARY KEY,
  -- The rule system whose rolls take its figure; null without one.
  system TEXT,
  character_id TEXT REFERENCES character (id) ON DELETE CASCADE,
  npc_id TEXT REFERENCES npc (id) ON DELETE CASCADE,
  combatant_id TEXT REFERENCES combatant (id) ON DELETE CASCADE,
  place_id TEXT REFERENCES place (id) ON DELETE CASCADE,
  encounter_id TEXT REFERENCES encounter (id) ON DELETE CASCADE,
  value INTEGER CHECK (value BETWEEN -20 AND 20),
  kind TEXT CHECK (kind IN ('forward', 'ongoing')),
  -- Any roll, those of some moves by their ids, or those the game master finds fitting.
  scope TEXT CHECK (json_valid(scope)),
  trigger_text TEXT NOT NULL CHECK (json_valid(trigger_text)),
  rule TEXT NOT NULL DEFAULT '',
  until TEXT NOT NULL CHECK (
    until IN ('nextMatching', 'nextMove', 'scene', 'hand', 'time', 'rest', 'event')
  ),
  -- What has to happen, or whose turn has to come, in words.
  until_text TEXT NOT NULL DEFAULT '',
  -- A time: the last step of a fight that it lasts through, or a moment of the calendar, of whose last
  -- minute so many steps are over before.
  end_encounter_id TEXT REFERENCES encounter (id) ON DELETE CASCADE,
  end_turn INTEGER CHECK (end_turn >= 1),
  end_step INTEGER CHECK (end_step >= 1),
  end_day INTEGER,
  end_minute INTEGER CHECK (end_minute BETWEEN 0 AND 1439),
  spare_steps INTEGER NOT NULL DEFAULT 0 CHECK (spare_steps >= 0),
  -- Harm that it does each turn, and the last turn in which it has.
  tick TEXT CHECK (json_valid(tick)),
  ticked_turn INTEGER,
  cause TEXT CHECK (json_valid(cause)),
  shown INTEGER NOT NULL DEFAULT 0 CHECK (shown IN (0, 1)),
  -- The campaign's time when it was laid.
  laid_day INTEGER,
  laid_minute INTEGER,
  at TEXT NOT NULL,
  CHECK (
    (character_id IS NOT NULL) + (npc_id IS NOT NULL) + (combatant_id IS NOT NULL)
      + (place_id IS NOT NULL) + (encounter_id IS NOT NULL) = 1
  )
) STRICT;
CREATE TABLE pruned (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  batch INTEGER NOT NULL REFERENCES batch (id),
  at TEXT NOT NULL
) STRICT;
CREATE TABLE report_line (
  audience TEXT NOT NULL CHECK (audience IN ('gm', 'players', 'dispatch')),
  -- `fact-` and the number of a fact, or `fight-`, the id of a fight, and which of its sentences.
  line TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (audience, line)
) STRICT;
CREATE TABLE agenda_line (
  id TEXT PRIMARY KEY,
  list TEXT NOT NULL CHECK (list IN ('todo', 'start', 'secret')),
  text TEXT NOT NULL,
  -- Numbers of sessions: the one it was written down for, and the one it was ticked in or for.
  written_for INTEGER NOT NULL,
  ticked_in INTEGER
) STRICT;
CREATE TABLE agenda_mark (
  kind TEXT NOT NULL,
  thing TEXT NOT NULL,
  session INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('ticked', 'aside')),
  PRIMARY KEY (kind, thing)
) STRICT;
CREATE TABLE picture_bytes (
  hash TEXT PRIMARY KEY,
  bytes BLOB NOT NULL
) STRICT;
CREATE TABLE picture (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  hash TEXT NOT NULL REFERENCES picture_bytes (hash),
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  size INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE TABLE "report_template" (
  template TEXT NOT NULL,
  audience TEXT NOT NULL CHECK (audience IN ('gm', 'players', 'dispatch')),
  body TEXT NOT NULL,
  PRIMARY KEY (template, audience)
) STRICT;
CREATE TABLE tie (
  id TEXT PRIMARY KEY,
  character_id TEXT REFERENCES character (id) ON DELETE CASCADE,
  npc_id TEXT REFERENCES npc (id) ON DELETE CASCADE,
  place_id TEXT REFERENCES place (id) ON DELETE CASCADE,
  front_id TEXT REFERENCES front (id) ON DELETE CASCADE,
  relation TEXT NOT NULL,
  to_character_id TEXT REFERENCES character (id) ON DELETE CASCADE,
  to_npc_id TEXT REFERENCES npc (id) ON DELETE CASCADE,
  to_place_id TEXT REFERENCES place (id) ON DELETE CASCADE,
  to_front_id TEXT REFERENCES front (id) ON DELETE CASCADE,
  CHECK ((character_id IS NOT NULL) + (npc_id IS NOT NULL) + (place_id IS NOT NULL) + (front_id IS NOT NULL) = 1),
  CHECK ((to_character_id IS NOT NULL) + (to_npc_id IS NOT NULL) + (to_place_id IS NOT NULL) + (to_front_id IS NOT NULL) = 1)
) STRICT;
CREATE TABLE custom_move (
  id TEXT PRIMARY KEY,
  front_id TEXT REFERENCES front (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  made_by TEXT NOT NULL DEFAULT 'player' CHECK (made_by IN ('player', 'gm')),
  trigger_text TEXT NOT NULL DEFAULT '',
  stat TEXT NOT NULL DEFAULT '',
  strong TEXT NOT NULL DEFAULT '',
  weak TEXT NOT NULL DEFAULT '',
  miss TEXT NOT NULL DEFAULT '',
  -- The system it is a move of; '': of every one.
  system TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE variant (
  noun TEXT NOT NULL,
  id TEXT NOT NULL,
  of_id TEXT NOT NULL,
  PRIMARY KEY (noun, id)
) STRICT;
INSERT INTO "calendar" VALUES (1, '', 1, 0, 480, 6, '[]');
INSERT INTO "calendar_month" VALUES (0, 'Frostwane', 30);
INSERT INTO "calendar_month" VALUES (1, 'Thaw', 30);
INSERT INTO "calendar_month" VALUES (2, 'Seedtime', 30);
INSERT INTO "calendar_month" VALUES (3, 'Budding', 30);
INSERT INTO "calendar_month" VALUES (4, 'Greenmonth', 30);
INSERT INTO "calendar_month" VALUES (5, 'Highsun', 30);
INSERT INTO "calendar_month" VALUES (6, 'Haymonth', 30);
INSERT INTO "calendar_month" VALUES (7, 'Harvest', 30);
INSERT INTO "calendar_month" VALUES (8, 'Leaf-fall', 30);
INSERT INTO "calendar_month" VALUES (9, 'Mistmonth', 30);
INSERT INTO "calendar_month" VALUES (10, 'Firstsnow', 30);
INSERT INTO "calendar_month" VALUES (11, 'Longnight', 30);
INSERT INTO "calendar_weekday" VALUES (0, 'Hearthday');
INSERT INTO "calendar_weekday" VALUES (1, 'Millday');
INSERT INTO "calendar_weekday" VALUES (2, 'Ironday');
INSERT INTO "calendar_weekday" VALUES (3, 'Marketday');
INSERT INTO "calendar_weekday" VALUES (4, 'Wellday');
INSERT INTO "calendar_weekday" VALUES (5, 'Restday');
INSERT INTO "report_letter" VALUES (1, '', '', 'clerk');
INSERT INTO "spotlight" VALUES (1, 8);
CREATE UNIQUE INDEX confidential_report_author ON confidential_report (mission_id, ifnull(from_character_id, ''));
CREATE INDEX danger_front ON danger (front_id);
CREATE INDEX portent_danger ON portent (danger_id);
CREATE INDEX stake_front ON stake (front_id);
CREATE INDEX objective_mission ON objective (mission_id);
CREATE INDEX combatant_encounter ON combatant (encounter_id);
CREATE INDEX undo_log_batch ON undo_log (batch);
CREATE INDEX journal_batch ON journal (batch);
CREATE INDEX journal_mission ON journal (mission_id) WHERE mission_id IS NOT NULL;
CREATE TRIGGER journal_loses_no_fact BEFORE DELETE ON journal
BEGIN
  SELECT raise(ABORT, 'the journal is append-only');
END;
CREATE INDEX encounter_row_encounter ON encounter_row (encounter_id);
CREATE UNIQUE INDEX carried_state_character ON carried_state (character_id, system);
CREATE UNIQUE INDEX carried_state_npc ON carried_state (npc_id, system);
CREATE INDEX journal_encounter ON journal (encounter_id) WHERE encounter_id IS NOT NULL;
CREATE INDEX hold_character ON hold (character_id);
CREATE INDEX track_about_entity ON track_about (type, entity_id);
CREATE INDEX track_trigger_track ON track_trigger (track_id);
CREATE INDEX mission_reward_mission ON mission_reward (mission_id);
CREATE INDEX appointment_day ON appointment (day);
CREATE UNIQUE INDEX session_going_on ON session ((1)) WHERE ended_at IS NULL;
CREATE INDEX scene_session ON scene (session_id);
CREATE UNIQUE INDEX scene_going_on ON scene ((1)) WHERE ended_at IS NULL;
CREATE INDEX journal_session ON journal (session_id);
CREATE INDEX journal_scene ON journal (scene_id) WHERE scene_id IS NOT NULL;
CREATE INDEX journal_kind ON journal (kind);
CREATE INDEX note_link_entity ON note_link (type, entity_id);
CREATE INDEX search_entry_name ON search_entry (name COLLATE NOCASE);
CREATE TRIGGER search_entry_new AFTER INSERT ON search_entry BEGIN
  INSERT INTO search_index (rowid, name, body) VALUES (new.id, new.name, new.body);
END;
CREATE TRIGGER search_entry_gone AFTER DELETE ON search_entry BEGIN
  INSERT INTO search_index (search_index, rowid, name, body)
  VALUES ('delete', old.id, old.name, old.body);
END;
CREATE TRIGGER search_entry_changed AFTER UPDATE ON search_entry BEGIN
  INSERT INTO search_index (search_index, rowid, name, body)
  VALUES ('delete', old.id, old.name, old.body);
  INSERT INTO search_index (rowid, name, body) VALUES (new.id, new.name, new.body);
END;
CREATE TRIGGER search_character_new AFTER INSERT ON character BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'character' AND entity_id = new.id;
END;
CREATE TRIGGER search_character_gone AFTER DELETE ON character BEGIN
  DELETE FROM search_entry WHERE type = 'character' AND entity_id = old.id;
END;
CREATE TRIGGER search_npc_new AFTER INSERT ON npc BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'npc' AND entity_id = new.id;
END;
CREATE TRIGGER search_npc_gone AFTER DELETE ON npc BEGIN
  DELETE FROM search_entry WHERE type = 'npc' AND entity_id = old.id;
END;
CREATE TRIGGER search_place_new AFTER INSERT ON place BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'place' AND entity_id = new.id;
END;
CREATE TRIGGER search_place_gone AFTER DELETE ON place BEGIN
  DELETE FROM search_entry WHERE type = 'place' AND entity_id = old.id;
END;
CREATE TRIGGER search_front_new AFTER INSERT ON front BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'front' AND entity_id = new.id;
END;
CREATE TRIGGER search_front_changed AFTER UPDATE OF name, description, notes, aftermath ON front BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'front' AND entity_id = new.id)
  WHERE type = 'front' AND entity_id = new.id;
END;
CREATE TRIGGER search_front_gone AFTER DELETE ON front BEGIN
  DELETE FROM search_entry WHERE type = 'front' AND entity_id = old.id;
END;
CREATE TRIGGER search_danger_new AFTER INSERT ON danger BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'danger' AND entity_id = new.id;
END;
CREATE TRIGGER search_danger_changed AFTER UPDATE OF name, impulse, doom, aftermath ON danger BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'danger' AND entity_id = new.id)
  WHERE type = 'danger' AND entity_id = new.id;
END;
CREATE TRIGGER search_danger_gone AFTER DELETE ON danger BEGIN
  DELETE FROM search_entry WHERE type = 'danger' AND entity_id = old.id;
END;
CREATE TRIGGER search_portent_new AFTER INSERT ON portent BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'portent' AND entity_id = new.id;
END;
CREATE TRIGGER search_portent_changed AFTER UPDATE OF text, done_cause ON portent BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'portent' AND entity_id = new.id)
  WHERE type = 'portent' AND entity_id = new.id;
END;
CREATE TRIGGER search_portent_gone AFTER DELETE ON portent BEGIN
  DELETE FROM search_entry WHERE type = 'portent' AND entity_id = old.id;
END;
CREATE TRIGGER search_stake_new AFTER INSERT ON stake BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'stake' AND entity_id = new.id;
END;
CREATE TRIGGER search_stake_changed AFTER UPDATE OF question, answer ON stake BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'stake' AND entity_id = new.id)
  WHERE type = 'stake' AND entity_id = new.id;
END;
CREATE TRIGGER search_stake_gone AFTER DELETE ON stake BEGIN
  DELETE FROM search_entry WHERE type = 'stake' AND entity_id = old.id;
END;
CREATE TRIGGER search_mission_new AFTER INSERT ON mission BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'mission' AND entity_id = new.id;
END;
CREATE TRIGGER search_mission_changed AFTER UPDATE OF name, client, brief, reward, secret ON mission BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'mission' AND entity_id = new.id)
  WHERE type = 'mission' AND entity_id = new.id;
END;
CREATE TRIGGER search_mission_gone AFTER DELETE ON mission BEGIN
  DELETE FROM search_entry WHERE type = 'mission' AND entity_id = old.id;
END;
CREATE TRIGGER search_objective_new AFTER INSERT ON objective BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'objective' AND entity_id = new.id;
END;
CREATE TRIGGER search_objective_changed AFTER UPDATE OF text ON objective BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'objective' AND entity_id = new.id)
  WHERE type = 'objective' AND entity_id = new.id;
END;
CREATE TRIGGER search_objective_gone AFTER DELETE ON objective BEGIN
  DELETE FROM search_entry WHERE type = 'objective' AND entity_id = old.id;
END;
CREATE TRIGGER search_encounter_new AFTER INSERT ON encounter BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'encounter' AND entity_id = new.id;
END;
CREATE TRIGGER search_encounter_changed AFTER UPDATE OF name, description ON encounter BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'encounter' AND entity_id = new.id)
  WHERE type = 'encounter' AND entity_id = new.id;
END;
CREATE TRIGGER search_encounter_gone AFTER DELETE ON encounter BEGIN
  DELETE FROM search_entry WHERE type = 'encounter' AND entity_id = old.id;
END;
CREATE TRIGGER search_combatant_new AFTER INSERT ON combatant BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'combatant' AND entity_id = new.id;
END;
CREATE TRIGGER search_combatant_changed AFTER UPDATE OF label ON combatant BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'combatant' AND entity_id = new.id)
  WHERE type = 'combatant' AND entity_id = new.id;
END;
CREATE TRIGGER search_combatant_gone AFTER DELETE ON combatant BEGIN
  DELETE FROM search_entry WHERE type = 'combatant' AND entity_id = old.id;
END;
CREATE TRIGGER search_track_new AFTER INSERT ON track BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'track' AND entity_id = new.id;
END;
CREATE TRIGGER search_track_changed AFTER UPDATE OF name, note ON track BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'track' AND entity_id = new.id)
  WHERE type = 'track' AND entity_id = new.id;
END;
CREATE TRIGGER search_track_gone AFTER DELETE ON track BEGIN
  DELETE FROM search_entry WHERE type = 'track' AND entity_id = old.id;
END;
CREATE TRIGGER search_session_new AFTER INSERT ON session BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'session' AND entity_id = new.id;
END;
CREATE TRIGGER search_session_changed AFTER UPDATE OF name, number, summary ON session BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'session' AND entity_id = new.id)
  WHERE type = 'session' AND entity_id = new.id;
END;
CREATE TRIGGER search_session_gone AFTER DELETE ON session BEGIN
  DELETE FROM search_entry WHERE type = 'session' AND entity_id = old.id;
END;
CREATE TRIGGER search_scene_new AFTER INSERT ON scene BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'scene' AND entity_id = new.id;
END;
CREATE TRIGGER search_scene_changed AFTER UPDATE OF name ON scene BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'scene' AND entity_id = new.id)
  WHERE type = 'scene' AND entity_id = new.id;
END;
CREATE TRIGGER search_scene_gone AFTER DELETE ON scene BEGIN
  DELETE FROM search_entry WHERE type = 'scene' AND entity_id = old.id;
END;
CREATE TRIGGER search_note_new AFTER INSERT ON note BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'note' AND entity_id = new.id;
END;
CREATE TRIGGER search_note_changed AFTER UPDATE OF title, plain ON note BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'note' AND entity_id = new.id)
  WHERE type = 'note' AND entity_id = new.id;
END;
CREATE TRIGGER search_note_gone AFTER DELETE ON note BEGIN
  DELETE FROM search_entry WHERE type = 'note' AND entity_id = old.id;
END;
CREATE TRIGGER search_milestone_new AFTER INSERT ON milestone BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'milestone' AND entity_id = new.id;
END;
CREATE TRIGGER search_milestone_changed AFTER UPDATE OF deed ON milestone BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'milestone' AND entity_id = new.id)
  WHERE type = 'milestone' AND entity_id = new.id;
END;
CREATE TRIGGER search_milestone_gone AFTER DELETE ON milestone BEGIN
  DELETE FROM search_entry WHERE type = 'milestone' AND entity_id = old.id;
END;
CREATE TRIGGER search_journal_new AFTER INSERT ON journal WHEN new.kind = 'note.written' BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  VALUES ('jot', CAST(new.id AS TEXT), '', ifnull(json_extract(new.fact, '$.with.text'), ''));
END;
CREATE INDEX combatant_character ON combatant (character_id) WHERE character_id IS NOT NULL;
CREATE INDEX combatant_npc ON combatant (npc_id) WHERE npc_id IS NOT NULL;
CREATE INDEX participant_character ON participant (character_id);
CREATE INDEX front_cast_npc ON front_cast (npc_id);
CREATE INDEX danger_cast_npc ON danger_cast (npc_id);
CREATE INDEX mission_cast_npc ON mission_cast (npc_id);
CREATE INDEX mission_place_place ON mission_place (place_id);
CREATE INDEX mission_front ON mission (front_id) WHERE front_id IS NOT NULL;
CREATE INDEX encounter_mission ON encounter (mission_id) WHERE mission_id IS NOT NULL;
CREATE INDEX encounter_place ON encounter (place_id) WHERE place_id IS NOT NULL;
CREATE INDEX content_card_kind ON content_card (kind);
CREATE INDEX batch_line ON batch (branch, state);
CREATE INDEX batch_parent ON batch (parent) WHERE parent IS NOT NULL;
CREATE VIEW live_fact AS
SELECT journal.id, batch, at, kind, secret, encounter_id, mission_id, session_id, scene_id, day, minute,
  CASE WHEN rewritten_jot.text IS NULL THEN fact
    ELSE json_set(fact, '$.with.text', rewritten_jot.text) END AS fact
FROM journal LEFT JOIN rewritten_jot ON rewritten_jot.journal_id = journal.id
WHERE (SELECT state FROM batch WHERE batch.id = journal.batch) = 'done'
  AND (rewritten_jot.journal_id IS NULL OR rewritten_jot.text IS NOT NULL);
CREATE TRIGGER search_jot_rewritten AFTER INSERT ON rewritten_jot BEGIN
  DELETE FROM search_entry WHERE type = 'jot' AND entity_id = CAST(new.journal_id AS TEXT);
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'jot' AND entity_id = CAST(new.journal_id AS TEXT);
END;
CREATE TRIGGER search_jot_rewritten_again AFTER UPDATE ON rewritten_jot BEGIN
  DELETE FROM search_entry WHERE type = 'jot' AND entity_id = CAST(new.journal_id AS TEXT);
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'jot' AND entity_id = CAST(new.journal_id AS TEXT);
END;
CREATE TRIGGER search_jot_as_written AFTER DELETE ON rewritten_jot BEGIN
  DELETE FROM search_entry WHERE type = 'jot' AND entity_id = CAST(old.journal_id AS TEXT);
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'jot' AND entity_id = CAST(old.journal_id AS TEXT);
END;
CREATE TRIGGER journal_keeps_its_facts BEFORE UPDATE ON journal
BEGIN
  SELECT raise(ABORT, 'the journal is append-only');
END;
CREATE TRIGGER search_batch_undone AFTER UPDATE OF state ON batch
WHEN old.state = 'done' AND new.state <> 'done' BEGIN
  DELETE FROM search_entry WHERE type = 'jot' AND entity_id IN (
    SELECT CAST(id AS TEXT) FROM journal WHERE batch = new.id AND +kind = 'note.written'
  );
END;
CREATE TRIGGER search_batch_redone AFTER UPDATE OF state ON batch
WHEN old.state <> 'done' AND new.state = 'done' BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT 'jot', CAST(id AS TEXT), '', ifnull(json_extract(fact, '$.with.text'), '')
  FROM live_fact WHERE batch = new.id AND +kind = 'note.written';
END;
CREATE INDEX draft_kept_at ON draft (kept_at);
CREATE INDEX confidential_report_from ON confidential_report (from_character_id);
CREATE INDEX confidential_report_to ON confidential_report (to_character_id);
CREATE INDEX encounter_row_npc ON encounter_row (npc_id) WHERE npc_id IS NOT NULL;
CREATE INDEX carried_state_encounter ON carried_state (encounter_id) WHERE encounter_id IS NOT NULL;
CREATE INDEX hold_target_npc ON hold (target_npc_id) WHERE target_npc_id IS NOT NULL;
CREATE INDEX hold_target_character ON hold (target_character_id)
  WHERE target_character_id IS NOT NULL;
CREATE INDEX owed_move_mission ON owed_move (mission_id) WHERE mission_id IS NOT NULL;
CREATE INDEX queued_move_mission ON queued_move (mission_id) WHERE mission_id IS NOT NULL;
CREATE INDEX milestone_mission ON milestone (mission_id) WHERE mission_id IS NOT NULL;
CREATE INDEX milestone_awarded ON milestone (awarded_to) WHERE awarded_to IS NOT NULL;
CREATE INDEX milestone_agreed ON milestone (agreed_on) WHERE agreed_on IS NOT NULL;
CREATE INDEX milestone_voice_character ON milestone_voice (character_id);
CREATE INDEX track_trigger_portent ON track_trigger (portent_id) WHERE portent_id IS NOT NULL;
CREATE INDEX track_trigger_other ON track_trigger (other_track_id)
  WHERE other_track_id IS NOT NULL;
CREATE INDEX mission_reward_character ON mission_reward (character_id)
  WHERE character_id IS NOT NULL;
CREATE INDEX attendance_character ON attendance (character_id);
CREATE INDEX scene_place ON scene (place_id) WHERE place_id IS NOT NULL;
CREATE INDEX scene_mission ON scene (mission_id) WHERE mission_id IS NOT NULL;
CREATE INDEX note_session ON note (session_id) WHERE session_id IS NOT NULL;
CREATE INDEX oracle_table_source ON oracle_table (source_id);
CREATE INDEX content_card_source ON content_card (source_id);
CREATE INDEX encounter_running ON encounter (position) WHERE status = 'running';
CREATE INDEX mission_status ON mission (status);
CREATE INDEX track_open ON track (system, purpose) WHERE state = 'open';
CREATE INDEX milestone_pending ON milestone (at) WHERE gm = 'pending';
CREATE INDEX owed_move_open ON owed_move (due) WHERE settled IS NULL;
CREATE INDEX npc_away ON npc (id) WHERE away = 1;
CREATE INDEX note_position ON note (position);
CREATE INDEX effect_character ON effect (character_id) WHERE character_id IS NOT NULL;
CREATE INDEX effect_npc ON effect (npc_id) WHERE npc_id IS NOT NULL;
CREATE INDEX effect_combatant ON effect (combatant_id) WHERE combatant_id IS NOT NULL;
CREATE INDEX effect_place ON effect (place_id) WHERE place_id IS NOT NULL;
CREATE INDEX effect_encounter ON effect (encounter_id) WHERE encounter_id IS NOT NULL;
CREATE INDEX effect_end ON effect (end_encounter_id) WHERE end_encounter_id IS NOT NULL;
CREATE INDEX agenda_line_ticked ON agenda_line (ticked_in);
CREATE INDEX picture_hash ON picture (hash);
CREATE INDEX npc_alias ON npc (id) WHERE alias <> '';
CREATE INDEX character_own_fields ON character (id) WHERE own_fields <> '[]';
CREATE INDEX npc_own_fields ON npc (id) WHERE own_fields <> '[]';
CREATE TRIGGER search_character_changed AFTER UPDATE OF name, player, description, secret, own_fields ON character BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'character' AND entity_id = new.id)
  WHERE type = 'character' AND entity_id = new.id;
END;
CREATE INDEX tie_character ON tie (character_id) WHERE character_id IS NOT NULL;
CREATE INDEX tie_npc ON tie (npc_id) WHERE npc_id IS NOT NULL;
CREATE INDEX tie_place ON tie (place_id) WHERE place_id IS NOT NULL;
CREATE INDEX tie_front ON tie (front_id) WHERE front_id IS NOT NULL;
CREATE INDEX tie_to_character ON tie (to_character_id) WHERE to_character_id IS NOT NULL;
CREATE INDEX tie_to_npc ON tie (to_npc_id) WHERE to_npc_id IS NOT NULL;
CREATE INDEX tie_to_place ON tie (to_place_id) WHERE to_place_id IS NOT NULL;
CREATE INDEX tie_to_front ON tie (to_front_id) WHERE to_front_id IS NOT NULL;
CREATE TRIGGER search_tie_new AFTER INSERT ON tie BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'character' AND entity_id = new.character_id)
  WHERE type = 'character' AND entity_id = new.character_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'character' AND entity_id = new.to_character_id)
  WHERE type = 'character' AND entity_id = new.to_character_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'npc' AND entity_id = new.npc_id)
  WHERE type = 'npc' AND entity_id = new.npc_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'npc' AND entity_id = new.to_npc_id)
  WHERE type = 'npc' AND entity_id = new.to_npc_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'place' AND entity_id = new.place_id)
  WHERE type = 'place' AND entity_id = new.place_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'place' AND entity_id = new.to_place_id)
  WHERE type = 'place' AND entity_id = new.to_place_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'front' AND entity_id = new.front_id)
  WHERE type = 'front' AND entity_id = new.front_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'front' AND entity_id = new.to_front_id)
  WHERE type = 'front' AND entity_id = new.to_front_id;
END;
CREATE TRIGGER search_tie_changed AFTER UPDATE OF relation ON tie BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'character' AND entity_id = new.character_id)
  WHERE type = 'character' AND entity_id = new.character_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'character' AND entity_id = new.to_character_id)
  WHERE type = 'character' AND entity_id = new.to_character_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'npc' AND entity_id = new.npc_id)
  WHERE type = 'npc' AND entity_id = new.npc_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'npc' AND entity_id = new.to_npc_id)
  WHERE type = 'npc' AND entity_id = new.to_npc_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'place' AND entity_id = new.place_id)
  WHERE type = 'place' AND entity_id = new.place_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'place' AND entity_id = new.to_place_id)
  WHERE type = 'place' AND entity_id = new.to_place_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'front' AND entity_id = new.front_id)
  WHERE type = 'front' AND entity_id = new.front_id;
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'front' AND entity_id = new.to_front_id)
  WHERE type = 'front' AND entity_id = new.to_front_id;
END;
CREATE TRIGGER search_tie_gone AFTER DELETE ON tie BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'character' AND entity_id = old.character_id)
  WHERE type = 'character' AND entity_id = old.character_id
    AND EXISTS (SELECT 1 FROM character WHERE id = old.character_id);
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'character' AND entity_id = old.to_character_id)
  WHERE type = 'character' AND entity_id = old.to_character_id
    AND EXISTS (SELECT 1 FROM character WHERE id = old.to_character_id);
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'npc' AND entity_id = old.npc_id)
  WHERE type = 'npc' AND entity_id = old.npc_id
    AND EXISTS (SELECT 1 FROM npc WHERE id = old.npc_id);
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'npc' AND entity_id = old.to_npc_id)
  WHERE type = 'npc' AND entity_id = old.to_npc_id
    AND EXISTS (SELECT 1 FROM npc WHERE id = old.to_npc_id);
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'place' AND entity_id = old.place_id)
  WHERE type = 'place' AND entity_id = old.place_id
    AND EXISTS (SELECT 1 FROM place WHERE id = old.place_id);
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'place' AND entity_id = old.to_place_id)
  WHERE type = 'place' AND entity_id = old.to_place_id
    AND EXISTS (SELECT 1 FROM place WHERE id = old.to_place_id);
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'front' AND entity_id = old.front_id)
  WHERE type = 'front' AND entity_id = old.front_id
    AND EXISTS (SELECT 1 FROM front WHERE id = old.front_id);
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'front' AND entity_id = old.to_front_id)
  WHERE type = 'front' AND entity_id = old.to_front_id
    AND EXISTS (SELECT 1 FROM front WHERE id = old.to_front_id);
END;
CREATE INDEX custom_move_front ON custom_move (front_id);
CREATE TRIGGER search_custom_move_new AFTER INSERT ON custom_move BEGIN
  INSERT INTO search_entry (type, entity_id, name, body)
  SELECT * FROM searchable WHERE type = 'customMove' AND entity_id = new.id;
END;
CREATE TRIGGER search_custom_move_changed AFTER UPDATE OF name, trigger_text, strong, weak, miss ON custom_move BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'customMove' AND entity_id = new.id)
  WHERE type = 'customMove' AND entity_id = new.id;
END;
CREATE TRIGGER search_custom_move_gone AFTER DELETE ON custom_move BEGIN
  DELETE FROM search_entry WHERE type = 'customMove' AND entity_id = old.id;
END;
CREATE VIEW searchable (type, entity_id, name, body) AS
SELECT 'character', id, name, concat_ws(char(10), player, description,
  (SELECT group_concat(concat(value ->> 'name', ': ', value ->> 'value'), char(10)) FROM json_each(own_fields)),
  (SELECT group_concat(relation, char(10)) FROM tie WHERE character_id = character.id OR to_character_id = character.id),
  secret) FROM character
UNION ALL SELECT 'npc', id, name, concat_ws(char(10), description,
  (SELECT group_concat(concat(value ->> 'name', ': ', value ->> 'value'), char(10)) FROM json_each(own_fields)),
  (SELECT group_concat(relation, char(10)) FROM tie WHERE npc_id = npc.id OR to_npc_id = npc.id),
  known, secret) FROM npc
UNION ALL SELECT 'place', id, name, concat_ws(char(10), description,
  (SELECT group_concat(relation, char(10)) FROM tie WHERE place_id = place.id OR to_place_id = place.id),
  known, secret) FROM place
UNION ALL SELECT 'front', id, name, concat_ws(char(10), description, notes, aftermath,
  (SELECT group_concat(relation, char(10)) FROM tie WHERE front_id = front.id OR to_front_id = front.id)) FROM front
UNION ALL SELECT 'danger', id, name, concat_ws(char(10), impulse, doom, aftermath) FROM danger
UNION ALL SELECT 'portent', id, text, ifnull(done_cause, '') FROM portent
UNION ALL SELECT 'stake', id, question, ifnull(answer, '') FROM stake
UNION ALL SELECT 'customMove', id, name, concat_ws(char(10), trigger_text, strong, weak, miss) FROM custom_move
UNION ALL SELECT 'mission', id, name, concat_ws(char(10), client, brief, reward, secret) FROM mission
UNION ALL SELECT 'objective', id, text, '' FROM objective
UNION ALL SELECT 'encounter', id, name, ifnull(description, '') FROM encounter
UNION ALL SELECT 'combatant', id, label, '' FROM combatant
UNION ALL SELECT 'track', id, name, ifnull(note, '') FROM track
UNION ALL SELECT 'session', id, CASE name WHEN '' THEN '#' || number ELSE name END, ifnull(summary, '') FROM session
UNION ALL SELECT 'scene', id, name, '' FROM scene
UNION ALL SELECT 'note', id, title, ifnull(plain, '') FROM note
UNION ALL SELECT 'milestone', id, deed, '' FROM milestone
UNION ALL SELECT 'jot', CAST(id AS TEXT), '', ifnull(json_extract(fact, '$.with.text'), '') FROM live_fact
WHERE kind = 'note.written';
CREATE TRIGGER search_npc_changed AFTER UPDATE OF name, description, known, secret, own_fields ON npc BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'npc' AND entity_id = new.id)
  WHERE type = 'npc' AND entity_id = new.id;
END;
CREATE TRIGGER search_place_changed AFTER UPDATE OF name, description, known, secret ON place BEGIN
  UPDATE search_entry SET (name, body) =
    (SELECT name, body FROM searchable WHERE type = 'place' AND entity_id = new.id)
  WHERE type = 'place' AND entity_id = new.id;
END;
CREATE INDEX character_linking ON character (id)
  WHERE instr(concat_ws(char(10), description, secret), '[[') > 0;
CREATE INDEX npc_linking ON npc (id)
  WHERE instr(concat_ws(char(10), description, secret), '[[') > 0;
CREATE INDEX place_linking ON place (id)
  WHERE instr(concat_ws(char(10), description, secret), '[[') > 0;
CREATE INDEX front_linking ON front (id)
  WHERE instr(concat_ws(char(10), description, notes, aftermath), '[[') > 0;
CREATE INDEX danger_linking ON danger (id)
  WHERE instr(concat_ws(char(10), impulse, doom, aftermath), '[[') > 0;
CREATE INDEX portent_linking ON portent (id)
  WHERE instr(concat_ws(char(10), text), '[[') > 0;
CREATE INDEX stake_linking ON stake (id)
  WHERE instr(concat_ws(char(10), question, answer), '[[') > 0;
CREATE INDEX mission_linking ON mission (id)
  WHERE instr(concat_ws(char(10), client, brief, reward, secret), '[[') > 0;
CREATE INDEX objective_linking ON objective (id)
  WHERE instr(concat_ws(char(10), text), '[[') > 0;
CREATE INDEX track_linking ON track (id)
  WHERE instr(concat_ws(char(10), note), '[[') > 0;
CREATE INDEX session_linking ON session (id)
  WHERE instr(concat_ws(char(10), summary), '[[') > 0;
CREATE INDEX appointment_linking ON appointment (id)
  WHERE instr(concat_ws(char(10), name), '[[') > 0;
CREATE INDEX oracle_row_linking ON oracle_row (table_id)
  WHERE instr(concat_ws(char(10), text), '[[') > 0;
