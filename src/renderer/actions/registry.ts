import { defineStore } from 'pinia'
import { computed, nextTick, shallowReactive, shallowRef, toRaw, triggerRef } from 'vue'
import { usePreferences } from '../stores/preferences'
import { isRunnable, type RegisteredAction } from './action'
import { canMeet, catalogue, type KnownAction } from './catalogue'
import type { Keys } from './keys'

/** Closes what made a layer; answers whether it may be left. */
export type LeaveLayer = () => Promise<boolean>

interface Layer {
  layer: number
  leave?: LeaveLayer | undefined
  /** The page of the handbook that tells of it. */
  page?: string | undefined
}

/**
 * Keys that other programs, or other views, have for an action: they mean it here too, while they mean
 * nothing else.
 */
const inOthers: ReadonlyMap<Keys, readonly string[]> = new Map([
  ['mod+y', ['history.redo']],
  ['f2', ['member.edit', 'place.edit', 'calendar.edit', 'track.edit']],
])

/** Everything that can be done right now, and the keys it is done with. */
export const useActions = defineStore('actions', () => {
  const preferences = usePreferences()
  const every = shallowRef(new Set<RegisteredAction>())
  const registered = computed(() => [...every.value])
  /** The same by their ids: who shows one is not asked again whenever another comes or goes. */
  const byId = shallowReactive(new Map<string, readonly RegisteredAction[]>())
  const layers = shallowRef<readonly Layer[]>([{ layer: 0 }])

  /** The layer that answers to keys: the topmost open dialog's, or the page's (0). */
  const topLayer = computed(() => Math.max(...layers.value.map(({ layer }) => layer)))

  /** Who is told of every action that is done. */
  const listeners = new Set<(id: string) => void>()

  /** Adds an action; the returned function takes it away again. */
  function register(given: RegisteredAction): () => void {
    const run = () => {
      given.run()
      for (const listener of listeners) listener(given.id)
    }
    const action = { ...given, run }
    const { id } = given
    const alike = () => toRaw(byId).get(id) ?? []
    every.value.add(action)
    triggerRef(every)
    byId.set(id, [...alike(), action])
    return () => {
      every.value.delete(action)
      triggerRef(every)
      const others = alike().filter((each) => each !== action)
      if (others.length > 0) byId.set(id, others)
      else byId.delete(id)
    }
  }

  /** Tells of every action that is done, by its id; the returned function ends that. */
  function onRun(listener: (id: string) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** The page of the handbook that tells of the topmost dialog; undefined where that names none. */
  const topPage = computed(() => layers.value.find(({ layer }) => layer === topLayer.value)?.page)

  /**
   * Opens a layer above all others, which `leave` closes and `page` of the handbook tells of; the returned
   * function takes it away.
   */
  function openLayer(leave?: LeaveLayer, page?: string): { layer: number; close: () => void } {
    const layer = topLayer.value + 1
    layers.value = [...layers.value, { layer, leave, page }]
    const close = () => {
      layers.value = layers.value.filter((each) => each.layer !== layer)
    }
    return { layer, close }
  }

  /** Whether every layer knows how it is left. */
  const canLeave = () => layers.value.every(({ layer, leave }) => layer === 0 || leave)

  /** Closes every dialog, the topmost first; answers whether the page is reached. */
  async function leaveLayers(): Promise<boolean> {
    while (topLayer.value > 0) {
      const top = layers.value.find(({ layer }) => layer === topLayer.value)
      if (!(await top?.leave?.())) return false
      await nextTick()
      if (top && layers.value.includes(top)) return false
    }
    return true
  }

  /** The action registered last under this id: beside others of its layer, one that can be done. */
  function find(id: string): RegisteredAction | undefined {
    const all = byId.get(id) ?? []
    const last = all.at(-1)
    return all.findLast((each) => each.layer === last?.layer && isRunnable(each)) ?? last
  }

  /** The keys of an action: the game master's own, or else those it came with. Some have none. */
  function keysFor({ id, keys }: { id: string; keys?: Keys | undefined }): Keys | undefined {
    return (preferences.keys[id] ?? keys) || undefined
  }

  /** Whether the keys of an action reach it where it stands. */
  const isReached = ({ layer, overDialogs, keysWhen }: RegisteredAction) =>
    (layer === topLayer.value || overDialogs === true) && (keysWhen?.() ?? true)

  /** Whether an action answers to keys right now, whatever they are. */
  function isHeard(action: RegisteredAction): boolean {
    return isReached(action) && isRunnable(action)
  }

  /**
   * Ids of all that has keys where one stands: what answers to them now, and what waits beside it until it
   * can be done.
   */
  function boundHere(): string[] {
    const placeOf = ({ id }: RegisteredAction) => catalogue.get(id)?.place
    const heard = new Set(registered.value.filter(isHeard).map(placeOf))
    return registered.value
      .filter((action) => isReached(action) && heard.has(placeOf(action)))
      .map(({ id }) => id)
  }

  /**
   * The action these keys mean now. The one registered last is asked first, so that a panel
   * can take a key over from the page it stands on.
   */
  function actionFor(keys: Keys): RegisteredAction | undefined {
    const means = (isMeant: (action: RegisteredAction) => boolean) =>
      registered.value.findLast((action) => isMeant(action) && isHeard(action))
    const others = inOthers.get(keys) ?? []
    return means((action) => keysFor(action) === keys) ?? means(({ id }) => others.includes(id))
  }

  /** The action that these keys mean, which cannot be done yet and says why. */
  function waitingFor(keys: Keys): RegisteredAction | undefined {
    return registered.value.findLast(
      (action) => action.sayWhyNot && keysFor(action) === keys && isReached(action),
    )
  }

  /** The view that these keys go to from the page, whatever lies over it. */
  function viewFor(keys: Keys): RegisteredAction | undefined {
    return registered.value.findLast(
      (action) => action.id.startsWith('view.') && keysFor(action) === keys && isRunnable(action),
    )
  }

  /**
   * The other actions that have these keys where this one answers to them. Those that came with
   * the same keys never mean anything at the same moment, and keep them.
   */
  function holdersOf(keys: Keys, but: KnownAction): KnownAction[] {
    return [...catalogue.values()].filter(
      (action) =>
        action.id !== but.id &&
        canMeet(action.place, but.place) &&
        keysFor(action) === keys &&
        !(action.keys === keys && but.keys === keys),
    )
  }

  return {
    registered,
    topLayer,
    topPage,
    register,
    onRun,
    openLayer,
    find,
    keysFor,
    isHeard,
    boundHere,
    actionFor,
    waitingFor,
    viewFor,
    canLeave,
    leaveLayers,
    holdersOf,
  }
})
