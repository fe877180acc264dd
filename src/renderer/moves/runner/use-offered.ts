import { computed } from 'vue'
import { ruleSystem } from '../../../rules'
import { useRead } from '../../bridge'
import { useWords } from '../../composables/use-words'
import { systemPanel } from '../../systems'
import { movesBeside, offeredMoves } from '../fields/offered'

/**
 * The moves that may be made: those of the game at hand first, or of it only `oneOf` some, with the acts
 * that an action begins and what is made beside them; and those taken in from files, where one of the games has files of its kind.
 */
export function useOffered(
  system: () => string,
  systems: () => readonly string[],
  oneOf: () => readonly string[] | undefined,
) {
  const words = useWords()
  const { data: cards } = useRead('content.cards', () =>
    !oneOf() && systems().some((id) => ruleSystem(id)?.contentPack !== undefined)
      ? { kind: 'move' as const }
      : null,
  )
  const begun = computed(() =>
    systems().flatMap((id) =>
      Object.entries(systemPanel(id)?.begun ?? {}).map(([action, acts]) => ({
        system: id,
        action,
        acts,
      })),
    ),
  )
  const offered = computed(() => {
    const some = oneOf()
    const from = some ? [system()] : [...new Set([system(), ...systems()])]
    const beside = (id: string) => movesBeside(id, systemPanel(id)?.besideMoves ?? [], words)
    return [...offeredMoves(from, some, words, begun.value), ...(some ? [] : from.flatMap(beside))]
  })
  return { offered, cards }
}
