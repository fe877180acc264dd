import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { board } from '../../../../src/rules/cold-iron/view/board'
import { membersOf } from '../../../../src/rules/cold-iron/hand-to-hand/grapple'
import { contextSchema } from '../../../../src/rules/cold-iron/fight-model/context'
import { fightEventSchema, type FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { labelOf } from '../../../../src/rules/cold-iron/turn/journal/label'
import { refusalOf } from '../../../../src/rules/cold-iron/turn/refusal'
import type { Moment } from '../../../../src/rules/cold-iron/fight-model/steps'
import { moveAttempt, moveEventOf } from '../moves-attempt'
import { goingFor, tackle, tag } from '../grapple-table'
import { wrestler } from '../wrestlers'
import { force, refused, restore, send, weapon, type Table } from '../table'
import { hasWords } from '../words'

const ids = ['a', 'b', 'c', 'd'] as const
const dagger = weapon({ name: 'Dirk', class: 'fencing', reach: 'short' })

function people() {
  const weapons = [weapon(), dagger]
  return ids.map((id, at) => {
    const sheet = { hm: 4 + at, strAdj: 3, weapons, unarmedLevel: at }
    return wrestler(id, 6 + at, sheet)
  })
}

/** Two of them have brought down a third. */
function begun(): Table {
  const pairs: [string, string][] = [
    ['a', 'c'],
    ['b', 'c'],
  ]
  return send(goingFor(people(), pairs), tag('a'), tag('b'), tackle(['a', 'b']))
}

const someone = fc.constantFrom(...ids, 'nobody')
const some = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 })
const digits = fc.constantFrom(
  '12',
  '35',
  '50',
  '67',
  '77',
  '85',
  '958',
  '9970',
  '00045',
  '049',
  '9',
)
const typed = fc.constant(true)
const grappleId = fc.constantFrom('grapple1', 'grapple2', 'grapple3')
const kind = <Type extends string>(type: Type) => fc.constant(`grapple.${type}` as const)

const grapple = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ type: kind('tag'), combatantId: someone, roll: digits, typed }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: kind('tackle'),
      who: some,
      manner: fc.constantFrom('ground' as const, 'standing' as const, 'knockDown' as const),
      roll: digits,
      typed,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: kind('attack'),
      grappleId,
      who: some,
      striker: someone,
      weapon: fc.constantFrom(null, 0, 1),
      aim: fc.oneof(
        fc.constant({ at: 'anyone' as const }),
        fc.record({ at: fc.constantFrom('one' as const, 'allBut' as const), id: someone }),
      ),
      roll: digits,
      typed,
    }),
  },
  fc.record({ type: kind('keep'), combatantId: someone, kept: fc.constant([{ item: 'dagger' }]) }),
  fc.record({ type: kind('pullDown'), grappleId, roll: digits, typed }),
  fc.record({ type: kind('guard'), grappleId, who: some }),
  fc.record({
    type: kind('draw'),
    grappleId,
    combatantId: someone,
    weapon: fc.nat(2),
    roll: digits,
    typed,
  }),
  fc.record({ type: kind('pin'), grappleId, who: some, targetId: someone, roll: digits, typed }),
  fc.record({ type: kind('unpin'), grappleId, combatantId: someone }),
  fc.record({ type: kind('escape'), grappleId, who: some, held: some, roll: digits, typed }),
  fc.record({ type: kind('leave'), grappleId, who: some }),
  fc.record({ type: kind('wait'), grappleId }),
  fc.record({ type: kind('stop'), combatantId: someone, roll: digits, typed }),
  fc.record({ type: kind('stop'), combatantId: someone, typed }),
  fc.record({
    type: kind('divide'),
    grappleId,
    groups: fc.array(fc.record({ a: some, b: some }), { minLength: 1, maxLength: 2 }),
  }),
)

const sideEvent = fc.oneof(
  fc.record({
    type: kind('attack'),
    grappleId,
    striker: someone,
    weapon: fc.constant(null),
    aim: fc.constant({ at: 'anyone' as const }),
    roll: digits,
    typed,
  }),
  fc.record({ type: kind('pin'), grappleId, targetId: someone, roll: digits, typed }),
  fc.record({ type: kind('escape'), grappleId, held: some, roll: digits, typed }),
  fc.record({ type: kind('guard'), grappleId }),
  fc.record({ type: kind('leave'), grappleId }),
)

const pair = { one: someone, other: someone }
const attempt = fc.oneof(
  { weight: 12, arbitrary: fc.record({ try: fc.constant('grapple' as const), event: grapple }) },
  { weight: 8, arbitrary: fc.record({ try: fc.constant('side' as const), event: sideEvent }) },
  {
    weight: 4,
    arbitrary: fc.record({
      try: fc.constant('tackle' as const),
      count: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      try: fc.constant('hit' as const),
      die: fc.integer({ min: 1, max: 3 }),
      roll: digits,
    }),
  },
  { weight: 6, arbitrary: fc.record({ try: fc.constant('goFor' as const), ...pair }) },
  { weight: 3, arbitrary: fc.record({ try: fc.constant('swing' as const), ...pair }) },
  { weight: 4, arbitrary: moveAttempt(ids) },
  { weight: 4, arbitrary: fc.constant({ try: 'close' as const }) },
)
type Attempt = typeof attempt extends fc.Arbitrary<infer Each> ? Each : never

function eventOf(table: Table, tried: Attempt): unknown {
  switch (tried.try) {
    case 'close':
      return { type: 'step.close' }
    case 'grapple':
      return inSomeGrapple(table, tried.event)
    case 'tackle': {
      const held = board(table).tries.filter(({ stage }) => stage === 'tagged')
      const who = held.map(({ combatantId }) => combatantId).slice(0, tried.count)
      return { type: 'grapple.tackle', who: who.length > 0 ? who : ['a'], roll: '85', typed: true }
    }
    case 'side': {
      const [side] = board(table).grapples.flatMap(({ sides }) => [sides.b, sides.a])
      const who = side?.members.filter(({ ready }) => ready).map(({ combatantId }) => combatantId)
      const act = { ...tried.event, who: who && who.length > 0 ? who : ['a'] }
      return inSomeGrapple(
        table,
        'striker' in act ? { ...act, striker: act.who[0], weapon: null } : act,
      )
    }
    case 'goFor': {
      const declaration = { kind: 'handToHand', targetId: tried.other }
      return { type: 'declare', combatantId: tried.one, declaration }
    }
    case 'swing':
      return swingEvent(table, tried)
    case 'hit':
      return hitEvent(table, tried)
    default:
      return moveEventOf(table, tried)
  }
}

function swingEvent(table: Table, tried: Extract<Attempt, { try: 'swing' }>): unknown {
  const { queue, current } = board(table)
  const open = queue.find(({ attackId }) => attackId === current)
  if (open?.status === 'waiting') {
    return { type: 'attack.roll', attackId: open.attackId, roll: '50', typed: true }
  }
  if (open) return { type: 'attack.pass', attackId: open.attackId }
  const declaration = { kind: 'attack', targetId: tried.other, weapon: 0 }
  return { type: 'declare', combatantId: tried.one, declaration }
}

/** What was meant for a grapple by name is meant for one that is there, if any is. */
function inSomeGrapple(table: Table, event: object): object {
  const { grapples } = table.context.handToHand
  if (!('grappleId' in event)) return event
  return {
    ...event,
    grappleId: grapples.at(Number(String(event.grappleId).slice(-1)) - 2)?.id ?? 'none',
  }
}

function hitEvent(table: Table, { die, roll }: Extract<Attempt, { try: 'hit' }>): unknown {
  const [hit] = board(table).hits
  const hitId = hit?.hitId ?? 'none'
  if (!hit?.targetId) {
    const luck = hit?.astray ? { roll } : {}
    return { type: 'grapple.target', hitId, die, ...luck, typed: true }
  }
  const [count = 1, sides = 6] = hit.dice.split(/[d+-]/).map(Number)
  const faces = Array.from({ length: count }, () => Math.min(sides, die))
  return { type: 'grapple.damage', hitId, dice: Array(hit.multiple).fill(faces), typed: true }
}

const close = { type: 'step.close' } as const

/** Steps in which nothing of this walk has to happen. */
function isIdle(step: Moment): boolean {
  return !['handToHand', 'attacks', 'normalWeapons', 'handToHandFighting'].includes(step)
}

const spoken = new Set<string>()

function check(before: Table, event: FightEvent, after: Table) {
  contextSchema.parse(after.context)
  const everyone = after.context.handToHand.grapples.flatMap(membersOf).map(({ id }) => id)
  expect(new Set(everyone).size).toBe(everyone.length)
  for (const { sides } of after.context.handToHand.grapples) {
    expect(Math.min(sides.a.members.length, sides.b.members.length)).toBeGreaterThan(0)
  }
  for (const id of ids) {
    const [was, is] = [before, after].map(({ context }) => context.combatants[id]?.state)
    if (event.type !== 'step.close')
      expect({ ...is, fought: false }).toEqual({ ...was, fought: false })
  }
  if (event.type === 'step.close') {
    expect([after.context.handToHand.down, after.context.handToHand.up]).toEqual([[], []])
    for (const { manner, sides } of after.context.handToHand.grapples) {
      for (const { id } of manner === 'ground' ? [...sides.a.members, ...sides.b.members] : []) {
        expect(after.context.combatants[id]?.state.onGround).toBe(true)
      }
    }
  }
  const seen = board(after)
  for (const { why } of seen.actors) spoken.add(why.key)
  for (const { sides } of seen.grapples) {
    for (const { label } of [...(sides.a.attack?.terms ?? []), ...sides.b.defence.terms]) {
      spoken.add(label.key)
    }
  }
}

describe('a walk through hand-to-hand fighting', () => {
  it('never breaks, and leaves nobody in two grapples or on no side', () => {
    const happened = new Set<string>()
    const walk = fc.array(attempt, { minLength: 150, maxLength: 260, size: 'max' })
    fc.assert(
      fc.property(walk, (attempts) => {
        let table = begun()
        for (const tried of attempts) {
          while (isIdle(table.value) && refusalOf(table, close) === null)
            table = force(table, close)
          const event = fightEventSchema.parse(eventOf(table, tried))
          const words = refused(table, event)
          if (words !== null) {
            spoken.add(refusalOf(table, event)?.key ?? '')
            expect(force(table, event)).toEqual(table)
            continue
          }
          const after = force(table, event)
          expect(force({ ...table, context: restore(table).context }, event)).toEqual(after)
          check(table, event, after)
          happened.add(event.type)
          spoken.add(labelOf(event, (id) => id).key)
          const told = after.told.flatMap(({ kind: fact, terms = [] }) => [
            `fact.${fact}`,
            ...terms.map(({ label }) => label.key),
          ])
          for (const key of told) spoken.add(key)
          table = { ...after, told: [] }
        }
      }),
      { numRuns: 150, seed: 2026 },
    )
    for (const type of ['tag', 'tackle', 'attack', 'damage', 'escape', 'pin', 'guard', 'draw']) {
      expect(happened).toContain(`grapple.${type}`)
    }
    const mine = [...spoken].filter(
      (key) => key.startsWith('coldIron.handToHand') || key.startsWith('fact'),
    )
    expect(mine.filter((key) => !hasWords(key))).toEqual([])
    expect(mine.length).toBeGreaterThan(40)
  })
})
