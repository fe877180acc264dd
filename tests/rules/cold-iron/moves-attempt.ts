import fc from 'fast-check'
import { board } from '../../../src/rules/cold-iron/view/board'
import { movementKindSchema } from '../../../src/rules/cold-iron/fight-model/movement'
import type { Table } from './table'

/** What a game master may try about movement among these people, some of them strangers. */
export function moveAttempt(ids: readonly string[]) {
  const someone = fc.constantFrom(...ids, 'nobody')
  const digits = fc.constantFrom('9', '00045', '049', '35', '50', '67', '85', '958', '9987')
  const rolled = { roll: digits, typed: fc.constant(true) }
  const kind = <Type extends string>(type: Type) => fc.constant(type)
  const movement = fc.record(
    {
      way: fc.constantFrom(...movementKindSchema.options, 'flee' as const, 'through' as const),
      hexes: fc.nat(8),
      towards: someone,
      out: fc.constantFrom(false, false, true),
      straight: fc.boolean(),
      action: fc.constantFrom(
        ...['run', 'crawl', 'evade', 'readyOne', 'readyTwo', 'attack', 'initiateHtH'],
        ...['standUpReady', 'wakeUp', 'wakeUp', 'wakeUp', 'mount'],
      ),
    },
    { requiredKeys: ['way', 'hexes', 'towards'] },
  )
  const event = fc.oneof(
    fc.record({ type: kind('move.engage'), from: someone, to: someone, engaged: fc.boolean() }),
    fc.record({ type: kind('move.adjust'), combatantId: someone, movement }),
    fc.record({
      type: kind('move.pursue'),
      combatantId: someone,
      fleerId: someone,
      pursuit: fc.constantFrom(
        'letGo' as const,
        'freeAttack' as const,
        'freeAttackAndFollow' as const,
        'initiateHandToHand' as const,
      ),
      weapon: fc.nat(3),
    }),
    fc.record({
      type: kind('move.answer'),
      combatantId: someone,
      chargerId: someone,
      choice: fc.constantFrom('stand' as const, 'block' as const),
      weapon: fc.constantFrom(null, 0, 1),
    }),
    fc.record({ type: kind('move.collide'), combatantId: someone, ...rolled }),
    fc.record({ type: kind('move.trip'), combatantId: someone, runnerId: someone, ...rolled }),
    fc.record({ type: kind('move.tripDown'), combatantId: someone, ...rolled }),
    fc.record({ type: kind('move.freeTackle'), combatantId: someone, ...rolled }),
    fc.record({ type: kind('parry.cover'), combatantId: someone, attackId: fc.constant('') }),
  )
  const open = fc.record({
    try: kind('open'),
    die: fc.integer({ min: 1, max: 3 }),
    distance: fc.integer({ min: 1, max: 3 }),
    choice: fc.constantFrom('stand' as const, 'block' as const),
    pick: fc.nat(3),
    weapon: fc.constantFrom(0, 2),
    from: someone,
    to: someone,
    ...rolled,
  })
  const declaring = fc.record({
    try: kind('goes'),
    kind: fc.constantFrom('move' as const, 'attack' as const, 'spell' as const),
    someone,
    targetId: someone,
    weapon: fc.nat(3),
    movement,
  })
  const sent = fc.record({ try: kind('move'), event })
  return fc.oneof(
    { weight: 2, arbitrary: sent },
    { weight: 5, arbitrary: open },
    { weight: 5, arbitrary: declaring },
  )
}
export type MoveAttempt =
  ReturnType<typeof moveAttempt> extends fc.Arbitrary<infer Each> ? Each : never

/** The event of such an attempt; what is open of movement and shots is answered as the screen would. */
export function moveEventOf(table: Table, tried: MoveAttempt): unknown {
  switch (tried.try) {
    case 'move':
      return tried.event.type === 'parry.cover'
        ? { ...tried.event, attackId: board(table).queue[0]?.attackId ?? 'none' }
        : tried.event
    case 'goes':
      return goesEvent(tried)
    case 'open':
      return openEvent(table, tried)
  }
}

function goesEvent({ kind, someone, targetId, weapon, movement: tried }: Goes): unknown {
  const gettingUp = tried.action === 'wakeUp' || tried.action === 'standUpReady'
  const movement = gettingUp ? { ...tried, way: 'walk' as const, hexes: 0 } : tried
  const declaration =
    kind === 'attack'
      ? { kind, targetId, weapon, movement: { ...movement, towards: targetId } }
      : kind === 'spell'
        ? { kind, name: 'Light', movement }
        : { kind, movement }
  return { type: 'declare', combatantId: someone, declaration }
}

type Goes = Extract<MoveAttempt, { try: 'goes' }>
type Open = Extract<MoveAttempt, { try: 'open' }>

function openEvent(table: Table, tried: Open): unknown {
  const { moves, hits } = board(table)
  const [hit] = hits
  if (hit) return hitEvent(table, hit, tried)
  const { roll, typed } = tried
  if (table.value !== 'moving') {
    return { type: 'move.engage', from: tried.from, to: tried.to, engaged: true }
  }
  const move = moves[tried.pick % Math.max(1, moves.length)]
  const combatantId = move?.combatantId ?? 'nobody'
  switch (move?.kind) {
    case 'pursuit': {
      const pursuit = move.pursuits[tried.pick] ?? 'letGo'
      return {
        type: 'move.pursue',
        combatantId,
        fleerId: move.otherId,
        pursuit,
        weapon: tried.weapon,
      }
    }
    case 'answer': {
      const weapon = tried.pick === 0 ? null : tried.weapon
      const { choice } = tried
      return { type: 'move.answer', combatantId, chargerId: move.otherId, choice, weapon }
    }
    case 'trip':
      return { type: 'move.tripDown', combatantId, roll, typed }
    case 'freeTackle':
      return { type: 'move.freeTackle', combatantId, roll, typed }
    default:
      return { type: 'move.collide', combatantId, roll, typed }
  }
}

type Hit = ReturnType<typeof board>['hits'][number]

function hitEvent(table: Table, hit: Hit, { die, distance, roll, typed }: Open): unknown {
  const { hitId } = hit
  if (hit.strayed !== null && table.context.handToHand.hits.some((each) => isLost(each, hitId))) {
    return { type: 'stray.near', hitId, near: hit.candidates.map((id) => ({ id, distance })) }
  }
  if (!hit.targetId) {
    return { type: 'grapple.target', hitId, die, ...(hit.astray && { roll }), typed }
  }
  const [count = 1, sides = 6] = hit.dice.split(/[d+-]/).map(Number)
  const faces = Array.from({ length: count }, () => Math.min(sides, die))
  return { type: 'grapple.damage', hitId, dice: Array(hit.multiple).fill(faces), typed }
}

function isLost({ id, status }: { id: string; status: string }, hitId: string): boolean {
  return id === hitId && status === 'needsNear'
}
