import { nextTick } from 'vue'
import { useRouter, type LocationQueryRaw, type RouteLocationRaw } from 'vue-router'
import type { SearchType } from '../../../shared/search-types'

/** Something to go to, and what it belongs to. */
export interface Sought {
  type: SearchType
  id: string
  home?: { type: SearchType; id: string } | null
}

/** The view on which each type stands by itself; what belongs to something stands where that does. What has a dialog of its own comes up over any. */
const views: Partial<Record<SearchType, string>> = {
  character: 'cast',
  npc: 'cast',
  place: 'cast',
  front: 'fronts',
  danger: 'fronts',
  portent: 'fronts',
  stake: 'fronts',
  customMove: 'table',
  mission: 'missions',
  objective: 'missions',
  milestone: 'missions',
  encounter: 'table',
  combatant: 'table',
  track: 'table',
  session: 'sessions',
  scene: 'sessions',
  jot: 'sessions',
  note: 'notes',
}

/**
 * Where somebody or something stands: its view, with its type and id in the address, and those of
 * what it belongs to (`?front=…&portent=…`); the view shows what it is asked for (`useChosen`).
 */
export function useWhereabouts() {
  const router = useRouter()

  function whereabouts({ type, id, home }: Sought): RouteLocationRaw {
    const name = views[home?.type ?? type]
    const query: LocationQueryRaw = { ...(home ? { [home.type]: home.id } : {}), [type]: id }
    if (name === undefined) return { query, force: true }
    // Asked for once more, the view shows it once more, whatever was looked at between.
    return { name: router.hasRoute(name) ? name : 'table', query, force: true }
  }

  /** Goes there; the focus comes along, unless the view has put it somewhere already. */
  async function goTo(sought: Sought): Promise<void> {
    await router.push(whereabouts(sought))
    if (views[sought.home?.type ?? sought.type] === undefined) return
    await nextTick()
    const main = document.querySelector('main')
    if (!main?.contains(document.activeElement)) main?.focus()
  }

  return { whereabouts, goTo }
}
