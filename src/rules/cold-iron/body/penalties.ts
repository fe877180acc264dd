import { phrase } from '../../../shared/phrase'
import { term, type Term } from '../../../shared/term'
import type { Combatant } from '../combatant/combatant'
import { fatigueOf, hitPointsOf, isExemptFromBlinking } from './condition'
import { stack, type Modifier } from '../basics/modifiers'

/** The groups of blinking: it shares 2 with standing still, 5 with other blinking (CI-235). */
const blinkingGroups = [2, 5]

/**
 * What a combatant's body takes off every action and roll: only the worst blinking (CI-061,
 * CI-077, CI-236), and a point for each turn of desperation already spent. A turn of desperation
 * sets all of it aside (CI-065).
 */
export function bodyPenalties(combatant: Combatant, desperate: boolean): Term[] {
  if (desperate) return []
  const spent = combatant.state.desperationUsed
  const blinking = isExemptFromBlinking(combatant) ? [] : blinkingPenalties(combatant)
  if (spent === 0) return stack(blinking)
  const price = term(phrase('coldIron.term.desperationSpent', { count: spent }), -spent, 'CI-065')
  return stack([...blinking, { groups: [], term: price }])
}

function blinkingPenalties(combatant: Combatant): Modifier[] {
  const penalties: Modifier[] = []
  const book = (key: string, value: number, rule: string) =>
    penalties.push({
      groups: blinkingGroups,
      term: term(phrase(`coldIron.term.${key}`), value, rule),
    })
  if (hitPointsOf(combatant) === 'blinking') book('blinking', -3, 'CI-061')
  const tiredness = fatigueOf(combatant)
  if (tiredness === 'blinking') book('tired', -3, 'CI-077')
  if (tiredness === 'doubleBlinking') book('exhausted', -5, 'CI-077')
  return penalties
}
