import type { Deed } from '../../moves/data/move-data'
import type { Effect, MoveInput } from '../../moves/move'
import type { Outcome } from '../../moves/outcome'
import type { Settings } from '../settings/settings'
import { characterSchema, partySchema } from '../sheet'
import { changeOn } from './changes'

/** What of a sojourn may be focused on (IS-111). */
export const recoveries = ['recuperate', 'consort', 'provision', 'plan'] as const
type Recovery = (typeof recoveries)[number]

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
export function focused(deed: Deed, input: MoveInput, settings: Settings): Partial<Outcome> {
  const which = recoveries.find((each) => each === input.answers?.['which'])
  if (!which) return {}
  const { by = 0, rule } = deed
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

function lost(which: Recovery, { actor, party, given }: MoveInput, rule: string): Effect[] {
  const gained = given[which] ?? 0
  const { health, spirit, momentum } = characterSchema.parse(actor ?? {})
  const { supply } = partySchema.parse(party ?? {})
  const now = { recuperate: health.value, consort: spirit.value, provision: supply, plan: momentum }
  const from = now[which]
  const least = which === 'plan' ? -6 : 0
  return [{ ...fields[which], from, to: Math.max(least, from - gained), rule }]
}
