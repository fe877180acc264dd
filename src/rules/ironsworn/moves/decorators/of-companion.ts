import { z } from 'zod'
import { phrase } from '../../../../shared/phrase'
import type { Ask } from '../../../moves/ask'
import type { Move, MoveInput } from '../../../moves/move'
import { noneOfThem } from '../../../moves/data/when'
import { isOutcome } from '../../../moves/outcome'
import {
  canAssist,
  companionNamed,
  companionsOf,
  fallsOnCompanion,
  type Companion,
} from '../../figures/companions'
import { characterSchema } from '../../sheet'
import { treatedOfThem, type TreatedOfThem } from '../data/adventure'
import rows from '../data/companion-moves.json'

/** The moves that each ability of a published companion is of; `any` for whatever is rolled. */
const movesOf = z.record(z.string(), z.array(z.array(z.string()))).parse(rows)

/** An ally is aided by securing an advantage for them (IS-115). */
const madeAs: Readonly<Record<string, string>> = { aidYourAlly: 'secureAnAdvantage' }

/**
 * What companions have to do with a move: which of several it is about is asked, and where the die shows
 * 1 and it went wrong, whether they helped: the GM hears then on whom that falls (IS-085, IS-125).
 */
export function ofCompanion(move: Move): Move {
  return {
    ...move,
    ...(isOfOwn(move) ? forOwners(move) : {}),
    before: (input) => [
      ...(move.before?.(input) ?? []).map((ask) => offeredTo(ask, input)),
      ...asksOf(move, input),
      ...asksOfTheirs(move, input),
    ],
    after: (input, picks) => [...(move.after?.(input, picks) ?? []), ...helpAsk(move, input)],
    outcome(input, picks) {
      if (isOfOwn(move) && !hasOne(input.actor ?? {})) return noCompanion
      const outcome = move.outcome?.(settled(move, input), picks) ?? phrase('runner.refused.step')
      if (!isOutcome(outcome)) return outcome
      return { ...outcome, notes: [...outcome.notes, ...atRisk(move, input)] }
    },
  }
}

/** Whether a move is made for a companion of one’s own, and nobody without one makes it (IS-125). */
const isOfOwn = ({ id }: Pick<Move, 'id'>) => id === 'companionEndureHarm'
const noCompanion = phrase('ironsworn.noCompanion')
const hasOne = (sheet: object) => companionsOf(sheet).length > 0

/** It is said before the dice that somebody has none, and refused after them. */
function forOwners(move: Move): Pick<Move, 'isOpenTo' | 'cautions' | 'picksRefused'> {
  return {
    isOpenTo: hasOne,
    cautions: (input, open) => [
      ...(move.cautions?.(input, open) ?? []),
      ...(hasOne(input.actor ?? {}) ? [] : [noCompanion]),
    ],
    picksRefused: (input, picks) =>
      hasOne(input.actor ?? {}) ? (move.picksRefused?.(input, picks) ?? null) : noCompanion,
  }
}

/** A question without the answer that nobody but the owner of a companion can give: whom somebody without one treats. */
function offeredTo(ask: Ask, { actor = {} }: Omit<MoveInput, 'dice'>): Ask {
  if (ask.kind.type !== 'choice' || ask.id !== 'patient' || hasOne(actor)) return ask
  const values = ask.kind.values.filter(({ value }) => value !== 'companion')
  return { ...ask, kind: { ...ask.kind, values } }
}

/** Whether a move is about a companion. */
const isAbout = ({ id }: Pick<Move, 'id'>, { answers, target }: Omit<MoveInput, 'dice'>) =>
  id === 'companionEndureHarm' ||
  (id === 'heal' && target === undefined && answers?.['patient'] === 'companion')

const byName = (all: readonly Companion[]) =>
  all.map(({ name }) => ({ value: name, label: phrase('runner.said', { words: name }) }))

function asksOf(move: Move, input: Omit<MoveInput, 'dice'>): Ask[] {
  const all = companionsOf(input.actor ?? {})
  if (!isAbout(move, input) || all.length < 2) return []
  const values = byName(all)
  const label = phrase('ironsworn.whichCompanion')
  return [
    { id: 'companion', rule: move.rule, who: 'player', label, kind: { type: 'choice', values } },
  ]
}

/** Whether somebody else of the company is treated, or a companion of theirs (IS-105). */
const isOnAnother = ({ id }: Pick<Move, 'id'>, { targetKind }: Omit<MoveInput, 'dice'>) =>
  id === 'heal' && targetKind === 'character'

/** Which of them it is: the character, unless a companion is named (IS-087). */
function asksOfTheirs(move: Move, input: Omit<MoveInput, 'dice'>): Ask[] {
  const named = isOnAnother(move, input) ? byName(companionsOf(input.target ?? {})) : []
  if (named.length === 0) return []
  const them = { value: noneOfThem, label: phrase('ironsworn.theirs.them') }
  return [
    {
      id: 'companion',
      rule: 'IS-087',
      who: 'player',
      whom: 'target',
      usual: noneOfThem,
      label: phrase('ironsworn.theirs.label'),
      kind: { type: 'choice', values: [them, ...named] },
    },
  ]
}

/** With what was settled by whoever was named, or by nobody. */
function settled(move: Move, input: MoveInput): MoveInput {
  if (!isOnAnother(move, input)) return input
  const is: TreatedOfThem = companionNamed(input.target ?? {}, input) ? 'companion' : 'them'
  return { ...input, answers: { ...input.answers, [treatedOfThem]: is } }
}

/** Whether a marked ability of a companion is of this move; of one that is not published it may be (IS-085). */
function isOfMove({ id }: Move, name: string, marked: readonly boolean[]): boolean {
  const all = movesOf[name.toLowerCase()]
  const own = all?.filter((_moves, at) => marked[at]).flat()
  return own?.some((move) => ['any', id, madeAs[id]].includes(move)) ?? true
}

/** Whether somebody has said that they helped. */
const hasHelped = ({ answers }: MoveInput) => answers?.['companionHelped'] === 'yes'

/** Those who may have helped with a roll that went wrong, on whom a 1 would fall. */
function mayBeHit(move: Move, input: MoveInput): string[] {
  if (isAbout(move, input) || !fallsOnCompanion(input.dice)) return []
  if (move.read(input).band === 'strong') return []
  const { assets } = characterSchema.parse(input.actor ?? {})
  return companionsOf({ assets })
    .filter(canAssist)
    .map(({ name }) => name)
    .filter((name) => hasHelped(input) || isOfMove(move, name, assets[name]?.abilities ?? []))
}

/** The question whether they did: no add tells it, for it may be of something else, and help of a companion may add nothing. */
function helpAsk(move: Move, input: MoveInput): Ask[] {
  const names = mayBeHit(move, input)
  if (names.length === 0) return []
  const value = (id: 'yes' | 'no') => ({
    value: id,
    label: phrase(`ironsworn.companionHelped.${id}`),
    isUntold: true,
  })
  return [
    {
      ...{ id: 'companionHelped', rule: 'IS-085', who: 'player' },
      label: phrase('ironsworn.companionHelped.label', { names: names.join(', ') }),
      kind: { type: 'choice', values: [value('yes'), value('no')] },
    },
  ]
}

function atRisk(move: Move, input: MoveInput) {
  if (!hasHelped(input)) return []
  const names = mayBeHit(move, input)
  return names.length > 0 ? [phrase('ironsworn.note.onCompanion', { names: names.join(', ') })] : []
}
