import { phrase, type Phrase } from '../../../shared/phrase'
import { sum, term, type Sum } from '../../../shared/term'
import { unanswered, type Ask } from '../../moves/ask'
import { bandOf, stepBand } from '../../moves/band'
import type { AnyBand, Effect } from '../../moves/effect'
import type { Move, MoveInput, Reading } from '../../moves/move'
import { isOutcome, type Outcome } from '../../moves/outcome'
import { clamp } from '../../system/bounds'
import { advantageBoundsIn } from '../bounds'
import { counterEffects, listEffect, switchEffect } from '../conditions/counter-effects'
import { wielded } from '../gear/wielded'
import { diceTerm, onlyChanges, settled } from '../roll'
import { defaultSettings, type Settings } from '../settings'
import { characterSchema, type Character } from '../sheet'
import { debilityAsk, debilityTaken, inPlaceAsk, insteadAsk, noDebility } from './debility'
import { harmSuffered, healthChange, healthMarked, sufferGiven } from './suffer-harm-marks'
import { withAdvantageDie, type Thrown } from './swap-in'
import { debilityRefused, softening, sufferChoice, sufferPicksRefused } from './suffer-harm-picks'

/** What a pick does to the Advantage Die (IF-113, IF-114). */
const advantageBy: Record<string, number> = { notSoBad: -1, strikeBack: 1, offerTurnedDown: -1 }

/**
 * Suffer Harm, on a character (IF-112 to IF-115, IF-118, IF-120, IF-121). The actor is the one
 * who suffers; a target of kind `character` is the opposing one. Harm is in points before
 * protection. Nothing that gets through means no roll and no pick (decision `sufferHarm.atZero`).
 * Throws an `invalid` refusal on dice or figures out of bounds.
 */
export function sufferHarmFor(settings: Settings = defaultSettings): Move {
  // Whose protection it is must be known first.
  const diceCount: Move['diceCount'] = (input) =>
    input.actor && isRolled(input, settings) && !isTakenInPlace(input, settings) ? 2 : 0
  const move: Move = {
    id: 'sufferHarm',
    title: phrase('ironFist.sufferHarm.title'),
    trigger: phrase('ironFist.sufferHarm.trigger'),
    rule: 'IF-112',
    needs: ['actor'],
    isAnswer: true,
    isConsequence: true,
    given: sufferGiven,
    // Whoever opposes is the one who deals it.
    sources: ({ target, targetKind: type = 'npc' }) =>
      wielded(target && { type, sheet: target }, settings),
    diceCount,
    before: (input) => (mayTakeInPlace(input, settings) ? [inPlaceAsk] : []),
    read: (input) => readSuffering(input, settings),
    effects(input, picks) {
      const outcome = sufferingEnds(input, picks, settings)
      return isOutcome(outcome) ? outcome.effects : outcome
    },
    picksRefused: (input, picks) =>
      sufferPicksRefused(readSuffering(input, settings).choice, picks),
    after: (input, picks) => asksAfter(input, picks, settings),
    outcome: (input, picks) => sufferingEnds(input, picks, settings),
  }
  return withAdvantageDie(move, settings)
}

type Settled = Omit<MoveInput, 'dice'>

function isRolled(input: Settled, settings: Settings): boolean {
  const { total } = harmSuffered(characterSchema.parse(input.actor), input.given, settings)
  return total > 0 || settings['sufferHarm.atZero'] === 'roll'
}

/** Whether a debility may be taken instead of marking the harm: some gets through, and one is to be had. */
function mayTakeInPlace({ actor, given }: Settled, settings: Settings): boolean {
  if (!actor) return false
  const character = characterSchema.parse(actor)
  return harmSuffered(character, given, settings).total > 0 && !debilityRefused(character, settings)
}

/** Whether one is: then nothing is marked and nothing rolled (IF-117). */
function isTakenInPlace(input: Settled, settings: Settings): boolean {
  const isSaid = String(input.answers?.['inPlace'] ?? '').trim() !== ''
  return isSaid && mayTakeInPlace(input, settings)
}

function readSuffering(input: Thrown, settings: Settings): Reading<AnyBand> {
  const character = characterSchema.parse(input.actor)
  if (isTakenInPlace(input, settings)) {
    return { sum: sum([]), band: 'told', choice: null, gmMove: null }
  }
  const through = harmSuffered(character, input.given, settings)
  if (!isRolled(input, settings)) {
    return { sum: through, band: 'told', choice: null, gmMove: null }
  }
  const health = healthMarked(character.counters.health, through.total, settings)
  const figure = sum([
    diceTerm(input.dice, 2, 'IF-112'),
    ...(input.added ?? []),
    term(phrase('ironFist.sufferHarm.term.health', { harm: through.total }), health, 'IF-112'),
  ])
  const band = stepBand(bandOf(figure.total), input.shift)
  const choice = sufferChoice(band, character, health, input.targetKind, settings)
  return { sum: figure, band, choice, gmMove: null }
}

function sufferingEnds(input: MoveInput, picks: string[], settings: Settings): Outcome | Phrase {
  const character = characterSchema.parse(input.actor)
  if (isTakenInPlace(input, settings)) return endsInPlace(character, input)
  const { choice } = readSuffering(input, settings)
  const refused =
    sufferPicksRefused(choice, picks) ??
    unanswered(asksAfter(input, picks, settings), input.answers)
  if (refused) return refused
  const spared = isSpared(input, picks, settings)
  const harm = harmSuffered(character, input.given, settings)
  const through = harm.total
  const effects = onlyChanges([
    ...healthEffects(character, through, picks, settings),
    ...guardEffects(character, input.given),
    ...(spared ? [] : picks.flatMap((pick) => pickEffects(character, pick, settings))),
  ])
  const taken = spared ? debilityTaken(character, input.answers?.['debility']) : noDebility
  if ('key' in taken) return taken
  const all = [...effects, ...taken.effects]
  const sums = [landedSum(harm, picks, settings)]
  return { effects: all, sums, notes: taken.notes, holds: [], gmMoves: [], leadsTo: [] }
}

/** The harm that lands in the end: what gets through, less what a pick takes off (IF-113, IF-114). */
function landedSum(harm: Sum, picks: readonly string[], settings: Settings) {
  const isSoftened = harm.total > 0 && picks.some((pick) => softening.includes(pick))
  const isCounted = settings['sufferHarm.clamp'] === 'recomputeFromRaw'
  const rule = picks.includes('notSoBad') ? 'IF-113' : 'IF-114'
  const softened = term(phrase('ironFist.sufferHarm.term.softened'), -1, rule)
  const landed = isSoftened && isCounted ? sum([...harm.terms, softened]) : harm
  return { of: phrase('ironFist.sufferHarm.sum', { actor: '' }), ...landed }
}

function endsInPlace(character: Character, { answers }: MoveInput): Outcome | Phrase {
  const taken = debilityTaken(character, answers?.['inPlace'])
  return 'key' in taken ? taken : { ...taken, holds: [], gmMoves: [], leadsTo: [] }
}

/** Whether the sufferer takes a debility where another picks what happens, and which (IF-118). */
function asksAfter(input: MoveInput, picks: readonly string[], settings: Settings): Ask[] {
  const asked = isAsked(input, settings) ? [insteadAsk] : []
  return [...asked, ...debilityAsk(isSpared(input, picks, settings))]
}

function isAsked(input: MoveInput, settings: Settings): boolean {
  const { choice } = readSuffering(input, settings)
  const isOthers = choice !== null && choice.who !== 'player'
  return isOthers && !debilityRefused(characterSchema.parse(input.actor), settings)
}

/** Whether a debility stands in place of what the roll brings: picked, or answered where asked. */
function isSpared(input: MoveInput, picks: readonly string[], settings: Settings): boolean {
  const isAnswered = input.answers?.['instead'] === 'debility' && isAsked(input, settings)
  return picks.includes('debility') || isAnswered
}

function healthEffects(
  character: Character,
  through: number,
  picks: readonly string[],
  settings: Settings,
): Effect[] {
  const isSoftened = picks.some((pick) => softening.includes(pick))
  const delta = healthChange(character.counters.health, through, isSoftened, settings)
  return counterEffects(character, { counter: 'health', delta, rule: 'IF-112' }, 'actor', settings)
}

/** What waited to take harm off is gone with the first harm that comes. */
function guardEffects({ guard: from }: Character, given: MoveInput['given']): Effect[] {
  const isHarmed = ['harm', 'ap', 'more'].some((id) => settled(sufferGiven, given, id) > 0)
  return isHarmed ? [{ on: 'actor', field: 'guard', from, to: 0, rule: 'IF-088' }] : []
}

function pickEffects(character: Character, pick: string, settings: Settings): Effect[] {
  const { advantageDie: from, conditions, dying } = character
  if (pick === 'bleeding' && !conditions.includes('unstable')) {
    return [listEffect('actor', 'conditions', 'unstable', true, 'IF-115')]
  }
  if (pick === 'deadly' && !dying) return [switchEffect('actor', 'dying', true, 'IF-115')]
  const to = clamp(from + (advantageBy[pick] ?? 0), advantageBoundsIn(settings))
  const rule = pick === 'offerTurnedDown' ? 'IF-114' : 'IF-113'
  return [{ on: 'actor', field: 'advantageDie', from, to, rule }]
}
