import { z } from 'zod'
import { whole } from '../../../shared/bounded'
import { phrase } from '../../../shared/phrase'
import { signed } from '../../../shared/spelling'
import { amend } from '../../moves/amend'
import type { Ask } from '../../moves/ask'
import type { AnyBand } from '../../moves/effect'
import type { Move, MoveInput } from '../../moves/move'
import { withEffects } from '../../moves/sides'
import { isOutOfUse } from '../figures/companions'
import type { Settings } from '../settings'
import { characterSchema } from '../sheet'
import { changeOn } from './changes/changes'
import rows from './data/asset-momentum.json'

const rule = 'IS-081'

/** What an ability of an asset gives on a hit of these moves, where it is used in them. */
const gainSchema = z.strictObject({
  asset: z.string(),
  ability: whole(),
  moves: z.array(z.string()),
  by: whole(),
  on: z.enum(['strong', 'always']).optional(),
})
type Gain = z.infer<typeof gainSchema>
const gains = z.array(gainSchema).parse(rows)

/** The momentum that marked abilities may give to a move as it went: by the question that asks for each. */
type Offers = Map<string, { asset: string; by: number[] }>

/** Whether the dice fell well enough for an ability. */
function isEarned({ on }: Gain, band: AnyBand): boolean {
  if (on === 'always') return true
  return band === 'strong' || (band === 'weak' && on !== 'strong')
}

/** Whether an ability is of this move; some are of whatever is rolled for. */
const isOf = ({ moves }: Gain, { id }: Move, { dice }: MoveInput) =>
  moves.includes(id) || (moves.includes('any') && dice.length === 3)

function offersOf(move: Move, input: MoveInput): Offers {
  const { assets } = characterSchema.parse(input.actor ?? {})
  const offers: Offers = new Map()
  for (const [asset, held] of Object.entries(assets)) {
    if (isOutOfUse(held)) continue
    const own = gains.filter((gain) => gain.asset.toLowerCase() === asset.toLowerCase())
    for (const gain of own) {
      if (!held.abilities[gain.ability] || !isOf(gain, move, input)) continue
      if (!isEarned(gain, move.read(input).band)) continue
      const id = `momentum.${asset}.${gain.ability}`
      offers.set(id, { asset, by: [...(offers.get(id)?.by ?? []), gain.by] })
    }
  }
  return offers
}

/** None is taken until somebody says so: whether an ability was used is not in the dice. */
function asksOf(offers: Offers): Ask[] {
  return [...offers].map(([id, { asset, by }]) => ({
    ...{ id, rule, who: 'player', usual: '0' },
    label: phrase('ironsworn.assetMomentum.label', { asset }),
    kind: {
      type: 'choice',
      values: [
        { value: '0', label: phrase('ironsworn.assetMomentum.none'), isUntold: true },
        ...by.map((points) => ({
          value: String(points),
          label: phrase('ironsworn.assetMomentum.by', { by: signed(points) }),
        })),
      ],
    },
  }))
}

/** What was said to be taken, of what is offered. */
function takenOf(offers: Offers, { answers = {} }: MoveInput): number {
  return [...offers].reduce((sum, [id, { by }]) => {
    const points = Number(answers[id] ?? 0)
    return by.includes(points) ? sum + points : sum
  }, 0)
}

/** A move to which abilities of assets give momentum: it is offered with the result, and comes on top of it (IS-081, IS-093). */
export function withAssets(move: Move, settings: Settings): Move {
  const amended = amend(move, (outcome, input) => {
    const by = takenOf(offersOf(move, input), input)
    if (by === 0) return outcome
    const { actor = {}, ...at } = withEffects(input, outcome.effects)
    const gain = { on: 'actor' as const, field: 'momentum', by, rule }
    const { effects } = changeOn(actor, gain, { ...at, actor }, settings)
    const real = effects.filter(({ from, to }) => from !== to)
    return { ...outcome, effects: [...outcome.effects, ...real] }
  })
  return {
    ...amended,
    after: (input, picks) => [
      ...(move.after?.(input, picks) ?? []),
      ...asksOf(offersOf(move, input)),
    ],
  }
}
