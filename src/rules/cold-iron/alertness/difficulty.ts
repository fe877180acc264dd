import { sum, type Sum, type Term } from '../../../shared/term'
import { wordsIn } from '../describe'
import { bookAlertness, isUnseenAndUnheard, type AlertnessRulings } from './check'
import { categoryOf, type Category, type Effect, type Encounter } from './encounter'
import type { Observer } from './observer'
import type { AlertnessCharts, DistanceRowId, EffectRowId } from './tables'

const { termOf } = wordsIn('alertness')

/** What one observer has to reach, and the row of the distance chart that answers it. */
export interface Difficulty {
  row: DistanceRowId
  dc: Sum
}

/**
 * Difficulty of noticing an encounter for one observer, in the order of CI-047: category and horde,
 * the effect that hides it best, See Invisible, night. For a sleeper sight counts neither way, so
 * night and what only hides from the eye are left out (CI-035).
 */
export function difficultyFor(
  observer: Observer,
  encounter: Encounter,
  { charts }: AlertnessRulings = bookAlertness,
): Difficulty {
  const { row, terms } = concealmentFrom(observer, encounter, charts)
  if (encounter.night && !observer.asleep)
    terms.push(termOf('night', charts.distance.nightDc, 'CI-037'))
  if (encounter.tracked !== 0) terms.push(termOf('tracked', encounter.tracked, 'CI-054'))
  return { row, dc: sum(terms) }
}

interface Concealment {
  row: DistanceRowId
  terms: Term[]
}

function concealmentFrom(
  observer: Observer,
  encounter: Encounter,
  charts: AlertnessCharts,
): Concealment {
  const { rows } = charts.distance
  if (observer.scent && encounter.upwind && isUnseenAndUnheard(encounter, observer)) {
    const row = rowOf('stealthy', encounter)
    return { row, terms: [termOf(`category.${row}`, rows[row].dc, 'CI-046')] }
  }
  const category = categoryOf(encounter)
  const row = rowOf(category, encounter)
  const bare = { row, terms: [termOf(`category.${row}`, rows[row].dc, 'CI-037')] }
  return effectRows(effectsOn(observer, encounter.effects))
    .map((id) => hide(category, id, encounter, charts))
    .reduce<Concealment>((best, each) => (each && dcOf(each) >= dcOf(best) ? each : best), bare)
}

/** What hides the encounter from this observer: See Invisible and sleep set some of it aside. */
function effectsOn(observer: Observer, effects: readonly Effect[]): readonly Effect[] {
  if (observer.asleep) return effects.filter((effect) => effect === 'silence')
  if (observer.seeInvisible) return effects.filter((effect) => effect === 'chameleon')
  return effects
}

/** The listed effects that hold, the more telling last; chameleon counts as obscurity (CI-043). */
function effectRows(effects: readonly Effect[]): EffectRowId[] {
  const obscure = effects.includes('obscurity') || effects.includes('chameleon')
  const silent = effects.includes('silence')
  const invisible = effects.includes('invisibility')
  const rows: EffectRowId[] = []
  if (obscure || silent) rows.push('obscurityOrSilence')
  if (obscure && silent) rows.push('obscurityAndSilence')
  if (invisible) rows.push('invisibility')
  if (invisible && silent) rows.push('invisibilityAndSilence')
  return rows
}

/** A category under one effect; null where the effect does nothing for it (CI-044, CI-045). */
function hide(
  category: Category,
  id: EffectRowId,
  encounter: Encounter,
  { distance, effects }: AlertnessCharts,
): Concealment | null {
  const effect = effects[id][category]
  if (!effect) return null
  const adds = 'dcAdd' in effect
  const becomes = adds ? category : effect.becomes
  const row = becomes === 'invisibleSilent' ? becomes : rowOf(becomes, encounter)
  const { dc } = distance.rows[row]
  const more = adds ? effect.dcAdd : effect.dc - dc
  const terms = [termOf(`category.${row}`, dc, 'CI-037'), termOf(`effect.${id}`, more, 'CI-043')]
  return { row, terms }
}

function dcOf({ terms }: Concealment): number {
  return sum(terms).total
}

function rowOf(category: Category, { intent }: Pick<Encounter, 'intent'>): DistanceRowId {
  if (category !== 'stealthy') return category
  return intent === 'melee' ? 'stealthyMelee' : 'stealthyMissile'
}
