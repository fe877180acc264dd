import published from './glossary.json'

/** A short word of the game and what it stands for. */
export interface GlossaryEntry {
  term: string
  text: string
}

/** The terms shown beside figures, in the order of the alphabet (CI-229). */
export const glossary: readonly GlossaryEntry[] = published

/** What a term stands for, its capitals kept apart: `D` is not `d`; null for one not listed. */
export function explainTerm(term: string): string | null {
  return glossary.find((entry) => entry.term === term)?.text ?? null
}
