import { computed, ref, watch, type Ref } from 'vue'
import type { OutputOf } from '../../campaign/api'
import { useRead } from '../bridge'
import { wrapIndex } from '../composables/wrap-index'
import { begunLink, endOfLink } from './typed-link'

/** Whom or what a note can point at. */
export type Candidate = OutputOf<'note.candidates'>[number]

/**
 * Names after an `@` or `[[` in a line of text: offers whom the letters before the caret may mean, puts the
 * chosen name in their place, and remembers whom the text names.
 */
export function useMentions(text: Ref<string>) {
  const caret = ref(0)
  const active = ref(0)
  const chosen = ref<Candidate[]>([])
  /** Where the name stands whose offers were waved away. */
  const waved = ref<number | null>(null)
  const token = computed(() => begunLink(text.value, caret.value))
  const { data } = useRead('note.candidates', () =>
    token.value ? { text: token.value.text, limit: 6 } : null,
  )
  const offers = computed(() =>
    token.value && token.value.start !== waved.value ? (data.value ?? []) : [],
  )
  /** Those chosen whose names still stand in the text. */
  const about = computed(() => chosen.value.filter(({ name }) => text.value.includes(name)))

  watch(
    () => token.value?.text,
    () => (active.value = 0),
  )
  watch(token, (now) => {
    if (!now) waved.value = null
  })

  /** Looks where the caret stands now. */
  function look(field: HTMLInputElement): void {
    caret.value = field.selectionStart ?? text.value.length
  }

  /** Goes up or down through the offers, round at the ends. */
  function move(by: number): void {
    active.value = wrapIndex(active.value, by, offers.value.length)
  }

  /** Takes an offer, the active one when none is given; answers where the caret goes. */
  function take(candidate = offers.value[active.value]): number {
    const { start } = token.value ?? { start: caret.value }
    if (!candidate) return caret.value
    const { name } = candidate
    const rest = text.value.slice(endOfLink(text.value, caret.value)).replace(/^ /, '')
    text.value = `${text.value.slice(0, start)}${name} ${rest}`
    const isKnown = chosen.value.some(
      ({ id, type }) => id === candidate.id && type === candidate.type,
    )
    if (!isKnown) chosen.value = [...chosen.value, candidate]
    caret.value = start + name.length + 1
    return caret.value
  }

  /** Waves the offers away until another name is begun. */
  function wave(): void {
    waved.value = token.value?.start ?? null
  }

  function forget(): void {
    chosen.value = []
  }

  return { offers, active, about, look, move, take, wave, forget }
}
