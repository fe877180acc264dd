import { describe, expect, it } from 'vitest'
import { fighting } from '../../support/fight/fight'
import { bridgeFight } from '../../support/fight/short-fight'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

const maro = 'combatant-maro'

/** A fight in its last step, with a poison on Maro that was laid at its beginning. */
async function poisoned(tick = { dice: '2d6', kind: 'real' as 'real' | 'fatigue' }) {
  const table = await sampleWorkspace()
  const fight = fighting(table, bridgeFight)
  await fight.act({ type: 'fight.begin' })
  const { effectId } = await table.run('effect.lay', {
    ...{ combatantId: maro, words: 'poison', tick },
    until: { kind: 'turns', count: 2 },
  })
  await fight.reach(15)
  const stateOf = async () => (await fight.snapshot()).context.combatants[maro]?.state
  const tickOf = (faces: number[] | null, typed = true) =>
    table.call('effect.tick', { effectId, faces, typed })
  return { ...table, ...fight, effectId, stateOf, tickOf }
}

describe('an effect that does harm each turn', () => {
  it('does it as harm like any other, with its dice and its cause', async () => {
    const { run, stateOf, tickOf } = await poisoned()
    expect(await tickOf([3, 4])).toMatchObject({ ok: true })
    expect(await stateOf()).toMatchObject({ damage: 7 })
    const [fact] = (await run('journal.recent', { limit: 10 })).filter(
      ({ fact: { kind } }) => kind === 'hitPoints.changed',
    )
    expect(fact?.fact).toMatchObject({
      cause: { key: 'coldIron.cause.effect', with: { words: 'poison' } },
      dice: { faces: [3, 4], typed: true },
    })
  })

  it('does it once a turn, and the turn waits for it', async () => {
    const { act, look, stateOf, tickOf, call } = await poisoned()
    const closing = { encounterId: bridgeFight, event: { type: 'step.close' as const } }
    expect(await call('encounter.act', closing)).toMatchObject({
      error: { message: { key: 'effect.refused.tickOpen' } },
    })
    await tickOf([1, 1])
    expect(await tickOf([6, 6])).toMatchObject({
      error: { message: { key: 'effect.refused.noTick' } },
    })
    expect(await stateOf()).toMatchObject({ damage: 2 })
    await act({ type: 'step.close' })
    expect((await look()).turn).toBe(2)
  })

  it('may tire, may be let off, and takes no other dice', async () => {
    const { stateOf, tickOf, look, act } = await poisoned({ dice: '1d4', kind: 'fatigue' })
    expect(await tickOf([7])).toMatchObject({ error: { message: { key: 'effect.refused.dice' } } })
    expect(await tickOf([1, 1])).toMatchObject({
      error: { message: { key: 'effect.refused.dice' } },
    })
    const before = await stateOf()
    expect(await tickOf(null)).toMatchObject({ ok: true })
    expect(await stateOf()).toEqual(before)
    await act({ type: 'step.close' })
    expect((await look()).turn).toBe(2)
  })

  it('has as many turns of harm as it lasts, in whatever step it was laid', async () => {
    for (const step of [1, 8, 15]) {
      const table = await sampleWorkspace()
      const { act, reach, look } = fighting(table, bridgeFight)
      await act({ type: 'fight.begin' })
      await reach(step)
      await table.run('effect.lay', {
        ...{ combatantId: maro, words: 'bleeding', tick: { dice: '1', kind: 'real' } },
        until: { kind: 'turns', count: 3 },
      })
      let ticks = 0
      while ((await table.run('effect.list', {})).length > 0) {
        const [effect] = await table.run('effect.list', {})
        if (effect?.isTickOpen) {
          await table.run('effect.tick', { effectId: effect.id, faces: [], typed: false })
          ticks += 1
        }
        await act({ type: 'step.close' })
      }
      expect(ticks).toBe(3)
      expect((await look()).turn).toBeGreaterThan(3)
    }
  })

  it('is undone and done again as a whole', async () => {
    const { run, workspace, tickOf, stateOf } = await poisoned()
    const before = content(workspace.file)
    await tickOf([5, 5])
    const after = content(workspace.file)
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
    await run('history.redo', {})
    expect(content(workspace.file)).toEqual(after)
    expect(await stateOf()).toMatchObject({ damage: 10 })
  })
})
