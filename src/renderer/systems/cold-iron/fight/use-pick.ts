import { computed, ref, watch, type Ref } from 'vue'
import IconChevronDown from '~icons/lucide/chevron-down'
import IconChevronUp from '~icons/lucide/chevron-up'
import { useAction } from '../../../actions/use-action'
import { usePanelKeys } from './use-panel-keys'

/**
 * One picked out of a list: by hand, by j and k or the arrows, and from one to the next that is
 * still open. `open` lists those with something to do, in order. One that was settled and is open once
 * more was taken back: it is picked again.
 */
export function usePick(ids: Readonly<Ref<string[]>>, open: Readonly<Ref<string[]>>) {
  const first = () => open.value[0] ?? ids.value[0] ?? null
  const chosen = ref(first())
  /** Settled and gone on from, the last of them last; of a list that was settled when it came, all. */
  let left = settledAtFirst()
  const picked = computed(() => {
    const isThere = chosen.value !== null && ids.value.includes(chosen.value)
    return isThere ? chosen.value : first()
  })

  function settledAtFirst(): string[] {
    return open.value.length === 0 ? [...ids.value] : []
  }

  function pick(id: string): void {
    chosen.value = id
  }

  /** Begins anew: with the first open one. */
  function restart(): void {
    chosen.value = first()
    left = settledAtFirst()
  }

  function move(by: 1 | -1): void {
    const count = ids.value.length
    const at = picked.value === null ? 0 : ids.value.indexOf(picked.value)
    chosen.value = ids.value[(at + by + count) % count] ?? null
  }

  /**
   * On to the next open one after the picked, round the table, and to those first whom it is `nearer` to; stays
   * where none is left.
   */
  function advance(nearer: (id: string) => boolean = () => true): void {
    const { value: from } = picked
    if (from !== null && !open.value.includes(from)) left.push(from)
    const at = from === null ? 0 : ids.value.indexOf(from)
    const round = [...ids.value.slice(at + 1), ...ids.value.slice(0, at)]
    const next = round.filter((id) => open.value.includes(id))
    chosen.value = next.find(nearer) ?? next[0] ?? from
  }

  watch(open, (now) => {
    const back = left.findLast((id) => now.includes(id))
    if (back === undefined) return
    left = left.filter((id) => !now.includes(id))
    chosen.value = back
  })

  useAction({
    id: 'fight.next',
    icon: IconChevronDown,
    run: () => move(1),
  })
  useAction({
    id: 'fight.previous',
    icon: IconChevronUp,
    run: () => move(-1),
  })
  usePanelKeys((key) => {
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false
    move(key === 'ArrowDown' ? 1 : -1)
    return true
  })

  return { picked, pick, advance, restart }
}
