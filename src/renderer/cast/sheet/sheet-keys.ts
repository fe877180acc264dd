import { inject, onScopeDispose, provide, type InjectionKey } from 'vue'

/** What a key does with a sheet: to write it, or to work its figures out. */
export type SheetDeed = 'write' | 'workOut'

/** Does it with the sheet of somebody, as the key for it does; nothing where they have no card. */
type DoWithSheetOf = (deed: SheetDeed, id: string) => void

/** The menus of sheets on a view: each says what its keys do. */
interface SheetMenus {
  enroll(id: string, act: (deed: SheetDeed) => void): () => void
}

const key: InjectionKey<SheetMenus> = Symbol('sheet menus')

/** Gathers the menus of sheets below, so that a key can reach the right one. */
export function provideSheetKeys(): DoWithSheetOf {
  const menus = new Map<string, (deed: SheetDeed) => void>()
  provide(key, {
    enroll(id, act) {
      menus.set(id, act)
      return () => {
        if (menus.get(id) === act) menus.delete(id)
      }
    },
  })
  return (deed, id) => menus.get(id)?.(deed)
}

/** A menu of somebody's sheets says what its keys do, for as long as it is there. */
export function useKeyedMember(id: string, act: (deed: SheetDeed) => void): void {
  const leave = inject(key, null)?.enroll(id, act)
  if (leave) onScopeDispose(leave)
}
