import type { Procedure } from '../../moves/data/move-data'
import { figureAt } from '../../moves/apply'
import type { Effect } from '../../moves/effect'
import type { MoveInput } from '../../moves/move'
import type { Outcome } from '../../moves/outcome'
import { momentumBounds } from '../figures/momentum'
import type { Settings } from '../settings'
import { characterSchema, partySchema } from '../sheet'
import { changeOn } from './changes/changes'

/** What of a sojourn may be focused on (IS-111). */
export const recoveries = ['recuperate', 'consort', 'provision', 'plan'] as const
type Recovery = (typeof recoveries)[number]

/** What companions have gained by recuperating, in their order (IS-180). */
const companionGains = ['companion1', 'companion2', 'companion3'] as const

/** What a sojourn brought, as figures of the focus: own gains and those of companions. */
export const gains = [...recoveries, ...companionGains] as const

/** The figures that say what a recovery brought. */
export function gainsOf(recovery: Recovery): readonly string[] {
  return recovery === 'recuperate' ? [recovery, ...companionGains] : [recovery]
}

/** What companions gained, as figures of the focus. */
export function asGains(gained: readonly number[]): Record<string, number> {
  return Object.fromEntries(companionGains.map((id, at) => [id, gained[at] ?? 0]))
}

/** The field that each of them raises. */
const fields: Record<Recovery, { on: 'actor' | 'party'; field: string }> = {
  recuperate: { on: 'actor', field: 'health.value' },
  consort: { on: 'actor', field: 'spirit.value' },
  provision: { on: 'party', field: 'supply' },
  plan: { on: 'actor', field: 'momentum' },
}

/**
 * More of what one came for, or on a miss all of it lost again (IS-179, IS-180): as much as was
 * gained, which the sojourn has settled.
 */
export function focused(
  procedure: Procedure,
  input: MoveInput,
  settings: Settings,
): Partial<Outcome> {
  const open = recoveries.filter((each) => gainsOf(each).some((id) => input.given[id]))
  const [only, ...others] = open
  const answered = open.find((each) => each === input.answers?.['which'])
  const which = answered ?? (others.length === 0 ? only : undefined)
  if (!which) return {}
  const { by = 0, rule } = procedure
  if (by === 0) return { effects: lost(which, input, rule) }
  const character = characterSchema.parse(input.actor ?? {})
  const companions = which === 'recuperate' ? companionFields(character) : []
  const sides = [fields[which], ...companions]
  return {
    effects: sides.flatMap(({ on, field }) => {
      const sheet = on === 'party' ? (input.party ?? {}) : character
      return changeOn(sheet, { on, field, by, rule }, input, settings).effects
    }),
  }
}

/** The health of each companion, as a field. */
export function companionFields({
  assets,
}: Pick<ReturnType<typeof characterSchema.parse>, 'assets'>) {
  return Object.entries(assets).flatMap(([name, { health }]) =>
    health ? [{ on: 'actor' as const, field: `assets.${name}.health.value` }] : [],
  )
}

/** All that the recovery brought is lost again, companions' part too (IS-179, IS-180). */
function lost(which: Recovery, input: MoveInput, rule: string): Effect[] {
  const { actor, party, given } = input
  const character = characterSchema.parse(actor ?? {})
  const { supply } = partySchema.parse(party ?? {})
  const sides = [
    { ...fields[which], gained: figureAt(given, which) },
    ...(which === 'recuperate' ? companionFields(character) : []).map((side, at) => ({
      ...side,
      gained: figureAt(given, companionGains[at] ?? ''),
    })),
  ]
  const least = which === 'plan' ? momentumBounds.min : 0
  return sides.map(({ on, field, gained }) => {
    const from = on === 'party' ? supply : figureAt(character, field)
    return { on, field, from, to: Math.max(least, from - gained), rule }
  })
}
