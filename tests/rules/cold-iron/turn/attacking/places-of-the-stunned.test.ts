import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placesBefore } from '../../../../../src/rules/cold-iron/turn/attacking/positions'
import { duelsOf } from '../../../../../src/rules/cold-iron/turn/core/fight'
import { unableToStrike } from '../../../../../src/rules/cold-iron/turn/body/ability'
import { engagementOf } from '../../../../../src/rules/cold-iron/view/declaring/engagement'
import { attackPreview } from '../../../../../src/rules/cold-iron/view/board'
import type { FightEvent } from '../../../../../src/rules/cold-iron/turn/events'
import {
  attack,
  begun,
  fighter,
  force,
  refused,
  roll,
  send,
  until,
  weapon,
  type Table,
} from '../../table'

const foes = ['a', 'b', 'c', 'd'] as const

/** `z`, who parries with a shield, and four who come at them; c and d strike a step later. */
function beset(...more: FightEvent[]): Table {
  const people = foes.map((id, at) =>
    fighter(
      id,
      { weapons: [weapon({ name: 'Sword', reach: at < 2 ? 'long' : 'normal' })] },
      {},
      'foe',
    ),
  )
  const opened = begun(fighter('z', { d: 14, db: 5 }), fighter('y'), ...people)
  return send(until(opened, 'attacks'), ...foes.map((id) => attack(id, 'z')), ...more)
}

const sleeps = (combatantId: string, asleep = true): FightEvent => ({
  type: 'state.set',
  combatantId,
  flags: { asleep },
})

/** Place and defence of `z` against each of the four. */
const met = (table: Table) =>
  Object.fromEntries(
    foes.map((id) => {
      const seen = attackPreview(table, `1.${id}`)
      return [id, [seen?.position, seen?.defence.total]]
    }),
  )

describe('CI-105: the place of one who cannot strike any more goes to the next', () => {
  it('before their blow came: the second parry stands against the third attacker', () => {
    expect(met(beset())).toEqual({ a: [1, 14], b: [2, 11], c: [3, 5], d: [4, 1] })
    expect(met(beset(sleeps('b')))).toMatchObject({ a: [1, 14], c: [2, 11], d: [3, 5] })
    expect(met(beset(sleeps('a'), sleeps('b')))).toMatchObject({ c: [1, 14], d: [2, 11] })
  })

  it('and the board of who comes at whom says that they strike no more', () => {
    const comes = (table: Table) =>
      Object.fromEntries(
        (engagementOf(table, 'z')?.places ?? [])
          .flatMap(({ attacks }) => attacks)
          .map((each) => [each.attackerId, each.comes]),
      )
    expect(comes(beset())).toEqual({ a: true, b: true, c: true, d: true })
    expect(comes(beset(sleeps('b')))).toEqual({ a: true, b: false, c: true, d: true })
    const table = until(beset(), 'longWeapons')
    const gone = send(table, { type: 'attack.pass', attackId: '1.b' })
    expect(comes(gone)).toMatchObject({ a: true, b: false })
    expect(comes(send(table, roll(table, 'b', '12'), sleeps('b')))).toMatchObject({ b: true })
  })

  it('and comes back to them when they can strike after all', () => {
    expect(met(beset(sleeps('b'), sleeps('b', false)))).toEqual(met(beset()))
  })

  it('whoever has struck keeps the place they struck at', () => {
    const table = until(beset(), 'longWeapons')
    const struck = send(table, roll(table, 'b', '12'))
    expect(met(send(struck, sleeps('b')))).toEqual(met(table))
    expect(met(send(struck, sleeps('a')))).toMatchObject({ b: [2, 11], c: [1, 14], d: [3, 5] })
  })

  it('a blow that is let go leaves its place, too', () => {
    const table = until(beset(), 'longWeapons')
    const gone = send(table, { type: 'attack.pass', attackId: '1.b' })
    expect(met(gone)).toMatchObject({ a: [1, 14], c: [2, 11], d: [3, 5] })
  })

  it('but the primary defence stays with the one whom the defender attacks', () => {
    expect(met(beset(attack('z', 'b'), sleeps('b')))).toMatchObject({
      a: [2, 11],
      c: [3, 5],
      d: [4, 1],
    })
  })

  it('and places set by hand stay as they were set', () => {
    const byHand = { type: 'attack.place', attackId: '1.b', position: 2 } as const
    expect(met(beset(byHand, sleeps('b')))).toEqual(met(beset()))
    const third = { type: 'attack.place', attackId: '1.c', position: 3 } as const
    expect(met(beset(third, sleeps('b')))).toMatchObject({ a: [1, 14], c: [3, 5], d: [2, 11] })
  })

  it('CI-108: who stands in front of a large creature counts those who can strike alone', () => {
    const side = (...more: FightEvent[]) => {
      const horse = { large: true, parryMode: 'none', db: 5 }
      const people = foes.map((id) => fighter(id, { weapons: [weapon()] }, {}, 'foe'))
      const opened = begun(fighter('z', horse), ...people)
      const declared = foes.map((id) => attack(id, 'z'))
      return met(send(until(opened, 'attacks'), ...declared, ...more)).d?.[1]
    }
    expect(side()).toBe(1)
    expect(side(sleeps('b'))).toBe(5)
  })
})

const tried = fc.oneof(
  fc.record({
    try: fc.constant('sleep' as const),
    who: fc.constantFrom(...foes),
    on: fc.boolean(),
  }),
  fc.record({ try: fc.constant('roll' as const), who: fc.constantFrom(...foes) }),
  fc.record({ try: fc.constant('pass' as const), who: fc.constantFrom(...foes) }),
  fc.record({
    try: fc.constant('place' as const),
    who: fc.constantFrom(...foes),
    position: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, null),
  }),
  fc.constant({ try: 'close' as const }),
)
type Tried = typeof tried extends fc.Arbitrary<infer Each> ? Each : never

function eventOf(each: Tried): FightEvent {
  switch (each.try) {
    case 'sleep':
      return sleeps(each.who, each.on)
    case 'roll':
      return { type: 'attack.roll', attackId: `1.${each.who}`, roll: '12', typed: true }
    case 'pass':
      return { type: 'attack.pass', attackId: `1.${each.who}` }
    case 'place':
      return { type: 'attack.place', attackId: `1.${each.who}`, position: each.position }
    case 'close':
      return { type: 'step.close' }
  }
}

const placesIn = ({ context }: Table) => placesBefore(context, 'z').of

describe('laws of the places before a defender (CI-105)', () => {
  it('whoever cannot strike takes nothing from the others; who has struck stays where they struck', () => {
    const seen = { freed: 0, stayed: 0 }
    const steps = fc.array(tried, { minLength: 8, maxLength: 24, size: 'max' })
    fc.assert(
      fc.property(fc.constantFrom('a', 'b', 'y', null), steps, (faced, tries) => {
        let table = until(beset(...(faced ? [attack('z', faced)] : [])), 'longWeapons')
        for (const each of tries) {
          const event = eventOf(each)
          if (table.context.turn > 1 || refused(table, event) !== null) continue
          table = force(table, event)
          if (table.context.turn > 1) return
          const places = placesIn(table)
          const idle = duelsOf(table.context).filter((duel) => {
            const { attackerId, status, position, result } = duel.attack
            if (attackerId === faced || result !== null) return false
            if (status === 'passed') return true
            return position === null && unableToStrike(table.context, duel) !== null
          })
          const ids = new Set(idle.map(({ attack: { id } }) => id))
          const attacks = table.context.attacks.filter(({ id }) => !ids.has(id))
          const without = placesBefore({ ...table.context, attacks }, 'z').of
          for (const { id, result, attackerId } of attacks) {
            if (attackerId === faced && result === null) continue
            expect(places.get(id)).toBe(without.get(id))
            if (result?.position) {
              expect(places.get(id)).toBe(result.position)
              seen.stayed += 1
            }
          }
          seen.freed += ids.size
        }
      }),
      { numRuns: 60, seed: 1914 },
    )
    expect(seen.freed).toBeGreaterThan(50)
    expect(seen.stayed).toBeGreaterThan(50)
  })

  it('one who wakes again finds everybody where they were', () => {
    fc.assert(
      fc.property(fc.array(tried, { maxLength: 12 }), fc.constantFrom(...foes), (tries, who) => {
        const table = tries
          .map(eventOf)
          .filter(({ type }) => type !== 'step.close')
          .reduce((now, event) => (refused(now, event) ? now : force(now, event)), beset())
        const awake = force(table, sleeps(who, false))
        const again = force(force(awake, sleeps(who)), sleeps(who, false))
        expect(placesIn(again)).toEqual(placesIn(awake))
      }),
      { numRuns: 40, seed: 1914 },
    )
  })
})
