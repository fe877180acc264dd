import { phrase, type Phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'
import { term, type Term } from '../../shared/term'
import { applyEffects } from './apply'
import type { RollKindId } from './data/roll-kind'
import type { AnyBand, Effect, Swap } from './effect'
import type { MoveInput, Reading, SwapOffer } from './move'

/** A pool of the sheet that may stand in for a die, be added, or cancel dice. */
export interface SwapPool {
  label: SwapOffer['label']
  /** How it is offered, where the rules have words of their own for it. */
  asks?: Phrase
  rule: string
  /** What may be swapped into a roll of these dice; empty when nothing may. */
  offers(sheet: object, dice: readonly number[]): Swap[]
  value(sheet: object): number
  /** What the swap leaves of the pool. */
  spend(sheet: object, swap: Swap): Effect[]
  /** What the swap makes of the roll, in the words of the table. */
  says?(sheet: object, swap: Swap, made: Swapped): Phrase
  /** What was spent and what it made of the roll, told afterwards. */
  told?(made: Swapped, swap: Swap): Phrase
  /** What it could do for a roll of this kind before it is made; null when nothing. */
  ahead?(sheet: object, kind: RollKindId): Phrase | null
}

/** A roll before and after a swap. */
export interface Swapped {
  dice: readonly number[]
  from: AnyBand
  to: AnyBand
  /** What was in the pool. */
  value: number
  /** What is left of the pool. */
  leaves: number
}

/** The dice with the pool swapped in: the faces that count, what is added, what the pool loses. */
export interface SwappedIn {
  faces: number[]
  added: Term[]
  spent: Effect[]
}

/** Swaps a pool into dice. Throws an `invalid` refusal for a swap that is not on offer. */
export function swapIn(
  pool: SwapPool | undefined,
  actor: object,
  { dice, swap }: Pick<MoveInput, 'dice' | 'swap'>,
): SwappedIn {
  const faces = [...dice]
  if (!swap) return { faces, added: [], spent: [] }
  if (!pool?.offers(actor, faces).some((each) => isSame(each, swap))) {
    throw new Refusal(phrase('runner.refused.swap'), 'invalid')
  }
  const spent = pool.spend(actor, swap)
  if ('bonus' in swap) {
    return { faces, added: [term(pool.label, swap.bonus, pool.rule)], spent }
  }
  // A cancelled die counts as beaten: nothing is lower than 0.
  if ('cancels' in swap) {
    return {
      faces: faces.map((face, die) => (swap.cancels.includes(die) ? 0 : face)),
      added: [],
      spent,
    }
  }
  return { faces: faces.with(swap.die, pool.value(actor)), added: [], spent }
}

/** What may be swapped into a roll and what each would make of it; null when nothing may. */
export function swapOffers(
  pool: SwapPool,
  actor: object,
  dice: readonly number[],
  read: (swap?: Swap) => Pick<Reading<AnyBand>, 'sum' | 'band'>,
): SwapOffer | null {
  const swaps = pool.offers(actor, dice)
  if (swaps.length === 0) return null
  const plain = read().band
  const all = swaps.map((swap) => {
    const { sum, band } = read(swap)
    const leaves = pool.value(applyEffects(actor, pool.spend(actor, swap)))
    const made = { dice, from: plain, to: band, value: pool.value(actor), leaves }
    const says = pool.says?.(actor, swap, made)
    const told = pool.told?.(made, swap)
    return {
      ...{ swap, total: sum.total, band, leaves },
      ...(says ? { says } : {}),
      ...(told ? { told } : {}),
    }
  })
  // To cancel dice for nothing would only cost the pool.
  const offers = all.filter(({ swap, band }) => !('cancels' in swap) || band !== plain)
  if (offers.length === 0) return null
  const { label, asks, rule } = pool
  return { label, ...(asks ? { asks } : {}), rule, value: pool.value(actor), offers }
}

/** Whether two swaps are one. */
export function isSame(one: Swap, other: Swap): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
