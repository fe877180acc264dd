import { phrase } from '../../../../shared/phrase'
import { sum, term, type Sum, type Term } from '../../../../shared/term'
import { healingHelps } from '../../body/clock'
import { empathicCost, healByMagic, mostHealed } from '../../body/rest/healing'
import { changeState, type Combatant, type State } from '../../combatant/combatant'
import { hitPointsOf } from '../../body/condition'
import { eighths } from '../../body/fatigue'
import { energyThrough } from '../../gear/dragon-leather'
import { wordsIn } from '../../describe'
import { hurtBy } from '../body/hurt'
import type { Landing } from '../../fight-model/cast'

const { termOf } = wordsIn('body')

/** A body after a spell, the points it took or healed, and where they come from. */
export interface Affected {
  body: Combatant
  points: Sum
  /** Points the healer gives for them, where they heal by empathy (CI-083). */
  price: Sum
}

/**
 * What a spell does to a body as it is: dragon leather stops energy (CI-204), and magic heals no
 * more than is missing and than the day's capacity, the dying not at all (CI-063, CI-082).
 */
export function effectOn(body: Combatant, landing: Landing): Affected {
  const label = phrase('coldIron.spells.term.effect', { spell: landing.cast.name })
  const points = sum([term(label, landing.points, 'CI-075'), ...lost(body, landing)])
  const after = changeState(body, bodyAfter(body, landing, points.total))
  return { body: after, points, price: priceOf(body, landing, points.total) }
}

/** Whether a healing does nothing for a body as it is: it is dying, and not healed by empathy (CI-063). */
export function isInVain(body: Combatant, heals: Pick<Landing, 'kind' | 'empathic'>): boolean {
  const how = heals.empathic ? 'empathic' : 'magic'
  return heals.kind === 'heal' && !healingHelps(how, hitPointsOf(body))
}

function priceOf({ sheet, state }: Combatant, landing: Landing, points: number): Sum {
  if (landing.kind !== 'heal' || !landing.empathic) return sum([])
  const { magicHealedToday } = state
  const most = Math.max(0, mostHealed(sheet.pt) - magicHealedToday)
  return empathicCost({ pt: sheet.pt, magicHealedToday }, Math.min(points, most))
}

/** What of its points is lost on the body: the first term of each sum is the points themselves. */
function lost(body: Combatant, { kind, points, energy, empathic }: Landing): Term[] {
  const { sheet, state } = body
  if (kind === 'fatigue') return []
  if (kind === 'real') {
    if (energy === null) return []
    return energyThrough(sheet.armor.dragon, points, energy === 'own').terms.slice(1)
  }
  if (!empathic) {
    const patient = { ...state, pt: sheet.pt, hitPoints: hitPointsOf(body) }
    return healByMagic(patient, points).terms.slice(1)
  }
  return points > state.damage ? [termOf('notMissing', state.damage - points, 'CI-083')] : []
}

function bodyAfter({ state }: Combatant, { kind }: Landing, points: number): Partial<State> {
  switch (kind) {
    case 'real':
      return { damage: state.damage + points, hurt: hurtBy(state, points, 0) }
    case 'fatigue':
      return {
        dailyFatigueEighths: state.dailyFatigueEighths + eighths * points,
        hurt: hurtBy(state, 0, points),
      }
    case 'heal':
      return {
        damage: state.damage - points,
        magicHealedToday: state.magicHealedToday + points,
      }
  }
}
