import type { Sum } from '../../../../shared/term'
import { actionWords } from '../../actions/act'
import { actionRows } from '../../actions/action-rows'
import { tacticalTable, type Figure } from '../../actions/tactical'
import { refuseRising } from '../../alertness/rising'
import {
  movementKindSchema,
  type RisingAction,
  type Movement,
  type MovementKind,
} from '../../fight-model/movement'
import { chanceToHit } from '../../turn/attacking/judge'
import { shareBetween, smallestRoll } from '../../basics/chance'
import { isOutOfReach } from '../../turn/attacking/shot'
import { boutIn } from '../../turn/attacking/bout'
import type { FightSnapshot } from '../../fight-model/context'
import { declare } from '../../turn/declaring/declaring'
import type { Declaration, Option, Position } from '../../fight-model/declaration'
import { combatantOf, duelsOf, everyone, goesFor } from '../../turn/core/fight'
import type { FightEvent } from '../../turn/events'
import { mostHexes } from '../../turn/movement/reading'
import { refuseMovement } from '../../turn/movement/refuse-movement'
import { refusalOf } from '../../turn/refusal'
import { usesShield } from '../../turn/wear/wear'
import { stepOf } from '../../fight-model/steps'
import type { Phrase } from '../../../../shared/phrase'

type Attacking = Extract<Declaration, { kind: 'attack' }>

/** What an attack would be like if it were declared now. */
export interface Prospect {
  position: Position | null
  attack: Sum
  defence: Sum
  /** Smallest roll that hits, null when none does, and the share of rolls that do. */
  neededRoll: string | null
  share: number
  /** Whether it is a shot that does not reach them, whatever the roll (CI-141). */
  isOutOfReach: boolean
  /** Whether it goes for a shield that they have not (CI-214). */
  lacksShield: boolean
}

/**
 * What an attack would come to against its first target, or against another that it swings at too
 * (CI-137), with everything declared so far; null outside the steps of a turn, or for a weapon or target
 * that is not there. Nothing is changed.
 */
export function prospectOf(
  { value, context }: FightSnapshot,
  combatantId: string,
  declaration: Attacking,
  targetId = declaration.targetId,
): Prospect | null {
  const step = stepOf(value)
  if (!step) return null
  const { fight } = declare(context, { type: 'declare', combatantId, declaration }, step)
  const duel = duelsOf(fight).find(
    ({ attacker, defender }) => attacker.id === combatantId && defender.id === targetId,
  )
  if (!duel) return null
  const bout = boutIn(fight, duel)
  const { position, attack, defence } = bout
  const needed = chanceToHit(bout, duel.attack)
  const neededRoll = smallestRoll(needed)
  const share = shareBetween(needed, null)
  const beyond = isOutOfReach(fight, duel.attacker, declaration)
  const lacksShield = declaration.attackShield === true && !usesShield(fight, duel.defender)
  return { position, attack, defence, neededRoll, share, isOutOfReach: beyond, lacksShield }
}

/** An option of an attack and what it does to the figures (CI-029, CI-235). */
export interface OptionChoice {
  option: Option
  /** Targets it wants, each another one (CI-140). */
  swings: number
  effects: Effect[]
}

/** What a choice does to a figure. */
export interface Effect {
  figure: Figure
  value: number
}

function effectsOf(adds: Partial<Record<Figure, number>> = {}): Effect[] {
  return (Object.entries(adds) as [Figure, number][]).map(([figure, value]) => ({ figure, value }))
}

const swingsOf: Record<Option, number> = {
  fightNormally: 1,
  popOut: 1,
  doubleSwing: 2,
  doubleSwingLoose: 2,
  tripleSwing: 3,
  tripleSwingLoose: 3,
}

/** The options an attack can be made with, in the order of the list. */
export const optionChoices: readonly OptionChoice[] = (Object.keys(swingsOf) as Option[]).map(
  (option) => {
    const entry = tacticalTable.find(({ id }) => id === option)
    return { option, swings: swingsOf[option], effects: effectsOf(entry?.adds) }
  },
)

/** A way to move with a declaration: how far at most, and why not. */
export interface WayChoice {
  way: MovementKind
  most: number
  refusal: Phrase | null
}

type Moving = Exclude<Declaration, { kind: 'wait' }>

/** Ways that can go with what somebody declares, with the hexes each allows (CI-115, CI-231). */
export function wayChoices(
  snapshot: FightSnapshot,
  combatantId: string,
  declaration: Moving,
): WayChoice[] {
  return choicesBy(snapshot, combatantId, declaration, (movement) => ({
    type: 'declare',
    combatantId,
    declaration: { ...declaration, movement },
  }))
}

/** Something to do beside a movement, how far one goes with it, and what it does to the figures (CI-231). */
export interface MoveOption {
  action: string
  title: Phrase
  hexes: number
  effects: Effect[]
}

/**
 * What can be done beside the movement of a declaration (CI-231, CI-234): every row of the table that
 * the rules allow with it.
 */
export function moveOptions(
  snapshot: FightSnapshot,
  combatantId: string,
  declaration: Moving,
): MoveOption[] {
  const who = combatantOf(snapshot.context, combatantId)
  if (!who) return []
  const { way = 'walk' } = declaration.movement ?? {}
  return actionRows.flatMap((row) => {
    const movement = { ...declaration.movement, way, hexes: 0, action: row.id }
    const moving = { ...declaration, movement }
    if (refuseMovement(snapshot.context, who, moving)) return []
    const hexes = mostHexes(snapshot.context, who, goingAllTheWay(moving))
    return [{ action: row.id, title: actionWords(row), hexes, effects: effectsOf(row.adds) }]
  })
}

/** Halves of a turn spent on getting up, in every order that makes sense (CI-051). */
const risings: readonly (readonly RisingAction[])[] = [
  ['leaveCovers', 'standUp'],
  ['leaveCovers', 'donHelmet'],
  ['leaveCovers'],
  ['standUp', 'donHelmet'],
  ['standUp', 'readyWeapon'],
  ['standUp', 'grabTwoWeapons'],
  ['standUp'],
  ['donHelmet'],
]

/** What somebody can do to get up this turn; nothing for one who stands with their helmet on (CI-051). */
export function risingChoices({ context }: FightSnapshot, id: string): RisingAction[][] {
  const state = combatantOf(context, id)?.state
  if (!state) return []
  return risings.filter((each) => refuseRising(state, each) === null).map((each) => [...each])
}

/**
 * The movement that is put before whoever declares one: the farthest that somebody walks, or where whoever lies
 * goes nowhere, getting up (CI-051, CI-231). Null where the rules allow neither.
 */
export function usualMovement(
  snapshot: FightSnapshot,
  combatantId: string,
  declaration: Moving,
): Movement | null {
  const walk = wayChoices(snapshot, combatantId, declaration).find(({ way }) => way === 'walk')
  const rising = risingChoices(snapshot, combatantId).findLast((each) => each.includes('standUp'))
  const both: Movement[] = [
    { way: 'walk', hexes: walk?.most ?? 0 },
    ...(rising ? [{ way: 'walk' as const, hexes: 0, action: 'wakeUp', rising }] : []),
  ]
  const refusalOfWay = (movement: Movement) =>
    refusalOf(snapshot, {
      type: 'declare',
      combatantId,
      declaration: { ...declaration, movement },
    })
  return both.find((movement) => refusalOfWay(movement) === null) ?? null
}

/** Ways somebody may go instead of the declared one, in step 6 (CI-028); none for who said none. */
export function adjustChoices(snapshot: FightSnapshot, combatantId: string): WayChoice[] {
  const declared = snapshot.context.declarations[combatantId]
  if (!declared || declared.kind === 'wait') return []
  return choicesBy(snapshot, combatantId, declared, (movement) => ({
    type: 'move.adjust',
    combatantId,
    movement,
  }))
}

/** Whoever is engaged and flees goes farther than they else may (CI-116): how far at most is asked of one who wants to. */
function goingAllTheWay<Gone extends Moving & { movement: Movement }>(moving: Gone): Gone {
  return { ...moving, movement: { ...moving.movement, hexes: Infinity } }
}

function choicesBy(
  snapshot: FightSnapshot,
  combatantId: string,
  declaration: Moving,
  eventOf: (movement: Movement) => FightEvent,
): WayChoice[] {
  const combatant = combatantOf(snapshot.context, combatantId)
  if (!combatant) return []
  return movementKindSchema.options.map((way) => {
    const movement = { ...declaration.movement, way, hexes: 0 }
    const moving = { ...declaration, movement }
    const most = mostHexes(snapshot.context, combatant, goingAllTheWay(moving))
    const wanted = { ...movement, hexes: way === 'charge' ? most : 0 }
    return { way, most, refusal: refusalOf(snapshot, eventOf(wanted)) }
  })
}

/** Names of those who go for somebody's body: they may answer with full defence, or break theirs off (CI-026, CI-027). */
export function goneForBy({ context }: FightSnapshot, id: string): string[] {
  return everyone(context)
    .filter((each) => goesFor(context, each.id, id))
    .map(({ label }) => label)
}
