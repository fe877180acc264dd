import { hasLeft } from '../../../src/rules/ironsworn/figures/bearing'
import { ironsworn } from '../../../src/rules/ironsworn'
import { characterSchema, partySchema } from '../../../src/rules/ironsworn/sheet'
import type { HeldModifier } from '../../../src/rules/moves/modifiers'
import type { Effect } from '../../../src/rules/moves/effect'
import type { MoveInput } from '../../../src/rules/moves/move'
import { runInputsSchema } from '../../../src/rules/moves/runner/inputs'
import { replay, type Run } from '../../../src/rules/moves/runner/replay'
import { oddsOf, oddsWithSwap, type BandOdds } from '../../../src/rules/moves/odds'
import type { Rank } from '../../../src/rules/tracks/progress'
import { playRules } from '../../../src/rules/system/system'

/** Who and what is there, beside the dice. */
export interface At {
  actor?: object
  ally?: object
  target?: object
  others?: Record<string, object>
  party?: object
  tracks?: Record<
    string,
    {
      rank: Rank
      ticks: number
      owners?: `character:${string}`[]
      isUsed?: boolean
      isAlone?: boolean
    }
  >
  modifiers?: HeldModifier[]
  settings?: object
}

/** Plays a move through the runner; a key of the words when it is refused. */
export function play(move: string, dice: number[], inputs: object = {}, at: At = {}): Run | string {
  const {
    actor = {},
    ally,
    target,
    others = {},
    party = {},
    tracks = {},
    modifiers = [],
    settings = {},
  } = at
  const sheet = (own: object) => ({ kind: 'character' as const, sheet: characterSchema.parse(own) })
  const people = {
    'character:a': { ...sheet(actor), modifiers },
    ...(ally ? { 'character:ally': sheet(ally) } : {}),
    ...(target ? { 'character:target': sheet(target) } : {}),
    ...Object.fromEntries(
      Object.entries(others).map(([id, own]) => [`character:${id}`, sheet(own)]),
    ),
  }
  const stage = {
    moves: playRules(ironsworn, { settings, charts: {} }).moves,
    people,
    tracks: Object.fromEntries(
      Object.entries(tracks).map(([purpose, track]) => [purpose, { name: purpose, ...track }]),
    ),
    party: partySchema.parse(party),
    hasLeft,
  }
  const run = replay(stage, {
    ...{ move, actor: 'character:a', target: target ? 'character:target' : null },
    ...(ally ? { ally: 'character:ally' } : {}),
    inputs: runInputsSchema.parse({
      dice,
      tracks: Object.fromEntries(Object.keys(tracks).map((purpose) => [purpose, purpose])),
      ...inputs,
    }),
  })
  return 'key' in run ? run.key : run
}

/** The same, where it must come through. */
export function made(move: string, dice: number[], inputs: object = {}, at: At = {}): Run {
  const run = play(move, dice, inputs, at)
  if (typeof run === 'string') throw new Error(`${move}: ${run}`)
  return run
}

const line = ({ on, field, from, to }: Effect) => `${on} ${field}: ${from} → ${to}`

/** What changes, in short. */
export const told = ({ outcome }: Run) => outcome.effects.map(line)

/** What has to follow, in short. */
export const follows = ({ outcome }: Run) =>
  outcome.leadsTo.map(({ oneOf, by }) => `${by} ${oneOf.join('/')}`)

/** What becomes of tracks. */
export const worked = ({ outcome }: Run) =>
  (outcome.tracks ?? []).map((change) => {
    if (change.kind === 'mark') return `${change.purpose} ${change.marks}`
    if (change.kind === 'set') return `${change.purpose} ${change.ticks} ${change.rank}`
    if (change.kind === 'close') {
      return `${change.isAll ? 'every ' : ''}${change.purpose} ${change.state}`
    }
    return `${change.purpose} opens ${change.name} ${change.rank}`
  })

/** Dice that are a strong hit, a weak hit and a miss with a score of 5 or so. */
export const strong = [3, 1, 2]
export const weak = [3, 1, 10]
export const miss = [1, 10, 9]

/** The picks that a roll leaves open, by their ids. */
export function open(move: string, dice: number[], inputs: object = {}, at: At = {}): string[] {
  const { actor = {}, ally, party = {}, tracks = {}, settings = {} } = at
  const { answers = {}, given = {} } = inputs as Partial<MoveInput>
  const reading = playRules(ironsworn, { settings, charts: {} }).moves[move]?.read({
    ...{ dice, answers, given, actor: characterSchema.parse(actor) },
    ...(ally ? { ally: characterSchema.parse(ally) } : {}),
    party: partySchema.parse(party),
    tracks: Object.fromEntries(
      Object.entries(tracks).map(([purpose, track]) => [purpose, { name: purpose, ...track }]),
    ),
  })
  const offered = reading?.choice?.picks ?? []
  return offered.filter(({ barred }) => !barred).map(({ id }) => id)
}

/** What may be answered to a question after the roll, by its id. */
export function answersTo(
  question: string,
  move: string,
  dice: number[],
  inputs: object = {},
  at: At = {},
): string[] {
  const { actor = {}, party = {}, settings = {} } = at
  const { answers = {}, given = {} } = inputs as Partial<MoveInput>
  const sheets = Object.entries({ ...at.others }).map(([id, own]) => [
    `character:${id}`,
    characterSchema.parse(own),
  ])
  const asks = playRules(ironsworn, { settings, charts: {} }).moves[move]?.after?.(
    {
      ...{ dice, answers, given, actor: characterSchema.parse(actor) },
      party: partySchema.parse(party),
      company: Object.fromEntries(sheets),
    },
    [],
  )
  const kind = asks?.find(({ id }) => id === question)?.kind
  return kind?.type === 'choice' ? kind.values.map(({ value }) => value) : []
}

/** An action roll with iron as it is read in play, and what the adviser offers for it. */
export function rolled(roll: {
  dice: readonly [number, number, number]
  stat: number
  adds?: number
  momentum?: number
  debilities?: readonly string[]
}) {
  const { dice, stat, adds = 0, momentum = 0, debilities = [] } = roll
  const move = ironsworn.moves['faceDanger']
  const at = {
    ...{ dice: [...dice], given: { adds }, answers: { stat: 'iron' } },
    actor: characterSchema.parse({ stats: { iron: stat }, momentum, debilities }),
  }
  const reading = move?.read(at)
  const offer = move?.swaps?.(at)?.offers[0]
  return {
    ...{ band: reading?.band, score: reading?.sum.total, isMatch: reading?.isMatch ?? false },
    burn: offer
      ? {
          ...{ band: offer.band, leaves: offer.leaves },
          cancels: 'cancels' in offer.swap ? offer.swap.cancels : [],
        }
      : null,
  }
}

/** The odds of an action roll with this much added, as counts of its 600 falls. */
export function oddsOfAction(adds: number, momentum = 0): Record<string, number> {
  const move = ironsworn.moves['faceDanger']
  if (!move) throw new Error('no such move')
  const actor = characterSchema.parse({ stats: { iron: adds }, momentum })
  const at = { actor, given: {}, answers: { stat: 'iron' } }
  const counted = (odds: readonly BandOdds[]) =>
    Object.fromEntries(odds.map(({ band, share }) => [band, Math.round(share * 600)]))
  return counted(oddsWithSwap(move, at)?.odds ?? oddsOf(move, at))
}
