import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adventurers, system } from '../../support/adventurers'

type Table = Awaited<ReturnType<typeof adventurers>>

const character = (id: string) => ({ type: 'character' as const, id })
/** The number of a roll that is there. */
const idOf = (roll?: { id: number }) => roll?.id ?? 0

/** A table at which Ysolt rolled snake eyes on what she knows, and more happened since. */
async function mistaken() {
  const table = await adventurers()
  const { run, ysolt, maro } = table
  const lore = { system, move: 'spoutLore', typed: true }
  await run('move.confirm', { ...lore, actor: character(ysolt), dice: [1, 1] })
  await run('note.create', { title: 'The ford' })
  await run('move.confirm', { ...lore, actor: character(maro), dice: [5, 4] })
  return { ...table, rolls: await run('history.rolls', {}), lore }
}

describe('the times of a history that was put right', () => {
  /** The entries of the log and the steps of the line, the oldest first. */
  const timesOf = async ({ run }: Pick<Table, 'run'>) => ({
    facts: (await run('journal.recent', { limit: 500 })).map(({ at }) => at).toReversed(),
    steps: (await run('history.list', { limit: 500 })).batches
      .filter(({ state }) => state === 'done')
      .map(({ at }) => at)
      .toReversed(),
  })
  const rising = (times: readonly string[]) => expect(times).toEqual(times.toSorted())

  it('gives what is made anew by hand the time of what it stands in for', async () => {
    const table = await mistaken()
    const { run, rolls, ysolt, lore } = table
    const [later, mistake] = rolls
    const was = await timesOf(table)
    await run('history.goTo', { batchId: mistake?.before ?? 0 })
    await run('move.confirm', { ...lore, actor: character(ysolt), dice: [6, 6] })
    await run('history.goOn', { after: idOf(mistake), upTo: idOf(later) })
    const now = await timesOf(table)
    expect(now.steps).toEqual(was.steps)
    rising(now.facts)
    for (let at = 0; at < 3; at++) await run('history.undo', {})
    for (let at = 0; at < 3; at++) await run('history.redo', {})
    expect(await timesOf(table)).toEqual(now)
  })

  it('gives each of several steps a time of its own, before what follows', async () => {
    const table = await mistaken()
    const { run, rolls, ysolt, lore } = table
    const [later, mistake] = rolls
    await run('history.goTo', { batchId: mistake?.before ?? 0 })
    await run('move.confirm', { ...lore, actor: character(ysolt), dice: [6, 6] })
    await run('note.create', { title: 'By hand' })
    await run('history.goOn', { after: idOf(mistake), upTo: idOf(later) })
    const { steps } = await timesOf(table)
    expect(steps).toEqual([...new Set(steps)].toSorted())
    expect(steps.length).toBeGreaterThan(3)
  })

  it('gives it that time where nothing came after it', async () => {
    const table = await mistaken()
    const { run, rolls, maro, lore } = table
    const [last] = rolls
    const was = await timesOf(table)
    await run('history.goTo', { batchId: last?.before ?? 0 })
    await run('move.confirm', { ...lore, actor: character(maro), dice: [6, 6] })
    const rest = { after: idOf(last), upTo: idOf(last) }
    expect(await run('history.goOn', rest)).toEqual({ done: 0, stopped: null })
    expect(await timesOf(table)).toMatchObject({ steps: was.steps })
    expect((await run('history.rolls', {}))[0]?.rolls).toEqual(['6 6'])
  })

  it('takes another move made there for no other than it is', async () => {
    const table = await mistaken()
    const { run, maro, ogre, lore } = table
    await run('move.confirm', {
      ...{ ...lore, move: 'hackAndSlash', actor: character(maro), dice: [6, 5] },
      ...{ target: { type: 'npc', id: ogre }, picks: ['reckless'] },
      answers: { damage: 3, plusDie: 2 },
    })
    const owed = (await run('inbox.list', {})).find(({ cause }) =>
      cause.key.includes('hackAndSlash'),
    )
    await run('act.perform', {
      ...{ system, act: 'hurt', member: character(maro), input: { points: 4 } },
      owedId: owed?.id ?? '',
    })
    const { batches } = await run('history.list', {})
    const [, hack] = await run('history.rolls', {})
    await run('history.goTo', { batchId: hack?.before ?? 0 })
    await run('move.confirm', { ...lore, actor: character(maro), dice: [2, 1] })
    const owedBefore = await run('inbox.list', {})
    const rest = { after: idOf(hack), upTo: idOf(batches[0]) }
    expect(await run('history.goOn', rest)).toMatchObject({ done: 0, stopped: { left: 1 } })
    expect((await run('inbox.list', {})).length).toBe(owedBefore.length)
    rising((await timesOf(table)).facts)
  })

  it('never fall, whatever is made anew, left out or done by hand', async () => {
    const table = await mistaken()
    const { run, lore, ysolt, maro } = table
    const dice = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
    const change = fc.record({
      pick: fc.nat(),
      dice,
      notes: fc.nat({ max: 2 }),
      isByHand: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        for (const { pick, dice: faces, notes, isByHand } of changes) {
          const rolls = await run('history.rolls', {})
          const roll = rolls[pick % rolls.length]
          const last = (await run('history.next', {})).undo?.id ?? 0
          if (isByHand) {
            await run('history.goTo', { batchId: roll?.before ?? 0 })
            const actor = character(roll?.actor ?? ysolt)
            await run('move.confirm', { ...lore, actor, dice: faces })
            for (let each = 0; each < notes; each++) await run('note.create', { title: 'By hand' })
            await run('history.goOn', { after: idOf(roll), upTo: last })
          } else {
            const actor = roll?.actor === ysolt ? maro : ysolt
            await run('history.correct', { batchId: idOf(roll), rolls: [faces.join(' ')], actor })
          }
          const { facts, steps } = await timesOf(table)
          rising(facts)
          rising(steps)
        }
      }),
      { numRuns: 15 },
    )
  })

  it('never fall where what was done by hand cannot be done again', async () => {
    const table = await mistaken()
    const { run, rolls, workspace } = table
    const [later, mistake] = rolls
    await run('history.goTo', { batchId: mistake?.before ?? 0 })
    workspace.carryOut(
      'file.import',
      () => ({ key: 'test' }),
      (write) => write.run(`UPDATE campaign SET name = 'Another'`),
    )
    const rest = { after: idOf(mistake), upTo: idOf(later) }
    expect(await run('history.goOn', rest)).toEqual({ done: 2, stopped: null })
    const { facts, steps } = await timesOf(table)
    rising(facts)
    rising(steps)
  })
})
