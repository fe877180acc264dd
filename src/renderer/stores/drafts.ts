import { defineStore } from 'pinia'
import { computed, ref, shallowReactive, shallowRef } from 'vue'
import type { OutputOf } from '../../campaign/api'
import { call } from '../bridge'
import { idle, whenIdle } from '../under-way'
import { useTrouble } from './trouble'

/** What stands half-made in an open form. */
export interface Draft {
  /** Whether something of it is neither sent nor kept. */
  isTyped: () => boolean
  /** Whether its form stands open for something, though nobody has typed in it. */
  isBegun: () => boolean
  /** Puts it aside for the next time the form is opened. */
  keep: () => void
  /** Lets go of it: the form stands as it was opened. */
  discard: () => void
  /** Whether its form is kept without a question when it is left. */
  stays: boolean
  /** Writes to the disk what is not there yet. */
  flush: () => void
  /** When what it goes on with was kept, as ISO 8601 text; null where it began anew. */
  keptAt: () => string | null
  /** Gives it the name that its form has on the screen. */
  name: (title: () => string) => void
  /** That name; empty where nobody gave it one. */
  title: () => string
}

/** What was written in a form and not sent, as it lies in the campaign. */
export type KeptDraft = OutputOf<'draft.list'>[number]

/** What opens forms that no action opens by the name of their draft. */
export interface FormOpener {
  /** What opens the form of this draft; nothing where it opens others, or cannot open it now. */
  find: (form: string) => (() => void) | undefined
  /** Whether it only leads to where the form is opened: into a drawer, as a rule. */
  leadsOn: boolean
}

/** What becomes of drafts whose forms are left; null where they are not left. */
export type Leaving = 'keep' | 'discard' | null

/** What is half-made in open forms, and what of closed ones was kept for later. */
export const useDrafts = defineStore('drafts', () => {
  const trouble = useTrouble()
  const open = shallowReactive(new Set<Draft>())
  /** What lies there of forms that are closed now, the latest last. */
  const lying = shallowRef<readonly KeptDraft[]>([])
  /** Whether what a form was open for is done with: what was kept of it waits unseen, for undo may bring that back. */
  const isOver = shallowRef<(form: string) => boolean>(() => false)
  /** What was kept and can be gone on with, the latest last. */
  const kept = computed(() => lying.value.filter(({ form }) => !isOver.value(form)))
  /** The file of the open campaign: what is kept belongs to it. */
  const campaign = ref('')
  /** The form that is gone back to, until what opens it has been found. */
  const wanted = ref<string | null>(null)
  const openers = shallowReactive(new Set<FormOpener>())
  /** The drafts that stand in open forms: they are not to be gone back to. */
  const taken = new Set<string>()

  /** The ids of what lay there when the campaign was opened, until that was read. */
  const found = shallowRef<ReadonlySet<string>>(new Set())

  /** Reads what was kept in a campaign, an earlier evening maybe. */
  async function enter(path: string): Promise<void> {
    if (path === campaign.value) return
    campaign.value = path
    lying.value = []
    found.value = new Set()
    if (path === '') return
    const reply = await call('draft.list', {})
    if (!reply.ok || campaign.value !== path) return
    lying.value = reply.value.filter(({ id }) => !taken.has(id))
    found.value = new Set(lying.value.map(({ id }) => id))
  }

  /** Writes the state of an open form to the disk. Answers whether it is there. */
  async function write(draft: KeptDraft): Promise<boolean> {
    taken.add(draft.id)
    const { id, form, title, route, state } = draft
    const reply = await call('draft.keep', { id, form, title, route, state })
    if (!reply.ok && reply.error.code === 'failed') trouble.raiseFailure(reply.error.message)
    return reply.ok
  }

  /** Keeps the state of a form that is left. */
  function keep(draft: KeptDraft): void {
    void write(draft)
    taken.delete(draft.id)
    lying.value = [...lying.value.filter(({ id }) => id !== draft.id), draft]
  }

  /** Lets go of what was kept. */
  function drop(id: string): void {
    taken.delete(id)
    lying.value = lying.value.filter((each) => each.id !== id)
    void call('draft.drop', { id })
  }

  /** What was kept last of a form. It stands in the form from now on. */
  function take(form: string): KeptDraft | undefined {
    const found = keptOf(form)
    if (!found) return undefined
    taken.add(found.id)
    lying.value = lying.value.filter(({ id }) => id !== found.id)
    if (wanted.value === form) wanted.value = null
    return found
  }

  /** What was kept last of a form, as long as nobody goes on with it. */
  function keptOf(form: string): KeptDraft | undefined {
    return kept.value.findLast((each) => each.form === form)
  }

  /** Whether something was kept of a form. */
  function isKept(form: string | undefined): boolean {
    return kept.value.some((each) => each.form === form)
  }

  /** The question that is open, and where its answer goes. `LeavingDialog` shows it. */
  const asked = shallowRef<((leaving: Leaving) => void) | null>(null)
  /** The names of the forms that the question is about. */
  const askedOf = shallowRef<readonly string[]>([])

  /** Answers the question that is open. */
  function answer(leaving: Leaving): void {
    const give = asked.value
    asked.value = null
    give?.(leaving)
  }

  /**
   * Asks what becomes of drafts before their forms are left. Answers whether they may be left;
   * nothing is asked where nothing was typed, or where it has been sent by then. Where another form
   * takes the place of theirs unasked, one that is begun is asked about as well.
   */
  async function mayLeave(drafts: Iterable<Draft> = open, isForAnother = false): Promise<boolean> {
    const isLost = (draft: Draft) => draft.isTyped() || (isForAnother && draft.isBegun())
    const typedOf = (some: Iterable<Draft>) =>
      [...some].filter((draft) => !draft.stays && isLost(draft))
    const left = typedOf(drafts)
    // Without a command under way the question stands before the next key.
    if (left.length > 0 && whenIdle()) await idle()
    const typed = typedOf(left)
    if (typed.length === 0) return true
    answer(null)
    askedOf.value = [...new Set(typed.map((draft) => draft.title()).filter(Boolean))]
    const leaving = await new Promise<Leaving>((give) => (asked.value = give))
    for (const draft of typed) {
      if (leaving === 'keep') draft.keep()
      if (leaving === 'discard') draft.discard()
    }
    return leaving !== null
  }

  return {
    open,
    isOver,
    kept,
    found,
    wanted,
    openers,
    enter,
    write,
    keep,
    drop,
    take,
    isKept,
    keptOf,
    asked,
    askedOf,
    answer,
    mayLeave,
  }
})
