import { phrase } from '../../../shared/phrase'
import { sum, term, type Sum } from '../../../shared/term'
import { rankNumber, ticksOf, type Rank } from '../../tracks/progress'
import { advance, progressTicks } from '../../tracks/track'
import type { Settings } from '../settings'
import type { Character } from '../sheet'
import { ownHarm } from './duel'
import { isDecisive, mayEndTheFight } from './initiative'
import { progressBandOdds } from './odds'

/** What a blow would mark: harm, the ticks it is worth, and what the track would hold. */
export interface BlowAhead {
  harm: number
  ticks: number
  to: number
}

/** A blow before it is rolled (IS-049, IS-050); `more` is what comes on top of the weapon's harm. */
export function blowAhead(
  character: Pick<Character, 'weapon' | 'boasts'>,
  foe: { rank: Rank; ticks: number },
  more = 0,
): BlowAhead {
  const harm = ownHarm(character) + more
  const ticks = ticksOf(foe.rank, harm)
  return { harm, ticks, to: advance({ size: progressTicks, value: foe.ticks }, ticks).to }
}

/** What a strong hit with Strike does on top, and may do with Clash (IS-118, IS-119). */
export const strongBlow = 1

/** The moves of a fight, in the order in which they come up in one. */
const fightMoves = [
  'enterTheFray',
  'drawTheCircle',
  'strike',
  'clash',
  'secureAnAdvantage',
  'faceDanger',
  'turnTheTide',
  'endTheFight',
] as const
export type FightMove = (typeof fightMoves)[number]

const leads = {
  none: ['enterTheFray', 'drawTheCircle'],
  me: ['strike', 'secureAnAdvantage'],
  foe: ['clash', 'faceDanger'],
} as const satisfies Record<Character['initiative'], readonly FightMove[]>

/** Whether a roll to end the fight hits rather than misses on so many ticks. */
function isLikelyOver(ticks: number): boolean {
  const missed = progressBandOdds(ticks).find(({ band }) => band === 'miss')
  return missed !== undefined && missed.share < 0.5
}

/**
 * Which moves are a character's to make just now, and which are possible beside them: control
 * warns and binds nobody (IS-096, IS-097), the tide turns once (IS-190), and a fight may end
 * after a strong hit (IS-191). To end it comes first after a decisive one, where a hit is likelier than a
 * miss on the `ticks` of the foe (IS-048); before that the next blow does.
 */
export function movesInFight(
  character: Pick<Character, 'initiative' | 'lastOutcome' | 'tideUsed'>,
  settings: Pick<Settings, 'tide.oncePerFight'>,
  ticks = 0,
): { leading: FightMove[]; others: FightMove[] } {
  const { initiative, tideUsed } = character
  const isFighting = initiative !== 'none'
  const end: FightMove[] = isFighting && mayEndTheFight(character) ? ['endTheFight'] : []
  const isTideOpen = !(tideUsed && settings['tide.oncePerFight'])
  const tide: FightMove[] = initiative === 'foe' && isTideOpen ? ['turnTheTide'] : []
  const blows: FightMove[] = [...leads[initiative], ...tide]
  const isFirst = isDecisive(character) && isLikelyOver(ticks)
  const leading = isFirst ? [...end, ...blows] : [...blows, ...end]
  const isBeginning = (move: FightMove) => leads.none.some((each) => each === move)
  return {
    leading,
    others: fightMoves.filter(
      (move) => !leading.includes(move) && isBeginning(move) !== isFighting,
    ),
  }
}

/** Why a foe fights at a rank: its own, and what this fight makes of it (IS-146, IS-148, IS-150). */
export function rankHere(own: Rank, here: Rank): Sum {
  const by = rankNumber(here) - rankNumber(own)
  return sum([
    term(phrase(`ironsworn.rank.${own}`), rankNumber(own), 'IS-146'),
    ...(by === 0 ? [] : [term(phrase('ironsworn.foe.here'), by, 'IS-150')]),
  ])
}
