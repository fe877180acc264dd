import fc from 'fast-check'
import { attackPreview, board, type WantedWear } from '../../../src/rules/cold-iron/view/board'
import { declaredWays } from '../../../src/rules/cold-iron/fight-model/declaration'
import type { FightEvent } from '../../../src/rules/cold-iron/turn/events'
import { moveAttempt, moveEventOf } from './moves-attempt'
import type { Table } from './table'
import { ids } from './walk-people'

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
const spell = fc.record(
  {
    kind: fc.constant('spell' as const),
    name: fc.constant('Fire'),
    level: fc.integer({ min: 1, max: 9 }),
    targets: fc.uniqueArray(someone, { maxLength: 2 }),
    save: fc.constantFrom('mental' as const, 'physical' as const),
    way: fc.constantFrom(...declaredWays),
    range: fc.constantFrom(5, 30, 60),
    extraMp: fc.nat(9),
    cost: fc.nat(4),
    slippedDetection: fc.boolean(),
    item: fc.nat(2),
  },
  { requiredKeys: ['kind', 'name', 'level'] },
)
const declaration = fc.oneof(
  fc.record({ kind: fc.constant('fullDefence' as const), desperation: fc.boolean() }),
  fc.record({ kind: fc.constant('spell' as const), name: fc.constant('Light') }),
  { weight: 3, arbitrary: spell },
  fc.record({ kind: fc.constant('move' as const) }),
  fc.record({ kind: fc.constant('handToHand' as const), targetId: someone }),
  fc.record(
    {
      kind: fc.constant('attack' as const),
      targetId: someone,
      weapon: fc.nat(5),
      position: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      desperation: fc.boolean(),
    },
    { requiredKeys: ['kind', 'targetId', 'weapon'] },
  ),
  { weight: 5, arbitrary: swinging },
  fc.record({ kind: fc.constant('wait' as const) }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      loads: fc.constantFrom(0, 1, 4, 1, 4),
    }),
  },
)

const flags = fc.record(
  {
    berserk: fc.boolean(),
    fleshT: fc.nat(3),
    immuneFlesh: fc.nat(6),
    magicOnly: fc.constantFrom(false, false, true),
    asWall: fc.boolean(),
    inCovers: fc.boolean(),
    heightAdvantage: fc.boolean(),
    surprised: fc.boolean(),
    stationary: fc.boolean(),
    cramped: fc.boolean(),
    mounted: fc.boolean(),
    asleep: fc.constantFrom(false, false, true),
    sharesHex: fc.boolean(),
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
export const attempt = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ try: 'close' as const }) },
  {
    weight: 14,
    arbitrary: fc.record({ try: fc.constant('declare' as const), someone, declaration }),
  },
  {
    weight: 16,
    arbitrary: fc.record({
      try: fc.constant('attack' as const),
      pick: fc.nat(9),
      roll: fc.constantFrom('35', '50', '67', '85', '958', '9970', '00045', '9', 'x'),
      face: fc.integer({ min: 1, max: 12 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      try: fc.constant('spell' as const),
      someone,
      pick: fc.nat(9),
      roll: fc.constantFrom('35', '50', '85', '958', '00045', '9'),
      points: fc.nat(6),
    }),
  },
  { weight: 10, arbitrary: moveAttempt(ids) },
  {
    weight: 1,
    arbitrary: fc.record({ try: fc.constant('set' as const), someone, flags }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      try: fc.constant('ride' as const),
      someone,
      mount: fc.constantFrom('d', 'd', 'c', null),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      try: fc.constantFrom('cock' as const, 'gather' as const, 'stock' as const, 'hold' as const),
      someone,
      weapon: fc.constantFrom(1, 4, 4, 9),
      minutes: fc.constantFrom(null, 5, 70, 200),
      hundred: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      try: fc.constantFrom(
        'damage' as const,
        'heal' as const,
        'rouse' as const,
        'withdraw' as const,
        'leave' as const,
        'return' as const,
      ),
      someone,
      points: fc.integer({ min: 1, max: 9 }),
    }),
  },
)
type Attempt = typeof attempt extends fc.Arbitrary<infer Each> ? Each : never

/** What is tried, by people who want to strike. */
export function boldEventOf(table: Table, tried: Attempt): unknown {
  if (tried.try === 'attack' && table.value === 'attacks') return goAt(tried.pick)
  return isIdle(table, tried) ? { type: 'step.close' } : eventOf(table, tried)
}

/** In the step of attacks one who would strike declares it, so that the steps after it have work. */
function goAt(pick: number): FightEvent {
  const [combatantId = '1', targetId = '2'] = [ids[pick % 4], ids[(pick + 1 + (pick % 3)) % 4]]
  return {
    type: 'declare',
    combatantId,
    declaration: { kind: 'attack', targetId, weapon: pick % 3 },
  }
}

/** Half of what has come too late, or has nothing to settle, goes on to the next step instead. */
function isIdle(table: Table, tried: Attempt): boolean {
  const { kind, current } = board(table)
  if (tried.try === 'declare') return kind === 'resolve' && tried.someone < 'c'
  return tried.try === 'attack' && current === null && tried.pick % 2 === 1
}

/** What is tried, as an event. */
export function eventOf(table: Table, tried: Attempt): unknown {
  if ('minutes' in tried) return gearEvent(table, tried)
  switch (tried.try) {
    case 'close':
      return { type: 'step.close' }
    case 'declare':
      return { type: 'declare', combatantId: tried.someone, declaration: tried.declaration }
    case 'set':
      return { type: 'state.set', combatantId: tried.someone, flags: tried.flags }
    case 'ride':
      return { type: 'ride', combatantId: tried.someone, mountId: tried.mount }
    case 'damage':
      return { type: 'damage', combatantId: tried.someone, points: tried.points, kind: 'real' }
    case 'heal':
      return { type: 'heal', combatantId: tried.someone, points: tried.points }
    case 'rouse':
    case 'withdraw':
    case 'leave':
    case 'return':
      return { type: tried.try, combatantId: tried.someone }
    case 'attack':
      return attackEvent(table, tried)
    case 'spell':
      return spellEvent(table, tried)
    default:
      return moveEventOf(table, tried)
  }
}

type GearAttempt = Extract<Attempt, { try: 'cock' | 'gather' | 'stock' | 'hold' }>

/** Something about what somebody shoots with. */
function gearEvent(table: Table, tried: GearAttempt): FightEvent {
  const { someone: combatantId, weapon: index, minutes } = tried
  if (tried.try === 'gather') return gatherEvent(table, tried)
  if (tried.try === 'hold') {
    return { type: 'gear.hold', combatantId, weapon: index, held: tried.hundred % 2 === 0 }
  }
  return tried.try === 'cock'
    ? { type: 'gear.cock', combatantId, weapon: index, minutes }
    : { type: 'gear.stock', combatantId, weapon: index, left: minutes }
}

/** A roll for each shot that somebody has loosed; of one who has loosed none now and then. */
function gatherEvent(table: Table, { someone, weapon: tried, hundred }: GearAttempt): FightEvent {
  const loosedBy = (id: string) => table.context.combatants[id]?.state.loosed ?? []
  const archer = ids.find((id) => loosedBy(id).some((count) => count > 0)) ?? someone
  const combatantId = hundred % 4 === 0 ? someone : archer
  const loosed = loosedBy(combatantId)
  const at = loosed.findIndex((count) => count > 0)
  const index = at < 0 ? tried : at
  const rolls = Array.from({ length: Math.max(1, loosed[index] ?? 0) }, () => hundred)
  return { type: 'gear.gather', combatantId, weapon: index, rolls, typed: false }
}

/** Something about the spell that is open, or the last of all. */
function spellEvent(table: Table, tried: Extract<Attempt, { try: 'spell' }>): FightEvent {
  const { someone: who, pick, roll, points } = tried
  const { spells } = board(table)
  const open = spells.find(({ due, cast }) => due && ['waiting', 'saves'].includes(cast.status))
  const item = open ?? spells.at(-1)
  const castId = item?.cast.id ?? 'none'
  const targetId = item?.openSaves[0] ?? who
  if (pick === 0) return { type: 'spell.pass', castId }
  if (pick === 1) return { type: 'spell.click', combatantId: who, item: points % 3, targets: [who] }
  if (pick === 2) return counterEvent(castId, who, points)
  if (item?.cast.status === 'waiting') return { type: 'spell.roll', castId, roll, typed: true }
  if (pick < 6) {
    const forWeapon = pick === 3 || undefined
    return { type: 'spell.save', castId, targetId, forWeapon, roll, typed: false }
  }
  const kind = (['real', 'fatigue', 'heal'] as const)[pick % 3] ?? 'real'
  return { type: 'spell.effect', castId, targetId: who, kind, points, stuns: points === 6 }
}

function counterEvent(castId: string, combatantId: string, mp: number): FightEvent {
  const modifiers = mp > 3 ? (['familiarSpell'] as const) : []
  return { type: 'spell.counter', castId, combatantId, mp, modifiers: [...modifiers] }
}

/** Faces of a weapon's dice and of the d6 of a charge, all the same as far as they go. */
function facesOf(dice: string, face: number): number[] {
  const all = dice.split(' + ').map((part) => part.split('d').map(Number))
  return all.flatMap(([count = 1, sides = 6]) =>
    Array.from({ length: count }, () => Math.min(sides, face)),
  )
}

function wearEvent(
  { dice: each, fumble }: WantedWear,
  attackId: string,
  { roll, face }: Extract<Attempt, { try: 'attack' }>,
): FightEvent {
  if (fumble?.multiple === null) return { type: 'attack.wearCrit', attackId, roll, typed: true }
  const dice = Array.from({ length: fumble?.rolls ?? 1 }, () => facesOf(each, face)).flat()
  return { type: 'attack.wear', attackId, dice, typed: true }
}

function attackEvent(table: Table, tried: Extract<Attempt, { try: 'attack' }>): FightEvent {
  const { queue, current } = board(table)
  const item = queue.find(({ attackId }) => attackId === current) ?? queue[tried.pick % 5]
  const attackId = item?.attackId ?? 'none'
  if (tried.pick === 0) return { type: 'attack.pass', attackId }
  if (item?.wear) return wearEvent(item.wear, attackId, tried)
  if (item?.status !== 'needsDamage') {
    return { type: 'attack.roll', attackId, roll: tried.roll, typed: true }
  }
  const faces = facesOf(attackPreview(table, attackId)?.dice ?? '1d6', tried.face)
  const multiple = item.result?.multiple ?? 1
  return { type: 'attack.damage', attackId, dice: Array(multiple).fill(faces), typed: false }
}
