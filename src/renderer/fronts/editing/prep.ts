import type { InputOf } from '../../../campaign/api'
import { inject, provide, type InjectionKey, type Ref } from 'vue'
import type { Front } from '../front'

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

/** What an item says of itself; empty when it is gone. */
export function itemWords(fronts: readonly Front[], { type, id }: Item): string {
  const dangers = fronts.flatMap((front) => front.dangers)
  const said = {
    front: () => fronts.find((each) => each.id === id)?.name,
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
