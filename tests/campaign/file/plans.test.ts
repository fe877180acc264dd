import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { ApiName } from '../../../src/campaign/api'
import { api } from '../../support/api'
import { Chance } from '../../prove/support/chance'
import { openCopy, startingFile } from '../../prove/support/starting'
import { Walker } from '../../prove/support/walker'

/** Tables that grow with every evening. */
const growing = [
  ...['journal', 'batch', 'undo_log', 'search_entry', 'scene', 'session', 'milestone', 'objective'],
  ...['combatant', 'encounter_row', 'carried_state', 'npc_sheet', 'note_link', 'track_trigger'],
  ...['mission_reward', 'confidential_report', 'participant', 'attendance', 'agenda_line'],
]

/** The few questions that read one of them whole, and why they may. */
const whole: readonly (readonly [beginning: string, why: string])[] = [
  ['SELECT id, at, fact FROM live_fact ORDER BY id DESC LIMIT', 'stops at its limit'],
  [
    'SELECT id, at, fact, kind, day, minute, encounter_id, mission_id, session_id',
    'the log, which goes back from its newest line as far as a page looks',
  ],
  ['SELECT count(*) AS count FROM live_fact AS fact WHERE instr', 'asked once, before a removal'],
  ['SELECT id, at, fact FROM live_fact AS fact WHERE instr', 'the same'],
  ['WITH RECURSIVE forward', 'asked once, before a jump: the steps that it takes'],
  ['WITH evening AS', 'the list of sessions, asked before the history is shortened'],
  ['WITH RECURSIVE gone', 'asked once, before the history is shortened: what is let go of'],
  ['SELECT system, count(*) AS count FROM npc_sheet', 'how many of the cast play by each'],
  ['SELECT id, name FROM npc JOIN npc_sheet', 'whom a band may be put together with'],
  ['SELECT npc.id FROM (SELECT * FROM npc', 'everybody with a sheet, at the end of an evening'],
  ['SELECT id, name FROM npc JOIN npc_sheet', 'asked when two of one sort are put together'],
  ['UPDATE mission_reward SET source', 'asked once, when somebody is called otherwise'],
  ['SELECT count(*) AS count FROM npc_sheet', 'asked once, before a system is switched off'],
  ['SELECT carried_state.character_id', 'those with something to carry, who are few'],
  ['SELECT ifnull(character_id, npc_id) AS id FROM carried_state', 'the same'],
  ['SELECT character_id, npc_id, system FROM carried_state', 'the same'],
  ['SELECT track_trigger.id, track.name', 'the links between tracks, which are few'],
  ["SELECT mission.id, 'mission' AS type", 'whom a mission names as its client, or who pays it'],
  ['SELECT id, system, kind, mission_id, deed, openly, gm', 'the list of milestones'],
  ['SELECT id, system, awarded_to FROM milestone', 'the list of milestones'],
  ['SELECT attendance.session_id', 'the list of sessions'],
  ['SELECT id, number, name, started_at, ended_at', 'the list of sessions'],
  ['SELECT id, name, number FROM session', 'the list of sessions'],
  ['SELECT id, name FROM (SELECT * FROM character', 'the company, who are few'],
  ['SELECT track_trigger.id, track_trigger.track_id', 'the list of tracks'],
  ['SELECT type, id, name FROM (SELECT', 'a name that no index holds: typed by a person'],
  ['SELECT CAST("', 'the check of the whole file, which goes on behind'],
  ['SELECT part.id', 'the parts of one session'],
  ['SELECT id, at, fact, encounter_id, mission_id', 'a report, made when it is asked for'],
  ['SELECT id, name, mood FROM scene', 'the scenes of a report'],
  [
    'SELECT id, at, command, label, state FROM batch',
    'a copy of the campaign, held against it in a thread',
  ],
]

/** What the test asks by itself, and not the program. */
const ofTheTest = /\biif\(|^SELECT (?:id|rowid) FROM "|^SELECT 1 FROM "|AS \w+Id\b.* FROM|pragma_/

/** Every statement that a walk through all commands and questions prepares. */
async function statementsOfWalks(walks: number, steps: number): Promise<Set<string>> {
  const statements = new Set<string>()
  const { prepare } = Database.prototype
  Database.prototype.prepare = function (this: Database.Database, sql: string) {
    statements.add(sql)
    return prepare.call(this, sql)
  } as typeof prepare
  try {
    const path = await startingFile()
    const questions = (Object.keys(api) as ApiName[]).filter((name) => api[name].kind === 'query')
    for (let walk = 0; walk < walks; walk++) {
      const table = await openCopy(path)
      const walker = new Walker(table, new Chance(walk))
      for (let step = 0; step < steps; step++) await walker.step()
      for (const name of questions) await table.call(name, (await walker.inputFor(name)) as never)
      table.workspace.close()
    }
  } finally {
    Database.prototype.prepare = prepare
  }
  return statements
}

/** What the triggers of the file run, with whatever row fires them. */
function statementsOfTriggers(db: Database.Database): string[] {
  return db
    .prepare<[], string>(`SELECT sql FROM sqlite_schema WHERE type = 'trigger'`)
    .pluck()
    .all()
    .flatMap((sql) => (/\bBEGIN\b(.*)END\s*$/s.exec(sql)?.[1] ?? '').split(';'))
    .map((sql) => sql.replace(/\b(?:new|old)\.\w+/g, '?').trim())
    .filter((sql) => sql !== '' && !/raise\(/i.test(sql))
}

/** The indexes that hold some rows of their table only: what is going on, what is open. */
function partialIndexes(db: Database.Database): string[] {
  return db
    .prepare<[], string>(
      `SELECT name FROM sqlite_schema WHERE type = 'index' AND sql LIKE '%WHERE%'`,
    )
    .pluck()
    .all()
}

/** The tables that a statement reads from end to end, as SQLite plans it. */
function scannedBy(db: Database.Database, partial: readonly string[], sql: string): string[] {
  const names = [...sql.matchAll(/@(\w+)/g)].map(([, name = '']) => [name, null])
  const given = names.length > 0 ? [Object.fromEntries(names) as object] : []
  const unnamed = names.length > 0 ? [] : (sql.match(/\?/g) ?? []).map(() => null)
  return db
    .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...given, ...unnamed)
    .flatMap(({ detail }) => {
      const [, table = '', index = ''] = /^SCAN (\w+)(?:.* INDEX (\w+))?/.exec(detail) ?? []
      return partial.includes(index) ? [] : table
    })
}

describe('what a question costs in a campaign of years', () => {
  it('no statement reads a table that grows from end to end, but for those named here', async () => {
    const statements = await statementsOfWalks(4, 60)
    const table = await openCopy(await startingFile())
    const { path } = table.workspace.file
    table.workspace.close()
    const db = new Database(path)
    const running = [...statements].map((sql) => sql.replace(/\s+/g, ' ').trim())
    const asked = running.filter((sql) => /^(?:SELECT|WITH|UPDATE|DELETE)/.test(sql))
    const ours = asked.filter((sql) => !ofTheTest.test(sql) && !sql.includes('temp.undo_now'))
    const scanning = [...ours, ...statementsOfTriggers(db)].filter(
      (sql) => !whole.some(([beginning]) => sql.startsWith(beginning)),
    )
    const partial = partialIndexes(db)
    const refused = scanning.flatMap((sql) =>
      scannedBy(db, partial, sql)
        .filter((scanned) => growing.includes(scanned))
        .map((scanned) => `${scanned}: ${sql}`),
    )
    db.close()
    expect(ours.length).toBeGreaterThan(250)
    expect([...new Set(refused)]).toEqual([])
  })
})
