import type { Term } from '../../../shared/term'
import type { TacticId } from '../actions/tactical'
import type { Means } from '../attack/defence'
import { wordsIn } from '../describe'

const { termOf } = wordsIn('melee')

/** What a berserker counts in place of their bonus when they may fumble (CI-131). */
const berserkFumble = -4

/**
 * Splits an attacker's tactical terms: what counts for the attack, and what is added to that for
 * the fumble alone. Berserk fury is no help against one who dodges (CI-193), and for the fumble
 * it counts -4 in its place (CI-131).
 */
export function rage(
  terms: readonly Term[],
  means: Means,
  tactics: readonly TacticId[],
): { counted: Term[]; fumble: Term[] } {
  if (!tactics.includes('berserk')) return { counted: [...terms], fumble: [] }
  const fury = terms.filter(({ rule }) => rule === 'CI-192')
  const counted = means === 'dodge' ? terms.filter((each) => !fury.includes(each)) : [...terms]
  const taken = means === 'dodge' ? 0 : fury.reduce((all, { value }) => all + value, 0)
  return { counted, fumble: [termOf('berserkFumble', berserkFumble - taken, 'CI-131')] }
}

/** The penalty a hurried shot counts for the fumble alone (CI-132). */
export function hurry(penalty: number): Term[] {
  return penalty === 0 ? [] : [termOf('hurried', penalty, 'CI-132')]
}
