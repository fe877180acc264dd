import { z } from 'zod'
import { ruleSystems } from '../../rules'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import type { Read, Write } from '../file/handles'
import { isInPlay, knownSystem, playedSystem, systemTitle } from '../sheet/sheets'
import { filledText } from '../../shared/bounded'

const system = filledText(40)

/** How many rows of a table belong to a system; the tables are named here and nowhere else. */
const counts = {
  characters: 'SELECT count(*) AS count FROM character_sheet WHERE system = @system',
  npcs: 'SELECT count(*) AS count FROM npc_sheet WHERE system = @system',
  prepared: `SELECT count(*) AS count FROM encounter
             WHERE system = @system AND status = 'prepared'`,
  running: `SELECT count(*) AS count FROM encounter
            WHERE system = @system AND status = 'running'`,
}

function countOf(read: Read, what: keyof typeof counts, id: string): number {
  return read.get<{ count: number }>(counts[what], { system: id })?.count ?? 0
}

const sheetsOf = (read: Read, id: string) =>
  countOf(read, 'characters', id) + countOf(read, 'npcs', id)

function tell(write: Write, kind: string, id: string): void {
  const gaps = { system: systemTitle(id), count: sheetsOf(write, id) }
  write.record({ kind, secret: false, about: [], with: gaps })
}

export const systemApi = {
  /** Every rule system there is: whether this campaign plays by it, and what it has of it. */
  'system.list': query({
    input: z.strictObject({}),
    run: (read) =>
      ruleSystems.map(({ id, title }) => ({
        id,
        title,
        isInPlay: isInPlay(read, id),
        sheets: sheetsOf(read, id),
        prepared: countOf(read, 'prepared', id),
        running: countOf(read, 'running', id),
      })),
  }),

  /** The campaign plays by a system from now on, beside those it has. */
  'system.switchOn': command({
    input: z.strictObject({ system }),
    label: (_read, { system: id }) =>
      phrase('history.system.switchOn', { system: systemTitle(id) }),
    run: (write, { system: id }) => {
      const { version } = knownSystem(id)
      if (isInPlay(write, id)) refuse('refusal.systemOn', { system: systemTitle(id) })
      write.run('INSERT INTO campaign_system (system, version) VALUES (@id, @version)', {
        id,
        version,
      })
      tell(write, 'system.switchedOn', id)
    },
  }),

  /** The campaign no longer plays by a system. Sheets and prepared fights of it are kept. */
  'system.switchOff': command({
    input: z.strictObject({ system }),
    label: (_read, { system: id }) =>
      phrase('history.system.switchOff', { system: systemTitle(id) }),
    run: (write, { system: id }) => {
      playedSystem(write, id)
      if (countOf(write, 'running', id) > 0) {
        refuse('refusal.systemFights', { system: systemTitle(id) })
      }
      write.run('DELETE FROM campaign_system WHERE system = @id', { id })
      tell(write, 'system.switchedOff', id)
    },
  }),
}
