import { describe, expect, it } from 'vitest'
import { phrase } from '../../../src/shared/phrase'
import { sampleWorkspace } from '../../support/workspace'
import { fighting } from '../../support/fight/fight'
import { bridgeFight } from '../../support/fight/short-fight'

describe('the history of a fight', () => {
  it('says fight, turn and step of each entry, survives a restart, and jumps to any of them', async () => {
    const table = await sampleWorkspace()
    const { act, reach } = fighting(table, bridgeFight)
    await table.run('play.switchPhase', { phase: 'combat' })
    await act({ type: 'fight.begin' })
    await act({ type: 'damage', combatantId: 'combatant-maro', points: 1, kind: 'real' })
    await reach(15)
    await act({ type: 'step.close' })
    await act({ type: 'damage', combatantId: 'combatant-maro', points: 2, kind: 'real' })
    const list = async () => (await table.run('history.list', {})).batches.toReversed()
    const before = await list()
    const places = before.map(({ moment }) => moment && [moment.turn, moment.step])
    const steps = Array.from({ length: 15 }, (_, index) => [1, index + 1])
    expect(places).toEqual([null, null, [1, 1], ...steps, [2, 1]])
    expect(before[2]?.moment).toEqual({
      ...{ encounterId: bridgeFight, fight: 'Ambush at the toll bridge', turn: 1, step: 1 },
      title: phrase('coldIron.step.fullDefence.title'),
    })
    const { path } = table.workspace.file
    table.workspace.close()
    await table.run('file.open', { path })
    expect(await list()).toEqual(before)
    await table.run('history.goTo', { batchId: before[2]?.id ?? 0 })
    const { context } = await fighting(table, bridgeFight).snapshot()
    expect(context).toMatchObject({ turn: 1 })
    expect(context.combatants['combatant-maro']?.state.damage).toBe(1)
    expect((await list()).map(({ moment }) => moment?.turn)).toEqual(
      before.map(({ moment }) => moment?.turn),
    )
  })
})

describe('the history', () => {
  it('can be read again whatever names went into a label', async () => {
    const { run } = await sampleWorkspace()
    const consulted: { tableId: string; dice: number[][] }[] = []
    for (const letter of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const written = { dice: { count: 1, sides: 2 }, text: '1 Yes\n2 No' }
      const { tableId } = await run('oracle.save', { ...written, name: letter.repeat(120) })
      consulted.push({ tableId, dice: [[1]] })
    }
    await run('oracle.consult', { consulted, typed: true })
    const [last] = (await run('history.list', {})).batches
    expect(last?.label.key).toBe('history.oracle.consult')
    expect(String(last?.label.with?.['table'])).toMatch(/^a{120}, b{120}, c+…$/)
  })
})
