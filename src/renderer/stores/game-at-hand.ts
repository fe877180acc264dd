import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref, watch } from 'vue'
import { useRead } from '../bridge'
import { until } from '../composables/until'
import { follow } from '../under-way'

/** The game that a part of the page is of: the company or the sheet that it stands in. */
export function gameOf(part: EventTarget | null): string | undefined {
  const own = part instanceof Element && part.closest<HTMLElement>('[data-company], [data-sheet]')
  return own ? (own.dataset.company ?? own.dataset.sheet) : undefined
}

/** The game that is played just now, of several in one campaign: moves begin with it. */
export const useGameAtHand = defineStore('gameAtHand', () => {
  /** The games of the campaign that have moves, in its order. */
  const games = ref<readonly string[]>([])
  /** The one that had the focus last, or was played since; empty where none was. */
  const touched = ref('')
  /** The one that was played last before. */
  const played = ref<string | null>(null)
  /** Whether it is still on its way which was played last. */
  const isAsked = ref(false)
  const isKnown = computed(() => games.value.includes(touched.value) || !isAsked.value)
  const id = computed(() => {
    const known = [touched.value, played.value].find((each) => each && games.value.includes(each))
    return known ?? games.value[0]
  })
  /** Takes up a game that is turned to; what is none of these is not heard. */
  function touch(game: string | undefined): void {
    if (game !== undefined && games.value.includes(game)) touched.value = game
  }
  /** Waits until it is known; what is typed meanwhile waits as behind a command. */
  const known = () =>
    follow(
      until(() => isKnown.value),
      'command',
    )
  return { games, touched, played, isAsked, isKnown, id, touch, known }
})

/** Follows which of these games the focus is on, and which was played last, in the campaign at this path. */
export function useFollowGame(
  games: () => readonly string[],
  path: () => string | undefined,
): void {
  const atHand = useGameAtHand()
  // Of one game alone it need not be asked after every step.
  const isOneOfMany = () => path() !== undefined && games().length > 1
  const { data: last, error } = useRead('move.lastSystem', () => (isOneOfMany() ? {} : null))
  const onFocus = ({ target }: FocusEvent) => atHand.touch(gameOf(target))
  watch(games, (now) => (atHand.games = now), { immediate: true })
  watch(path, () => (atHand.touched = ''))
  watch(last, (now) => (atHand.played = now ?? null), { immediate: true })
  watch(
    () => isOneOfMany() && last.value === undefined && !error.value,
    (isAsked) => (atHand.isAsked = isAsked),
    { immediate: true },
  )
  document.addEventListener('focusin', onFocus)
  onScopeDispose(() => document.removeEventListener('focusin', onFocus))
}
