import { phrase } from '../../../shared/phrase'
import { refuse } from '../../../shared/reply'
import { sum, term } from '../../../shared/term'
import { bandOf, stepBand } from '../../moves/band'
import type { Band, Effect, Obligation } from '../../moves/effect'
import type { Move, MoveInput, Reading } from '../../moves/move'
import { clamp } from '../../system/bounds'
import { advantageBoundsIn, harmSufferedBounds } from '../bounds'
import { wielded } from '../gear/wielded'
import { npcSchema, type Npc } from '../npc'
import { diceTerm, onlyChanges, settled } from '../roll'
import { defaultSettings, type Settings } from '../settings'
import { characterSchema } from '../sheet'
import { bodyAsk, bodyHit, bodyNamed } from './body'
import { establishedHarm } from './established-harm'
import { withAdvantageDie, type Thrown } from './swap-in'
import { harmChoice, harmPicksRefused, statusAfter } from './inflict-harm-picks'

const harmGiven: Move['given'] = [
  { id: 'harm', label: phrase('ironFist.given.harm'), min: 0, max: 10, initial: 3 },
  { id: 'ap', label: phrase('ironFist.given.ap'), min: 0, max: 10, initial: 0 },
]

const owedAfter: Record<Band, Obligation | null> = { '10+': null, '7-9': 'standard', '6-': 'first' }

/**
 * Inflict Harm, on an NPC (IF-106 to IF-111). `harm` and `ap` are points before protection; they
 * are lessened by what protects the target and marked once, whatever the roll: harm that was
 * marked before is not handed in again. The target is an NPC's
 * sheet, the actor a character's; no actor when circumstance does the harm. Refuses a character
 * as the target (IF-120); throws an `invalid` refusal on dice or figures out of bounds.
 */
export function inflictHarmFor(settings: Settings = defaultSettings): Move {
  const move: Move = {
    id: 'inflictHarm',
    title: phrase('ironFist.inflictHarm.title'),
    trigger: phrase('ironFist.inflictHarm.trigger'),
    rule: 'IF-106',
    isConsequence: true,
    needs: ['target'],
    targetKinds: ['npc'],
    sumsTarget: true,
    given: harmGiven,
    sources: ({ actor }) => wielded(actor && { type: 'character', sheet: actor }, settings),
    diceCount,
    which: (target, answers) => bodyNamed(npcSchema.parse(target), answers),
    before: (input) => bodyAsk(npcHit(input)),
    read: (input) => readHarm(input, settings),
    effects(input, picks) {
      const { band, choice } = readHarm(input, settings)
      const refused = harmPicksRefused(band, choice, picks)
      return refused ?? onlyChanges(harmEffects(input, picks, settings))
    },
  }
  return withAdvantageDie(move, settings)
}

function diceCount(input: Omit<MoveInput, 'dice'>): number {
  return npcHit(input).kind === 'minion' ? 2 : 1
}

function npcHit({ target, targetKind }: Omit<MoveInput, 'dice'>): Npc {
  if (targetKind === 'character') refuse('ironFist.inflictHarm.refused.character')
  const npc = npcSchema.safeParse(target)
  if (npc.success) return npc.data
  if (characterSchema.safeParse(target).success) refuse('ironFist.inflictHarm.refused.character')
  throw npc.error
}

function harmThrough(input: MoveInput, settings: Settings) {
  const { armor, shield, otherProtection: other } = npcHit(input)
  const normal = settled(harmGiven, input.given, 'harm')
  const ap = settled(harmGiven, input.given, 'ap')
  const { total } = establishedHarm([{ normal, ap }], { armor, shield, other }, 0, settings)
  const gaps = { normal, ap, armor, shield, other: other.value }
  return term(phrase('ironFist.term.establishedHarm', gaps), total, 'IF-103')
}

function readHarm(input: Thrown, settings: Settings): Reading {
  const target = npcHit(input)
  const body = bodyHit(target, input.answers)
  const figure = sum([
    diceTerm(input.dice, diceCount(input), 'IF-108'),
    ...(input.added ?? []),
    term(phrase('ironFist.term.harmSuffered'), body.harmSuffered, 'IF-107'),
    harmThrough(input, settings),
  ])
  const band = stepBand(bandOf(figure.total), input.shift)
  const choice = harmChoice(band, input.actor, body)
  return { sum: figure, band, choice, gmMove: owedAfter[band] }
}

function harmEffects(input: MoveInput, picks: readonly string[], settings: Settings): Effect[] {
  const { harmSuffered, status, path } = bodyHit(npcHit(input), input.answers)
  const { advantageDie } = characterSchema.parse(input.actor ?? {})
  const wound = picks.includes('wound') ? 1 : 0
  const points = harmSuffered + harmThrough(input, settings).value + wound
  const marked = clamp(points, harmSufferedBounds)
  const edge = picks.includes('edge') ? 1 : 0
  const [fate = { to: status, rule: 'IF-109' }] = picks.flatMap((id) => statusAfter[id] ?? [])
  const bounds = advantageBoundsIn(settings)
  return [
    {
      on: 'target',
      field: `${path}harmSuffered`,
      from: harmSuffered,
      to: marked,
      rule: 'IF-107',
    },
    { on: 'target', field: `${path}status`, from: status, ...fate },
    {
      on: 'actor',
      field: 'advantageDie',
      from: advantageDie,
      to: clamp(advantageDie + edge, bounds),
      rule: 'IF-110',
    },
  ]
}
