import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import { call } from '../bridge'
import { useTrouble } from './trouble'

export const themes = ['dark', 'light', 'dim-red'] as const
export type Theme = (typeof themes)[number]

/**
 * How this game master likes the app, kept by main in the user's data folder:
 * the theme, the keys they gave to actions, and whether foes declare under cover.
 */
export const usePreferences = defineStore('preferences', () => {
  const theme = ref<Theme>('dark')
  // Replaced whole, never changed in place: only plain objects travel to main.
  const keys = shallowRef<Record<string, string>>({})
  /** Whether what the foes declare stays hidden until the declarations end. */
  const coversFoes = ref(false)

  /** Reads what is kept; to be awaited before anything is shown. */
  async function load(): Promise<void> {
    const reply = await call('preferences.read', {})
    if (!reply.ok) return useTrouble().raise(reply.error.message, 'program')
    theme.value = reply.value.theme
    keys.value = reply.value.keys
    coversFoes.value = reply.value.coversFoes
    show(theme.value)
  }

  /** Puts a theme on the page, whatever is kept. */
  function show(shown: Theme): void {
    document.documentElement.dataset.theme = shown
  }

  async function keep(): Promise<void> {
    const reply = await call('preferences.write', {
      theme: theme.value,
      keys: keys.value,
      coversFoes: coversFoes.value,
    })
    if (!reply.ok) useTrouble().raise(reply.error.message, 'program')
  }

  async function chooseTheme(chosen: Theme): Promise<void> {
    theme.value = chosen
    show(chosen)
    await keep()
  }

  async function coverFoes(covers: boolean): Promise<void> {
    coversFoes.value = covers
    await keep()
  }

  /** Gives an action other keys; the registry is asked about conflicts before. */
  async function remap(actionId: string, combination: string): Promise<void> {
    keys.value = { ...keys.value, [actionId]: combination }
    await keep()
  }

  /** Gives one action its first keys back, or all of them. */
  async function resetKeys(actionId?: string): Promise<void> {
    const left = Object.entries(keys.value).filter(([id]) => actionId && id !== actionId)
    keys.value = Object.fromEntries(left)
    await keep()
  }

  return { theme, keys, coversFoes, load, show, chooseTheme, coverFoes, remap, resetKeys }
})
