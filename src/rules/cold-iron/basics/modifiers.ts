import type { Term } from '../../../shared/term'

/** A modifier with the groups it belongs to (CI-235). */
export interface Modifier {
  groups: readonly number[]
  term: Term
}

/**
 * Modifiers that count together: within a group only the worst does, those without a group always
 * do (CI-236). A modifier that loses in any of its groups is out.
 */
export function stack(modifiers: readonly Modifier[]): Term[] {
  const kept: Modifier[] = []
  const byWorst = [...modifiers].sort((left, right) => left.term.value - right.term.value)
  for (const modifier of byWorst) {
    const beaten = kept.some((worse) => worse.groups.some((one) => modifier.groups.includes(one)))
    if (!beaten) kept.push(modifier)
  }
  return modifiers.filter((modifier) => kept.includes(modifier)).map(({ term }) => term)
}
