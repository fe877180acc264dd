import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idOf, preparedDesk } from '../../support/prep'

const refusal = (key: string) => ({ ok: false, error: { code: 'refused', message: { key } } })

type Desk = Awaited<ReturnType<typeof preparedDesk>>

const labels = async ({ look }: Desk) => (await look()).combatants.map(({ label }) => label)

describe('those who are added', () => {
  it('get labels in order: five raiders are Raider 1 to 5', async () => {
    const desk = await preparedDesk()
    const { combatantIds } = await desk.add(5, { group: 'Left bank' })
    expect(await labels(desk)).toEqual([1, 2, 3, 4, 5].map((number) => `Raider ${number}`))
    const { combatants } = await desk.look()
    expect(combatants.map(({ id }) => id)).toEqual(combatantIds)
    expect(new Set(combatants.map(({ group }) => group))).toEqual(new Set(['Left bank']))
    expect(combatants[0]).toMatchObject({ side: 'foe', template: { name: 'Raider' } })
    expect(await desk.facts(5)).toMatchObject(
      [5, 4, 3, 2, 1].map((number) => ({
        kind: 'combatant.added',
        secret: true,
        about: [{ name: `Raider ${number}` }, { name: 'At the ford' }],
      })),
    )
  })

  it('need no number when they come alone, and the next go on from 2', async () => {
    const desk = await preparedDesk()
    await desk.add(1)
    await desk.add(1)
    await desk.add(2)
    expect(await labels(desk)).toEqual(['Raider', 'Raider 2', 'Raider 3', 'Raider 4'])
  })

  it('never take a label that was given before, nor one that is in use', async () => {
    const desk = await preparedDesk()
    await desk.add(3)
    const { combatants } = await desk.look()
    await desk.run('encounter.removeCombatant', { combatantId: idOf(combatants, 'Raider 3') })
    await desk.add(1)
    expect(await labels(desk)).toEqual(['Raider 1', 'Raider 2', 'Raider 4'])
    const { npcId } = await desk.run('npc.create', {
      name: 'Raider 5',
      sheets: { 'cold-iron': {} },
    })
    const from = [{ type: 'npc' as const, id: npcId }]
    const { encounterId } = desk
    await desk.run('encounter.addCombatants', { encounterId, from, side: 'foe' })
    await desk.add(1)
    expect((await labels(desk)).slice(-2)).toEqual(['Raider 5', 'Raider 6'])
  })

  it('hold each label once, whatever is added and removed (property)', async () => {
    const desk = await preparedDesk()
    const step = fc.oneof(
      fc.record({ add: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ remove: fc.nat(20) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const given = new Set(await labels(desk))
        for (const each of steps) {
          const { combatants } = await desk.look()
          if ('remove' in each) {
            const one = combatants[each.remove % Math.max(1, combatants.length)]
            if (one) await desk.run('encounter.removeCombatant', { combatantId: one.id })
            continue
          }
          if (combatants.length > 60) continue
          const { combatantIds } = await desk.add(each.add)
          const fresh = (await desk.look()).combatants.filter(({ id }) => combatantIds.includes(id))
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
    const desk = await preparedDesk()
    const { call, run, encounterId, brannoch } = desk
    await desk.party()
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
    expect(await labels(desk)).toEqual(['Brannoch'])
  })

  it('are 100 at most, and 50 at once', async () => {
    const desk = await preparedDesk()
    const { call, encounterId, raider } = desk
    await desk.add(50)
    await desk.add(50)
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
    const desk = await preparedDesk()
    await desk.party()
    await desk.act({ type: 'fight.begin' })
    await desk.add(1)
    expect(await desk.facts()).toMatchObject([
      { kind: 'combatant.joined', secret: false, about: [{ name: 'Raider' }], with: { turn: 1 } },
    ])
    const combatantId = idOf((await desk.look()).combatants, 'Raider')
    await desk.act({ type: 'declare', combatantId, declaration: { kind: 'wait' } } as never)
  })

  it('one who is taken out leaves: row and label stay, and he can come back', async () => {
    const desk = await preparedDesk()
    const { run, call, act } = desk
    await desk.party()
    await desk.add(2)
    await act({ type: 'fight.begin' })
    const before = desk.kept()
    const combatantId = idOf((await desk.look()).combatants, 'Raider 2')
    await run('encounter.removeCombatant', { combatantId })
    expect(await desk.facts()).toMatchObject([
      { kind: 'combatant.left', secret: false, about: [{ name: 'Raider 2' }] },
    ])
    const left = async () =>
      (await desk.look()).combatants.filter(({ hasLeft }) => hasLeft).map(({ label }) => label)
    expect(await left()).toEqual(['Raider 2'])
    expect(await call('encounter.removeCombatant', { combatantId })).toMatchObject(
      refusal('coldIron.refused.gone'),
    )
    await run('history.undo', {})
    expect(desk.kept()).toEqual(before)
    await run('history.redo', {})
    await run('encounter.returnCombatant', { combatantId })
    expect(await left()).toEqual([])
    await desk.add(1)
    expect(await labels(desk)).toEqual(['Brannoch', 'Raider 1', 'Raider 2', 'Raider 3'])
  })

  it('nobody comes or goes once it is over', async () => {
    const desk = await preparedDesk()
    const { call, encounterId, raider } = desk
    await desk.party()
    const combatantId = idOf((await desk.look()).combatants, 'Brannoch')
    expect(await call('encounter.returnCombatant', { combatantId })).toMatchObject(
      refusal('refusal.notRunning'),
    )
    await desk.act({ type: 'fight.begin' })
    await desk.act({ type: 'fight.end' })
    const over = refusal('refusal.fightOver')
    const from = [raider]
    expect(await call('encounter.addCombatants', { encounterId, from, side: 'foe' })).toMatchObject(
      over,
    )
    expect(await call('encounter.removeCombatant', { combatantId })).toMatchObject(over)
    const move = { combatantId, side: 'foe' as const, group: '' }
    expect(await call('encounter.arrangeCombatant', move)).toMatchObject(over)
    const set = { combatantId, figures: [{ path: 'pt', value: 3 }] }
    expect(await call('encounter.setFigures', set)).toMatchObject(over)
  })
})

describe('side and group', () => {
  it('of one member change without touching the others', async () => {
    const desk = await preparedDesk()
    await desk.add(2, { group: 'Bank' })
    const combatantId = idOf((await desk.look()).combatants, 'Raider 2')
    await desk.run('encounter.arrangeCombatant', { combatantId, side: 'party', group: 'Turned' })
    expect((await desk.look()).combatants).toMatchObject([
      { side: 'foe', group: 'Bank' },
      { side: 'party', group: 'Turned' },
    ])
    expect(await desk.facts()).toMatchObject([
      { kind: 'combatant.arranged', with: { side: '@encounter.side.party', group: 'Turned' } },
    ])
  })
})
