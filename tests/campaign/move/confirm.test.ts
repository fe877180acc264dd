import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { characterSchema } from '../../../src/rules/iron-fist/sheet'
import type { InputOf } from '../../../src/campaign/api'
import { words } from '../../../src/campaign/words'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

type Character = z.infer<typeof characterSchema>
type Confirm = InputOf<'move.confirm'>
const system = 'iron-fist'
const ysolt = { type: 'character' as const, id: 'character-ysolt' }
const maro = { type: 'character' as const, id: 'character-maro' }
const vane = { type: 'npc' as const, id: 'npc-client' }
const base = { system, actor: ysolt, given: {}, typed: true, picks: [] }

async function table() {
  const workspace = await sampleWorkspace()
  const sheet = async (id: string) => {
    const found = (await workspace.run('character.list', {})).find((each) => each.id === id)
    return found?.sheets[system] as Character
  }
  const refusal = async (request: Confirm) => {
    const reply = await workspace.call('move.confirm', request)
    return reply.ok ? null : reply.error.message.key
  }
  return { ...workspace, sheet, refusal }
}

describe('a confirmed move', () => {
  it('IF-012 lays holds over its target and writes the Advantage Die, in one batch', async () => {
    const { run, sheet } = await table()
    const before = await sheet(ysolt.id)
    const answer = await run('move.confirm', {
      ...base,
      ...{ move: 'manipulate', target: vane, dice: [6, 6], picks: ['two'] },
    })
    expect(answer.band).toBe('10+')
    expect((await sheet(ysolt.id)).advantageDie).toBe(before.advantageDie + 1)
    expect(await run('hold.list', {})).toMatchObject([
      { move: 'manipulate', character_id: ysolt.id, target_npc_id: vane.id, left_count: 2 },
    ])
  })

  it('IF-008 a figure that changes is told in the log with whose it is and by what', async () => {
    const { run } = await table()
    await run('move.confirm', {
      ...base,
      ...{ move: 'manipulate', target: vane, dice: [6, 6], picks: ['two'] },
    })
    const facts = (await run('journal.recent', { limit: 10 })).map(({ fact }) => fact)
    const die = facts.find(({ kind }) => kind === 'sheet.changed')
    expect(die && words.tell(die)).toMatch(/^Ysolt: Advantage Die from \d to \d \(Manipulate\)$/)
  })

  it('IF-088 a solid defence takes 1 off the harm that comes next', async () => {
    const { run, sheet } = await table()
    const defend = { move: 'defend', dice: [4, 4], picks: ['g'] }
    await run('move.confirm', { ...base, ...defend, answers: { stat: 'steel', guarded: 'self' } })
    const { health } = (await sheet(ysolt.id)).counters
    const suffer = {
      move: 'sufferHarm',
      given: { harm: 2, ap: 2 },
      dice: [1, 1],
      answers: { instead: 'keep' },
    }
    await run('move.confirm', { ...base, ...suffer, picks: ['serious'] })
    expect((await sheet(ysolt.id)).counters.health).toBe(health - 2)
  })

  it('runs again on this side: what the window made up is refused', async () => {
    const { refusal } = await table()
    const engage = { ...base, move: 'engage', target: vane }
    expect(await refusal({ ...engage, dice: [1, 1], picks: ['a'] })).toBe(
      'runner.refused.nothingToPick',
    )
    expect(await refusal({ ...engage, dice: [5, 5], picks: ['a', 'a'] })).toBe(
      'runner.refused.twice',
    )
    expect(await refusal({ ...engage, dice: [5, 5, 5], picks: ['a', 'b'] })).toBe(
      'runner.refused.dice',
    )
    expect(await refusal({ ...engage, dice: [5, 4], swap: { die: 3 }, picks: ['a', 'b'] })).toBe(
      'runner.refused.swap',
    )
    expect(await refusal({ ...base, move: 'lie', dice: [1, 1], actor: undefined })).toBe(
      'runner.refused.unknown',
    )
    expect(await refusal({ ...base, move: 'toString', dice: [1, 1] })).toBe('refusal.unknownMove')
  })

  it('IF-005 puts owed moves into the inbox, what comes first on top', async () => {
    const { run } = await table()
    await run('move.confirm', { ...base, move: 'engage', target: vane, dice: [2, 3] })
    await run('move.confirm', {
      ...base,
      ...{ move: 'faceDeath', dice: [1, 1], answers: { stat: 'steel' } },
    })
    await run('move.confirm', {
      ...base,
      ...{ move: 'engage', target: vane, dice: [4, 3], picks: ['b'] },
    })
    const owed = await run('inbox.list', {})
    expect(owed.map(({ due }) => due)).toEqual(['first', 'contemporary', 'standard'])
    expect(owed[1]?.keptPicks).toEqual([{ key: 'ironFist.engage.option.b' }])
  })

  it('IF-083 IF-106 leads to another move, which takes its place in the queue and off it', async () => {
    const { run, refusal } = await table()
    await run('move.confirm', {
      ...base,
      ...{ move: 'engage', target: vane, given: { harm: 4 }, dice: [4, 4], picks: ['e'] },
    })
    const [queued] = await run('move.queue', {})
    expect(queued).toMatchObject({
      oneOf: ['inflictHarm'],
      given: { harm: 4, ap: 0 },
      actor: ysolt,
      target: vane,
    })
    const finish: Confirm = {
      ...base,
      ...{ move: 'inflictHarm', target: vane, given: { harm: 4, ap: 0 }, dice: [1] },
      queuedId: queued?.id,
    }
    await run('move.confirm', finish)
    expect(await run('move.queue', {})).toEqual([])
    expect(await refusal(finish)).toBe('refusal.gone')
  })

  it.each([
    ['as it waits', 4, 0],
    ['with other figures', 3, 1],
  ])('a move that waits is done with where it is made from elsewhere %s', async (_, harm, left) => {
    const { run } = await table()
    await run('move.confirm', {
      ...base,
      ...{ move: 'engage', target: vane, given: { harm: 4 }, dice: [4, 4], picks: ['e'] },
    })
    const finish = { move: 'inflictHarm', target: vane, given: { harm, ap: 0 }, dice: [1] }
    await run('move.confirm', { ...base, ...finish })
    expect(await run('move.queue', {})).toHaveLength(left)
  })

  it('IF-095 harm is suffered before the fight move that Face Death opens, of several the first first', async () => {
    const { run } = await table()
    await run('move.confirm', {
      ...base,
      ...{ move: 'faceDeath', dice: [4, 4], answers: { stat: 'steel' }, picks: ['d'] },
    })
    // What waits beside it may be no move at all.
    const divides = { move: 'engage', target: vane, given: { harm: 4 }, picks: ['b', 'c'] }
    await run('move.confirm', { ...base, ...divides, dice: [6, 6] })
    const suffer = { system, move: 'sufferHarm', given: { harm: 2, ap: 0 }, target: vane }
    const leadsTo = [ysolt, maro].map((actor) => ({ ...suffer, actor }))
    await run('act.performAll', { title: 'harm', acts: [], leadsTo })
    expect((await run('move.queue', {})).map(({ oneOf, actor }) => [oneOf[0], actor?.id])).toEqual([
      ['sufferHarm', ysolt.id],
      ['sufferHarm', maro.id],
      ['engage', ysolt.id],
      ['divideHarm', ysolt.id],
    ])
  })

  it('IF-095 the GM drops and reorders what follows', async () => {
    const { run, call } = await table()
    for (const pick of ['d', 'a']) {
      await run('move.confirm', {
        ...base,
        ...{ move: 'faceDeath', dice: [6, 6], answers: { stat: 'steel' }, picks: [pick] },
        ...{ ally: maro },
      })
    }
    const [one, two] = await run('move.queue', {})
    if (!one || !two) throw new Error('nothing queued')
    await run('move.reorderQueue', { order: [two.id, one.id] })
    expect((await run('move.queue', {})).map(({ id }) => id)).toEqual([two.id, one.id])
    expect(await call('move.reorderQueue', { order: [one.id, one.id] })).toMatchObject({
      ok: false,
    })
    await run('move.dropQueued', { queuedId: one.id })
    expect(await run('move.queue', {})).toHaveLength(1)
  })

  it('IF-039 IF-041 a helper’s own move counts, and so does its table', async () => {
    const { run } = await table()
    const help = { helper: maro, run: { ...base, actor: maro, move: 'perception', dice: [4, 4] } }
    const { band, total } = await run('move.confirm', {
      ...base,
      ...{ move: 'lie', target: vane, dice: [4, 3], picks: ['three'], help: [help] },
    })
    expect(band).toBe('10+')
    expect(total).toBeLessThan(10)
    expect(
      (await run('hold.list', {})).map(({ owner, left_count: left }) => `${owner} ${left}`),
    ).toHaveLength(2)
    expect(await run('inbox.list', {})).toMatchObject([
      { due: 'standard', about: [{ id: maro.id }], cause: { key: 'cause.help' } },
    ])
  })

  it('IF-039 IF-042 sure help needs no roll; two helpers are one too many; no one helps by another’s move', async () => {
    const { run, refusal } = await table()
    const sure = { helper: maro }
    const request = { ...base, move: 'lie', target: vane, dice: [4, 3], picks: ['three'] }
    expect((await run('move.confirm', { ...request, help: [sure] })).band).toBe('10+')
    expect(await refusal({ ...request, help: [sure, sure] })).toBe('refusal.tooMuchHelp')
    const others = { helper: maro, run: { ...base, move: 'lie', dice: [4, 3] } }
    expect(await refusal({ ...request, help: [others] })).toBe('refusal.helperElse')
  })

  it('IF-043 IF-045 IF-046 a conflict: both moves land, the winner gains, only the loser takes fewer', async () => {
    const { run, call, sheet } = await table()
    const before = await sheet(ysolt.id)
    const a = { ...base, move: 'engage', target: maro, dice: [6, 6], picks: ['b', 'd'] }
    const b = {
      ...base,
      actor: maro,
      move: 'defend',
      dice: [5, 4],
      answers: { stat: 'steel' },
      picks: [],
      fewer: true,
    }
    expect(
      await call('move.confirmConflict', { a: { ...a, picks: ['b'], fewer: true }, b }),
    ).toMatchObject({
      error: { message: { key: 'refusal.fewerPicks' } },
    })
    expect(await run('move.confirmConflict', { a, b })).toEqual({
      winner: 'a',
      pickOrder: ['a', 'b'],
    })
    expect((await sheet(ysolt.id)).advantageDie).toBe(before.advantageDie + 1)
    expect(await run('move.queue', {})).toMatchObject([
      { oneOf: ['sufferHarm'], actor: maro, target: ysolt },
    ])
    expect(await call('move.confirmConflict', { a, b: { ...b, actor: ysolt } })).toMatchObject({
      error: { message: { key: 'refusal.twoInConflict' } },
    })
  })

  it('IF-046 remembers which picks the GM found to cancel each other', async () => {
    const { run } = await table()
    const pair = {
      system,
      one: { move: 'engage', pick: 'b' },
      other: { move: 'defend', pick: 'c' },
    }
    await run('move.markContradiction', pair)
    await run('move.markContradiction', pair)
    expect(await run('move.contradictions', { system })).toEqual([
      { one_move: 'engage', one_pick: 'b', other_move: 'defend', other_pick: 'c' },
    ])
  })

  it('IF-120 is named after who is meant: whom a move is made on, who suffers what was done', async () => {
    const { run } = await table()
    const label = async () => (await run('history.list', {})).batches[0]?.label
    await run('move.confirm', { ...base, move: 'manipulate', target: maro, dice: [1, 1] })
    expect(await label()).toMatchObject({ key: 'history.moveByOn', with: { name: 'Maro' } })
    const harm = {
      ...{ move: 'sufferHarm', given: { harm: 2 }, picks: ['frightening'] },
      answers: { instead: 'keep' },
    }
    await run('move.confirm', { ...base, ...harm, target: maro, dice: [1, 1] })
    expect(await label()).toMatchObject({ key: 'history.moveOn', with: { name: 'Ysolt' } })
  })

  const requests: [string, Confirm][] = [
    ['manipulate', { ...base, move: 'manipulate', target: vane, dice: [6, 6], picks: ['two'] }],
    ['a miss', { ...base, move: 'perception', target: maro, dice: [1, 1] }],
    ['engage', { ...base, move: 'engage', target: vane, dice: [5, 5], picks: ['a', 'e'] }],
    [
      'a shot',
      {
        ...base,
        move: 'takeYourShot',
        fight: 'f',
        dice: [6, 6],
        picks: ['a', 'b'],
        answers: { unpaid: 'letGo' },
      },
    ],
    [
      'inflict harm',
      { ...base, move: 'inflictHarm', target: vane, given: { harm: 2, ap: 0 }, dice: [1] },
    ],
    [
      'help',
      {
        ...{ ...base, move: 'lie', target: vane, dice: [4, 3], picks: ['two'] },
        help: [{ helper: maro, run: { ...base, actor: maro, move: 'perception', dice: [4, 4] } }],
      },
    ],
  ]

  it.each(requests)(
    'undo of %s gives back every row, redo every change',
    async (_name, request) => {
      const { run, workspace } = await table()
      const before = content(workspace.file)
      await run('move.confirm', request)
      const after = content(workspace.file)
      expect(after).not.toEqual(before)
      await run('history.undo', {})
      expect(content(workspace.file)).toEqual(before)
      await run('history.redo', {})
      expect(content(workspace.file)).toEqual(after)
    },
  )
})
