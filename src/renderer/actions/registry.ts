import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { usePreferences } from '../stores/preferences'
import { isRunnable, type RegisteredAction } from './action'
import type { Keys } from './keys'

/** Everything that can be done right now, and the keys it is done with. */
export const useActions = defineStore('actions', () => {
  const preferences = usePreferences()
  const registered = shallowRef<RegisteredAction[]>([])
  /** Every action met since the start, by id: what the keyboard settings list. */
  const known = shallowRef<ReadonlyMap<string, RegisteredAction>>(new Map())
  const layers = ref<number[]>([0])

  /** The layer that answers to keys: the topmost open dialog's, or the page's (0). */
  const topLayer = computed(() => Math.max(...layers.value))

  /** Adds an action; the returned function takes it away again. */
  function register(action: RegisteredAction): () => void {
    registered.value = [...registered.value, action]
    known.value = new Map(known.value).set(action.id, action)
    return () => {
      registered.value = registered.value.filter((each) => each !== action)
    }
  }

  /** Opens a layer above all others; the returned function closes it. */
  function openLayer(): { layer: number; close: () => void } {
    const layer = topLayer.value + 1
    layers.value = [...layers.value, layer]
    const close = () => {
      layers.value = layers.value.filter((each) => each !== layer)
    }
    return { layer, close }
  }

  /** The action registered last under this id. */
  function find(id: string): RegisteredAction | undefined {
    return registered.value.findLast((action) => action.id === id)
  }

  /** The keys of an action: the game master's own, or else those it came with. */
  function keysFor(action: RegisteredAction): Keys | undefined {
    return preferences.keys[action.id] ?? action.keys
  }

  /**
   * The action these keys mean now. The one registered last is asked first, so that a panel
   * can take a key over from the page it stands on.
   */
  function actionFor(keys: Keys): RegisteredAction | undefined {
    return registered.value.findLast(
      (action) =>
        action.layer === topLayer.value &&
        keysFor(action) === keys &&
        (action.keysWhen?.() ?? true) &&
        isRunnable(action),
    )
  }

  /** The other action that already has these keys; a page's keys mean nothing to a dialog. */
  function holderOf(keys: Keys, but: RegisteredAction): RegisteredAction | undefined {
    const isBeside = (action: RegisteredAction) => action.layer > 0 === but.layer > 0
    return [...known.value.values()].find(
      (action) => action.id !== but.id && isBeside(action) && keysFor(action) === keys,
    )
  }

  return { registered, known, register, openLayer, find, keysFor, actionFor, holderOf }
})
