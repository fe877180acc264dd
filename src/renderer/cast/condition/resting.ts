import { leftOn, type CastMember, type Left } from './condition'

type OfTheCast = Omit<CastMember, 'type'>

/** Who may rest in a system: the company, and of the others those who carry something. */
export function restingMembers(
  system: string,
  characters: readonly OfTheCast[],
  npcs: readonly OfTheCast[],
  lefts: readonly Left[],
): CastMember[] {
  const all: CastMember[] = [
    ...characters.map((each) => ({ ...each, type: 'character' as const })),
    ...npcs.map((each) => ({ ...each, type: 'npc' as const })),
  ]
  return all.filter(
    (each) => each.sheets[system] && (each.type === 'character' || leftOn(lefts, each, system)),
  )
}
