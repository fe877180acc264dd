import { computed, nextTick, ref, type Ref } from 'vue'
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

  const next = <Item>(items: readonly Item[], at: number, by: number) =>
    items[(at + by + items.length) % items.length]

  function stepWho(by: 1 | -1): void {
    const all = fighters()
    const stepped = next(
      all,
      all.findIndex(({ id }) => id === who.value?.id),
      by,
    )
    if (stepped) chooseWho(stepped.id)
    focusOn('fighter')
  }

  function stepFoe(by: 1 | -1, isThere: boolean): void {
    const all = foes()
    // The first press goes to the foe that is meant already.
    const from = all.findIndex(({ id }) => id === foe.value?.id)
    foeId.value = isThere ? next(all, from, by)?.id : foe.value?.id
    focusOn(all.length > 0 ? 'foe' : 'fighter')
  }

  const ways: Record<string, (target: Element) => void> = {
    ArrowLeft: () => stepWho(-1),
    ArrowRight: () => stepWho(1),
    ArrowUp: (target) => stepFoe(-1, target.matches('[data-foe]')),
    ArrowDown: (target) => stepFoe(1, target.matches('[data-foe]')),
  }

  /** Arrows on a name of the board; anything else keeps its own. */
  function onKeydown(event: KeyboardEvent): void {
    const { target, key } = event
    const step = ways[key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    if (!(target instanceof Element) || !target.matches('[data-foe], [data-fighter]')) return
    event.preventDefault()
    step(target)
  }

  return { who, foe, chooseWho, chooseFoe: (id: string) => (foeId.value = id), focusOn, onKeydown }
}
