/** Begins every secret that is planted, with the place it was planted in after it. */
export const marker = 'SECRET'

/** Columns whose text players may know; every other text in the file is taken for a secret. */
const open: Record<string, readonly string[]> = {
  campaign: ['name'],
  campaign_system: ['system'],
  play: ['phase'],
  character: ['name', 'player', 'description'],
  npc: ['name', 'alias', 'known'],
  place: ['known'],
  combatant: ['label'],
  mission: ['name', 'client', 'brief', 'reward'],
  encounter: ['name'],
  milestone: ['deed', 'system', 'exchanged_for'],
  session: ['name', 'started_at', 'ended_at'],
  scene: ['mood', 'started_at', 'ended_at'],
  calendar: ['era'],
  calendar_month: ['name'],
  calendar_weekday: ['name'],
  report_letter: ['addressee', 'sender'],
  report_line: ['line'],
  report_template: ['body'],
}

/** Tables of which some rows are open: only the secret ones are marked. */
const secretRows: Record<string, string> = {
  mission_reward: 'WHERE secret = 1',
  objective: 'WHERE secret = 1',
  appointment: 'WHERE secret = 1',
  report_line: `WHERE audience = 'gm'`,
}
/** What a row is, not what it tells. */
const structure = /^(id|system|move|type|status|.*_(id|at))$/
const history = new Set(['batch', 'undo_log', 'journal'])

interface Column {
  table_name: string
  name: string
}

/** A campaign whose rows can be asked for and written; what it refuses it throws. */
export interface Rows {
  all<Row>(sql: string): Row[]
  /** Answers how many rows were written. */
  run(sql: string, bindings?: { text: string }): number
}

/** A row in every table of secrets that is still empty. */
function fill(rows: Rows): void {
  const statements = [
    `INSERT INTO agenda_line (id, list, text, written_for) VALUES ('agenda-1', 'secret', 'x', 1)`,
    `INSERT INTO agenda_mark (kind, thing, session, state) VALUES ('x', 'x', 1, 'ticked')`,
    `INSERT INTO appointment (id, day, name, secret) VALUES ('due', 40, 'x', 1)`,
    `INSERT INTO objective (id, mission_id, position, text, secret)
     VALUES ('objective-secret', 'mission-toll', 9, 'x', 1)`,
    `INSERT INTO note (id, position, title, body, created_at, changed_at)
     VALUES ('note-1', 0, 'x', 'x', 'x', 'x')`,
    `INSERT INTO report_line (audience, line, text) VALUES ('gm', 'fact-1', 'x')`,
    `INSERT INTO track (id, position, name, kind, size) VALUES ('track-1', 0, 'x', 'clock', 4)`,
    `INSERT INTO track_about (track_id, type, entity_id) VALUES ('track-1', 'mission', 'mission-toll')`,
    `INSERT INTO track_rung (track_id, position, name) VALUES ('track-1', 0, 'x')`,
    `INSERT INTO track_trigger (id, track_id, note) VALUES ('trigger-1', 'track-1', 'x')`,
    `INSERT INTO mission_cast (mission_id, npc_id, note)
     SELECT 'mission-toll', id, 'x' FROM npc LIMIT 1`,
    `INSERT INTO mission_place (mission_id, place_id, note)
     SELECT 'mission-toll', id, 'x' FROM place LIMIT 1`,
    `INSERT INTO tie (id, npc_id, relation, to_place_id)
     SELECT 'tie-1', npc.id, 'x', place.id FROM npc, place LIMIT 1`,
    `INSERT INTO custom_move (id, front_id, position, name)
     SELECT 'custom-1', id, 0, 'x' FROM front LIMIT 1`,
    `INSERT INTO danger_cast (danger_id, npc_id, note)
     SELECT danger.id, npc.id, 'x' FROM danger, npc LIMIT 1`,
  ]
  for (const statement of statements) rows.run(statement)
}

/**
 * Writes a marker into every text of the file that is not known to be open, whatever tables there
 * come to be, but for those that are spared; answers where. Ids, words of a fixed list and data of
 * the rule systems refuse it.
 */
export function plantIn(rows: Rows, spared: readonly string[] = []): string[] {
  fill(rows)
  const planted: string[] = []
  const columns = rows.all<Column>(
    `SELECT tables.name AS table_name, columns.name FROM main.sqlite_schema AS tables
       JOIN pragma_table_info(tables.name) AS columns
       WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%' AND columns.type = 'TEXT'`,
  )
  for (const { table_name: name, name: column } of columns) {
    const place = `${name}.${column}`
    if (structure.test(column) || history.has(name) || open[name]?.includes(column)) continue
    if (spared.includes(place)) continue
    const where = secretRows[name] ?? ''
    try {
      const secret = `${marker} ${place}`
      // What a note says outside of its parts for the game master may be shown to players.
      const text = place === 'note.body' ? `:::gm\n${secret}\n:::` : secret
      if (rows.run(`UPDATE "${name}" SET "${column}" = @text ${where}`, { text })) {
        planted.push(place)
      }
    } catch {
      // A fixed word, a reference or JSON: no place for a secret of the game master's own.
    }
  }
  return planted
}
