import fc from 'fast-check'
import type { MemberType } from '../../../src/rules/system/conversion'

const line = fc.string({ minLength: 1, maxLength: 120 })
const whole = (min: number, max: number) => fc.integer({ min, max })
const lines = fc.array(line, { maxLength: 12 })

const fighter = fc.record({
  h: whole(-20, 60),
  hm: fc.option(whole(-20, 60), { nil: undefined }),
  d: whole(-20, 60),
  db: whole(-20, 60),
  pt: whole(1, 900),
  dex: whole(0, 60),
  con: whole(0, 900),
  alt: whole(-20, 20),
  armor: fc.record({ name: fc.string({ maxLength: 80 }), T: whole(0, 40) }),
  weapons: fc.array(
    fc.record({
      name: fc.string({ maxLength: 80 }),
      dice: fc.constantFrom('1d3', '1d6', '2d8', '3d10', '20d12'),
      bonus: whole(-5, 40),
      fatigue: fc.boolean(),
    }),
    { maxLength: 30 },
  ),
})

const fist = fc.record({
  kind: fc.constantFrom('minion', 'relevant', 'monster', 'demon'),
  armor: whole(0, 10),
  shield: whole(0, 10),
  attacks: fc.array(fc.record({ name: line, harm: whole(0, 10), ap: whole(0, 10) }), {
    maxLength: 12,
  }),
  customMoves: fc.array(line, { maxLength: 20 }),
  bodies: fc.dictionary(fc.stringMatching(/^\d{1,2}$/), fc.constant({})),
})

const foe = fc.record({
  rank: fc.constantFrom('troublesome', 'dangerous', 'formidable', 'extreme', 'epic'),
  count: whole(1, 99),
  features: lines,
  drives: lines,
  tactics: lines,
})

const monster = fc.record({
  maxHp: whole(0, 999),
  armor: whole(0, 20),
  damage: fc.oneof(
    fc.constantFrom('d4', 'd6', '2d8+3', 'b[2d10]', ''),
    fc.string({ maxLength: 40 }),
  ),
  instinct: fc.string({ maxLength: 120 }),
  moves: fc.array(line, { maxLength: 20 }),
})

/** Sheets of NPCs, by system. */
const npcs: Record<string, fc.Arbitrary<object>> = {
  'cold-iron': fighter,
  'iron-fist': fist,
  ironsworn: foe,
  'dungeon-world': monster,
}

/** Sheets of characters, by system. */
const characters: Record<string, fc.Arbitrary<object>> = {
  'cold-iron': fighter,
  'iron-fist': fc.record({
    playbook: fc.string({ maxLength: 120 }),
    stats: fc.record({ steel: whole(-9, 9), edge: whole(-9, 9), shadow: whole(-9, 9) }),
  }),
  ironsworn: fc.record({
    concept: fc.string({ maxLength: 200 }),
    stats: fc.record({ edge: whole(0, 5), heart: whole(0, 5), iron: whole(0, 5) }),
    weapon: fc.record({ name: fc.string({ maxLength: 60 }), harm: whole(1, 2) }),
  }),
  'dungeon-world': fc.record({
    className: fc.string({ maxLength: 120 }),
    level: whole(1, 99),
    maxHp: whole(0, 999),
    damageDie: fc.constantFrom('d4', 'd12', '?'),
    scores: fc.record({ str: whole(1, 18), wis: whole(1, 18) }),
  }),
}

/** Any sheet of a system, as it may lie in a file. */
export function anySheet(system: string, type: MemberType): fc.Arbitrary<object> {
  return (type === 'npc' ? npcs : characters)[system] ?? fc.constant({})
}
