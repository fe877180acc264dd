import { computed, ref } from 'vue'
import type { FightEvent } from '../../../../../rules/cold-iron/turn/events'

/** Ids of those who mean to guard or to strike in desperation, and the turn they mean it for. */
const meant = ref<{ turn: number; ids: readonly string[] }>({ turn: 0, ids: [] })

/**
 * Desperation belongs to a full defence or an attack (CI-065), which are declared in different steps: who
 * means it has it held for the turn until one of them is declared, and in whichever way.
 */
export function useDesperation(turn: () => number) {
  const ids = computed(() => (meant.value.turn === turn() ? meant.value.ids : []))

  const means = (id: string) => ids.value.includes(id)

  function mean(id: string, isMeant: boolean): void {
    const others = ids.value.filter((each) => each !== id)
    meant.value = { turn: turn(), ids: isMeant ? [...others, id] : others }
  }

  /** A declaration as it is made by one who means it. */
  function inDesperation(event: FightEvent): FightEvent {
    if (event.type !== 'declare' || !means(event.combatantId)) return event
    const { declaration } = event
    if (declaration.kind !== 'attack' && declaration.kind !== 'fullDefence') return event
    return { ...event, declaration: { ...declaration, desperation: true } }
  }

  return { means, mean, inDesperation }
}
