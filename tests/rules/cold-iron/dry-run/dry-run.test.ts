import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fleeChoices, strikeChoices } from '../../../../src/rules/system/fight/dry-run'
import { playedDry, tactics } from '../../../support/fight/dry-runs'
import { fighter, gather, send, until, weapon, type Table } from '../table'
import { people } from '../walk-people'

/** Plays a fight dry, and the machine by its events: each must be allowed. */
function played(table: Table, given = tactics(), seed = 1, mostTurns = 60) {
  const { events, end } = playedDry(table, { seed, tactics: given, mostTurns })
  return { events, end, machine: send(table, ...events) }
}

const strong = { h: 25, d: 30, pt: 60 }
const weak = { h: 2, d: 2, pt: 6 }

describe('a fight that plays itself', () => {
  it('is won by those who are better by far', () => {
    const table = gather(fighter('a', strong), fighter('b', weak, {}, 'foe'))
    const { end, machine } = played(table)
    expect(end).toMatchObject({ winner: 'party', isCut: false })
    expect(machine.value).toBe('over')
    expect(end.turns).toBe(machine.context.turn - 1)
    expect(end.combatants.b?.turn).toBe(end.turns)
  })

  it('is stopped at the limit of turns, and says so', () => {
    const harmless = { weapons: [weapon({ dice: '1d2', bonus: -20 })] }
    const table = gather(fighter('a', harmless), fighter('b', harmless, {}, 'foe'))
    const { end } = played(table, tactics(), 1, 5)
    expect(end).toMatchObject({ winner: null, isCut: true, turns: 5 })
  })

  it.each([
    ['weakest', 'small'],
    ['strongest', 'big'],
  ] as const)('strikes the %s first', (strike, targetId) => {
    const table = gather(
      fighter('a'),
      fighter('big', { pt: 40 }, {}, 'foe'),
      fighter('small', { pt: 9 }, {}, 'foe'),
    )
    const { events } = played(table, tactics({ strike }))
    expect(events.find((event) => event.type === 'declare')).toMatchObject({
      combatantId: 'a',
      declaration: { kind: 'attack', targetId },
    })
  })

  it('strikes back at who struck', () => {
    const table = gather(
      fighter('a', { pt: 90, d: 30 }),
      fighter('b', { ...weak, pt: 90, weapons: [] }, {}, 'foe'),
      fighter('c', { pt: 90, d: 30 }, {}, 'foe'),
    )
    const { events } = played(table, tactics({ strike: 'striker' }), 3)
    const aims = events.flatMap((event) =>
      event.type === 'declare' && event.combatantId === 'a' && event.declaration.kind === 'attack'
        ? [event.declaration.targetId]
        : [],
    )
    expect(aims.slice(0, 2)).toEqual(['b', 'c'])
  })

  it('CI-116: lets those flee who are hurt, with a blow from whom they leave', () => {
    const table = gather(
      fighter('a', strong),
      fighter('b', { pt: 60, d: 20 }, { damage: 45 }, 'foe'),
    )
    const fleeing = { ...tactics(), foe: tactics({ flee: 'hurt' }).foe }
    expect(played(table, fleeing).end.combatants.b?.fate).toBe('gone')
    const struck = until(send(table, { type: 'fight.begin' }), 'upkeep')
    const engaged = send(
      struck,
      { type: 'move.engage', from: 'a', to: 'b', engaged: true },
      { type: 'step.close' },
    )
    const { events } = played(engaged, fleeing)
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'move.pursue', combatantId: 'a', pursuit: 'freeAttack' }),
    )
  })

  it('flees when half of a side is down', () => {
    const table = gather(
      fighter('a', strong),
      fighter('b', weak, { dead: true }, 'foe'),
      fighter('c', weak, {}, 'foe'),
    )
    const { end } = played(table, tactics({ flee: 'halfDown' }))
    expect(end.combatants).toMatchObject({
      b: { fate: 'dead', turn: null },
      c: { fate: 'gone', turn: 1 },
    })
  })

  it('never leaves the rules, and comes to an end, wherever it begins', () => {
    const steps = ['ready', 'attacks', 'missiles', 'normalWeapons', 'upkeep'] as const
    fc.assert(
      fc.property(
        fc.record({
          seed: fc.nat(),
          step: fc.constantFrom(...steps),
          strike: fc.constantFrom(...strikeChoices),
          flee: fc.constantFrom(...fleeChoices),
          isParty: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
          damage: fc.array(fc.nat(12), { minLength: 4, maxLength: 4 }),
          onGround: fc.boolean(),
          berserk: fc.boolean(),
          asleep: fc.boolean(),
          formation: fc.constantFrom('openGround' as const, 'corner' as const),
        }),
        ({ seed, step, strike, flee, isParty, damage, onGround, berserk, asleep, formation }) => {
          const crowd = Object.values(people().context.combatants).map((each, at) => ({
            ...each,
            side: isParty[at] ? ('party' as const) : ('foe' as const),
            state: {
              ...each.state,
              ...{ damage: damage[at] ?? 0, formation },
              ...(at === 1 && { onGround, asleep }),
              ...(at === 2 && { berserk }),
            },
          }))
          const ready = gather(...crowd)
          const begun = step === 'ready' ? ready : until(send(ready, { type: 'fight.begin' }), step)
          const { end, machine } = played(begun, tactics({ strike, flee }), seed, 30)
          expect(end.isCut || machine.value === 'over').toBe(true)
          expect(end.isCut && end.winner !== null).toBe(false)
        },
      ),
      { numRuns: 40 },
    )
  })
})
