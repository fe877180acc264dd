import { describe, expect, it } from 'vitest'
import { idOf, preparedWorkspace } from '../../support/prep'

type Workspace = Awaited<ReturnType<typeof preparedWorkspace>>

/** Who stands where, in their order. */
const stands = async ({ look }: Workspace) =>
  (await look()).combatants.map(({ label, side, group }) => `${label} ${side} ${group}`.trim())

/** Twelve raiders as one group, and somebody against them, in a fight that has begun. */
async function twelveRaiders() {
  const workspace = await preparedWorkspace()
  await workspace.party()
  const { combatantIds } = await workspace.add(12, { group: 'Raiders' })
  await workspace.act({ type: 'fight.begin' })
  return { ...workspace, combatantIds }
}

describe('side and group', () => {
  it('of one member change without touching the others', async () => {
    const workspace = await preparedWorkspace()
    await workspace.add(2, { group: 'Bank' })
    const combatantIds = [idOf((await workspace.look()).combatants, 'Raider 2')]
    await workspace.run('encounter.arrangeCombatants', {
      combatantIds,
      side: 'party',
      group: 'Turned',
    })
    expect(await stands(workspace)).toEqual(['Raider 1 foe Bank', 'Raider 2 party Turned'])
    expect(await workspace.facts()).toMatchObject([
      { kind: 'combatant.arranged', with: { side: '@encounter.side.party', group: 'Turned' } },
    ])
  })

  it('a group is renamed, split, merged and goes over while the fight runs, each undone as one', async () => {
    const workspace = await twelveRaiders()
    const { run, combatantIds } = workspace
    const begun = workspace.kept()
    await run('encounter.arrangeCombatants', { combatantIds, group: 'Reavers' })
    expect((await stands(workspace)).filter((each) => each.endsWith('foe Reavers'))).toHaveLength(
      12,
    )
    expect(await workspace.facts()).toMatchObject([
      {
        kind: 'combatant.regrouped',
        secret: true,
        about: [{ name: 'At the ford' }],
        with: { count: 12, group: 'Reavers', them: 'Raider 1, Raider 2, Raider 3 …' },
      },
    ])
    const some = combatantIds.slice(0, 5)
    await run('encounter.arrangeCombatants', { combatantIds: some, group: 'Left bank' })
    const { groups } = await run('encounter.fight', { encounterId: workspace.encounterId })
    expect(Object.values(groups).filter((name) => name === 'Left bank')).toHaveLength(5)
    await run('encounter.arrangeCombatants', { combatantIds: some, group: 'Reavers' })
    await run('encounter.arrangeCombatants', { combatantIds, side: 'party' })
    const fight = await run('encounter.fight', { encounterId: workspace.encounterId })
    const { combatants } = fight.context as { combatants: Record<string, { side: string }> }
    expect(new Set(combatantIds.map((id) => combatants[id]?.side))).toEqual(new Set(['party']))
    for (let step = 0; step < 4; step++) await run('history.undo', {})
    expect(workspace.kept()).toEqual(begun)
  })

  it('those who go to the same place already are not told of', async () => {
    const workspace = await twelveRaiders()
    const { run, combatantIds } = workspace
    await run('encounter.arrangeCombatants', {
      combatantIds: combatantIds.slice(0, 11),
      group: 'Mob',
    })
    await run('encounter.arrangeCombatants', { combatantIds, side: 'foe', group: 'Mob' })
    expect(await workspace.facts()).toMatchObject([
      { kind: 'combatant.arranged', about: [{ name: 'Raider 12' }] },
    ])
  })

  it('those of another fight, and of one that is over, are left alone', async () => {
    const workspace = await twelveRaiders()
    const { run, call, combatantIds } = workspace
    const { encounterId } = await run('encounter.create', { name: 'Elsewhere' })
    const from = [workspace.raider]
    const [other = ''] = (
      await run('encounter.addCombatants', { encounterId, from, quantity: 1, side: 'foe' })
    ).combatantIds
    const mixed = [...combatantIds, other]
    expect(await call('encounter.arrangeCombatants', { combatantIds: mixed })).toMatchObject({
      error: { message: { key: 'refusal.gone' } },
    })
    await workspace.act({ type: 'fight.end' })
    expect(await call('encounter.orderCombatants', { combatantIds })).toMatchObject({
      error: { message: { key: 'refusal.fightOver' } },
    })
  })
})

describe('a group', () => {
  it('is taken out of a prepared fight as one, and comes back by undo', async () => {
    const workspace = await preparedWorkspace()
    const { combatantIds } = await workspace.add(12, { group: 'Raiders' })
    await workspace.add(1)
    const before = workspace.kept()
    await workspace.run('encounter.removeCombatants', { combatantIds })
    expect(await stands(workspace)).toEqual(['Raider 13 foe'])
    await workspace.run('history.undo', {})
    expect(workspace.kept()).toEqual(before)
  })

  it('leaves a fight that runs as one; those who have left already do not keep the others', async () => {
    const workspace = await twelveRaiders()
    const { run, combatantIds } = workspace
    await run('encounter.removeCombatants', { combatantIds: combatantIds.slice(0, 3) })
    await run('encounter.removeCombatants', { combatantIds })
    const { combatants } = await workspace.look()
    expect(combatants.filter(({ hasLeft }) => hasLeft)).toHaveLength(12)
    await run('history.undo', {})
    expect((await workspace.look()).combatants.filter(({ hasLeft }) => hasLeft)).toHaveLength(3)
  })
})

describe('the order', () => {
  it('is what somebody made of it, keeps the places of all others, and stays', async () => {
    const workspace = await preparedWorkspace()
    await workspace.party()
    await workspace.add(3)
    const { combatants } = await workspace.look()
    const id = (label: string) => idOf(combatants, label)
    await workspace.act({ type: 'fight.begin' })
    const before = workspace.kept()
    await workspace.run('encounter.orderCombatants', {
      combatantIds: [id('Raider 3'), id('Raider 1')],
    })
    const { encounterId } = workspace
    const order = async () => {
      const { context } = await workspace.run('encounter.fight', { encounterId })
      return Object.values(
        (context as { combatants: Record<string, { label: string }> }).combatants,
      )
    }
    expect((await order()).map(({ label }) => label)).toEqual([
      'Brannoch',
      'Raider 3',
      'Raider 2',
      'Raider 1',
    ])
    await workspace.act({ type: 'step.close' })
    expect((await order()).map(({ label }) => label)).toContain('Raider 3')
    expect((await order())[1]).toMatchObject({ label: 'Raider 3' })
    await workspace.run('history.undo', {})
    await workspace.run('history.undo', {})
    expect(workspace.kept()).toEqual(before)
  })
})
