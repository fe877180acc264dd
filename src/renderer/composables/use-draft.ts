import {
  inject,
  isReadonly,
  onScopeDispose,
  provide,
  ref,
  watch,
  type InjectionKey,
  type Ref,
} from 'vue'
import { useDrafts, type Draft } from '../stores/drafts'

export type { Draft }

const insideKey: InjectionKey<Set<Draft>> = Symbol('drafts inside')

/** Gathers the drafts of the forms inside a component that is left as a whole. */
export function provideDrafts(): ReadonlySet<Draft> {
  const inside = new Set<Draft>()
  provide(insideKey, inside)
  return inside
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
  /** What is kept along, though nobody has typed it. */
  besides?: Fields
  /** Whether it begins with what was kept. */
  takesUp?: boolean
}

function stateOf(fields: Fields): string {
  return JSON.stringify(Object.entries(fields).map(([name, { value }]) => [name, value as unknown]))
}

function restore(fields: Fields, state: string): void {
  const values = new Map(JSON.parse(state) as [string, unknown][])
  for (const [name, field] of Object.entries(fields)) {
    if (values.has(name) && !isReadonly(field)) field.value = values.get(name)
  }
}

/**
 * Follows what is written in a form, so that leaving it loses nothing unasked, and takes up what was
 * kept of it. `id` names the form and what it is about; `typed` is what somebody writes or chooses in
 * it, as plain data.
 */
export function useDraft(id: string, typed: Fields, options: DraftOptions = {}): FormDraft {
  const { isOpen = () => true, besides = {}, takesUp = true } = options
  const drafts = useDrafts()
  const inside = inject(insideKey, null)
  const all = { ...besides, ...typed }
  const opened = ref('')
  let whole = ''

  const draft: FormDraft = {
    isTyped: () => isOpen() && drafts.open.has(draft) && stateOf(typed) !== opened.value,
    keep: () => drafts.keep(id, stateOf(all)),
    discard: () => restore(all, whole),
    settle: start,
  }

  function start(): void {
    opened.value = stateOf(typed)
    whole = stateOf(all)
  }

  /** Whatever the form itself does at its opening is done by then. */
  function open(): void {
    start()
    const kept = takesUp ? drafts.take(id) : undefined
    if (kept !== undefined) restore(all, kept)
    drafts.open.add(draft)
    inside?.add(draft)
  }

  function close(): void {
    drafts.open.delete(draft)
    inside?.delete(draft)
  }

  watch(isOpen, (now) => (now ? open() : close()), { flush: 'post' })
  if (isOpen()) open()
  onScopeDispose(close)
  return draft
}
