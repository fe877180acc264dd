import { z } from 'zod'
import { whole } from '../../../../shared/bounded'
import { phrase } from '../../../../shared/phrase'
import { signed } from '../../../../shared/figure'
import { amend } from '../../../moves/amend'
import type { Ask } from '../../../moves/ask'
import type { AnyBand } from '../../../moves/effect'
import type { Move, MoveInput } from '../../../moves/move'
import type { Outcome } from '../../../moves/outcome'
import { withEffects } from '../../../moves/sides'
import { companionNamed, isOutOfUse } from '../../figures/companions'
import { ownHarm } from '../../figures/duel'
import { weaponHarm } from '../../figures/harm'
import type { Settings } from '../../settings'
import { characterSchema, partySchema, statSchema } from '../../sheet'
import { changeOn } from '../changes/changes'
import rows from '../data/asset-momentum.json'

const rule = 'IS-081'

/** What an ability of an asset gives on a hit of these moves, where it is used in them. */
const gainSchema = z.strictObject({
  asset: z.string(),
  ability: whole(),
  moves: z.array(z.string()),
  /** The stat that is rolled with, where it is of that one alone. */
  stat: statSchema.optional(),
  by: whole(),
  /** What it gives: health goes to whoever is treated. */
  field: z.enum(['momentum', 'health']).default('momentum'),
  on: z.enum(['strong', 'always', 'burn']).optional(),
  /** Whether it comes of the move alone: nothing that was done or left undone has a say in it. */
  isSure: z.boolean().optional(),
  /** What it does beside that, or in its place: it adds to the score when left out, else it may add to the harm, or does less. */
  besides: z.enum(['harm', 'less', 'other']).optional(),
})
type Gain = z.infer<typeof gainSchema>
const gains = z.array(gainSchema).parse(rows)

interface Offer {
  asset: string
  field: Gain['field']
  by: number[]
  isSure: boolean
  isBurn: boolean
  /** Whether it may come of whatever is rolled for: most rolls give none of it. */
  isRare: boolean
  besides: Gain['besides']
  /** Whether the ally has it, and not who helps. */
  isHanded: boolean
}

/** Who has what is offered. */
type Receiver = 'actor' | 'ally' | 'patient'
const receiverOf = ({ field, isHanded }: Offer): Receiver =>
  field === 'health' ? 'patient' : isHanded ? 'ally' : 'actor'

/** The figure that an ability changes; that of a patient by who is treated (IS-105). */
function figureOf(receiver: Receiver, { target, answers }: MoveInput) {
  if (receiver !== 'patient') return { on: receiver, field: 'momentum' }
  const isCompanion = target
    ? companionNamed(target, { answers }) !== undefined
    : answers?.['patient'] === 'companion'
  const on = target ? ('target' as const) : ('actor' as const)
  return { on, field: isCompanion ? 'companion' : 'health.value' }
}

/** Whether remedies are at hand, and whoever is treated has a health of their own to rise. */
function canTreat({ party, target, targetKind = 'npc', answers }: MoveInput): boolean {
  const isNpc = target ? targetKind === 'npc' : answers?.['patient'] === 'npc'
  return partySchema.parse(party ?? {}).supply > 0 && !isNpc
}

/** What marked abilities may give to a move as it went: by the question that asks for each. */
type Offers = Map<string, Offer>

/** Whether the dice fell well enough for an ability, or momentum was burned for it. */
function isEarned({ on }: Gain, band: AnyBand, { swap }: MoveInput): boolean {
  if (on === 'always') return true
  if (on === 'burn') return swap !== undefined
  return band === 'strong' || (band === 'weak' && on !== 'strong')
}

/** An ally is aided by securing an advantage for them: what that brings by assets is theirs (IS-115). */
const aiding = 'aidYourAlly'
const aidsBy = 'secureAnAdvantage'

/** Whether an ability is of this move; some are of whatever is rolled for. */
function isOf({ moves, stat }: Gain, { id }: Move, { dice, answers }: MoveInput): boolean {
  const rolled = answers?.['stat']
  if (stat !== undefined && rolled !== undefined && rolled !== stat) return false
  if (id === aiding && moves.includes(aidsBy)) return true
  return moves.includes(id) || (moves.includes('any') && dice.length === 3)
}

/** What an ability offers, and the question that asks for it. */
function offerOf(gain: Gain, asset: string, { id: move }: Move): { id: string; offer: Offer } {
  const { by, field, isSure = false, besides } = gain
  const isBurn = gain.on === 'burn'
  const isRare = gain.moves.includes('any') && !isBurn
  const isHanded = move === aiding && !isBurn && !gain.moves.includes(aiding)
  const id = `${field}.${asset}.${gain.ability}${isBurn ? '.burn' : ''}`
  return { id, offer: { asset, field, by: [by], isSure, isBurn, isRare, besides, isHanded } }
}

function offersOf(move: Move, input: MoveInput): Offers {
  const { assets } = characterSchema.parse(input.actor ?? {})
  const { band } = move.read(input)
  const offers: Offers = new Map()
  for (const [asset, held] of Object.entries(assets)) {
    if (isOutOfUse(held)) continue
    const own = gains.filter((gain) => gain.asset.toLowerCase() === asset.toLowerCase())
    for (const gain of own) {
      if (!held.abilities[gain.ability] || !isOf(gain, move, input)) continue
      if (!isEarned(gain, band, input) || (gain.field === 'health' && !canTreat(input))) continue
      const { id, offer } = offerOf(gain, asset, move)
      offers.set(id, { ...offer, by: [...(offers.get(id)?.by ?? []), gain.by] })
    }
  }
  return offers
}

/** What is sure is taken, and what is rare is not, unless somebody says otherwise. */
function usualOf({ by, isSure, isRare }: Offer): { usual?: string } {
  if (isSure) return { usual: String(Math.max(...by)) }
  return isRare ? { usual: '0' } : {}
}

/** Whether a weapon that could do less does all its harm. */
function doesAll({ actor, given }: MoveInput): boolean {
  const own = ownHarm(characterSchema.parse(actor ?? {}))
  return own > weaponHarm.simple && (given['bonusHarm'] ?? 0) >= 0
}

/** Which words ask for it: what most abilities add to the score as well, or to the harm, is easily left out. */
function askedAs(offer: Offer, input: MoveInput): string {
  const { field, isSure, isBurn, isRare, besides } = offer
  const { given, dice } = input
  if (field === 'health') return field
  if (isBurn || isSure) return isBurn ? 'burn' : 'sure'
  if (besides === 'less') return doesAll(input) ? 'harmed' : 'label'
  if (besides) return besides === 'harm' && !given['bonusHarm'] ? 'unharmed' : 'label'
  const mayAdd = !isRare && dice.length === 3
  return mayAdd && (given['adds'] ?? 0) === 0 ? 'unadded' : 'label'
}

/** Whether an ability was used is not in the dice: it is asked, where it does not come of the move alone. */
function asksOf(offers: Offers, input: MoveInput): Ask[] {
  return [...offers].map(([id, offer]) => ({
    ...{ id, rule, who: 'player', ...usualOf(offer) },
    label: phrase(`ironsworn.assetMomentum.${askedAs(offer, input)}`, { asset: offer.asset }),
    kind: {
      type: 'choice',
      values: [
        { value: '0', label: phrase('ironsworn.assetMomentum.none'), isUntold: true },
        ...offer.by.map((points) => ({
          value: String(points),
          label: phrase(`ironsworn.assetMomentum.${offer.isHanded ? 'handed' : 'by'}`, {
            by: signed(points),
          }),
        })),
      ],
    },
  }))
}

/** What was said to be taken on a side, of what is offered. */
function takenOf(offers: Offers, receiver: Receiver, { answers = {} }: MoveInput): number {
  return [...offers].reduce((sum, [id, offer]) => {
    if (receiverOf(offer) !== receiver) return sum
    const points = Number(answers[id] ?? usualOf(offer).usual ?? 0)
    return offer.by.includes(points) ? sum + points : sum
  }, 0)
}

/** The outcome with what somebody takes by abilities, on top of everything else. */
function withTaken(
  outcome: Outcome,
  receiver: Receiver,
  by: number,
  input: MoveInput,
  settings: Settings,
): Outcome {
  if (by === 0) return outcome
  const at = withEffects(input, outcome.effects)
  const { on, field } = figureOf(receiver, input)
  const sheet = at[on]
  if (!sheet) return outcome
  const { effects } = changeOn(sheet, { on, field, by, rule }, at, settings)
  const real = effects.filter(({ from, to }) => from !== to)
  return { ...outcome, effects: [...outcome.effects, ...real] }
}

/**
 * A move to which abilities of assets give momentum or health: it is offered with the result, and comes on top of
 * it (IS-081, IS-093).
 */
export function withAssets(move: Move, settings: Settings): Move {
  const amended = amend(move, (outcome, input) => {
    const offers = offersOf(move, input)
    return (['actor', 'ally', 'patient'] as const).reduce(
      (sum, receiver) =>
        withTaken(sum, receiver, takenOf(offers, receiver, input), input, settings),
      outcome,
    )
  })
  return {
    ...amended,
    after: (input, picks) => [
      ...(move.after?.(input, picks) ?? []),
      ...asksOf(offersOf(move, input), input),
    ],
  }
}
