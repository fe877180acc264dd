import { phrase } from '../../../shared/phrase'
import type { Effect, Move, MoveInput } from '../../moves/move'
import { isOutcome, type FollowUp } from '../../moves/outcome'
import type { Rank } from '../../tracks/progress'
import { dealtBy } from '../figures/harm'
import {
  canBeProactive,
  initiativeAfter,
  initiativeAfterSuffering,
  mayEndTheFight,
} from '../figures/initiative'
import type { Outcome } from '../figures/rolls'
import type { Settings } from '../settings/settings'
import { characterSchema, npcSchema } from '../sheet'

/** Moves that say themselves who has initiative afterwards. */
const saying = ['enterTheFray', 'strike', 'clash', 'turnTheTide', 'endTheFight', 'drawTheCircle']
const suffering = [
  'endureHarm',
  'endureStress',
  'companionEndureHarm',
  'faceDeath',
  'faceDesolation',
]
/** Moves that take the lead (IS-097). */
const proactive = ['strike', 'secureAnAdvantage', 'aidYourAlly']

const isHitOrMiss = (band: string): band is Outcome => ['strong', 'weak', 'miss'].includes(band)

/** A move as it is made in a fight: initiative moves with it, and warnings bind nobody (IS-097 to IS-099). */
export function inFight(move: Move, settings: Settings): Move {
  return {
    ...move,
    cautions: (input) => [...(move.cautions?.(input) ?? []), ...cautionsOf(move, input, settings)],
    outcome(input, picks) {
      const outcome = move.outcome?.(input, picks) ?? phrase('runner.refused.step')
      if (!isOutcome(outcome)) return outcome
      const priced = { ...outcome, leadsTo: outcome.leadsTo.map((each) => priceOf(each, input)) }
      const { band } = move.read(input)
      if (!isHitOrMiss(band)) return priced
      return {
        ...priced,
        effects: [...outcome.effects, ...turns(move.id, input, band, outcome.effects)],
      }
    },
  }
}

/** A price that a foe has a hand in comes with what the foe deals (IS-052, IS-135). */
function priceOf(followUp: FollowUp, input: MoveInput): FollowUp {
  const { oneOf, given } = followUp
  const rank = foeRank(input)
  if (!rank || !oneOf.includes('payThePrice')) return followUp
  return { ...followUp, given: { harm: dealtBy(rank), ...given } }
}

/** The rank of whoever is fought: of its track, else of the NPC that the move is on. */
function foeRank({ tracks, target, targetKind }: MoveInput): Rank | null {
  if (tracks?.['foe']) return tracks['foe'].rank
  const npc = targetKind === 'npc' ? npcSchema.safeParse(target).data : undefined
  return npc?.rank ?? null
}

function cautionsOf({ id }: Move, { actor }: Omit<MoveInput, 'dice'>, settings: Settings) {
  const character = characterSchema.parse(actor ?? {})
  const { initiative, tideUsed } = character
  const isFighting = initiative !== 'none'
  const isLate = proactive.includes(id) && !canBeProactive(initiative)
  const isEarly = id === 'endTheFight' && isFighting && !mayEndTheFight(character)
  const isTwice = id === 'turnTheTide' && tideUsed && settings['tide.oncePerFight']
  return [
    ...(isLate ? [phrase('ironsworn.caution.initiative')] : []),
    ...(isEarly ? [phrase('ironsworn.caution.end')] : []),
    ...(isTwice ? [phrase('ironsworn.caution.tide')] : []),
  ]
}

/** Whose turn it is to act, and how the move went, for whoever is in a fight. */
function turns(id: string, input: MoveInput, band: Outcome, done: readonly Effect[]): Effect[] {
  const isOver = done.some(
    ({ on, field, to }) => on === 'actor' && field === 'initiative' && to === 'none',
  )
  const sides = id === 'aidYourAlly' ? (['actor', 'ally'] as const) : (['actor'] as const)
  return sides.flatMap((on): Effect[] => {
    const { initiative: now, lastOutcome } = characterSchema.parse(input[on] ?? {})
    if (now === 'none' || isOver) return []
    const next = suffering.includes(id)
      ? initiativeAfterSuffering(now, band)
      : initiativeAfter(now, band)
    const effects: Effect[] = saying.includes(id)
      ? []
      : [{ on, field: 'initiative', from: now, to: next, rule: 'IS-098' }]
    if (on === 'actor') {
      effects.push({ on, field: 'lastOutcome', from: lastOutcome, to: band, rule: 'IS-191' })
    }
    return effects.filter(({ from, to }) => from !== to)
  })
}
