import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { OutputOf } from '../../campaign/api'
import { call } from '../bridge'
import { showAppearance, type Appearance } from '../composables/appearance'
import { useTrouble } from './trouble'

export const themes = ['dark', 'light', 'dim-red'] as const
export type Theme = (typeof themes)[number]

type Clock = OutputOf<'preferences.read'>['clock']
/** How much players see of each side in a fight. */
export type Sight = OutputOf<'preferences.read'>['sight']

/** How the players' window looks. */
export type PlayersLook = OutputOf<'preferences.read'>['players']

/** The shelf of the library that is looked at. */
export type Shelf = OutputOf<'preferences.read'>['shelf']

/** How large everything can be shown, in percent. */
export const textSizes = [90, 100, 110, 125, 150, 175, 200] as const
const usualTextSize = 100

export const motions = ['system', 'reduced', 'full'] as const
export type Motion = (typeof motions)[number]

/**
 * How this game master likes the app, kept by main in the user's data folder:
 * how it looks, the keys they gave to actions, and whether foes declare under cover.
 */
export const usePreferences = defineStore('preferences', () => {
  const theme = ref<Theme>('dark')
  const textSize = ref<number>(usualTextSize)
  const motion = ref<Motion>('system')
  // Replaced whole, never changed in place: only plain objects travel to main.
  const keys = shallowRef<Record<string, string>>({})
  /** Whether what the foes declare stays hidden until the declarations end. */
  const coversFoes = ref(false)
  /** The clock of a fight: whether it is shown, when it nudges (minutes; 0: never), and if it sounds. */
  const clock = shallowRef<Clock>({ isShown: false, nudgeAfter: 0, sounds: false })
  /** How much players see of each side in a fight. */
  const sight = shallowRef<Sight>({ party: 'word', foe: 'word' })
  const players = shallowRef<PlayersLook>({ theme: 'same', textSize: usualTextSize })

  const shelf = ref<Shelf>('all')

  /** Reads what is kept; to be awaited before anything is shown. */
  async function load(): Promise<void> {
    const reply = await call('preferences.read', {})
    if (!reply.ok) return useTrouble().raise(reply.error.message, 'program')
    theme.value = reply.value.theme
    textSize.value = reply.value.textSize
    motion.value = reply.value.motion
    keys.value = reply.value.keys
    coversFoes.value = reply.value.coversFoes
    clock.value = reply.value.clock
    sight.value = reply.value.sight
    players.value = reply.value.players
    shelf.value = reply.value.shelf
    show()
  }

  /** Puts the look on the page; paper is light, whatever is kept. */
  function show(look: Partial<Appearance> = {}): void {
    showAppearance({
      theme: theme.value,
      textSize: textSize.value,
      motion: motion.value,
      ...look,
    })
  }

  async function keep(): Promise<void> {
    const reply = await call('preferences.write', {
      theme: theme.value,
      keys: keys.value,
      coversFoes: coversFoes.value,
      textSize: textSize.value,
      motion: motion.value,
      clock: clock.value,
      sight: sight.value,
      players: players.value,
      shelf: shelf.value,
    })
    if (!reply.ok) useTrouble().raise(reply.error.message, 'program')
  }

  async function chooseTheme(chosen: Theme): Promise<void> {
    theme.value = chosen
    show()
    await keep()
  }

  async function chooseTextSize(percent: number): Promise<void> {
    textSize.value = percent
    show()
    await keep()
  }

  /** Goes to the next larger or smaller size there is; 0 goes back to the usual one. */
  async function stepTextSize(by: 1 | 0 | -1): Promise<void> {
    const now = textSize.value
    const next =
      by === 1
        ? textSizes.find((each) => each > now)
        : textSizes.findLast((each) => (by === 0 ? each === usualTextSize : each < now))
    if (next !== undefined && next !== now) await chooseTextSize(next)
  }

  async function chooseMotion(chosen: Motion): Promise<void> {
    motion.value = chosen
    show()
    await keep()
  }

  async function setClock(change: Partial<Clock>): Promise<void> {
    clock.value = { ...clock.value, ...change }
    await keep()
  }

  async function setSight(change: Partial<Sight>): Promise<void> {
    sight.value = { ...sight.value, ...change }
    await keep()
  }

  async function setPlayersLook(change: Partial<PlayersLook>): Promise<void> {
    players.value = { ...players.value, ...change }
    await keep()
  }

  async function chooseShelf(chosen: Shelf): Promise<void> {
    shelf.value = chosen
    await keep()
  }

  async function coverFoes(covers: boolean): Promise<void> {
    coversFoes.value = covers
    await keep()
  }

  /**
   * Gives an action other keys, and takes them from those that had them; the registry is asked
   * about these before.
   */
  async function remap(
    actionId: string,
    combination: string,
    from: readonly string[] = [],
  ): Promise<void> {
    const taken = Object.fromEntries(from.map((id) => [id, '']))
    keys.value = { ...keys.value, ...taken, [actionId]: combination }
    await keep()
  }

  /** Gives one action its first keys back, or all of them. */
  async function resetKeys(actionId?: string): Promise<void> {
    const left = Object.entries(keys.value).filter(([id]) => actionId && id !== actionId)
    keys.value = Object.fromEntries(left)
    await keep()
  }

  return {
    theme,
    textSize,
    motion,
    keys,
    coversFoes,
    clock,
    sight,
    players,
    shelf,
    load,
    show,
    chooseTheme,
    chooseTextSize,
    stepTextSize,
    chooseMotion,
    setClock,
    setSight,
    setPlayersLook,
    chooseShelf,
    coverFoes,
    remap,
    resetKeys,
  }
})
