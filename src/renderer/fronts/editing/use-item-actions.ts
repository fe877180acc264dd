import IconArrowDown from '~icons/lucide/arrow-down'
import IconArrowUp from '~icons/lucide/arrow-up'
import IconPencil from '~icons/lucide/pencil'
import IconTrash from '~icons/lucide/trash-2'
import { useAction } from '../../actions/use-action'
import type { Item, Prep } from './prep'

/** Registers what can be done with the item that has the focus; `isFree` says whether it may be changed. */
export function useItemActions(prep: Prep, isFree: (item: Item) => boolean): void {
  const at = () => prep.current.value
  const when = () => {
    const item = at()
    return item !== undefined && isFree(item)
  }
  const doWith = (deed: (item: Item) => void) => () => {
    const item = at()
    if (item) deed(item)
  }
  useAction({
    id: 'front.editItem',
    label: 'action.front.editItem',
    icon: IconPencil,
    keys: 'f2',
    when,
    run: doWith((item) => prep.edit(item)),
  })
  useAction({
    id: 'front.earlier',
    label: 'action.front.earlier',
    icon: IconArrowUp,
    when,
    keys: 'alt+arrowup',
    run: doWith((item) => prep.move(item, -1)),
  })
  useAction({
    id: 'front.later',
    label: 'action.front.later',
    icon: IconArrowDown,
    when,
    keys: 'alt+arrowdown',
    run: doWith((item) => prep.move(item, 1)),
  })
  useAction({
    id: 'front.removeItem',
    label: 'action.front.removeItem',
    icon: IconTrash,
    keys: 'delete',
    when: () => at() !== undefined && (when() || at()?.type === 'front'),
    run: doWith((item) => prep.remove(item)),
  })
}
