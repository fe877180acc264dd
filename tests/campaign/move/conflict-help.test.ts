import { describe, expect, it } from 'vitest'
import type { InputOf } from '../../../src/campaign/api'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'

type Conflict = InputOf<'move.confirmConflict'>
type Help = NonNullable<Conflict['a']['help']>[number]
const system = 'iron-fist'
const ysolt = { type: 'character' as const, id: 'character-ysolt' }
const maro = { type: 'character' as const, id: 'character-maro' }
const tamsin = { type: 'character' as const, id: 'character-tamsin' }
const base = { system, given: {}, typed: true, picks: [] as string[] }

/** Perception, with Brains left out of it: what the helper's own dice come to. */
const helping = (dice: number[], rest: Partial<Help> = {}): Help => ({
  helper: tamsin,
  run: { ...base, actor: tamsin, move: 'perception', dice },
  ...rest,
})

async function table() {
  const workspace = await sampleWorkspace()
  const sides = (a: object, b: object): Conflict => ({
    a: { ...base, actor: ysolt, target: maro, move: 'lie', dice: [1, 1], ...a },
    b: { ...base, actor: maro, target: ysolt, move: 'lie', dice: [1, 2], ...b },
  })
  const refusal = async (a: object, b: object = {}) => {
    const before = content(workspace.workspace.file)
    const reply = await workspace.call('move.confirmConflict', sides(a, b))
    expect(content(workspace.workspace.file)).toEqual(before)
    return reply.ok ? null : reply.error.message.key
  }
  const land = (a: object, b: object) => workspace.run('move.confirmConflict', sides(a, b))
  const holds = async () =>
    (await workspace.run('hold.list', {})).map(({ owner, left_count: left }) => [owner, left])
  const owed = async () => (await workspace.run('inbox.list', {})).map(({ about }) => about[0]?.id)
  const made = async () =>
    (await workspace.run('journal.recent', { limit: 20 }))
      .toReversed()
      .filter(({ fact }) => fact.kind === 'move.made')
      .map(({ fact }) => [fact.about[0]?.id, fact.with?.band])
  return { ...workspace, refusal, land, holds, owed, made }
}

describe('help inside a conflict', () => {
  it('IF-039 IF-040 lifts the band of the side it is given to, and no other', async () => {
    const { land, holds, owed, made } = await table()
    const { length: before } = await holds()
    await land({ help: [{ helper: tamsin }] }, {})
    expect((await made()).slice(-2)).toEqual(
      expect.arrayContaining([
        [ysolt.id, '7-9'],
        [maro.id, '6-'],
      ]),
    )
    // 7-9 lies one hold on the table (IF-029); the miss none, and the GM is owed for it.
    expect(await holds()).toHaveLength(before + 1)
    expect(await owed()).toEqual([maro.id])
  })

  it('IF-041 IF-042 the helper’s own roll lands first, and its table names who pays', async () => {
    const worse = await table()
    await worse.land({ dice: [6, 2], help: [helping([1, 1], { onMiss: 'worse' })] }, {})
    expect((await worse.made()).find(([id]) => id === ysolt.id)?.[1]).toBe('6-')
    expect(await worse.owed()).toContain(ysolt.id)
    expect((await worse.made()).map(([id]) => id)).toContain(tamsin.id)
    const exposed = await table()
    await exposed.land({}, { help: [helping([3, 4])] })
    expect((await exposed.made()).find(([id]) => id === maro.id)?.[1]).toBe('7-9')
    expect(await exposed.owed()).toContain(tamsin.id)
  })

  it('IF-044 leaves the totals as they fell: the higher one wins all the same', async () => {
    const { land } = await table()
    expect(await land({ help: [{ helper: tamsin }] }, {})).toMatchObject({ winner: 'b' })
  })

  it('IF-039 no more helpers for a side than the campaign has', async () => {
    const { refusal } = await table()
    const two = [{ helper: tamsin }, { helper: { type: 'npc', id: 'npc-client' } }]
    expect(await refusal({ help: two })).toBe('refusal.tooMuchHelp')
  })

  it('IF-043 nobody helps oneself, the opponent, or both', async () => {
    const { refusal } = await table()
    const engaged = 'refusal.helperEngaged'
    expect(await refusal({ help: [{ helper: ysolt }] })).toBe(engaged)
    expect(await refusal({ help: [{ helper: maro }] })).toBe(engaged)
    expect(await refusal({ help: [{ helper: tamsin }] }, { help: [{ helper: tamsin }] })).toBe(
      engaged,
    )
  })

  it('IF-039 goes back with the whole, the helper’s own move too', async () => {
    const {
      workspace: { file },
      land,
      call,
    } = await table()
    const before = content(file)
    await land({ help: [helping([3, 4])] }, {})
    expect(content(file)).not.toEqual(before)
    await call('history.undo', {})
    expect(content(file)).toEqual(before)
  })
})

describe('help with a move', () => {
  it('IF-039 is never one’s own', async () => {
    const { call } = await sampleWorkspace()
    const request = { ...base, actor: ysolt, move: 'perception', dice: [3, 3] }
    expect(await call('move.confirm', { ...request, help: [{ helper: ysolt }] })).toMatchObject({
      error: { message: { key: 'refusal.helperEngaged' } },
    })
  })
})
