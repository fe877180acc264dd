import diagram from './diagram.json'

/** The figure of the book as data: an illustration, not a test of the geometry (CI-114). */
export const engagementDiagram = diagram

/** Letters that engage a letter of the figure; none for one it does not show (CI-114). */
export function engagersInDiagram(letter: string): readonly string[] {
  return new Map<string, string[]>(Object.entries(diagram.engagedBy)).get(letter) ?? []
}
