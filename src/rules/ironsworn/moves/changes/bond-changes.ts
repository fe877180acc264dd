import type { Answers } from '../../../moves/ask'
import { noneOfThem } from '../../../moves/data/when'
import type { FigureChange, SideChange } from '../../../moves/data/move-data'
import type { Changed } from '../../../moves/data/sheet-rules'
import type { Effect } from '../../../moves/effect'
import type { MoveInput } from '../../../moves/move'
import { progressTicks } from '../../../tracks/track'
import type { Character } from '../../sheet'
import { hasBond, isSameBond } from '../decorators/with-bonds'
import { nothing, set, type Person } from './change-pieces'

/** A bond by its name, or with an exclamation mark before it gone; none is held twice (IS-062). */
export function bondChange(
  { bonds }: Character,
  { on, to = '', rule }: SideChange & { on: Person },
): Changed {
  const isGone = to.startsWith('!')
  const name = isGone ? to.slice(1) : to
  const held = bonds.find((bond) => isSameBond(bond, name))
  if ((held !== undefined) !== isGone) return nothing
  const [from, after] = held === undefined ? ['', name] : [held, '']
  return { effects: [set(on, 'bonds', from, after, rule)], asks: [] }
}

/**
 * The tick of a bond: none for one that has its own already; of one that is lost for everybody only those lose
 * it who share it (IS-040, IS-188).
 */
export function tickChange(
  character: Character,
  { on, by, rule }: FigureChange & { on: Person },
  { answers = {} }: MoveInput,
): Changed {
  const { bondTicks: from } = character
  if (by > 0 && isTicked(character, bondOf(on, answers))) return nothing
  if (by < 0 && on !== 'actor' && !shares(character, answers)) return nothing
  const to = Math.min(progressTicks, Math.max(0, from + by))
  return { effects: [set(on, 'bondTicks', from, to, rule)], asks: [] }
}

/** With whom this side’s bond is to be, by the answers of the move: of two allies each has the other’s name (IS-113). */
export function bondOf(on: Effect['on'], { whose, ofAlly, bondName = '' }: Answers): string {
  return String(on === 'ally' && whose === 'ally' ? (ofAlly ?? '') : bondName)
}

/** Whether a bond is written down with its tick (IS-040). */
export function isTicked(sheet: Pick<Character, 'bonds' | 'bondTicks'>, name: string): boolean {
  return hasBond(sheet, name) && sheet.bondTicks >= sheet.bonds.length
}

/**
 * Whether somebody beside the roller has the bond that is lost: by its name, or as a tick beyond those of the
 * bonds that are written down. That of an ally may be written otherwise than it is said.
 */
function shares(character: Character, { cleared, bondLost, ofAlly }: Answers): boolean {
  const isAllys = cleared === 'ally'
  const named = String((isAllys ? ofAlly : bondLost) ?? noneOfThem)
  const isUnwritten = character.bondTicks > character.bonds.length
  if (named === noneOfThem) return isUnwritten
  return hasBond(character, named) || (isAllys && isUnwritten)
}
