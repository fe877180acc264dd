import {
  inject,
  isReadonly,
  onScopeDispose,
  provide,
  ref,
  shallowReactive,
  toValue,
  watch,
  type InjectionKey,
  type MaybeRefOrGetter,
  type Ref,
} from 'vue'
import { useDrafts, type Draft, type FormOpener, type KeptDraft } from '../stores/drafts'

export type { Draft }

/** What is left as a whole: the drafts inside it, and what it is called. */
interface Inside {
  drafts: Set<Draft>
  title: () => string
}

const insideKey: InjectionKey<Inside> = Symbol('drafts inside')

/** Gathers the drafts of the forms inside a component that is left as a whole, `title` on the screen. */
export function provideDrafts(title = () => ''): ReadonlySet<Draft> {
  const drafts = shallowReactive(new Set<Draft>())
  provide(insideKey, { drafts, title })
  return drafts
}

/**
 * Lets drafts be gone on with whose forms no action opens by itself: `find` answers what opens the form
 * of a draft. `leadsOn`: it only leads to where that is, and another opens it there.
 */
export function useFormOpener(find: FormOpener['find'], { leadsOn = false } = {}): void {
  const { openers } = useDrafts()
  const opener = { find, leadsOn }
  openers.add(opener)
  onScopeDispose(() => openers.delete(opener))
}

/** Asks what becomes of drafts before their forms are left; answers whether they may be. */
export function useLeaving(): (drafts: Iterable<Draft>) => Promise<boolean> {
  return useDrafts().mayLeave
}

type Fields = Readonly<Record<string, Ref>>

/** The draft of a form that may stay open when it was sent. */
interface FormDraft extends Draft {
  /** What stands in it has been sent: only what is written from now on would be lost. */
  settle: () => void
}

interface DraftOptions {
  /** Whether the form is open, where its state outlives it. */
  isOpen?: () => boolean
  /** Whether it stands open for something, though nobody has typed in it. */
  isBegun?: () => boolean
  /** What is kept along, though nobody has typed it. */
  besides?: Fields
  /** Whether it begins with what was kept. */
  takesUp?: boolean
  /** Whether it is kept without a question when it is left: a line beside whatever view is open. */
  stays?: boolean
}

/** Milliseconds after which what was typed is on the disk, whatever happens then. */
const delay = 500

function stateOf(fields: Fields): string {
  return JSON.stringify(Object.entries(fields).map(([name, { value }]) => [name, value as unknown]))
}

/** The view on the screen, as the router writes it. */
const routeNow = () => location.hash.slice(1)

/** Whether two values are of a kind: what an earlier version of the program wrote may not be. */
function isAlike(one: unknown, other: unknown): boolean {
  const isBlank = [one, other].some((each) => each === null || each === undefined)
  return isBlank || (typeof one === typeof other && Array.isArray(one) === Array.isArray(other))
}

/** The fields that were kept, by their names; none where it was not us who wrote them. */
export function valuesIn(state: string): Map<string, unknown> {
  try {
    return new Map(JSON.parse(state) as [string, unknown][])
  } catch {
    return new Map()
  }
}

function restore(fields: Fields, state: string): void {
  const values = valuesIn(state)
  for (const [name, field] of Object.entries(fields)) {
    const value = values.get(name)
    if (values.has(name) && !isReadonly(field) && isAlike(value, field.value)) field.value = value
  }
}

/**
 * Follows what is written in a form, so that neither leaving it nor any end of the program loses it
 * unasked, and takes up what was kept of it. `form` names the form and what it is about; `typed` is
 * what somebody writes or chooses in it, as plain data.
 */
export function useDraft(
  form: MaybeRefOrGetter<string>,
  typed: Fields,
  options: DraftOptions = {},
): FormDraft {
  const { isOpen = () => true, isBegun = () => false, besides = {} } = options
  const { takesUp = true, stays = false } = options
  const drafts = useDrafts()
  const inside = inject(insideKey, null)
  const all = { ...besides, ...typed }
  const opened = ref('')
  const keptAt = ref<string | null>(null)
  let title = inside?.title ?? (() => '')
  let whole = ''
  let waiting: ReturnType<typeof setTimeout> | undefined
  /**
   * What of it lies in the campaign: under which id, what was written last, and in which view: where it is
   * kept unasked, another is on the screen by then.
   */
  let row = { id: '', form: '', state: '', route: '' }

  const draft: FormDraft = {
    isBegun,
    isTyped: () => isOpen() && drafts.open.has(draft) && stateOf(typed) !== opened.value,
    keep: () => {
      drafts.keep(written())
      letGo()
    },
    discard: () => {
      forget()
      restore(all, whole)
    },
    stays,
    keptAt: () => keptAt.value,
    flush,
    name: (called) => (title = called),
    title: () => title(),
    settle: () => {
      forget()
      start()
    },
  }

  function start(): void {
    opened.value = stateOf(typed)
    whole = stateOf(all)
  }

  /** The state of the form as it is kept. */
  function written(): KeptDraft {
    row = { ...row, id: row.id || crypto.randomUUID(), state: stateOf(all) }
    return {
      ...row,
      title: title(),
      keptAt: new Date().toISOString(),
    }
  }

  /** Writes what stands in the form, or lets go of it where that is what it began with. */
  function flush(): void {
    clearTimeout(waiting)
    waiting = undefined
    if (!draft.isTyped()) return forget()
    if (row.state === stateOf(all)) return
    const now = written()
    void drafts.write(now).then((isKept) => {
      if (!isKept && row.id === now.id && row.state === now.state) row.state = ''
    })
  }

  function letGo(): void {
    clearTimeout(waiting)
    waiting = undefined
    row = { ...row, id: '', state: '' }
    keptAt.value = null
  }

  /** What was written is not wanted any more: it was sent, or thrown away. */
  function forget(): void {
    if (row.id) drafts.drop(row.id)
    letGo()
  }

  /** Goes on with what was kept of the form. */
  function takeUp(): void {
    const kept = drafts.take(row.form)
    if (!kept) return
    row = { ...row, id: kept.id, state: kept.state }
    restore(all, kept.state)
    keptAt.value = kept.keptAt
  }

  /** Whatever the form itself does at its opening is done by then. */
  function open(): void {
    row = { id: '', form: toValue(form), state: '', route: routeNow() }
    start()
    if (takesUp) takeUp()
    drafts.open.add(draft)
    inside?.drafts.add(draft)
  }

  function close(): void {
    inside?.drafts.delete(draft)
    if (!drafts.open.delete(draft)) return
    if (!stays || stateOf(typed) === opened.value) return forget()
    draft.keep()
    restore(all, whole)
  }

  watch(isOpen, (now) => (now ? open() : close()), { flush: 'post' })
  if (isOpen()) open()
  watch(
    () => (draft.isTyped() ? stateOf(all) : ''),
    (state) => {
      if (state !== '') row.route = routeNow()
      waiting ??= setTimeout(flush, delay)
    },
  )
  onScopeDispose(close)
  return draft
}
