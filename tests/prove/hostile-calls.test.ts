import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ApiName } from '../../src/campaign/api'
import { api } from '../support/api'
import type { WindowRole } from '../../src/campaign/define'
import { answer } from '../../src/campaign/workspace/answer'
import { words } from '../../src/campaign/words'
import type { Reply } from '../../src/shared/reply'
import { isWhole, rounds, seed, tellAttempted } from '../support/fight/rounds'
import { marker } from '../support/secrets/secret-rows'
import { plantInRows } from '../support/secrets/secrets'
import { sampleWorkspace } from '../support/workspace'
import { Chance } from './support/chance'
import { hostileNames, mutated } from './support/mutate'
import { Tally } from './support/tally'
import { openCopy } from './support/starting'
import { Walker } from './support/walker'
import type { Table } from './guides/scene'

const callsInAll = rounds({ short: 2_000, whole: 100_000 })
/** So many calls go to one file; then they begin anew, so that each run of them stands for itself. */
const callsPerFile = 500
/** A call that takes longer than this, in milliseconds of the processor, holds the table up. */
const patience = 300

const names = Object.keys(api) as ApiName[]
const playerNames = names.filter((name) => api[name].windows.includes('player'))

/** Text of a machine: of the database, of the language, of the schema library's own reports. */
const raw =
  /SQLITE|constraint failed|no such (table|column)|TypeError|RangeError|Cannot (read|convert)|is not a function|call stack|ZodError|"code":|\bat .+:\d+:\d+/

const toldIn = (reply: Reply<unknown>): string => JSON.stringify(reply)

/** What is wrong with an answer; null where nothing is. */
function wrongWith(reply: Reply<unknown>, role: WindowRole, name: unknown): string | null {
  const told = toldIn(reply)
  if (role === 'player' && told.includes(marker)) return `a secret: ${told.slice(0, 400)}`
  if (reply.ok) {
    const mayAsk = api[name as ApiName].windows.includes(role)
    return mayAsk ? null : 'answered to a window that may not ask'
  }
  const { code, message } = reply.error
  if (!['refused', 'invalid', 'failed'].includes(code)) return `the code ${code}`
  if (message.key === 'trouble.unexpected' || raw.test(JSON.stringify(message))) {
    return `raw words: ${JSON.stringify(message)}`
  }
  return words.t(message.key) === message.key ? `no words for ${message.key}` : null
}

/** Everything about the files of a campaign that a write would change. */
function traceOf({ workspace }: Table): string {
  const path = workspace.openFile?.path ?? ''
  return ['', '-wal']
    .map((side) => {
      const found = statSync(path + side, { bigint: true, throwIfNoEntry: false })
      return found ? `${found.size} ${found.mtimeNs}` : 'none'
    })
    .join()
}

/** A campaign with a marker in every text that players must not read. */
async function campaignOfSecrets(): Promise<string> {
  const table = await sampleWorkspace()
  // What a track, a note or a place is called is no secret any more once the game master shows it, as a call may do.
  const planted = plantInRows(table, ['track.name', 'track_rung.name', 'note.title', 'place.name'])
  expect(planted.length).toBeGreaterThan(40)
  const { path } = table.workspace.file
  table.workspace.close()
  return path
}

describe('hostile calls', () => {
  it('are answered in words, and neither write where they are refused nor tell a secret', async () => {
    const path = await campaignOfSecrets()
    const tally = new Tally('hostile calls')
    let slowest = { name: 'none', took: 0 }
    let secretsTold = 0
    for (let from = 0; from < callsInAll; from += callsPerFile) {
      const chance = new Chance(seed * 100_003 + from)
      const table = await openCopy(path)
      const { path: copy } = table.workspace.file
      const walker = new Walker(table, chance)
      for (let at = from; at < Math.min(from + callsPerFile, callsInAll); at++) {
        if (table.workspace.openFile?.path !== copy) await table.run('file.open', { path: copy })
        // What was taken back would take the secrets with it.
        while (table.workspace.file.redo() !== undefined);
        const role = chance.oneIn(4) ? 'player' : 'gm'
        const asked = role === 'player' && chance.oneIn(2) ? playerNames : names
        const known = chance.of(asked) ?? 'note.jot'
        const name = chance.oneIn(30) ? chance.of(hostileNames) : known
        const input = mutated(chance, await walker.inputFor(known), walker.ids())
        await tally.attempt(`call ${at}, ${String(name)} as ${role}`, async () => {
          const before = traceOf(table)
          const began = process.cpuUsage()
          const reply = await answer(table.workspace, role, name, input)
          const { user, system } = process.cpuUsage(began)
          const took = Math.round((user + system) / 1000)
          const isWhat = typeof name === 'string' ? name : typeof name
          tally.count({ name: known, reply, hasChanged: false })
          if (took > slowest.took) slowest = { name: isWhat, took }
          if (role === 'gm' && toldIn(reply).includes(marker)) secretsTold++
          const wrong = wrongWith(reply, role, name)
          if (wrong !== null) throw new Error(wrong)
          if (!reply.ok && traceOf(table) !== before) throw new Error('refused, and yet it wrote')
          if (isWhole && took > patience && !reply.ok) throw new Error(`took ${took} ms`)
        })
      }
      table.workspace.close()
    }
    tellAttempted(tally.line({ slowest: `${slowest.name} ${slowest.took} ms`, secretsTold }))
    // The game master is told secrets all the time: a leak would be seen.
    expect(secretsTold).toBeGreaterThan(10)
    expect(({} as { isPolluted?: boolean }).isPolluted).toBeUndefined()
    expect(tally.failures()).toEqual([])
  })
})
