import { describe, expect, it } from 'vitest'
import { entryState } from '../../../src/campaign/encounter/timeline'
import { preparedWorkspace } from '../../support/prep'

const refusal = (key: string) => ({ ok: false, error: { code: 'refused', message: { key } } })

const event = { kind: 'event' as const, name: 'The bell rings', turn: 2 }

async function nextTurn({ act }: Awaited<ReturnType<typeof preparedWorkspace>>) {
  for (let step = 1; step <= 15; step++) await act({ type: 'step.close' })
}

describe('what falls due', () => {
  const at = (turn: number | null, step: number | null, doneTurn: number | null = null) => ({
    ...{ turn, step, doneTurn },
  })

  it('is announced one turn ahead, and later in its own turn until its step', () => {
    const now = { turn: 3, step: 7 }
    const told = [at(5, null), at(4, null), at(4, 1), at(3, 8), at(3, 7), at(3, null), at(2, 15)]
    expect(told.map((each) => entryState(each, now))).toEqual([
      'later',
      'next',
      'next',
      'next',
      'due',
      'due',
      'due',
    ])
  })

  it('is standing without a turn, done once it came, and later before the fight', () => {
    expect(entryState(at(null, null), { turn: 9, step: 1 })).toBe('standing')
    expect(entryState(at(null, null), null)).toBe('standing')
    expect(entryState(at(1, null), null)).toBe('later')
    expect(entryState(at(1, null, 1), { turn: 1, step: 1 })).toBe('happened')
    expect(entryState(at(null, null, 4), { turn: 4, step: 1 })).toBe('happened')
  })
})

describe('a reinforcement', () => {
  it('is announced, falls due, and brings its people in with one call that undo takes back', async () => {
    const workspace = await preparedWorkspace()
    const { run, call, encounterId, npcId, kept } = workspace
    await workspace.party()
    await workspace.add(1)
    const { rowId } = await run('encounter.addRow', {
      encounterId,
      row: {
        ...{ kind: 'reinforcement', npcId, quantity: 2, side: 'foe', group: 'Late', turn: 3 },
        step: 2,
      },
    })
    const states = async () => (await workspace.rows()).rows.map(({ state }) => state)
    expect((await workspace.rows()).moment).toBeNull()
    expect(await states()).toEqual(['later'])
    expect(await call('encounter.rowHappens', { rowId })).toMatchObject(
      refusal('refusal.notRunning'),
    )
    await workspace.act({ type: 'fight.begin' })
    expect(await states()).toEqual(['later'])
    await nextTurn(workspace)
    expect(await workspace.rows()).toMatchObject({ moment: { turn: 2, step: 1 } })
    expect(await states()).toEqual(['next'])
    await nextTurn(workspace)
    expect(await states()).toEqual(['next'])
    await workspace.act({ type: 'step.close' })
    expect(await states()).toEqual(['due'])
    const before = kept()
    await run('encounter.rowHappens', { rowId })
    expect((await workspace.look()).combatants.slice(2)).toMatchObject([
      { label: 'Raider 2', side: 'foe', group: 'Late', hasLeft: false },
      { label: 'Raider 3', side: 'foe', group: 'Late' },
    ])
    expect(await workspace.facts(3)).toMatchObject([
      { kind: 'row.happened', secret: true, with: { name: 'Raider', turn: 3 } },
      { kind: 'combatant.joined', secret: false, with: { turn: 3 } },
      { kind: 'combatant.joined', about: [{ name: 'Raider 2' }] },
    ])
    expect(await states()).toEqual(['happened'])
    expect(await call('encounter.rowHappens', { rowId })).toMatchObject(refusal('refusal.rowDone'))
    await run('history.undo', {})
    expect(kept()).toEqual(before)
  })

  it('whose NPC is gone, or that never was, is refused', async () => {
    const { call, encounterId } = await preparedWorkspace()
    const row = {
      ...{ kind: 'reinforcement' as const, npcId: 'no', quantity: 1, turn: 1 },
      side: 'foe' as const,
    }
    expect(await call('encounter.addRow', { encounterId, row })).toMatchObject(
      refusal('refusal.gone'),
    )
    expect(await call('encounter.rowHappens', { rowId: 'no' })).toMatchObject(
      refusal('refusal.gone'),
    )
  })
})

describe('other rows', () => {
  it('stand or fall due, come, and go', async () => {
    const workspace = await preparedWorkspace()
    const { run, call, encounterId } = workspace
    await workspace.party()
    await run('encounter.addRow', {
      encounterId,
      row: { kind: 'hazard', name: 'Rotten planks', turn: null, note: 'Under six feet of water' },
    })
    const bell = await run('encounter.addRow', { encounterId, row: event })
    expect((await workspace.rows()).rows).toMatchObject([
      { name: 'Rotten planks', state: 'standing', note: 'Under six feet of water' },
      { name: 'The bell rings', state: 'later', turn: 2, step: null },
    ])
    await run('encounter.removeRow', bell)
    const { rowId } = await run('encounter.addRow', {
      encounterId,
      row: { ...event, turn: 1, name: 'A horn' },
    })
    await workspace.act({ type: 'fight.begin' })
    expect((await workspace.rows()).rows[1]).toMatchObject({ name: 'A horn', state: 'due' })
    await run('encounter.rowHappens', { rowId })
    expect((await workspace.rows()).rows[1]).toMatchObject({ state: 'happened', doneTurn: 1 })
    expect(await call('encounter.rowHappens', { rowId })).toMatchObject(refusal('refusal.rowDone'))
    await run('encounter.removeRow', { rowId })
    expect((await workspace.rows()).rows).toHaveLength(1)
    expect(await workspace.facts()).toMatchObject([
      { kind: 'row.removed', with: { name: 'A horn' } },
    ])
  })

  it('hold to the steps a turn has, and a step needs a turn', async () => {
    const { call, encounterId } = await preparedWorkspace()
    const add = (row: object) => call('encounter.addRow', { encounterId, row: row as typeof event })
    expect(await add({ ...event, step: 15 })).toMatchObject({ ok: true })
    expect(await add({ ...event, step: 16 })).toMatchObject(refusal('refusal.noSuchStep'))
    expect(await add({ kind: 'hazard', name: 'x', turn: null, step: 3 })).toMatchObject(
      refusal('refusal.noSuchStep'),
    )
    const bad = { ok: false, error: { code: 'invalid' } }
    expect(await add({ ...event, turn: 0 })).toMatchObject(bad)
    expect(await add({ ...event, turn: null })).toMatchObject(bad)
    expect(await add({ ...event, kind: 'trap' })).toMatchObject(bad)
    expect(await add({ ...event, name: ' ' })).toMatchObject(bad)
  })
})
