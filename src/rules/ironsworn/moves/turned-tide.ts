import { phrase } from '../../../shared/phrase'
import type { AnyBand } from '../../moves/effect'
import type { MoveInput } from '../../moves/move'
import type { FollowUp, Outcome } from '../../moves/outcome'
import { withEffects } from '../../moves/sides'
import type { Settings } from '../settings'
import { changeOn } from './changes/changes'

const rule = 'IS-120'
const price: FollowUp = { oneOf: ['payThePrice'], by: 'actor', given: {}, rule }

/**
 * What comes on top of the move that the tide is turned with: a hit brings 1 of momentum more, a
 * miss has a price, and a dire one, whatever else it brings (IS-120).
 */
export function onTurnedTide(
  outcome: Outcome,
  input: MoveInput,
  band: AnyBand,
  settings: Settings,
) {
  if (!input.modifiers?.some((modifier) => modifier.rule === rule)) return outcome
  if (band === 'miss') {
    const isPriced = outcome.leadsTo.some(({ oneOf }) => oneOf.includes('payThePrice'))
    const leadsTo = isPriced ? outcome.leadsTo : [...outcome.leadsTo, price]
    return {
      ...outcome,
      leadsTo,
      notes: [...outcome.notes, phrase('ironsworn.turnTheTide.note.dire')],
    }
  }
  const { actor = {}, ...at } = withEffects(input, outcome.effects)
  const gain = { on: 'actor' as const, field: 'momentum', by: 1, rule }
  const { effects } = changeOn(actor, gain, { ...at, actor }, settings)
  const real = effects.filter(({ from, to }) => from !== to)
  return { ...outcome, effects: [...outcome.effects, ...real] }
}
