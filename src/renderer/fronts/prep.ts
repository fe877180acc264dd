import { inject, provide, nextTick, ref, watch, type InjectionKey, type Ref } from 'vue'
import type { InputOf } from '../../campaign/api'
import { call, useRun } from '../bridge'
import { useAnnounce } from '../composables/use-announce'
import { useDialog } from '../composables/use-dialog'
import { useWords } from '../composables/use-words'
import { useTieWords } from '../ties/use-tie-words'
import type { Front } from './front'
import { isAdrift } from '../composables/focus/focus-net'

/** What of a front can be edited in its place, put in another order, and taken away. */
export interface Item {
  type: InputOf<'front.reorder'>['what']
  id: string
}

/** The name of an item on the page: what focusable words carry as `data-item`. */
export function itemKey({ type, id }: Item): string {
  return `${type}:${id}`
}

/** The item of that name; undefined for any other text. */
export function itemOf(key: string | undefined): Item | undefined {
  const [, type, id] = /^(front|danger|portent|stake|customMove):(.+)$/.exec(key ?? '') ?? []
  return type && id ? { type: type as Item['type'], id } : undefined
}

/** What is on the page: the fronts that are read whole, and those that are listed. */
export interface Listed {
  fronts: readonly Front[]
  heads: readonly Pick<Front, 'id' | 'name'>[]
}

/** What an item says of itself; empty when it is gone. */
export function itemWords({ fronts, heads }: Listed, { type, id }: Item): string {
  const dangers = fronts.flatMap((front) => front.dangers)
  const said = {
    front: () => [...fronts, ...heads].find((each) => each.id === id)?.name,
    danger: () => dangers.find((each) => each.id === id)?.name,
    portent: () => dangers.flatMap((each) => each.portents).find((each) => each.id === id)?.text,
    stake: () => fronts.flatMap((each) => each.stakes).find((each) => each.id === id)?.question,
    customMove: () =>
      fronts.flatMap((each) => each.customMoves).find((each) => each.id === id)?.name,
  }
  return said[type]() ?? ''
}

/** How a front is worked on: which item stands open, where the next empty line is, and the verbs. */
export interface Prep {
  /** Name of the item that is being edited; empty for none. */
  editing: Ref<string>
  /** Where an empty line is open: `front`, or the parent's name with what comes there. */
  adding: Ref<string>
  /** The item that had the focus last. */
  current: Ref<Item | undefined>
  /** Id of the danger that new portents go to, and that is moved. */
  dangerId: Ref<string>
  edit(item: Item): void
  /** Closes the field or form of an item; with the focus it goes back to its words. */
  leave(item: Item, withFocus: boolean): void
  move(item: Item, by: -1 | 1): void
  remove(item: Item): void
  /** Opens an empty line. */
  open(line: string): void
  /** Gives the focus to what carries this name, as soon as it is on the page. */
  focus(key: string): void
}

const prepKey: InjectionKey<Prep> = Symbol('preparing fronts')

/** Lets the parts of the view reach how it is worked on. */
export function providePrep(prep: Prep): void {
  provide(prepKey, prep)
}

/** How the front on the screen is worked on. */
export function usePrep(): Prep {
  const prep = inject(prepKey)
  if (!prep) throw new Error('no front is worked on here')
  return prep
}

/** The words of an item, wherever they stand in the view. */
function elementOf(root: HTMLElement | null, key: string): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-item="${CSS.escape(key)}"]`) ?? null
}

/** The next of its kind in the list an item stands in, or else the one before. */
function besideOf(root: HTMLElement, here: HTMLElement, { type }: Item): string | undefined {
  const list = here.closest('[data-list]') ?? root
  const all = [...list.querySelectorAll<HTMLElement>(`[data-item^="${type}:"]`)]
  const at = all.indexOf(here)
  return (all[at + 1] ?? all[at - 1])?.dataset.item
}

/** What an item stands in: a portent in its danger, anything else in the front that is shown. */
function aroundOf(root: HTMLElement, here: HTMLElement, { type }: Item): string {
  const danger = here.closest<HTMLElement>('[data-danger]')?.dataset.danger
  if (type === 'portent' && danger) return `danger:${danger}`
  const shown = root.querySelector<HTMLElement>('[data-item^="front:"][aria-current]')
  return (type !== 'front' && shown?.dataset.item) || 'front'
}

/** Whom the focus goes to when an item is taken away. */
function neighbourOf(root: HTMLElement | null, item: Item): string {
  const here = elementOf(root, itemKey(item))
  if (!root || !here) return 'front'
  return besideOf(root, here, item) ?? aroundOf(root, here, item)
}

/** Keeps how fronts are worked on: the item at hand, the open line, the focus. */
export function usePreparing(root: Ref<HTMLElement | null>, listed: () => Listed) {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const { confirm } = useDialog()
  const { lostWith } = useTieWords()
  const { carryOut, refusal } = useRun()
  const editing = ref('')
  const adding = ref('')
  const current = ref<Item>()
  const dangerId = ref('')
  /** What wants the focus and is not on the page yet. */
  const wanted = ref('')
  /** What keeps the focus through the next reading of the list, whatever goes or moves on the page. */
  const held = ref('')

  function giveFocus(): void {
    const element = wanted.value ? elementOf(root.value, wanted.value) : null
    if (!element) return
    wanted.value = ''
    element.focus()
  }

  function focus(key: string): void {
    wanted.value = key
    held.value = key
    void nextTick(giveFocus)
  }

  /** Gives the focus back when it was lost: what is moved on the page loses it, and so does what goes. */
  function holdFocus(): void {
    if (held.value && isAdrift()) {
      elementOf(root.value, held.value)?.focus()
    }
    held.value = ''
  }

  // What a command has made or moved is on the page only after the list was read again.
  watch(
    listed,
    () => {
      giveFocus()
      holdFocus()
    },
    { flush: 'post' },
  )

  function removal({ type, id }: Item): Promise<boolean> {
    switch (type) {
      case 'front':
        return carryOut('front.remove', { frontId: id })
      case 'danger':
        return carryOut('front.removeDanger', { dangerId: id })
      case 'portent':
        return carryOut('front.removePortent', { portentId: id })
      case 'stake':
        return carryOut('front.removeStake', { stakeId: id })
      case 'customMove':
        return carryOut('customMove.remove', { moveId: id })
    }
  }

  /** A front goes with all that is in it, and what refers to it loses it: that is asked first. */
  async function isMeant({ id }: Item, name: string): Promise<boolean> {
    const reply = await call('mention.list', { type: 'front', id })
    const named = reply.ok ? [...new Set(reply.value.map((each) => each.name))].join(', ') : ''
    const kept = t(named ? 'fronts.removeHeld' : 'fronts.removeFree', { named })
    return confirm({
      title: t('fronts.removeTitle', { name }),
      text: `${await lostWith({ type: 'front', id })} ${kept}`.trim(),
      yes: t('action.thing.remove'),
      danger: true,
    })
  }

  async function remove(item: Item): Promise<void> {
    const next = neighbourOf(root.value, item)
    const name = itemWords(listed(), item)
    if (item.type === 'front' && !(await isMeant(item, name))) return
    if (!(await removal(item))) return
    announce(t('fronts.removed', { name }))
    focus(next)
  }

  async function move(item: Item, by: -1 | 1): Promise<void> {
    held.value = itemKey(item)
    if (!(await carryOut('front.reorder', { what: item.type, id: item.id, by }))) return
    announce(t(by < 0 ? 'fronts.movedUp' : 'fronts.movedDown', { name: itemWords(listed(), item) }))
  }

  const prep: Prep = {
    editing,
    adding,
    current,
    dangerId,
    focus,
    edit: (item) => {
      adding.value = ''
      editing.value = itemKey(item)
    },
    leave: (item, withFocus) => {
      if (editing.value === itemKey(item)) editing.value = ''
      if (withFocus) focus(itemKey(item))
    },
    move: (item, by) => void move(item, by),
    remove: (item) => void remove(item),
    open: (line) => {
      editing.value = ''
      adding.value = line
    },
  }

  /** Remembers the item and the danger that the focus came to. */
  function noteFocus({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return
    current.value = itemOf(target.dataset.item)
    const danger = target.closest<HTMLElement>('[data-danger]')?.dataset.danger
    if (danger) dangerId.value = danger
  }

  /** Nothing is at hand once the focus is nowhere; a dialog over the page takes nothing away. */
  function noteBlur({ relatedTarget }: FocusEvent): void {
    if (relatedTarget === null) current.value = undefined
  }

  return { prep, noteFocus, noteBlur, refusal }
}
