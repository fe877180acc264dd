import type { Choice } from '../../../rules/moves/effect'
import type { RunContext } from '../../../rules/moves/runner/inputs'
import { picksRefused, readingOf, type Stage } from '../../../rules/moves/runner/stage'
import type { Phrase } from '../../../shared/phrase'
import { withInputs } from '../run/run-draft'

/**
 * Picks that cannot be added to those taken, however it goes on, and why: the rules are asked of
 * every way to fill the choice. Where one alone may be taken it replaces the other, and where all
 * are taken there is no more to say.
 */
export function closedPicks(stage: Stage, at: RunContext): Record<string, Phrase> {
  const choice = readingOf(stage, at)?.choice
  const { picks } = at.inputs
  if (!choice?.distinct || choice.count < 2 || picks.length >= choice.count) return {}
  const why = (taken: readonly string[]) =>
    picksRefused(stage, withInputs(at, { picks: [...taken] }))
  const open = choice.picks.filter(({ id, barred }) => !barred && !picks.includes(id))
  const closed = open.flatMap(({ id }) => {
    const refused = why([...picks, id])
    const canGoOn = !refused || fillings(choice, [...picks, id]).some((taken) => !why(taken))
    return canGoOn ? [] : [[id, refused]]
  })
  return Object.fromEntries(closed)
}

/** Every way to take more than these. */
function fillings(choice: Choice, taken: readonly string[]): string[][] {
  if (taken.length >= choice.count) return []
  const free = choice.picks.filter(({ id, barred }) => !barred && !taken.includes(id))
  return free.flatMap(({ id }) => [[...taken, id], ...fillings(choice, [...taken, id])])
}
