import { computed, nextTick, ref, watch, type Ref } from 'vue'
import type { OutputOf } from '../../campaign/api'
import { call, useRead } from '../bridge'
import { wrapIndex } from '../composables/focus/wrap-index'
import { begunLink, blankBehind, closesUp, endOfLink, namedWhole, type Begun } from './typed-link'

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

  /** Where the blank stands that came along with a name just now. */
  let blankAt: number | null = null

  /** Looks where the caret stands now. */
  function look(field: HTMLInputElement): void {
    caret.value = field.selectionStart ?? text.value.length
    if (blankAt !== null && closesUp(text.value, blankAt, caret.value)) void closeUp(field, blankAt)
    else if (blankAt !== null && caret.value !== blankAt + 1) blankAt = null
    const now = token.value
    if (now && /\S\s$/.test(now.text) && text.value[now.start] === '@') void nameWhole(field, now)
  }

  /** Takes the blank away that stands between a name and the punctuation behind it. */
  async function closeUp(field: HTMLInputElement, at: number): Promise<void> {
    blankAt = null
    text.value = text.value.slice(0, at) + text.value.slice(at + 1)
    caret.value = at + 1
    await nextTick()
    field.setSelectionRange(caret.value, caret.value)
  }

  /** Takes whom a whole name means, when a blank is typed behind it and it means nobody else. */
  async function nameWhole(field: HTMLInputElement, { start, text: typed }: Begun): Promise<void> {
    const reply = await call('note.candidates', { text: typed.trim(), limit: 6 })
    const named = reply.ok ? namedWhole(typed, reply.value) : undefined
    const end = start + typed.trimEnd().length + 1
    if (!named || text.value.slice(start, end) !== `@${typed.trimEnd()}`) return
    text.value = `${text.value.slice(0, start)}${named.name}${text.value.slice(end)}`
    remember(named)
    const behind = field.value.length - (field.selectionStart ?? field.value.length)
    await nextTick()
    caret.value = field.value.length - behind
    field.setSelectionRange(caret.value, caret.value)
  }

  /** Remembers whom the text names. */
  function remember(candidate: Candidate): void {
    const isKnown = chosen.value.some(
      ({ id, type }) => id === candidate.id && type === candidate.type,
    )
    if (!isKnown) chosen.value = [...chosen.value, candidate]
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
    const blank = blankBehind(rest)
    text.value = `${text.value.slice(0, start)}${name}${blank}${rest}`
    remember(candidate)
    caret.value = start + name.length + blank.length
    blankAt = blank === '' ? null : start + name.length
    return caret.value
  }

  /** Waves the offers away until another name is begun. */
  function wave(): void {
    waved.value = token.value?.start ?? null
  }

  function forget(): void {
    chosen.value = []
  }

  /** Where the name begins that is being typed. */
  const begun = computed(() => token.value?.start)

  return { begun, offers, active, about, look, move, take, wave, forget }
}
