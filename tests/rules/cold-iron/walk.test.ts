import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attackOutcome, attackPreview, board, bodyStrip } from '../../../src/rules/cold-iron/board'
import { contextSchema } from '../../../src/rules/cold-iron/turn/context'
import { fightEventSchema, type FightEvent } from '../../../src/rules/cold-iron/turn/events'
import { refusalOf } from '../../../src/rules/cold-iron/turn/refusal'
import { phraseSchema, type Phrase } from '../../../src/shared/phrase'
import { fighter, force, gather, refused, restore, weapon, type Table } from './table'
import { hasWords } from './words'

const ids = ['2', '1', 'c', 'd'] as const
const arms = [
  weapon({ dice: '2d6' }),
  weapon({
    name: 'Bow',
    class: 'bow',
    missile: true,
    dice: '1d8',
    vsT: 2,
    rangeRow: 'hunters-bow',
    fumblePenalty: -2,
  }),
  weapon({ name: 'Pike', reach: 'long', dice: '1d12', crit: 'random' }),
  weapon({
    name: 'Fist',
    reach: 'short',
    class: 'natural',
    dice: '2d8',
    fatigue: true,
    crit: 'blunt',
  }),
]
const armor = { T: 3, C: 2, hpGrace: 4, hpSteps: [2, 5] }

function people(): Table {
  const sheet = { weapons: arms, hm: 9, con: 8, armor, regenPerTurn: 1 }
  return gather(
    ...ids.map((id, index) => fighter(id, { ...sheet, pt: 10 + index, d: 6, db: 5, dbL: -1 })),
  )
}

const someone = fc.constantFrom(...ids, 'nobody')
/** What may go with an attack. */
const choice = fc.constantFrom(
  { swings: 1, option: 'fightNormally' as const },
  { swings: 1, option: 'popOut' as const, range: 6 },
  { swings: 1, range: 3, cover: { id: 'scatter' as const, defence: 2 } },
  { swings: 1, range: 40 },
  { swings: 2, option: 'doubleSwing' as const },
  { swings: 3, option: 'tripleSwingLoose' as const },
)
const swinging = fc
  .tuple(fc.nat(3), fc.shuffledSubarray([...ids], { minLength: 3 }), choice)
  .map(([weapon, [targetId = '1', ...others], { swings, ...more }]) => {
    const alsoAt = others.slice(0, swings - 1)
    return { kind: 'attack' as const, targetId, weapon, alsoAt, ...more }
  })
const declaration = fc.oneof(
  fc.record({ kind: fc.constant('fullDefence' as const), desperation: fc.boolean() }),
  fc.record({ kind: fc.constant('spell' as const), name: fc.constant('Light') }),
  fc.record({ kind: fc.constant('move' as const) }),
  fc.record({ kind: fc.constant('handToHand' as const), targetId: someone }),
  fc.record(
    {
      kind: fc.constant('attack' as const),
      targetId: someone,
      weapon: fc.nat(4),
      position: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      desperation: fc.boolean(),
    },
    { requiredKeys: ['kind', 'targetId', 'weapon'] },
  ),
  { weight: 5, arbitrary: swinging },
  fc.record({ kind: fc.constant('wait' as const) }),
)

const flags = fc.record(
  {
    berserk: fc.boolean(),
    fleshT: fc.nat(3),
    heightAdvantage: fc.boolean(),
    surprised: fc.boolean(),
    stationary: fc.boolean(),
    cramped: fc.boolean(),
    formation: fc.constantFrom('openGround' as const, 'corner' as const, 'circleInHex' as const),
    onGround: fc.boolean(),
    helmetOn: fc.boolean(),
    shieldReady: fc.boolean(),
    prepTurns: fc.nat(2),
    inStasis: fc.boolean(),
    inCare: fc.boolean(),
    medicLevel: fc.nat(2),
  },
  { requiredKeys: ['berserk'] },
)

/** What a game master may try; `pick` chooses among the attacks of the moment. */
const attempt = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ try: 'close' as const }) },
  {
    weight: 12,
    arbitrary: fc.record({ try: fc.constant('declare' as const), someone, declaration }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      try: fc.constant('attack' as const),
      pick: fc.nat(9),
      roll: fc.constantFrom('35', '50', '67', '85', '958', '9970', '00045', '9', 'x'),
      face: fc.integer({ min: 1, max: 12 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ try: fc.constant('set' as const), someone, flags }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      try: fc.constantFrom(
        'damage' as const,
        'heal' as const,
        'rouse' as const,
        'withdraw' as const,
      ),
      someone,
      points: fc.integer({ min: 1, max: 9 }),
    }),
  },
)
type Attempt = typeof attempt extends fc.Arbitrary<infer Each> ? Each : never

function eventOf(table: Table, tried: Attempt): FightEvent {
  switch (tried.try) {
    case 'close':
      return { type: 'step.close' }
    case 'declare':
      return { type: 'declare', combatantId: tried.someone, declaration: tried.declaration }
    case 'set':
      return { type: 'state.set', combatantId: tried.someone, flags: tried.flags }
    case 'damage':
      return { type: 'damage', combatantId: tried.someone, points: tried.points, kind: 'real' }
    case 'heal':
      return { type: 'heal', combatantId: tried.someone, points: tried.points }
    case 'rouse':
    case 'withdraw':
      return { type: tried.try, combatantId: tried.someone }
    case 'attack':
      return attackEvent(table, tried)
  }
}

function attackEvent(table: Table, tried: Extract<Attempt, { try: 'attack' }>): FightEvent {
  const { queue, current } = board(table)
  const item = queue.find(({ attackId }) => attackId === current) ?? queue[tried.pick % 5]
  const attackId = item?.attackId ?? 'none'
  if (tried.pick === 0) return { type: 'attack.pass', attackId }
  if (item?.status !== 'needsDamage') {
    return { type: 'attack.roll', attackId, roll: tried.roll, typed: true }
  }
  const dice = attackPreview(table, attackId)?.dice ?? '1d6'
  const [count = 1, sides = 6] = dice.split('d').map(Number)
  const faces = Array.from({ length: count }, () => Math.min(sides, tried.face))
  const multiple = item.result?.multiple ?? 1
  return { type: 'attack.damage', attackId, dice: Array(multiple).fill(faces), typed: false }
}

/** Whatever was said on the way, by key. */
const spoken = new Set<string>()

function hear(...phrases: (Phrase | null | undefined)[]) {
  for (const each of phrases) if (each) spoken.add(phraseSchema.parse(each).key)
}

function look(table: Table) {
  const seen = board(table)
  hear(seen.closeRefusal, ...seen.actors.map(({ why }) => why))
  hear(
    ...seen.pending.flatMap(({ summary, terms }) => [summary, ...terms.map(({ label }) => label)]),
  )
  hear(...seen.steps.flatMap(({ title, help }) => [title, help]))
  for (const combatant of Object.values(table.context.combatants)) {
    hear(...bodyStrip(combatant).penalty.terms.map(({ label }) => label))
  }
  for (const { attackId, barred } of seen.queue) {
    hear(barred)
    const preview = attackPreview(table, attackId)
    const shares = preview?.odds.reduce((all, { share }) => all + share, 0)
    expect(shares).toBeCloseTo(1, 12)
    hear(
      ...(preview ? [...preview.attack.terms, ...preview.defence.terms] : []).map(
        (each) => each.label,
      ),
    )
    expect(attackOutcome(table, attackId, '89').ok).toBe(true)
  }
  return seen
}

function checkStep(before: Table, event: FightEvent, after: Table) {
  const byHand = ['damage', 'heal', 'rouse', 'state.set'].includes(event.type)
  for (const id of ids) {
    const [was, is] = [before, after].map(({ context }) => context.combatants[id]?.state)
    if (byHand || event.type === 'step.close') continue
    expect({ ...is, fought: false }).toEqual({ ...was, fought: false })
  }
  if (event.type === 'step.close') expect(after.context.pending).toEqual([])
  contextSchema.parse(after.context)
}

describe('a walk through a fight', () => {
  it('never breaks', () => {
    fc.assert(
      fc.property(fc.array(attempt, { minLength: 60, maxLength: 160, size: 'max' }), (attempts) => {
        let table = force(people(), { type: 'fight.begin' })
        const settled = new Set<string>()
        for (const tried of attempts) {
          const event = fightEventSchema.parse(eventOf(table, tried))
          const words = refused(table, event)
          hear(refusalOf(table, event))
          if (words !== null) {
            expect(force(table, event)).toEqual(table)
            continue
          }
          const after = force(table, event)
          const restored = restore(table)
          expect(force({ ...table, context: restored.context }, event)).toEqual(after)
          checkStep(table, event, after)
          if (event.type === 'attack.roll') {
            expect(settled).not.toContain(event.attackId)
            settled.add(event.attackId)
          }
          for (const { cause, terms = [] } of after.told) hear(cause, ...terms.map((t) => t.label))
          look(after)
          for (const { kind } of after.told) spoken.add(`fact.${kind}`)
          table = { ...after, told: [] }
        }
      }),
      { numRuns: 120, seed: 2026 },
    )
    expect([...spoken].filter((key) => !hasWords(key))).toEqual([])
    for (const reached of [
      'fact.blow.landed',
      'fact.fumble.row',
      'fact.state.set',
      'coldIron.term.armour',
    ]) {
      expect(spoken).toContain(reached)
    }
  })
})
