import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ApiName } from '../../src/campaign/api'
import { api } from '../support/api'
import { answer } from '../../src/campaign/workspace/answer'
import {
  formatSchema,
  subjectSchema,
  type Audience,
  type Wanted,
} from '../../src/campaign/report/kinds'
import { reportEvening } from '../support/reports/report-evening'
import { rounds, seed, tellAttempted } from '../support/fight/rounds'
import { factKinds } from '../support/catalogue'
import { marker } from '../support/secrets/secret-rows'
import { plantFacts, plantInRows, plantInSheets } from '../support/secrets/secrets'
import { visibilityOf } from '../../src/campaign/report/visibility'
import { Chance } from './support/chance'
import type { Table } from './guides/scene'
import { openCopy } from './support/starting'
import { Tally } from './support/tally'
import { Walker } from './support/walker'

const evenings = rounds({ short: 2, whole: 150 })
/** So many commands are played with what is secret, so that it gets wherever it can get. */
const commandsPerEvening = 40

const kinds = factKinds.filter((kind) => !kind.startsWith('letter.'))
const playerNames = (Object.keys(api) as ApiName[]).filter((name) =>
  api[name].windows.includes('player'),
)

/** A played campaign with a marker in every place that players must not read. */
async function campaignOfSecrets(): Promise<string> {
  const table = await reportEvening()
  plantFacts(table, kinds, true)
  plantFacts(
    table,
    kinds.filter((kind) => visibilityOf(kind) === 'gm'),
    false,
  )
  // What a track, a scene or its place is called is no secret any more once the game master shows it.
  const shown = ['track.name', 'track_rung.name', 'scene.name', 'place.name']
  expect(plantInRows(table, shown).length).toBeGreaterThan(40)
  expect(plantInSheets(table)).toBeGreaterThan(10)
  const { path } = table.workspace.file
  table.workspace.close()
  return path
}

/** Fails with the words around a secret, where one is told. */
function mustHold(text: string, where: string): Promise<void> {
  const at = text.indexOf(marker)
  const around = text.slice(Math.max(0, at - 200), at + 120)
  return at < 0 ? Promise.resolve() : Promise.reject(new Error(`${where}: …${around}…`))
}

/** A document as it was handed out. */
interface Handed {
  what: string
  text: string
}

/** Everything that a report may be handed out as. */
async function documentsOf(table: Table, wanted: Wanted): Promise<Handed[]> {
  const { run, answers, folder } = table
  const { subject, audience } = wanted
  const found: Handed[] = []
  const { body } = await run('report.template', { subject, audience: 'gm' })
  for (const wording of ['own', 'of the game master']) {
    if (wording !== 'own') await run('report.editTemplate', { subject, audience, body })
    for (const format of formatSchema.options) {
      answers.saveTo = join(folder, `report.${format}`)
      const path = await run('report.export', { ...wanted, format })
      const what = `${subject} for ${audience} as ${format}, wording ${wording}`
      found.push({ what, text: readFileSync(path ?? '', 'utf8') })
    }
  }
  await run('report.resetTemplate', { subject, audience })
  return found
}

/** A report of each kind for one audience, of any row that it can be made of. */
async function anyDocuments(table: Table, chance: Chance, audience: Audience): Promise<Handed[]> {
  const rows = await table.run('report.subjects', {})
  const found: Handed[] = []
  for (const subject of subjectSchema.options) {
    const id = chance.of(rows[subject])?.id
    if (id !== undefined) found.push(...(await documentsOf(table, { subject, id, audience })))
  }
  return found
}

/** What may be turned to players at any time; a hand-out is whatever the game master wrote into it. */
const stages = [
  ...(['moment', 'scene', 'mission', 'move', 'recap', 'curtain'] as const).map((kind) => ({
    kind,
  })),
  { kind: 'moment', spotlight: 'character-brannoch' } as const,
]

/**
 * Plays by chance, turns something to the players, and asks as they would after each command. Answers
 * what they were told.
 */
async function playAndAsk(
  table: Table,
  walker: Walker,
  chance: Chance,
  tally: Tally,
): Promise<Handed[]> {
  const told: Handed[] = []
  for (let step = 0; step < commandsPerEvening; step++) {
    tally.count(await walker.step())
    await table.call('playerView.show', { stage: chance.of(stages) ?? { kind: 'moment' } })
    for (const name of playerNames) {
      const reply = await answer(table.workspace, 'player', name, await walker.inputFor(name))
      told.push({ what: name, text: JSON.stringify(reply) })
    }
  }
  return told
}

describe('secrets', () => {
  it('are told to no window of players, nor in any document for them, whatever was played', async () => {
    const path = await campaignOfSecrets()
    const tally = new Tally('secrets')
    let [toPlayers, toGameMaster] = [0, 0]
    for (let evening = 0; evening < evenings; evening++) {
      const chance = new Chance(seed * 100_003 + evening)
      const table = await openCopy(path)
      // In every other one the session is over, so that it is told as the last one.
      if (evening % 2 === 1) await table.run('session.end', {})
      const told = [
        ...(await playAndAsk(table, new Walker(table, chance), chance, tally)),
        ...(await anyDocuments(table, chance, 'players')),
        ...(await anyDocuments(table, chance, 'dispatch')),
      ]
      for (const { what, text } of told) {
        await tally.attempt(`evening ${evening}`, () => mustHold(text, what))
      }
      toPlayers += told.length
      const own = await anyDocuments(table, chance, 'gm')
      toGameMaster += own.filter(({ text }) => text.includes(marker)).length
      table.workspace.close()
    }
    tellAttempted(tally.line({ toPlayers, toGameMaster }))
    // The game master is told them all the time: a leak would be seen.
    expect(toGameMaster).toBeGreaterThan(evenings)
    expect(tally.failures()).toEqual([])
  })
})
