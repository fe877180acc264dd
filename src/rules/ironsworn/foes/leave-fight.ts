import type { Effect } from '../../moves/effect'
import { characterSchema } from '../sheet'

/**
 * What is left behind with a fight: nobody is in control, the tide may be turned again, and no
 * boast binds (IS-112, IS-190, IS-191).
 */
export function leaveFight(sheet: object, rule: string): Effect[] {
  const { initiative, tideUsed, lastOutcome, boasts } = characterSchema.parse(sheet)
  const one = { on: 'actor' as const, rule }
  const effects: Effect[] = [
    { ...one, field: 'initiative', from: initiative, to: 'none' },
    { ...one, field: 'tideUsed', from: tideUsed ? 'on' : 'off', to: 'off' },
    { ...one, field: 'lastOutcome', from: lastOutcome, to: 'none' },
    ...boasts.map((boast) => ({ ...one, field: 'boasts', from: boast, to: '' })),
  ]
  return effects.filter(({ from, to }) => from !== to)
}
