import { describe, expect, it } from 'vitest'
import type { ApiName } from '../../../src/campaign/api'
import { api } from '../../support/api'
import { answer } from '../../../src/campaign/workspace/answer'
import { ruleSystems } from '../../../src/rules'
import { sampleWorkspace } from '../../support/workspace'
import { seeded, wellFormed, type Texts } from '../../support/well-formed'
import { allMissions } from '../../support/whole-lists'

const tries = 30

const names = (Object.keys(api) as ApiName[]).filter((name) => api[name].kind !== 'operation')

type Table = Awaited<ReturnType<typeof sampleWorkspace>>

/** Every id there is, of the sample and a milestone in it, by the table it stands in. */
async function idsIn({ workspace, run }: Table): Promise<Map<string, string[]>> {
  const { characterId } = await run('character.create', { name: 'Ren' })
  const deed = { kind: 'mission' as const, characterId, deed: 'Held the bridge' }
  const [mission] = await allMissions({ run })
  await run('milestone.claim', { ...deed, missionId: mission?.id ?? null })
  const { value } = workspace.file.read((read) => {
    const tables = read.all<{ name: string }>(
      `SELECT name FROM pragma_table_list AS list WHERE type = 'table' AND EXISTS (
         SELECT 1 FROM pragma_table_info(list.name) WHERE name = 'id' AND type = 'TEXT')`,
    )
    return tables.map(({ name }) => {
      const rows = read.all<{ id: string }>(`SELECT id FROM "${name}" ORDER BY rowid LIMIT 5`)
      return [name, rows.map(({ id }) => id)] as const
    })
  })
  return new Map(value)
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Systems and moves are real: what is behind them shall be reached. An id is that of somebody or
 * something as often as of nobody.
 */
const textsWith =
  (ids: Map<string, string[]>): Texts =>
  (name, random) => {
    const one = (list: readonly string[]) => list[Math.floor(random() * list.length)]
    const table = snake(name.replace(/Ids?$/, ''))
    if (random() < 0.5) {
      if (name === 'id') return one([...(ids.get('character') ?? []), ...(ids.get('npc') ?? [])])
      if (ids.has(table)) return one(ids.get(table) ?? [])
    }
    if (['system', 'from', 'to'].includes(name) && random() < 0.9) {
      return one(ruleSystems.map(({ id }) => id))
    }
    if (name === 'move') return one(ruleSystems.flatMap(({ moves }) => Object.keys(moves)))
    return undefined
  }

describe('a call about what is not there', () => {
  it('gets an answer in words, whatever is called', async () => {
    const table = await sampleWorkspace()
    const texts = textsWith(await idsIn(table))
    const raw = []
    for (const [at, name] of names.entries()) {
      const random = seeded(at + 1)
      for (let count = 0; count < tries; count++) {
        const input = wellFormed(api[name].input, random, texts)
        const reply = await answer(table.workspace, 'gm', name, input)
        if (!reply.ok && reply.error.code === 'failed') raw.push({ name, input, ...reply.error })
      }
    }
    expect(raw).toEqual([])
  })

  it('is refused where the database itself finds nobody to point at', async () => {
    const { call } = await sampleWorkspace()
    const claim = { kind: 'personal' as const, missionId: null, deed: 'Held the bridge' }
    expect(await call('milestone.claim', { ...claim, characterId: 'nobody' })).toEqual({
      ok: false,
      error: { code: 'refused', message: { key: 'refusal.gone' } },
    })
  })
})
