import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryState, nextTurn as turnAhead } from '../../../src/campaign/encounter/timeline'
import { preparedWorkspace } from '../../support/prep'

const refusal = (key: string) => ({ ok: false, error: { code: 'refused', message: { key } } })

const event = { kind: 'event' as const, name: 'The bell rings', turn: 2 }

async function nextTurn({ act }: Awaited<ReturnType<typeof preparedWorkspace>>) {
  for (let step = 1; step <= 15; step++) await act({ type: 'step.close' })
}

describe('what falls due', () => {
  const at = (
    turn: number | null,
    step: number | null,
    doneTurn: number | null = null,
    every: number | null = null,
  ) => ({ turn, step, doneTurn, every })

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

  it('comes again every so many turns, and keeps its beat however late it was marked', () => {
    const again = (doneTurn: number | null, turn: number) =>
      entryState(at(2, 5, doneTurn, 3), { turn, step: 5 })
    expect([again(null, 2), again(2, 2), again(2, 4), again(2, 5)]).toEqual([
      'due',
      'later',
      'next',
      'due',
    ])
    expect([again(4, 5), again(5, 7), again(5, 8)]).toEqual(['due', 'next', 'due'])
    // Before its time it came for once, and comes in it all the same.
    expect(again(1, 2)).toBe('due')
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), fc.integer({ min: 1, max: 9 }), (turn, done, every) => {
        const next = turnAhead({ turn: turn + 1, doneTurn: done + 1, every }) ?? 0
        expect(next).toBeGreaterThan(Math.min(turn, done + 1))
        expect((next - turn - 1) % every).toBe(0)
        expect(next - Math.max(done + 1, turn)).toBeLessThanOrEqual(every)
      }),
    )
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

  it('is called as its NPC is, until its fight is over, and undo takes that back', async () => {
    const workspace = await preparedWorkspace()
    const { run, encounterId, npcId, kept } = workspace
    await workspace.party()
    await run('encounter.addRow', {
      encounterId,
      row: { kind: 'reinforcement', npcId, quantity: 2, side: 'foe', turn: 3 },
    })
    await workspace.add(1)
    await workspace.act({ type: 'fight.begin' })
    const names = async () => (await workspace.rows()).rows.map(({ name }) => name)
    const before = kept()
    await run('npc.edit', { npcId, name: 'Abbot Kormund' })
    expect(await names()).toEqual(['Abbot Kormund'])
    await run('history.undo', {})
    expect(kept()).toEqual(before)
    await workspace.act({ type: 'fight.end' })
    await run('npc.edit', { npcId, name: 'Abbot Kormund' })
    expect(await names()).toEqual(['Raider'])
  })

  it('that came is prepared once in a copy of its fight: still to come, and not among those who are there', async () => {
    const workspace = await preparedWorkspace()
    const { run, encounterId, npcId } = workspace
    await workspace.party()
    await workspace.add(1)
    const row = {
      kind: 'reinforcement' as const,
      npcId,
      quantity: 2,
      side: 'foe' as const,
      turn: 1,
    }
    const { rowId } = await run('encounter.addRow', { encounterId, row })
    await workspace.act({ type: 'fight.begin' })
    await run('encounter.rowHappens', { rowId })
    // Whom the game master puts into the fight beside the plan belongs to it.
    await workspace.add(1)
    const copy = await run('thing.duplicate', { noun: 'encounter', id: encounterId })
    const labels = async (id: string) =>
      (await run('encounter.preparation', { encounterId: id })).combatants.map(({ label }) => label)
    expect(await labels(encounterId)).toHaveLength(5)
    expect(await labels(copy.id)).toEqual((await labels(encounterId)).toSpliced(2, 2))
    expect((await run('encounter.rows', { encounterId: copy.id })).rows).toMatchObject([
      { kind: 'reinforcement', quantity: 2, state: 'later' },
    ])
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

describe('a row that does harm', () => {
  const rocks = {
    ...{ kind: 'hazard' as const, name: 'The traitor’s rocks', turn: 1, step: 3, every: 2 },
    tick: { dice: '2d6+1', kind: 'real' as const },
  }

  it('stands in its step, does it to those it reaches by one roll, and comes again', async () => {
    const workspace = await preparedWorkspace()
    const { run, call, encounterId, kept } = workspace
    await workspace.party()
    await workspace.add(3)
    const { rowId } = await run('encounter.addRow', { encounterId, row: rocks })
    await workspace.act({ type: 'fight.begin' })
    const [row] = (await workspace.rows()).rows
    expect(row).toMatchObject({ state: 'next', every: 2, tick: { dice: '2d6+1' } })
    await workspace.act({ type: 'step.close' })
    await workspace.act({ type: 'step.close' })
    expect((await workspace.rows()).rows).toMatchObject([{ state: 'due' }])
    const { combatants } = await workspace.look()
    const combatantIds = combatants.slice(0, 3).map(({ id }) => id)
    const before = kept()
    const wrong = { combatantIds, faces: [7, 1], typed: true }
    expect(await call('encounter.rowHappens', { rowId, harm: wrong })).toMatchObject(
      refusal('effect.refused.dice'),
    )
    expect(kept()).toEqual(before)
    await run('encounter.rowHappens', {
      rowId,
      harm: { combatantIds: [...combatantIds, ...combatantIds], faces: [4, 3], typed: true },
    })
    const { context } = await run('encounter.fight', { encounterId })
    const fighters = (context as { combatants: Record<string, { state: { damage: number } }> })
      .combatants
    expect(combatants.map(({ id }) => fighters[id]?.state.damage)).toEqual([8, 8, 8, 0])
    // What the game master calls it is told to nobody else.
    const facts = await workspace.facts(20)
    for (const fact of facts.filter(({ secret }) => !secret)) {
      expect(JSON.stringify(fact)).not.toContain('traitor')
    }
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'row.happened' }))
    expect((await workspace.rows()).rows).toMatchObject([{ state: 'later', doneTurn: 1 }])
    await run('history.undo', {})
    expect(kept()).toEqual(before)
  })

  it('is changed while the fight runs, and may go by without any harm', async () => {
    const workspace = await preparedWorkspace()
    const { run, call, encounterId } = workspace
    await workspace.party()
    const { rowId } = await run('encounter.addRow', { encounterId, row: rocks })
    await workspace.act({ type: 'fight.begin' })
    const before = workspace.kept()
    const row = { ...rocks, name: 'Rocks', turn: null, step: null, every: null }
    expect(await call('encounter.editRow', { rowId, row: { ...row, every: 2 } })).toMatchObject(
      refusal('refusal.everyFromWhen'),
    )
    await run('encounter.editRow', { rowId, row })
    expect(await workspace.facts()).toMatchObject([{ kind: 'row.edited', with: { name: 'Rocks' } }])
    expect((await workspace.rows()).rows).toMatchObject([{ name: 'Rocks', state: 'standing' }])
    await run('history.undo', {})
    expect(workspace.kept()).toEqual(before)
    await run('history.redo', {})
    // What is there all along does it as often as somebody gets into it.
    await run('encounter.rowHappens', { rowId })
    await run('encounter.rowHappens', { rowId })
    expect((await workspace.rows()).rows).toMatchObject([{ state: 'standing' }])
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
