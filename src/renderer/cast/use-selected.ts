import { computed, ref, inject, provide, watch, type InjectionKey, type Ref } from 'vue'
import { focusDrawn } from '../composables/focus/focus-made'
import type { Character, Npc } from './cast-member'
import type { Described } from './member/member-draft'
import { isAdrift } from '../composables/focus/focus-net'

/** Somebody of the cast, whether they are out of play, and whose picture is on their card. */
export type SelectedMember = Described & { isAway: boolean; pictureId: string | null }

/**
 * Whom a key means: the one whose card has the focus, or had it before a menu or the palette took
 * it; else whom the view has to show, if anybody.
 */
export function useSelected(
  characters: () => readonly Character[],
  npc: () => Npc | undefined,
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

  function find(id: string | undefined): SelectedMember | undefined {
    const character = characters().find((each) => each.id === id)
    if (character) return { type: 'character', ...character }
    const own = npc()
    return own && own.id === id ? { type: 'npc', ...own } : undefined
  }

  const selected = computed(() => find(focused.value) ?? find(shown()))
  return { selected, find, noteFocus, hasHadFocus }
}

/** Id of whose card is to have the focus next; undefined while nobody's is on its way. */
const wantedCard: InjectionKey<Ref<string | undefined>> = Symbol('whose card gets the focus')

/** Puts the focus on somebody's card, once what is on its way has been drawn; the last one asked for wins. */
async function focusCard(id: string, wanted: Ref<string | undefined>): Promise<void> {
  wanted.value = id
  await focusDrawn(() =>
    wanted.value === id
      ? document.querySelector<HTMLElement>(`[data-member="${CSS.escape(id)}"]`)
      : null,
  )
  if (wanted.value === id) wanted.value = undefined
}

/** The focus goes to somebody's card as soon as it is there and nothing stands before it. */
export function useCardFocus(isThere: (id: string) => boolean, isBlocked: () => boolean) {
  const wanted = inject(wantedCard, () => ref<string>(), true)
  const awaited = ref<string>()
  const ready = computed(() => {
    const id = awaited.value
    return id !== undefined && isThere(id) && !isBlocked() ? id : undefined
  })

  function focusSoon(id: string): void {
    wanted.value = id
    awaited.value = id
  }

  watch(ready, (id) => {
    if (id === undefined) return
    awaited.value = undefined
    void focusCard(id, wanted)
  })
  return { focusSoon }
}

/**
 * A card that went elsewhere or is gone, by whatever command or undo, leaves the focus to whom is
 * selected now, unless somebody's card is to have it anyhow. For the view that holds all of them.
 */
export function provideKeptFocus(
  selected: () => SelectedMember | undefined,
  hasHadFocus: () => boolean,
): void {
  const wanted = ref<string>()
  provide(wantedCard, wanted)
  watch(
    [() => selected()?.id, () => selected()?.isAway],
    ([id]) => {
      const isLost = wanted.value === undefined && isAdrift()
      if (isLost && hasHadFocus() && id !== undefined) void focusCard(id, wanted)
    },
    { flush: 'post' },
  )
}
