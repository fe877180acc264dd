import type { InputOf } from '../../../src/campaign/api'
import { ironsworn } from '../../../src/rules/ironsworn'
import { sheetRules } from '../../../src/rules/ironsworn/moves/sheet-rules'
import { playRules } from '../../../src/rules/system/system'
import { keyOf, peopleOf } from '../../../src/renderer/moves/sides/people'
import { useMoveRun } from '../../../src/renderer/moves/run/use-move-run'
import type { Term } from '../../../src/shared/term'
import { system, type Table } from './table'

/** A move to be made: what the table says, settles and rolls. */
export interface Making {
  move: string
  actor: string
  ally?: string | undefined
  target?: string | undefined
  given?: Readonly<Record<string, number>>
  /** More answers than are asked for do no harm: what is not asked is not sent. */
  answers?: Readonly<Record<string, string | number>>
  /** Tracks by purpose, by the names of the case. */
  tracks?: Readonly<Record<string, string>>
  opened?: InputOf<'move.confirm'>['opened']
  dice?: readonly number[]
  burn?: boolean
  picks?: readonly string[]
  /** What is picked if it comes to a miss. */
  onMiss?: string | undefined
  /** Figures of the queue that the GM overrules. */
  overrules?: boolean
}

const { moves } = playRules(ironsworn, { settings: {}, charts: {} })

/** Whether an entry of the queue is settled by a move, itself or as the roll on a table for it. */
const isSettledBy = (oneOf: readonly string[], move: string) =>
  oneOf.some((each) => each === move || moves[each]?.byTable === move)

/** The entry of the queue that a move settles: the first of this actor's that wants it. */
async function queuedFor({ queue, idOf }: Table, { move, actor }: Making) {
  const all = await queue()
  return all.find(({ oneOf, actor: by }) => isSettledBy(oneOf, move) && by?.id === idOf(actor))
}

/** What the move runner of the screen is fed with. */
async function stageOf({ run, party }: Table) {
  const [characters, npcs, modifiers, tracks, shared] = [
    await run('character.list', {}),
    (await run('npc.list', {})).npcs,
    await run('modifier.list', {}),
    await run('move.tracks', {}),
    await party(),
  ]
  return {
    system,
    moves,
    tracks,
    people: peopleOf(system, characters, npcs, modifiers),
    party: shared,
  }
}

/** Opens the runner for a move as the screen does, settled as far as it can be before the dice. */
export async function openMove(table: Table, making: Making) {
  const {
    move,
    actor,
    ally,
    target,
    given = {},
    answers = {},
    tracks = {},
    overrules = false,
  } = making
  const queued = await queuedFor(table, making)
  const at = await stageOf(table)
  const keyed = (name: string) => keyOf({ type: 'character', id: table.idOf(name) })
  const settled = overrules ? { ...queued?.given, ...given } : { ...given, ...queued?.given }
  const wanted = new Set((moves[move]?.wantsTracks ?? []).map(({ purpose }) => purpose))
  const named = Object.entries(tracks).filter(([purpose]) => wanted.has(purpose))
  const session = useMoveRun(() => at, {
    ...{ move, actor: keyed(actor), given: settled, answers },
    tracks: Object.fromEntries(named.map(([purpose, name]) => [purpose, table.trackId(name)])),
  })
  if (ally !== undefined) session.cast('ally', keyed(ally))
  if (target !== undefined) session.cast('target', keyed(target))
  return { session, queued }
}

/** What a session lacks, for whoever reads the failure. */
function lacking({ draft, missing, read }: ReturnType<typeof useMoveRun>): string {
  const { asksBefore, asksAfter, reading, refused } = read.value
  const { answers, picks, dice } = draft.value.inputs
  const asked = [...asksBefore, ...asksAfter].map(({ id, kind }) => ({ id, kind }))
  const unnamed = missing.value
  return JSON.stringify({ dice, answers, picks, refused, unnamed, asked, reading })
}

/** The session with its dice, burn and picks. */
function collect(session: ReturnType<typeof useMoveRun>, making: Making) {
  const { dice = [], burn = false, onMiss, picks = [] } = making
  const { cautions } = session.read.value
  session.typeDice([...dice])
  const { plain, swaps } = session.read.value
  if (burn) session.swapIn(swaps?.offers[0]?.swap)
  const isMissed = session.read.value.reading?.band === 'miss'
  session.take(onMiss !== undefined && isMissed ? [onMiss] : [...picks])
  const { reading, asksAfter, outcome } = session.read.value
  const request = session.request.value
  if (!request || !reading || !plain || !outcome) {
    throw new Error(`${making.move} of ${making.actor} does not come through: ${lacking(session)}`)
  }
  return { cautions, plain, swaps, reading, asksAfter, outcome, request }
}

/** A move that was made: how it stood before it was confirmed, and what the file says of it. */
export type Made = Awaited<ReturnType<typeof make>>

/** Makes a move through the runner of the screen and confirms what it has collected. */
export async function make(table: Table, making: Making) {
  const { burn = false, opened } = making
  const { session, queued } = await openMove(table, making)
  const { request, reading, outcome, ...before } = collect(session, making)
  const queuedId = queued ? { queuedId: queued.id } : {}
  const landed = await table.run('move.confirm', {
    ...{ ...request, ...queuedId },
    ...(opened ? { opened } : {}),
  })
  const told = (await table.run('journal.recent', { limit: 80 })).map(({ fact }) => fact)
  const fact = told.find(({ kind }) => kind === 'move.made')
  return {
    ...{ ...before, burn, landed },
    choice: reading.choice,
    terms: fact?.terms ?? [],
    isMatch: fact?.with?.['match'] === 1,
    effects: outcome.effects,
    tracks: outcome.tracks ?? [],
    notes: [...landed.told, ...landed.notes].map(({ key }) => key),
  }
}

/** Whether each challenge die would be cancelled by this momentum, whether or not that helps. */
export function cancelled(momentum: number, dice: readonly number[]): boolean[] {
  const [offer] = sheetRules().pool?.offers({ momentum }, dice) ?? []
  const cancels = offer && 'cancels' in offer ? offer.cancels : []
  return [1, 2].map((die) => cancels.includes(die))
}

const sumOf = (terms: readonly Term[], pattern: RegExp) =>
  terms
    .filter(({ label }) => pattern.test(label.key))
    .reduce((total, { value }) => total + value, 0)

/** What was rolled with, and what came on top of it (IS-011). */
export const statIn = (terms: readonly Term[]) =>
  sumOf(terms, /^ironsworn\.(stat\.|figure\.|field\.supply)/)
export const addsIn = (terms: readonly Term[]) => sumOf(terms, /\.(given|modifier)\./)
