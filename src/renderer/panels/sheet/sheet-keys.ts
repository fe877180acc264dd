import { inject, onScopeDispose, provide, type InjectionKey } from 'vue'

/** Writes the sheet of somebody, as the key for it does; nothing where they have no card. */
type WriteSheetOf = (id: string) => void

/** The menus of sheets on a view: each says how its sheet is written by a key. */
interface SheetMenus {
  enroll(id: string, write: () => void): () => void
}

const key: InjectionKey<SheetMenus> = Symbol('sheet menus')

/** Gathers the menus of sheets below, so that a key can reach the one that is meant. */
export function provideSheetKeys(): WriteSheetOf {
  const menus = new Map<string, () => void>()
  provide(key, {
    enroll(id, write) {
      menus.set(id, write)
      return () => {
        if (menus.get(id) === write) menus.delete(id)
      }
    },
  })
  return (id) => menus.get(id)?.()
}

/** A menu of somebody's sheets says what its key does, for as long as it is there. */
export function useWritableBeing(id: string, write: () => void): void {
  const leave = inject(key, null)?.enroll(id, write)
  if (leave) onScopeDispose(leave)
}
