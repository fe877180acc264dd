import { ruleSystems } from '../../src/rules'
import { english, joinCatalogues, type Catalogue } from '../../src/shared/words'

/** All words of the program and of the rule systems. */
const catalogue = joinCatalogues(english, ...ruleSystems.map(({ words }) => words.en))

function leaves(branch: string | Catalogue | undefined, path: string): string[] {
  if (typeof branch !== 'object') return [path]
  return Object.entries(branch).flatMap(([name, below]) => leaves(below, `${path}.${name}`))
}

/** The keys of all messages below one word, dotted, with it. */
export const keysBelow = (first: string): string[] => leaves(catalogue[first], first)

/** Every kind of fact that the program has words for; those of letters stand with `letter.` before. */
export const factKinds: readonly string[] = keysBelow('fact').map((key) =>
  key.slice('fact.'.length),
)
