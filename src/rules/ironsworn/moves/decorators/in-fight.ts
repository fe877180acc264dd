import { phrase, type Phrase } from '../../../../shared/phrase'
import type { Effect } from '../../../moves/effect'
import type { Move, MoveInput } from '../../../moves/move'
import { isOutcome } from '../../../moves/outcome'
import type { OpenTrack } from '../../../moves/tracks'
import {
  canBeProactive,
  initiativeAfter,
  mayEndTheFight,
  type Outcome,
} from '../../figures/initiative'
import type { Settings } from '../../settings'
import { characterSchema } from '../../sheet'
import { withDealt } from '../dealt'
import { onTurnedTide } from '../turned-tide'

/** Moves that say themselves who has initiative afterwards. */
const saying = ['enterTheFray', 'strike', 'clash', 'turnTheTide', 'endTheFight', 'drawTheCircle']
/** Moves of those who are in a fight already (IS-117 to IS-121). */
const fighting = ['strike', 'clash', 'turnTheTide', 'endTheFight']
/** Moves that only bear what is suffered (IS-099). */
const suffering = [
  'endureHarm',
  'faceDeath',
  'companionEndureHarm',
  'endureStress',
  'faceDesolation',
]
/** Moves that take the lead (IS-097). */
const proactive = ['strike', 'secureAnAdvantage', 'aidYourAlly']

const isHitOrMiss = (band: string): band is Outcome => ['strong', 'weak', 'miss'].includes(band)

/** A move as it is made in a fight: initiative moves with it, and warnings bind nobody (IS-097 to IS-099). */
export function inFight(move: Move, settings: Settings): Move {
  return {
    ...move,
    cautions: (input, open) => [
      ...(move.cautions?.(input, open) ?? []),
      ...cautionsOf(move, input, settings, open),
    ],
    outcome(input, picks) {
      const outcome = move.outcome?.(input, picks) ?? phrase('runner.refused.step')
      if (!isOutcome(outcome)) return outcome
      const { band } = move.read(input)
      if (!isHitOrMiss(band)) return outcome
      const turned = onTurnedTide(outcome, input, band, settings)
      return {
        ...turned,
        leadsTo: turned.leadsTo.map((each) => withDealt(each, input, turned)),
        effects: [...turned.effects, ...turns(move.id, input, band, outcome.effects)],
      }
    },
  }
}

/** What speaks against a move just now, by how the fight stands for whoever makes it. */
function cautionsOf(
  { id }: Move,
  { actor }: Omit<MoveInput, 'dice'>,
  settings: Settings,
  open: readonly OpenTrack[] = [],
): Phrase[] {
  const character = characterSchema.parse(actor ?? {})
  const { initiative, tideUsed } = character
  const isFighting = initiative !== 'none'
  const isFight = open.some(({ purpose }) => purpose === 'foe')
  const cautions = {
    initiative: proactive.includes(id) && !canBeProactive(initiative),
    end: id === 'endTheFight' && isFighting && !mayEndTheFight(character),
    tide: id === 'turnTheTide' && tideUsed && settings['tide.oncePerFight'],
    inside: id === 'enterTheFray' && isFighting,
    outside: fighting.includes(id) && !isFighting && isFight,
  }
  return Object.entries(cautions).flatMap(([key, isSo]) =>
    isSo ? [phrase(`ironsworn.caution.${key}`)] : [],
  )
}

/** Whose turn it is to act, and how the move went, for whoever is in a fight. */
function turns(id: string, input: MoveInput, band: Outcome, done: readonly Effect[]): Effect[] {
  const isOver = done.some(
    ({ on, field, to }) => on === 'actor' && field === 'initiative' && to === 'none',
  )
  const sides = id === 'aidYourAlly' ? (['actor', 'ally'] as const) : (['actor'] as const)
  return sides.flatMap((on): Effect[] => {
    const { initiative: now, lastOutcome, boasts } = characterSchema.parse(input[on] ?? {})
    if (now === 'none' || isOver) return []
    const next = initiativeAfter(now, band)
    // Blood that was boasted of is shed before the duel begins: it moves nothing (IS-192).
    const isBoast = id === 'endureHarm' && boasts.includes('bloody_yourself')
    const effects: Effect[] = isBoast
      ? [{ on, field: 'boasts', from: 'bloody_yourself', to: '', rule: 'IS-192' }]
      : saying.includes(id)
        ? []
        : [{ on, field: 'initiative', from: now, to: next, rule: 'IS-098' }]
    if (on === 'actor') {
      const to = band === 'strong' && suffering.includes(id) ? 'endured' : band
      effects.push({ on, field: 'lastOutcome', from: lastOutcome, to, rule: 'IS-191' })
    }
    return effects.filter(({ from, to }) => from !== to)
  })
}
