-- What a question looks at first is the same in every file: counts that were taken while a campaign was
-- small led through whole tables once it was large.
DROP TABLE IF EXISTS sqlite_stat1;
DROP TABLE IF EXISTS sqlite_stat4;

-- A row that goes looks for whoever points at it.
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

-- What is going on is asked for at every step; what is over only grows.
CREATE INDEX encounter_running ON encounter (position) WHERE status = 'running';
CREATE INDEX mission_status ON mission (status);
CREATE INDEX track_open ON track (system, purpose) WHERE state = 'open';
CREATE INDEX milestone_pending ON milestone (at) WHERE gm = 'pending';
CREATE INDEX owed_move_open ON owed_move (due) WHERE settled IS NULL;
CREATE INDEX npc_away ON npc (id) WHERE away = 1;
CREATE INDEX note_position ON note (position);
