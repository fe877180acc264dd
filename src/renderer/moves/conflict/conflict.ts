import { computed, ref } from 'vue'
import type { ConflictRead, ConflictRules } from '../../../rules/moves/together/conflict'
import { applyEffects } from '../../../rules/moves/apply'
import type { Effect } from '../../../rules/moves/effect'
import type { RunRead } from '../run/read-run'
import type { MoveRun } from '../run/use-move-run'
import type { HelpDraft } from '../help/help-draft'

/** The two sides of a conflict. */
export type SideId = 'a' | 'b'

/** The side that is not this one. */
export function otherSide(side: SideId): SideId {
  return side === 'a' ? 'b' : 'a'
}

/** How a conflict stands by the rolls as they are read; null until both lie. */
export function readConflict(
  rules: ConflictRules,
  sides: Record<SideId, RunRead>,
): ConflictRead | null {
  const sideOf = ({ reading, outcome }: RunRead) =>
    reading && {
      total: reading.sum.total,
      hasGained: outcome !== null && rules.hasGained(outcome.effects),
    }
  const [a, b] = [sideOf(sides.a), sideOf(sides.b)]
  return a && b ? rules.read(a, b) : null
}

/** What winning brings, on the sheet as the own move leaves it (IF-045). */
export function gainEffects(
  rules: ConflictRules,
  sheet: object,
  effects: readonly Effect[],
  by: number,
): Effect[] {
  if (by === 0) return []
  const own = effects.filter(({ on }) => on === 'actor')
  return rules.gain(applyEffects(sheet, own), by).filter(({ from, to }) => from !== to)
}

/** Pairs of picks that the GM found to cancel each other, as they are remembered. */
export interface Contradiction {
  one_move: string
  one_pick: string
  other_move: string
  other_pick: string
}

/** A pick of a move. */
export interface MovePick {
  move: string
  pick: string
}

/** Whether two picks cancel each other, whichever of them was named first. */
export function cancels(pairs: readonly Contradiction[], one: MovePick, other: MovePick): boolean {
  const isPair = (first: MovePick, second: MovePick) =>
    pairs.some(
      (pair) =>
        pair.one_move === first.move &&
        pair.one_pick === first.pick &&
        pair.other_move === second.move &&
        pair.other_pick === second.pick,
    )
  return isPair(one, other) || isPair(other, one)
}

/** The picks of a move that cancel one of those taken on the other side (IF-046). */
export function struckPicks(
  pairs: readonly Contradiction[],
  move: string,
  offered: readonly string[],
  taken: readonly MovePick[],
): string[] {
  return offered.filter((pick) => taken.some((each) => cancels(pairs, each, { move, pick })))
}

/** How a conflict stands: who won, who picks now, and what winning brings (IF-044 to IF-047). */
export function useConflict(runs: Record<SideId, MoveRun>, rules: () => ConflictRules | undefined) {
  const standing = computed(() => {
    const conflict = rules()
    return conflict ? readConflict(conflict, { a: runs.a.read.value, b: runs.b.read.value }) : null
  })

  function gainOf(side: SideId): Effect[] {
    const conflict = rules()
    const { actor, read } = runs[side]
    const by = standing.value?.gain[side] ?? 0
    if (!conflict || !actor.value || !read.value.outcome) return []
    return gainEffects(conflict, actor.value.sheet, read.value.outcome.effects, by)
  }

  const gains = computed(() => ({ a: gainOf('a'), b: gainOf('b') }))
  const isLoser = (side: SideId) => standing.value?.winner === otherSide(side)
  /** The loser waits until the winner has picked. */
  const mayPick = (side: SideId) =>
    standing.value !== null && (!isLoser(side) || runs[otherSide(side)].read.value.refused === null)
  return { standing, gains, isLoser, mayPick }
}

/** The help that either side of a conflict has; nobody helps both (IF-039, IF-043). */
export function useConflictHelp() {
  const helps = { a: ref<HelpDraft[]>([]), b: ref<HelpDraft[]>([]) }

  /** Keys of those who help the other side. */
  const elsewhere = (side: SideId) =>
    helps[otherSide(side)].value.flatMap(({ helper }) => helper ?? [])

  /** As the command takes it; null while some of it is not settled. */
  function inputOf(side: SideId) {
    const inputs = helps[side].value.flatMap(({ input }) => (input ? [input] : []))
    return inputs.length < helps[side].value.length ? null : inputs
  }

  return { helps, elsewhere, inputOf }
}
