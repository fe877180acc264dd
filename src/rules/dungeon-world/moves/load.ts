import { phrase } from '../../../shared/phrase'
import { sum, term, type Term } from '../../../shared/term'
import { isAnswered, unanswered, type Ask } from '../../moves/ask'
import type { Effect, AnyBand } from '../../moves/effect'
import { type Move, type MoveInput, type Reading, outcomeOf } from '../../moves/move'
import { isOutcome, type Outcome } from '../../moves/outcome'
import { tierOf } from '../body/encumbrance'
import type { Settings } from '../settings'
import { characterSchema, weightOf, type Character } from '../sheet'

type Settled = Omit<MoveInput, 'dice'>

const ask = 'load'
const fail = 'fail'
/** Before the name of an item among the answers. */
const shedding = 'shed:'

/** What the load takes off a roll (DW-048 to DW-050). */
export function loadTerms(character: Character): Term[] {
  const { load } = character
  const weight = weightOf(character)
  const tier = tierOf({ load, weight })
  if (tier === 'none') return []
  const rule = tier === 'burdened' ? 'DW-049' : 'DW-050'
  return [term(phrase(`dungeonWorld.load.${tier}`, { load, weight }), -1, rule)]
}

/** What somebody overloaded must say before a move (DW-050); null for everybody else. */
function loadAsk({ actor }: Settled): Ask | null {
  if (!actor) return null
  const character = characterSchema.parse(actor)
  const { load, inventory, leftBehind } = character
  if (tierOf({ load, weight: weightOf(character) }) !== 'overloaded') return null
  const items = inventory.filter(({ name, weight }) => weight >= 1 && !leftBehind.includes(name))
  const values = [
    ...items.map(({ name, weight }) => ({
      value: `${shedding}${name}`.slice(0, 80),
      label: phrase('dungeonWorld.load.shed', { item: name, weight }),
    })),
    { value: fail, label: phrase('dungeonWorld.load.fail') },
  ]
  return {
    id: ask,
    who: 'player',
    whom: 'actor',
    isCost: true,
    rule: 'DW-050',
    label: phrase('dungeonWorld.load.ask'),
    kind: { type: 'choice', values },
  }
}

/** The item that is shed for this move, or the move failing outright; null where nothing weighs. */
function loadAnswer(input: Settled): { shed: string } | 'fail' | null {
  const asked = loadAsk(input)
  if (!asked || !isAnswered(asked, input.answers)) return null
  const answer = String(input.answers?.[ask])
  return answer === fail ? 'fail' : { shed: answer.slice(shedding.length) }
}

const fails = (input: Settled) => loadAnswer(input) === 'fail'

/** A roll that surely misses, for what a failure with no dice brings. */
function missed(input: Settled): MoveInput {
  const bare: MoveInput = { ...input, dice: [1, 1], shift: -3 }
  delete bare.swap
  delete bare.modifiers
  return bare
}

/**
 * A move that minds what is carried (DW-050; decision `encumbrance.autoFailXp`): who is overloaded
 * sheds something for it, or fails with no dice.
 */
export function withLoad(move: Move, settings: Settings): Move {
  const asIs = (input: MoveInput) => (fails(input) ? missed(input) : input)
  const read = (input: MoveInput): Reading<AnyBand> =>
    fails(input) ? { ...move.read(missed(input)), sum: sum([]) } : move.read(input)
  const outcome = (input: MoveInput, picks: string[]) => {
    const open = loadAsk(input)
    const refused = open ? unanswered([open], input.answers) : null
    if (refused) return refused
    const found = outcomeOf(move, asIs(input), picks)
    return isOutcome(found) ? weighed(found, input, settings) : found
  }
  return {
    ...move,
    read,
    outcome,
    diceCount: (input) => (fails(input) ? 0 : move.diceCount(input)),
    sides: (input) => (fails(input) ? [] : (move.sides?.(input) ?? [])),
    before(input) {
      const open = loadAsk(input)
      return [...(open ? [open] : []), ...(move.before?.(input) ?? [])]
    },
    after: (input, picks) => move.after?.(asIs(input), picks) ?? [],
    picksRefused: (input, picks) => move.picksRefused?.(asIs(input), picks) ?? null,
    swaps: (input) => (fails(input) ? null : (move.swaps?.(input) ?? null)),
    effects(input, picks) {
      const answer = outcome(input, picks)
      return isOutcome(answer) ? answer.effects : answer
    },
  }
}

/** What the load itself changes: an item left behind, or no XP where no dice were rolled. */
function weighed(outcome: Outcome, input: MoveInput, settings: Settings): Outcome {
  const answer = loadAnswer(input)
  if (answer === null) return outcome
  if (answer === 'fail') {
    const kept = outcome.effects.filter(({ field }) => field !== 'xp')
    return {
      ...outcome,
      effects: settings['encumbrance.autoFailXp'] ? outcome.effects : kept,
      notes: [...outcome.notes, phrase('dungeonWorld.load.failed')],
    }
  }
  const shed: Effect = {
    on: 'actor',
    field: 'leftBehind',
    from: '',
    to: answer.shed,
    rule: 'DW-050',
  }
  return { ...outcome, effects: [shed, ...outcome.effects] }
}
