import { phrase } from '../../../shared/phrase'
import { sum, term, type Sum, type Term } from '../../../shared/term'
import { chanceOf } from '../basics/chance'
import { loadAlertness } from '../load/alertness'
import { wordsIn } from '../describe'
import { defaultSettings, type Settings } from '../settings'
import { nothingInParticular, type Encounter } from './encounter'
import type { Observer } from './observer'
import { alertnessCharts, type AlertnessCharts, type ModifierId } from './tables'

const { termOf } = wordsIn('alertness')

/** What an unalarmed sleeper is given instead of -30 under the simple rule (CI-048). */
const simpleAsleep = -20

/** The readings an alertness check depends on. */
export interface AlertnessRulings {
  charts: AlertnessCharts
  settings: Pick<Settings, 'wakeRule'>
}

/** The book as written. */
export const bookAlertness: AlertnessRulings = {
  charts: alertnessCharts,
  settings: defaultSettings,
}

/**
 * What an observer brings to an alertness check before the dice: alertness, armour and load, and
 * every sense that helps or hinders here (CI-033..035, CI-226). For a sleeper no vision counts.
 * `alarmed`: the alarm wakes, and the penalty for being asleep is not taken (CI-048).
 */
export function alertnessTerms(
  observer: Observer,
  encounter: Encounter = nothingInParticular,
  rulings: AlertnessRulings = bookAlertness,
  alarmed = false,
): Term[] {
  const terms = [termOf('alt', observer.alt, 'CI-033'), ...loadAlertness(observer)]
  const ids = Object.keys(conditions) as ModifierId[]
  for (const id of ids) {
    const blind = observer.asleep && rulings.charts.modifiers[id].vision
    if (blind || (alarmed && id === 'asleep')) continue
    if (conditions[id](observer, encounter)) terms.push(modifier(id, observer, rulings))
  }
  if (encounter.horde && encounter.category === 'obvious') {
    terms.push(termOf('obviousHorde', rulings.charts.distance.obviousHorde, 'CI-041'))
  }
  return terms
}

/** An alertness check with a finished roll, as one number that can say why (CI-033). */
export function checkAlertness(terms: readonly Term[], roll: string): Sum {
  const luck = term(phrase('coldIron.term.chance', { roll }), chanceOf(roll), 'CI-007')
  return sum([...terms, luck])
}

/** Whether creatures can be neither seen nor heard, See Invisible apart (CI-043). */
export function isUnseenAndUnheard({ effects }: Encounter, observer: Observer): boolean {
  const seesThrough = observer.seeInvisible && !observer.asleep
  return !seesThrough && effects.includes('invisibility') && effects.includes('silence')
}

const conditions: Record<ModifierId, (observer: Observer, encounter: Encounter) => boolean> = {
  nightVision: ({ nightVision }, { night }) => night && nightVision,
  infraVision: ({ infraVision }, { night }) => night && infraVision,
  nightFighting: ({ nightFightingAlt }, { night }) => night && nightFightingAlt > 0,
  scent: (observer, encounter) =>
    observer.scent && encounter.upwind && !isUnseenAndUnheard(encounter, observer),
  enhancedVision: ({ enhancedVision }) => enhancedVision,
  enhancedHearing: ({ enhancedHearing }) => enhancedHearing,
  seeInvisible: ({ seeInvisible }, { effects }) => seeInvisible && effects.includes('chameleon'),
  asleep: ({ asleep }) => asleep,
  blinking: ({ blinking }) => blinking === 'blinking',
  doubleBlinking: ({ blinking }) => blinking === 'double',
}

function modifier(
  id: ModifierId,
  observer: Observer,
  { charts, settings }: AlertnessRulings,
): Term {
  const key = `modifier.${id}`
  if (id === 'asleep' && settings.wakeRule === 'simple') return termOf(key, simpleAsleep, 'CI-048')
  const { mod } = charts.modifiers[id]
  // Night fighting gives no more than the night takes.
  const value =
    mod === 'darkAlt' ? Math.min(observer.nightFightingAlt, charts.distance.nightDc) : mod
  return termOf(key, value, id === 'asleep' ? 'CI-035' : 'CI-034')
}
