import type { Attending, SessionEndRules } from '../../rules/system/session-end'
import { refuse } from '../../shared/reply'
import { inPlay } from '../cast/in-play'
import type { Read, Write } from '../file/handles'
import { readStored } from '../file/stored'
import { absentees } from '../session/read'
import { playRulesOf } from '../setting/play-rules'
import { sheetsOf } from '../sheet/sheets'

interface StoredRow {
  system: string
  version: number
  stage: string
  context: string
}

/** The end of a session that is being asked about. */
export interface EndUnderWay {
  system: string
  rules: SessionEndRules
  stage: string
  context: object
}

/** How a system ends a session; a refusal in words where it asks nothing. */
export function endRulesOf(read: Read, system: string): SessionEndRules {
  return playRulesOf(read, system).sessionEnd ?? refuse('refusal.noSessionEnd')
}

/** The one that is under way; null when there is none, or only one of another version. */
export function underWay(read: Read): EndUnderWay | null {
  const row = read.get<StoredRow>('SELECT system, version, stage, context FROM session_end')
  if (!row) return null
  const rules = endRulesOf(read, row.system)
  if (row.version !== rules.version) return null
  const context = readStored(rules.context, row.context)
  return { system: row.system, rules, stage: row.stage, context }
}

/** Keeps where it stands. */
export function store(write: Write, { system, rules, stage, context }: EndUnderWay): void {
  write.run(
    `INSERT INTO session_end (id, system, version, stage, context, begun_at)
     VALUES (1, @system, @version, @stage, @context, @at)
     ON CONFLICT DO UPDATE SET system = excluded.system, version = excluded.version,
       stage = excluded.stage, context = excluded.context`,
    {
      system,
      stage,
      version: rules.version,
      at: write.now,
      context: JSON.stringify(context),
    },
  )
}

/** The characters in play with a sheet of this system; whoever is absent from the running session is not there. */
export function attending(read: Read, system: string): Attending[] {
  const absent = new Set(absentees(read))
  const rows = read.all<{ id: string; name: string }>(
    `SELECT id, name FROM ${inPlay.character} ORDER BY position`,
  )
  const there = rows.filter(({ id }) => !absent.has(id))
  return there.flatMap(({ id, name }) => {
    const sheet = sheetsOf(read, 'character', id)[system]
    return sheet ? [{ id, name, sheet }] : []
  })
}

/** Whether what the end of a session brings has been marked in it already. */
export function isEndTold(read: Read, sessionId: string): boolean {
  const told = read.get(
    `SELECT id FROM live_fact
     WHERE session_id = @sessionId AND kind = 'sessionEnd.gained' LIMIT 1`,
    { sessionId },
  )
  return told !== undefined
}
