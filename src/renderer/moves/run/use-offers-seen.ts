import { watch, type ShallowRef } from 'vue'
import { compareBands } from '../../../rules/moves/effect'
import type { MoveRun } from './use-move-run'

/** A part of the form that takes the focus, and answers whether the focus was elsewhere. */
interface Offering {
  goTo: () => boolean
}

/** What of a roll may be taken and need not be: Enter is not to pass it by unseen. */
export function useOffersSeen(
  run: MoveRun,
  parts: Record<'swap' | 'picks', Readonly<ShallowRef<Offering | null>>>,
) {
  const seen = new Set<keyof typeof parts>()
  watch(
    () => run.draft.value.inputs.dice,
    () => seen.clear(),
  )

  /** Whether something may be put in place of dice that betters how the roll went. */
  function isSwapWorth(): boolean {
    const { swaps, plain } = run.read.value
    if (!swaps || !plain || run.draft.value.inputs.swap !== undefined) return false
    return swaps.offers.some(({ band }) => compareBands(band, plain.band) < 0)
  }

  function isOpen(what: keyof typeof parts): boolean {
    if (what === 'swap') return isSwapWorth()
    const isOffered = run.read.value.reading?.choice?.upTo === true
    return isOffered && run.draft.value.inputs.picks.length === 0
  }

  /** Leads to what is open of it, to each once; answers whether it has. */
  function goToOffer(): boolean {
    return (['swap', 'picks'] as const).some((what) => {
      if (seen.has(what) || !isOpen(what)) return false
      seen.add(what)
      return parts[what].value?.goTo() ?? false
    })
  }

  return { goToOffer, see: (what: keyof typeof parts) => seen.add(what) }
}
