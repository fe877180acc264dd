import type { Phrase } from '../../../shared/phrase'
import { sum, term, type Sum } from '../../../shared/term'
import { demandWhole } from '../basics/field-error'
import { wordsIn } from '../describe'
import { actionRows, type ActionRow, type Casting } from './action-rows'
import type { Figure } from './tactical'

const { words } = wordsIn('actions')

/** Hexes an engaged combatant may move without fleeing (CI-115). */
const engagedHexes = 1

/** What limits a movement. `horseFull` is the movement of the horse, for riders. */
export interface Mover {
  maFull: number
  horseFull?: number
  engaged: boolean
}

/**
 * Hexes a row lets one move (CI-231), shares of the movement to the nearest, .5 up; an engaged
 * combatant moves no more than 1 (CI-115). Throws a `FieldError` for movements outside sense.
 */
export function hexesOf({ move }: ActionRow, { maFull, horseFull = 0, engaged }: Mover): number {
  const full = demandWhole('maFull', maFull, 0)
  const horse = demandWhole('horse.maFull', horseFull, 0)
  const most = engaged ? engagedHexes : Number.POSITIVE_INFINITY
  switch (move.kind) {
    case 'none':
      return 0
    case 'quarter':
      return Math.min(most, Math.round(full / 4))
    case 'half':
      return Math.min(most, Math.round(full / 2))
    case 'full':
      return Math.min(most, full)
    case 'horse':
      return horse
    case 'horseHexes':
      return Math.min(move.most, horse)
    case 'hexes':
      return Math.min(most, full, engaged ? (move.engaged ?? move.most) : move.most)
  }
}

/** Rows offered to a combatant (CI-234): all of them, or, engaged, those that need no running. */
export function offeredActions({
  engaged,
  flees,
}: {
  engaged: boolean
  flees: boolean
}): ActionRow[] {
  return actionRows.filter((row) => !engaged || flees || row.needsMove !== true)
}

/** Stance of one who casts while engaged: how much of their guard they give up (CI-233). */
export type CastingStance = 'guarded' | 'divided' | 'open'
const stances: readonly CastingStance[] = ['guarded', 'divided', 'open']

/**
 * Casting figures of a row (CI-231..233); null when nothing can be cast with it. A row with three
 * takes the one of the stance.
 */
export function castingWith({ casting }: ActionRow, stance: CastingStance): Casting | null {
  if (!Array.isArray(casting)) return casting
  return casting[stances.indexOf(stance)] ?? null
}

/** Why a spell cannot be cast with this action; null when it can (CI-231). */
export function refuseCasting(row: ActionRow): Phrase | null {
  return row.casting === null ? words('refused.noCasting', { action: actionWords(row).key }) : null
}

/** What is done beside the row's own action. */
export interface ActionOptions {
  /** Casting a spell: only then do the casting figures count (CI-232). */
  casts: CastingStance | null
  /** Parrying with the weapon readied or picked up. */
  withIt?: boolean
}

/**
 * What an action changes of a figure (CI-231). With a spell the casting figures stand in place of
 * what the row does to the defences, for they hold it already (CI-232); parrying with the weapon
 * in hand, the worse of the two counts.
 */
export function actionSum(
  row: ActionRow,
  figure: Figure,
  { casts, withIt = false }: ActionOptions,
): Sum {
  const armed = figure === 'd' && withIt ? row.parryWithIt : undefined
  const own = armed ?? ownAddition(row, figure)
  const casting = casts === null ? null : castingWith(row, casts)
  if (!casting || !castingFigures.includes(figure)) return told(actionWords(row), own, 'CI-231')
  const cast = castingOn(casting, figure)
  return armed !== undefined && armed < cast
    ? told(actionWords(row), own, 'CI-231')
    : told(words('term.casting'), cast, 'CI-232')
}

/** Figures of one who dodges, which a row may make Dodge and less. */
const dodging: readonly Figure[] = ['db', 'dm']

/** What a row adds to a figure by itself: to a dodge also what it makes of it. */
function ownAddition({ adds, sets }: ActionRow, figure: Figure): number {
  const set = sets?.defence === 'dodge' && dodging.includes(figure) ? sets.plus : 0
  return (adds?.[figure] ?? 0) + (typeof set === 'number' ? set : 0)
}

function told(label: Phrase, value: number, rule: string): Sum {
  return sum(value === 0 ? [] : [term(label, value, rule)])
}

/** Figures that casting changes. */
const castingFigures: readonly Figure[] = ['sr', 'd', 'db', 'dm']

/** Melee defences, dodging included, lose by `d`, those against missiles by `dm`. */
function castingOn(casting: Casting, figure: Figure): number {
  return figure === 'sr' || figure === 'dm' ? casting[figure] : casting.d
}

/** What a row is called. */
export function actionWords({ id }: ActionRow): Phrase {
  return words(`row.${id}`)
}
