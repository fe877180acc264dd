import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idOf, preparedWorkspace } from '../../support/prep'

const refusal = (key: string) => ({ ok: false, error: { code: 'refused', message: { key } } })

type Workspace = Awaited<ReturnType<typeof preparedWorkspace>>

const labels = async ({ look }: Workspace) => (await look()).combatants.map(({ label }) => label)

describe('those who are added', () => {
  it('get labels in order: five raiders are Raider 1 to 5', async () => {
    const workspace = await preparedWorkspace()
    const { combatantIds } = await workspace.add(5, { group: 'Left bank' })
    expect(await labels(workspace)).toEqual([1, 2, 3, 4, 5].map((number) => `Raider ${number}`))
    const { combatants } = await workspace.look()
    expect(combatants.map(({ id }) => id)).toEqual(combatantIds)
    expect(new Set(combatants.map(({ group }) => group))).toEqual(new Set(['Left bank']))
    expect(combatants[0]).toMatchObject({ side: 'foe', template: { name: 'Raider' } })
    expect(await workspace.facts(5)).toMatchObject(
      [5, 4, 3, 2, 1].map((number) => ({
        kind: 'combatant.added',
        secret: true,
        about: [{ name: `Raider ${number}` }, { name: 'At the ford' }],
      })),
    )
  })

  it('need no number when they come alone, and the next go on from 2', async () => {
    const workspace = await preparedWorkspace()
    await workspace.add(1)
    await workspace.add(1)
    await workspace.add(2)
    expect(await labels(workspace)).toEqual(['Raider', 'Raider 2', 'Raider 3', 'Raider 4'])
  })

  it('are called by the name their template has now, until the fight begins', async () => {
    const workspace = await preparedWorkspace()
    await workspace.add(2)
    const [first] = (await workspace.look()).combatants
    const npcId = first?.template?.id ?? ''
    await workspace.run('npc.edit', { npcId, name: 'Reaver' })
    expect(await labels(workspace)).toEqual(['Reaver 1', 'Reaver 2'])
    await workspace.add(1)
    expect(await labels(workspace)).toEqual(['Reaver 1', 'Reaver 2', 'Reaver 3'])
    await workspace.run('history.undo', {})
    await workspace.run('history.undo', {})
    expect(await labels(workspace)).toEqual(['Raider 1', 'Raider 2'])
  })

  it('may be one of the cast who has no sheet for it yet: a blank one is begun with it', async () => {
    const { run, call, look, kept, encounterId } = await preparedWorkspace()
    const { npcId } = await run('npc.create', { name: 'Kest' })
    const before = kept()
    const from = [{ type: 'new' as const, name: 'Kest', npcId }]
    const asked = { encounterId, side: 'foe' as const, quantity: 1, from }
    await run('encounter.addCombatants', asked)
    const [kest] = (await look()).combatants
    expect(kest).toMatchObject({ label: 'Kest', template: { id: npcId } })
    const [read] = await run('npc.byId', { ids: [npcId] })
    expect(Object.keys(read?.sheets ?? {})).toEqual(['cold-iron'])
    // Who has one is put in by themselves.
    expect(await call('encounter.addCombatants', asked)).toMatchObject(
      refusal('refusal.sheetThere'),
    )
    await run('history.undo', {})
    expect(kept()).toEqual(before)
  })

  it('may be a character without a sheet for it: a blank one is begun with them, nobody is doubled', async () => {
    const { run, call, look, kept, encounterId } = await preparedWorkspace()
    const { characterId: id } = await run('character.create', { name: 'Tilda' })
    const before = kept()
    const asked = { encounterId, side: 'party' as const, quantity: 1 }
    const tilda = { type: 'character' as const, id }
    expect(await call('encounter.addCombatants', { ...asked, from: [tilda] })).toMatchObject(
      refusal('refusal.noSheet'),
    )
    await run('encounter.addCombatants', { ...asked, from: [{ ...tilda, blank: true }] })
    expect((await look()).combatants).toMatchObject([
      { label: 'Tilda', template: { type: 'character', id } },
    ])
    await run('history.undo', {})
    expect(kept()).toEqual(before)
  })

  it('are made up on the spot in the step that adds them, and undone with it', async () => {
    const { run, call, look, rows, kept, encounterId } = await preparedWorkspace()
    const before = kept()
    const common = { encounterId, side: 'foe' as const, quantity: 2 }
    const orc = { type: 'new' as const, name: 'Orc' }
    await run('encounter.addCombatants', { ...common, from: [orc] })
    expect((await look()).combatants.map(({ label }) => label)).toEqual(['Orc 1', 'Orc 2'])
    await run('history.undo', {})
    expect(kept()).toEqual(before)

    const row = { kind: 'reinforcement' as const, side: 'foe' as const, quantity: 2, turn: 2 }
    await run('encounter.addRow', { encounterId, row: { ...row, npcId: { name: 'Ogre' } } })
    expect(await rows()).toMatchObject({ rows: [{ name: 'Ogre', quantity: 2 }] })
    await run('history.undo', {})
    expect(kept()).toEqual(before)

    // Where they cannot come in, nobody is made.
    const crowd = { ...common, quantity: 50, from: [orc, orc, orc] }
    expect(await call('encounter.addCombatants', crowd)).toMatchObject(refusal('refusal.crowd'))
    expect(kept()).toEqual(before)
  })

  it('never take a label that was given before, nor one that is in use', async () => {
    const workspace = await preparedWorkspace()
    await workspace.add(3)
    const { combatants } = await workspace.look()
    await workspace.run('encounter.removeCombatants', {
      combatantIds: [idOf(combatants, 'Raider 3')],
    })
    await workspace.add(1)
    expect(await labels(workspace)).toEqual(['Raider 1', 'Raider 2', 'Raider 4'])
    const { npcId } = await workspace.run('npc.create', {
      name: 'Raider 5',
      sheets: { 'cold-iron': {} },
    })
    const from = [{ type: 'npc' as const, id: npcId }]
    const { encounterId } = workspace
    await workspace.run('encounter.addCombatants', { encounterId, from, side: 'foe' })
    await workspace.add(1)
    expect((await labels(workspace)).slice(-2)).toEqual(['Raider 5', 'Raider 6'])
  })

  it('hold each label once, whatever is added and removed (property)', async () => {
    const workspace = await preparedWorkspace()
    const step = fc.oneof(
      fc.record({ add: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ remove: fc.nat(20) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const given = new Set(await labels(workspace))
        for (const each of steps) {
          const { combatants } = await workspace.look()
          if ('remove' in each) {
            const one = combatants[each.remove % Math.max(1, combatants.length)]
            if (one) await workspace.run('encounter.removeCombatants', { combatantIds: [one.id] })
            continue
          }
          if (combatants.length > 60) continue
          const { combatantIds } = await workspace.add(each.add)
          const fresh = (await workspace.look()).combatants.filter(({ id }) =>
            combatantIds.includes(id),
          )
          expect(fresh).toHaveLength(each.add)
          for (const { label } of fresh) {
            expect(given).not.toContain(label)
            given.add(label)
          }
        }
      }),
      { numRuns: 12 },
    )
  })

  it('are characters only once, and only with a sheet for the fight', async () => {
    const workspace = await preparedWorkspace()
    const { call, run, encounterId, brannoch } = workspace
    await workspace.party()
    const again = { encounterId, from: [brannoch], side: 'party' as const }
    expect(await call('encounter.addCombatants', again)).toMatchObject(refusal('refusal.oneOfEach'))
    const twice = { ...again, from: [{ type: 'character' as const, id: 'character-ysolt' }] }
    expect(await call('encounter.addCombatants', { ...twice, quantity: 2 })).toMatchObject(
      refusal('refusal.oneOfEach'),
    )
    const { npcId } = await run('npc.create', { name: 'Talker', sheets: { 'iron-fist': {} } })
    const talker = { ...again, from: [{ type: 'npc' as const, id: npcId }] }
    expect(await call('encounter.addCombatants', talker)).toMatchObject(refusal('refusal.noSheet'))
    const nobody = { ...again, from: [{ type: 'npc' as const, id: 'no' }] }
    expect(await call('encounter.addCombatants', nobody)).toMatchObject(refusal('refusal.gone'))
    expect(await labels(workspace)).toEqual(['Brannoch'])
  })

  it('are 100 at most, and 50 at once', async () => {
    const workspace = await preparedWorkspace()
    const { call, encounterId, raider } = workspace
    await workspace.add(50)
    await workspace.add(50)
    const more = { encounterId, from: [raider], side: 'foe' as const }
    expect(await call('encounter.addCombatants', more)).toMatchObject(refusal('refusal.crowd'))
    for (const quantity of [0, 51, 1.5]) {
      const reply = await call('encounter.addCombatants', { ...more, quantity })
      expect(reply).toMatchObject({ ok: false, error: { code: 'invalid' } })
    }
  })
})

describe('in a fight that runs', () => {
  it('newcomers join before everyone’s eyes, and can act', async () => {
    const workspace = await preparedWorkspace()
    await workspace.party()
    await workspace.act({ type: 'fight.begin' })
    await workspace.add(1)
    expect(await workspace.facts()).toMatchObject([
      { kind: 'combatant.joined', secret: false, about: [{ name: 'Raider' }], with: { turn: 1 } },
    ])
    const combatantId = idOf((await workspace.look()).combatants, 'Raider')
    await workspace.act({ type: 'declare', combatantId, declaration: { kind: 'wait' } } as never)
  })

  it('one who is taken out leaves: row and label stay, and he can come back', async () => {
    const workspace = await preparedWorkspace()
    const { run, call, act } = workspace
    await workspace.party()
    await workspace.add(2)
    await act({ type: 'fight.begin' })
    const before = workspace.kept()
    const combatantId = idOf((await workspace.look()).combatants, 'Raider 2')
    await run('encounter.removeCombatants', { combatantIds: [combatantId] })
    expect(await workspace.facts()).toMatchObject([
      { kind: 'combatant.left', secret: false, about: [{ name: 'Raider 2' }] },
    ])
    const left = async () =>
      (await workspace.look()).combatants.filter(({ hasLeft }) => hasLeft).map(({ label }) => label)
    expect(await left()).toEqual(['Raider 2'])
    expect(await call('encounter.removeCombatants', { combatantIds: [combatantId] })).toMatchObject(
      refusal('coldIron.refused.gone'),
    )
    await run('history.undo', {})
    expect(workspace.kept()).toEqual(before)
    await run('history.redo', {})
    await run('encounter.returnCombatant', { combatantId })
    expect(await left()).toEqual([])
    await workspace.add(1)
    expect(await labels(workspace)).toEqual(['Brannoch', 'Raider 1', 'Raider 2', 'Raider 3'])
  })

  it('nobody comes or goes once it is over', async () => {
    const workspace = await preparedWorkspace()
    const { call, encounterId, raider } = workspace
    await workspace.party()
    const combatantId = idOf((await workspace.look()).combatants, 'Brannoch')
    expect(await call('encounter.returnCombatant', { combatantId })).toMatchObject(
      refusal('refusal.notRunning'),
    )
    await workspace.act({ type: 'fight.begin' })
    await workspace.act({ type: 'fight.end' })
    const over = refusal('refusal.fightOver')
    const from = [raider]
    expect(await call('encounter.addCombatants', { encounterId, from, side: 'foe' })).toMatchObject(
      over,
    )
    expect(await call('encounter.removeCombatants', { combatantIds: [combatantId] })).toMatchObject(
      over,
    )
    const move = { combatantIds: [combatantId], side: 'foe' as const, group: '' }
    expect(await call('encounter.arrangeCombatants', move)).toMatchObject(over)
    const set = { combatantId, figures: [{ path: 'pt', value: 3 }] }
    expect(await call('encounter.setFigures', set)).toMatchObject(over)
  })
})
