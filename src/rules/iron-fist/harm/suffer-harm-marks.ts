import { phrase } from '../../../shared/phrase'
import { sum, term, type Sum } from '../../../shared/term'
import type { Move, MoveInput } from '../../moves/move'
import { clamp } from '../../system/bounds'
import { counterBoundsIn } from '../bounds'
import { armorOf } from '../gear/armor'
import { settled } from '../roll'
import type { Settings } from '../settings'
import type { Character } from '../sheet'
import { establishedHarm } from './established-harm'

/** What must be settled before Suffer Harm; `more`: other hits of the exchange, already lessened. */
export const sufferGiven: Move['given'] = [
  { id: 'harm', label: phrase('ironFist.given.harm'), min: 0, max: 10, initial: 3 },
  { id: 'ap', label: phrase('ironFist.given.ap'), min: 0, max: 10, initial: 0 },
  { id: 'more', label: phrase('ironFist.given.more'), min: 0, max: 30, initial: 0 },
  { id: 'other', label: phrase('ironFist.given.other'), min: 0, max: 10, initial: 0 },
  { id: 'less', label: phrase('ironFist.given.less'), min: 0, max: 10, initial: 0 },
]

/**
 * Harm that gets through to a character, with its terms: the hit less worn armour, shield and
 * cover, the exchange's other hits, and what moves take off the whole, a solid defence that waits
 * on the sheet among them (IF-088, IF-103 to IF-105).
 */
export function harmSuffered(
  character: Character,
  given: MoveInput['given'],
  settings: Settings,
): Sum {
  const figure = (id: string) => settled(sufferGiven, given, id)
  const { armor, shield } = armorOf(character, settings)
  const more = figure('more')
  const hit = { normal: figure('harm'), ap: figure('ap') }
  const cover = { value: figure('other'), blocksAp: false }
  const protection = { armor: armor.total, shield: shield.total, other: cover }
  const less = figure('less') + character.guard
  const { sum: through } = establishedHarm([hit], protection, Math.max(0, less - more), settings)
  if (more === 0) return through
  const left = Math.max(0, more - less)
  const others = term(
    phrase('ironFist.harm.term.more', { more, less: more - left }),
    left,
    'IF-104',
  )
  return sum([...through.terms, others])
}

/** Health once this many points are marked, never below the floor (IF-112). */
export function healthMarked(before: number, through: number, settings: Settings): number {
  return clamp(before - through, { ...counterBoundsIn(settings), max: before })
}

/**
 * What happens to Health in the end, as a signed change: a softened blow counts one point less,
 * counted anew from all of it (decision `sufferHarm.clamp`), so that one far below the floor may
 * be no better for it.
 */
export function healthChange(
  before: number,
  through: number,
  isSoftened: boolean,
  settings: Settings,
): number {
  if (!isSoftened || through === 0) return -through
  return settings['sufferHarm.clamp'] === 'fromMarked'
    ? Math.min(0, healthMarked(before, through, settings) + 1 - before)
    : -(through - 1)
}
