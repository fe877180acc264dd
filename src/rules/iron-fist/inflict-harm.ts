import { phrase } from '../../shared/phrase'
import { sum, term } from '../../shared/term'
import { bandOf } from '../moves/band'
import type { Band, Effect, Move, MoveInput, Obligation, Reading } from '../moves/move'
import { advantageBounds, clamp, harmSufferedBounds } from './bounds'
import { establishedHarm } from './established-harm'
import { harmChoice, harmPicksRefused } from './inflict-harm-picks'
import { diceTerm, onlyChanges, settled } from './roll'
import { characterSchema, npcSchema, type NpcStatus } from './sheet'

const harmGiven: Move['given'] = [
  { id: 'harm', label: phrase('ironFist.given.harm'), min: 0, max: 10, initial: 3 },
  { id: 'ap', label: phrase('ironFist.given.ap'), min: 0, max: 10, initial: 0 },
]

const owedAfter: Record<Band, Obligation | null> = { '10+': null, '7-9': 'standard', '6-': 'first' }

const statusAfter: Record<string, NpcStatus> = { dead: 'dead', out: 'out', panic: 'panicked' }

/**
 * Inflict Harm, on an NPC (IF-106 to IF-111). `harm` and `ap` are points before protection; they
 * are lessened by the target's armour and shield and marked once, whatever the roll. The target
 * is an NPC's sheet, the actor a character's; no actor when circumstance does the harm. Throws
 * an `invalid` refusal on dice or figures out of bounds, and a parse error without a target.
 */
export const inflictHarm: Move = {
  id: 'inflictHarm',
  title: phrase('ironFist.inflictHarm.title'),
  trigger: phrase('ironFist.inflictHarm.trigger'),
  rule: 'IF-106',
  given: harmGiven,
  diceCount: ({ target }) => (npcSchema.parse(target).kind === 'minion' ? 2 : 1),
  read: readHarm,
  effects(input, picks) {
    const { band, choice } = readHarm(input)
    return harmPicksRefused(band, choice, picks) ?? onlyChanges(harmEffects(input, picks))
  },
}

function harmThrough({ given, target }: MoveInput) {
  const { armor, shield } = npcSchema.parse(target)
  const normal = settled(harmGiven, given, 'harm')
  const ap = settled(harmGiven, given, 'ap')
  const { total } = establishedHarm([{ normal, ap }], { armor, shield })
  const label = phrase('ironFist.term.establishedHarm', { normal, ap, armor, shield })
  return term(label, total, 'IF-103')
}

function readHarm(input: MoveInput): Reading {
  const target = npcSchema.parse(input.target)
  const figure = sum([
    diceTerm(input.dice, inflictHarm.diceCount(input), 'IF-108'),
    term(phrase('ironFist.term.harmSuffered'), target.harmSuffered, 'IF-107'),
    harmThrough(input),
  ])
  const band = bandOf(figure.total)
  const choice = harmChoice(band, input.actor, target)
  return { sum: figure, band, choice, gmMove: owedAfter[band] }
}

function harmEffects(input: MoveInput, picks: readonly string[]): Effect[] {
  const { harmSuffered, status } = npcSchema.parse(input.target)
  const { advantageDie } = characterSchema.parse(input.actor ?? {})
  const wound = picks.includes('wound') ? 1 : 0
  const marked = clamp(harmSuffered + harmThrough(input).value + wound, harmSufferedBounds)
  const edge = picks.includes('edge') ? 1 : 0
  const fate = picks.find((id) => id in statusAfter)
  return [
    { on: 'target', field: 'harmSuffered', from: harmSuffered, to: marked, rule: 'IF-107' },
    {
      on: 'target',
      field: 'status',
      from: status,
      to: statusAfter[fate ?? ''] ?? status,
      rule: fate === 'panic' ? 'IF-110' : 'IF-109',
    },
    {
      on: 'actor',
      field: 'advantageDie',
      from: advantageDie,
      to: clamp(advantageDie + edge, advantageBounds),
      rule: 'IF-110',
    },
  ]
}
