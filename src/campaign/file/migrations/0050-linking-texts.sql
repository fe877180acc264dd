-- The texts in which a link stands, so that whoever asks where somebody is mentioned reads no others.
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
