import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceToHit, judge } from '../../../../src/rules/cold-iron/turn/attacking/judge'
import { allChances } from '../../../../src/rules/cold-iron/basics/chance'
import { membersOf } from '../../../../src/rules/cold-iron/hand-to-hand/grapple'
import { boutIn } from '../../../../src/rules/cold-iron/turn/attacking/bout'
import { targetsOf } from '../../../../src/rules/cold-iron/fight-model/declaration'
import { fightEventSchema, type FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { duelsOf } from '../../../../src/rules/cold-iron/turn/core/fight'
import { moveAttempt, moveEventOf } from '../moves-attempt'
import {
  attack,
  attacksDeclared,
  fighter,
  force,
  gather,
  refused,
  weapon,
  type Table,
} from '../table'

const ids = ['a', 'b', 'c', 'd'] as const
const close = { type: 'step.close' } as const

const people = () =>
  ids.map((id, at) =>
    fighter(
      id,
      { maFull: 6, hm: 9, htH: 6 + at, db: 5, weapons: [weapon(), weapon({ reach: 'short' })] },
      {},
      at % 2 === 0 ? 'party' : 'foe',
    ),
  )

const rolls = fc.constantFrom('35', '50', '67', '85', '958', '9987', '049')
const tried = fc.oneof(
  { weight: 6, arbitrary: moveAttempt(ids).map((move) => ({ try: 'moves' as const, move })) },
  {
    weight: 7,
    arbitrary: fc.record({
      try: fc.constant('roll' as const),
      one: fc.constantFrom(...ids),
      other: fc.constantFrom(...ids),
      roll: rolls,
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      try: fc.constant('grab' as const),
      one: fc.constantFrom(...ids),
      other: fc.constantFrom(...ids),
      roll: rolls,
    }),
  },
  { weight: 5, arbitrary: fc.constant({ try: 'close' as const }) },
)
type Tried = typeof tried extends fc.Arbitrary<infer Each> ? Each : never

function eventOf(table: Table, each: Tried): FightEvent {
  switch (each.try) {
    case 'moves':
      return fightEventSchema.parse(moveEventOf(table, each.move))
    case 'roll':
      return table.value === 'attacks' ? attack(each.one, each.other) : strike(table, each.roll)
    case 'grab':
      return grab(table, each)
    case 'close':
      return close
  }
}

function strike(table: Table, roll: string): FightEvent {
  const open = table.context.attacks.filter(({ status }) => status === 'waiting')
  const hurt = table.context.attacks.find(({ status }) => status === 'needsDamage')
  if (hurt) {
    const dice = Array<number[]>(hurt.result?.multiple ?? 1).fill([3])
    return { type: 'attack.damage', attackId: hurt.id, dice, typed: true }
  }
  const duel = duelsOf(table.context).find(({ step }) => step === table.value)
  const attackId = duel?.attack.id ?? open[0]?.id ?? 'none'
  return { type: 'attack.roll', attackId, roll, typed: true }
}

function grab(table: Table, { one, other, roll }: Extract<Tried, { try: 'grab' }>): FightEvent {
  if (table.value !== 'handToHandFighting') {
    const declaration = { kind: 'handToHand', targetId: other } as const
    return { type: 'declare', combatantId: one, declaration }
  }
  const { declarations, handToHand } = table.context
  const goer = ids.find(
    (id) =>
      declarations[id]?.kind === 'handToHand' &&
      !handToHand.tries.some(({ initiatorId }) => initiatorId === id),
  )
  const held = handToHand.tries.find(({ stage }) => stage === 'tagged')
  return held
    ? { type: 'grapple.tackle', who: [held.initiatorId], roll, typed: true }
    : { type: 'grapple.tag', combatantId: goer ?? one, roll, typed: true }
}

/** Walks through a fight and shows every event that happened, with the fight before and after it. */
function walk(see: (before: Table, event: FightEvent, after: Table) => void) {
  fc.assert(
    fc.property(fc.array(tried, { minLength: 60, maxLength: 120, size: 'max' }), (tries) => {
      let table = force(gather(...people()), { type: 'fight.begin' })
      for (const each of tries) {
        const event = eventOf(table, each)
        if (refused(table, event) !== null) continue
        const after = force(table, event)
        see(table, event, after)
        table = { ...after, told: [] }
      }
    }),
    { numRuns: 40, seed: 1914 },
  )
}

describe('laws of every turn', () => {
  it('CI-017: every combatant resolves at most once a turn, a swing for each target', () => {
    const struck = new Map<string, number>()
    let seen = 0
    walk((before, event) => {
      if (before.context.turn === 1 && event.type === 'step.close') seen += 1
      if (event.type !== 'attack.roll') return
      const [attacker] = before.context.attacks.filter(({ id }) => id === event.attackId)
      const id = attacker?.attackerId ?? ''
      const rolled = before.context.attacks.filter(
        ({ attackerId, result }) => attackerId === id && result !== null,
      )
      const declared = before.context.declarations[id]
      const swings = declared?.kind === 'attack' ? targetsOf(declared).length : 1
      expect(rolled.length).toBeLessThan(swings)
      struck.set(id, (struck.get(id) ?? 0) + 1)
    })
    expect(seen).toBeGreaterThan(100)
    expect(struck.size).toBe(ids.length)
  })

  it('CI-153: nobody is in two grapples, and nobody who is gone in one', () => {
    let grapples = 0
    walk((_, __, after) => {
      const grappling = after.context.handToHand.grapples.flatMap(membersOf).map(({ id }) => id)
      expect(new Set(grappling).size).toBe(grappling.length)
      expect(grappling.filter((id) => after.context.combatants[id]?.state.gone)).toEqual([])
      grapples += grappling.length
    })
    expect(grapples).toBeGreaterThan(0)
  })

  it('CI-017: no step is left with pending outcomes, nor with an attack of its own open', () => {
    let landed = 0
    walk((before, event, after) => {
      if (event.type !== 'step.close') return
      landed += before.context.pending.length
      expect(after.context.pending).toEqual([])
      const open = duelsOf(after.context).filter(({ step }) => step === before.value)
      expect(
        open.filter(({ attack: { status } }) => status === 'waiting' || status === 'needsDamage'),
      ).toEqual([])
    })
    expect(landed).toBeGreaterThan(0)
  })

  it('CI-095: more CA never hurts the attacker', () => {
    const values = fc.record({
      h: fc.integer({ min: -5, max: 30 }),
      d: fc.integer({ min: -5, max: 30 }),
      C: fc.integer({ min: 0, max: 6 }),
      crit: fc.constantFrom(
        'sharp' as const,
        'blunt' as const,
        'random' as const,
        'bluntRandom' as const,
      ),
      hitOnly: fc.boolean(),
    })
    fc.assert(
      fc.property(values, ({ h, d, C, crit, hitOnly }) => {
        const armor = { T: 2 * C, C }
        const table = attacksDeclared(
          gather(
            fighter('a', { h, hitOnly, weapons: [weapon({ crit })] }),
            fighter('b', { d, db: d, armor }),
          ),
          'normalWeapons',
          ['a', 'b'],
        )
        const [duel] = duelsOf(table.context)
        if (!duel) throw new Error('nobody strikes')
        const bout = boutIn(table.context, duel)
        const worth = allChances.map((chance) => judge(bout, duel, chance, table.context))
        const ranks = worth.map(({ verdict, multiple }) =>
          verdict === 'fumble' ? -1 : verdict === 'miss' ? 0 : multiple,
        )
        for (const [at, rank] of ranks.entries()) {
          expect(rank).toBeGreaterThanOrEqual(ranks[at - 1] ?? rank)
        }
        expect(ranks.findIndex((rank) => rank > 0)).toBe(
          allChances.indexOf(chanceToHit(bout, duel.attack)),
        )
      }),
      { numRuns: 60, seed: 1914 },
    )
  })
})
