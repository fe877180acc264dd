import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import type { Read } from '../file/handles'
import { encounterById, encounterRef } from './prepared'
import { idSchema as encounterId } from '../../shared/bounded'

/** The facts of which the last one says whether players hear a fight's name. */
const tellsOfName = `kind IN ('encounter.nameShown', 'encounter.nameHidden', 'encounter.renamed')`

/** Ids of the fights whose name was turned to the players. A new name is the game master's own again. */
function named(read: Read): ReadonlySet<string> {
  const rows = read.all<{ id: string; kind: string }>(
    `SELECT json_extract(fact, '$.about[0].id') AS id, kind FROM live_fact
     WHERE ${tellsOfName} ORDER BY live_fact.id`,
  )
  const last = new Map(rows.map(({ id, kind }) => [id, kind]))
  return new Set([...last].filter(([, kind]) => kind === 'encounter.nameShown').map(([id]) => id))
}

/** Whether the name of this one fight was turned to the players. */
function isNamed(read: Read, encounterId: string): boolean {
  const last = read.get<{ kind: string }>(
    `SELECT kind FROM live_fact
     WHERE ${tellsOfName} AND json_extract(fact, '$.about[0].id') = @encounterId
     ORDER BY live_fact.id DESC LIMIT 1`,
    { encounterId },
  )
  return last?.kind === 'encounter.nameShown'
}

/** What players hear one fight called; empty where its name is the game master's own. */
export const nameForPlayers = (read: Read, { id, name }: { id: string; name: string }): string =>
  isNamed(read, id) ? name : ''

/** What players hear each of many fights called; empty for one whose name is the game master's own. */
export function namesForPlayers(read: Read): (fight: { id: string; name: string }) => string {
  const shown = named(read)
  return ({ id, name }) => (shown.has(id) ? name : '')
}

export const nameForPlayersApi = {
  /** Whether players hear what a fight is called. */
  'encounter.nameSeen': query({
    input: z.strictObject({ encounterId }),
    run: (read, { encounterId: id }) => isNamed(read, id),
  }),

  /** Lets players read what a fight is called, on their screen and in their reports, or no longer. */
  'encounter.showName': command({
    input: z.strictObject({ encounterId, shown: z.boolean() }),
    label: (read, { encounterId: id, shown }) =>
      phrase(`history.encounter.${shown ? 'showName' : 'hideName'}`, {
        name: encounterById(read, id).name,
      }),
    run: (write, { encounterId: id, shown }) => {
      const encounter = encounterById(write, id)
      if (isNamed(write, id) === shown) return
      const kind = shown ? 'encounter.nameShown' : 'encounter.nameHidden'
      write.record({ kind, secret: true, about: [encounterRef(encounter)] }, { encounterId: id })
    },
  }),
}
