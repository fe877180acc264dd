import { computed, nextTick, ref, type Ref } from 'vue'
import { sideways, stepsOf, upright } from '../../../composables/arrow-keys'
import { wrapIndex } from '../../../composables/wrap-index'
import type { Person } from '../people'
import { foeAgainst, type FoughtFoe } from './fight-board'

/** Who is to act against whom: arrows left and right go through the one, up and down the other. */
export function useFightChoice(
  board: Readonly<Ref<HTMLElement | null>>,
  fighters: () => readonly Person[],
  foes: () => readonly FoughtFoe[],
) {
  const whoId = ref<string>()
  const foeId = ref<string>()
  const who = computed(() => fighters().find(({ id }) => id === whoId.value) ?? fighters()[0])
  /** A foe that was chosen is let go for the one a character is set against. */
  const foe = computed(
    () => foes().find(({ id }) => id === foeId.value) ?? foeAgainst(foes(), who.value?.id),
  )

  function chooseWho(id: string): void {
    whoId.value = id
    foeId.value = foeAgainst(foes(), id)?.id
  }

  function focusOn(kind: 'fighter' | 'foe'): void {
    void nextTick(() => {
      const chosen = `[data-${kind}][aria-pressed=true]`
      board.value?.querySelector<HTMLElement>(chosen)?.focus()
    })
  }

  const indexIn = (items: readonly { id: string }[], id: string | undefined) =>
    items.findIndex((each) => each.id === id)

  function stepWho(by: number): void {
    const all = fighters()
    const stepped = all[wrapIndex(indexIn(all, who.value?.id), by, all.length)]
    if (stepped) chooseWho(stepped.id)
    focusOn('fighter')
  }

  function stepFoe(by: number, isThere: boolean): void {
    const all = foes()
    const meant = indexIn(all, foe.value?.id)
    // The first press goes to the foe that is meant already.
    foeId.value = all[isThere ? wrapIndex(meant, by, all.length) : meant]?.id
    focusOn(all.length > 0 ? 'foe' : 'fighter')
  }

  /** Arrows on a name of the board; anything else keeps its own. */
  function onKeydown(event: KeyboardEvent): void {
    const { target } = event
    if (!(target instanceof Element) || !target.matches('[data-foe], [data-fighter]')) return
    const across = stepsOf(event, sideways)
    const along = stepsOf(event, upright)
    if (across === 0 && along === 0) return
    event.preventDefault()
    if (across !== 0) stepWho(across)
    else stepFoe(along, target.matches('[data-foe]'))
  }

  return { who, foe, chooseWho, chooseFoe: (id: string) => (foeId.value = id), focusOn, onKeydown }
}
