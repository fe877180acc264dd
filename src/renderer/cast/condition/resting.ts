import { leftOn, type Being, type Left } from './condition'

type OfTheCast = Omit<Being, 'type'>

/** Who may rest in a system: the company, and of the others those who carry something. */
export function restingBeings(
  system: string,
  characters: readonly OfTheCast[],
  npcs: readonly OfTheCast[],
  lefts: readonly Left[],
): Being[] {
  const all: Being[] = [
    ...characters.map((each) => ({ ...each, type: 'character' as const })),
    ...npcs.map((each) => ({ ...each, type: 'npc' as const })),
  ]
  return all.filter(
    (each) => each.sheets[system] && (each.type === 'character' || leftOn(lefts, each, system)),
  )
}
