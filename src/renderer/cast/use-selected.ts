import { computed, ref } from 'vue'
import type { Character, Npc } from './cast'
import type { Described } from './member/member-texts'

/** Somebody of the cast, and whether they are out of play. */
export type Meant = Described & { isAway: boolean }

/**
 * Whom a key means: the one whose card has the focus, or had it before a menu or the palette took
 * it; else the NPC that is shown, else the first character.
 */
export function useMeant(
  characters: () => readonly Character[],
  npcs: () => readonly Npc[],
  shown: () => string | undefined,
) {
  const focused = ref<string>()
  const hasHadFocus = ref(false)

  /** To be told of every focus that comes into the view. */
  function noteFocus({ target }: FocusEvent): void {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-member]') : null
    focused.value = card?.dataset.member
    hasHadFocus.value = true
  }

  function find(id: string | undefined): Meant | undefined {
    const character = characters().find((each) => each.id === id)
    if (character) return { type: 'character', ...character }
    const npc = npcs().find((each) => each.id === id)
    return npc && { type: 'npc', ...npc }
  }

  const meant = computed(() => find(focused.value) ?? find(shown()) ?? find(characters()[0]?.id))
  return { meant, find, noteFocus, hasHadFocus }
}
