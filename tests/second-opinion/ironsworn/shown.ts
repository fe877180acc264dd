import { harmTo, ownHarm } from '../../../src/rules/ironsworn/figures/duel'
import { counted, momentumLimits } from '../../../src/rules/ironsworn/figures/momentum'
import type { Character } from '../../../src/rules/ironsworn/sheet'
import { chanceOfYes, likelihoods } from '../../../src/rules/oracles/yes-no'
import { progressScore } from '../../../src/rules/tracks/progress'
import type { Given, Step } from './case'
import { addsIn, cancelled, statIn, type Made } from './made'
import { camel, diceOf, snake } from './making'
import type { Played } from './steps'
import { helpersOf, type Table } from './table'

type TrackSeen = Awaited<ReturnType<Table['allTracks']>>[number]

/** How everything lies in the file after a step, and what the step came to. */
export interface Seen {
  step: Step
  played: Played
  given: Given
  table: Table
  before: Record<string, Character>
  sheets: Record<string, Character>
  party: { supply: number; unprepared: boolean }
  tracks: readonly TrackSeen[]
  /** Entries that this step has left in the queue. */
  left: Played['arisen']
}

const mainOf = ({ played, step }: Seen): Made => {
  if (!played.main) throw new Error(`step ${step.n} has made no move`)
  return played.main
}
const sheetIn = (sheets: Seen['sheets'], name: string | undefined): Character => {
  const found = sheets[name ?? '']
  if (!found) throw new Error(`nobody is called ${name}`)
  return found
}
const own = ({ sheets, step }: Seen) => sheetIn(sheets, step.actor)
const allyOf = ({ sheets, step }: Seen) => sheetIn(sheets, step.ally)
const patientOf = ({ sheets, step }: Seen) => sheetIn(sheets, step.patient)
const sorted = (list: readonly string[]) => [...list].sort()
const limits = (sheet: Character) => momentumLimits(counted(sheet))
/** Who has initiative for a character; null outside of a fight. */
export const leadOf = ({ initiative }: Character) => (initiative === 'none' ? null : initiative)

/** The track that a step is about. */
function trackIn({ step, table, tracks }: Seen): TrackSeen {
  const id = table.trackId(step.newTrack?.id ?? step.track ?? '')
  const found = tracks.find((track) => track.id === id)
  if (!found) throw new Error(`no track ${step.track}`)
  return found
}

/** The first points that entries for a move ask for; 0 where there is none. */
const pointsFor = (entries: Played['arisen'], move: string) =>
  entries.find(({ oneOf }) => oneOf.includes(move))?.given['points'] ?? 0

/** What was lost on the track that suffers, and what is left to momentum (IS-123, IS-125, IS-126). */
function suffering({ step, before, ...seen }: Seen) {
  const main = mainOf({ step, before, ...seen })
  const field = /^(health\.value|spirit\.value|assets\..*\.health\.value)$/
  const lost = main.effects.find(({ field: each, from, to }) => field.test(each) && from > to)
  const taken = Number(lost?.from ?? 0) - Number(lost?.to ?? 0)
  const rest = (step.amount ?? 0) - taken
  const { momentum } = sheetIn(before, step.actor)
  const paid = main.effects.find(({ field: each }) => each === 'momentum')
  const isPaid = rest > 0 && Number(paid?.to) < Number(paid?.from)
  return { rest, momentum: isPaid ? Number(paid?.to) : momentum }
}

const suffers = ['endure_harm', 'endure_stress', 'companion_endure_harm']

/** Momentum when the dice fall: what is suffered comes before them. */
function momentumAtRoll(seen: Seen): number {
  if (suffers.includes(seen.step.move)) return suffering(seen).momentum
  return sheetIn(seen.before, seen.step.actor).momentum
}

/** Dice that would be cancelled, and whether they may be: the screen offers it where it helps. */
function burning(seen: Seen): boolean[] {
  const { swaps, plain } = mainOf(seen)
  const cancels = cancelled(momentumAtRoll(seen), diceOf(seen.step))
  const [offer] = swaps?.offers ?? []
  if (offer && (!cancels.includes(true) || offer.band === plain.band)) {
    throw new Error(`step ${seen.step.n} offers a burn that is none`)
  }
  return cancels
}

const companionOf = (seen: Seen) => {
  const name = seen.step.companion ?? seen.step.aidedByCompanion ?? ''
  return own(seen).assets[name]
}

const byName = <Value>(names: readonly string[], value: (name: string) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)]))

/** How each of these stands after a rest. */
const restedOf = (seen: Seen, names: readonly string[]) =>
  byName(names, (name) => {
    const { health, spirit, momentum, debilities } = sheetIn(seen.sheets, name)
    return { health: health.value, spirit: spirit.value, momentum, debilities: sorted(debilities) }
  })

/** How many choices each has: one question each, by whom it is put to. */
const choicesAsked = (seen: Seen, names: readonly string[]) =>
  byName(names, (name) => {
    const who = name === seen.step.actor ? 'actor' : `character:${seen.table.idOf(name)}`
    const { asksAfter } = mainOf(seen)
    return asksAfter.filter(({ id }) => /^\d$/.test(id.slice(who.length + 1)) && id.startsWith(who))
      .length
  })

/** Harm that a blow marks on its foe. */
function harmOf(seen: Seen): number {
  const marks = mainOf(seen).tracks.filter(({ kind }) => kind === 'mark')
  return marks.reduce((sum, change) => sum + (change.kind === 'mark' ? change.marks : 0), 0)
}

const xpGained = (seen: Seen) => {
  const { actor } = seen.step
  return sheetIn(seen.sheets, actor).xpEarned - sheetIn(seen.before, actor).xpEarned
}
const isOver = ({ sheets, tracks }: Seen) =>
  Object.values(sheets).every(({ initiative }) => initiative === 'none') &&
  tracks.every(({ purpose, state }) => purpose !== 'foe' || state !== 'open')

const limitsOfRow = ({ from, to }: Played['rows'][number]) => [from, to]
const keysOf = (value: unknown) =>
  Object.keys(typeof value === 'object' && value !== null ? value : {})

/** A rank: of the track, of foes that were brought, or that the table of ranks gives. */
function rankOf(seen: Seen) {
  if (seen.step.move !== 'roll_table') return trackIn(seen).rank
  return seen.played.rows[0]?.text.toLowerCase()
}

const optional = ['sojournFocus']
const isIn = (list: unknown, each: string) => Array.isArray(list) && list.includes(each)

/** What each key of an expectation is read from; `wanted` says for whom, where it names somebody. */
export const shown: Record<string, (seen: Seen, wanted: unknown) => unknown> = {
  n: ({ step }) => step.n,
  momentum: (seen) => own(seen).momentum,
  health: (seen) => own(seen).health.value,
  spirit: (seen) => own(seen).spirit.value,
  maxMomentum: (seen) => limits(own(seen)).max,
  resetMomentum: (seen) => limits(own(seen)).reset,
  debilities: (seen) => sorted(own(seen).debilities),
  status: (seen) => own(seen).status,
  supply: ({ party }) => party.supply,
  unprepared: ({ party }) => party.unprepared,
  initiative: (seen) => leadOf(own(seen)),
  next: ({ left }, wanted) =>
    left
      .filter(({ oneOf }) => !oneOf.some((move) => optional.includes(move)))
      .map(
        ({ oneOf }) =>
          oneOf.map(snake).find((move) => isIn(wanted, move)) ?? oneOf.map(snake).join(' or '),
      ),
  statValue: (seen) => statIn(mainOf(seen).terms),
  addsTotal: (seen) => addsIn(mainOf(seen).terms),
  actionDieCancelled: (seen) =>
    mainOf(seen).terms.some(({ label }) => label.key === 'ironsworn.term.cancelled'),
  score: (seen) => mainOf(seen).landed.total,
  progressScore: (seen) => mainOf(seen).landed.total,
  outcomeBeforeBurn: (seen) => mainOf(seen).plain.band,
  outcome: (seen) => mainOf(seen).landed.band,
  burned: (seen) => mainOf(seen).burn,
  burnCancels: burning,
  burnLegal: (seen) => burning(seen).includes(true),
  match: (seen) => seen.played.answer?.isExtreme ?? mainOf(seen).isMatch,
  options: (seen) =>
    (mainOf(seen).choice?.picks ?? []).filter(({ barred }) => !barred).map(({ id }) => id),
  rank: rankOf,
  track: ({ step }) => step.newTrack?.id ?? step.track,
  ticks: (seen) => trackIn(seen).value,
  progressScoreAfter: (seen) => progressScore(trackIn(seen).value),
  trackStatus: (seen) => trackIn(seen).state,
  harm: harmOf,
  remainderToMomentum: (seen) => suffering(seen).rest,
  momentumBeforeRoll: (seen) => suffering(seen).momentum,
  overflowBeforeRoll: ({ played }) => pointsFor(played.arisen, 'faceASetback'),
  setbackPoints: ({ left }) => pointsFor(left, 'faceASetback'),
  overflow: ({ played }) => pointsFor(played.arisen, 'outOfSupply'),
  stress: ({ left }) => left.find(({ oneOf }) => oneOf.includes('endureStress'))?.given['stress'],
  row: ({ played }) => played.rows.map(limitsOfRow)[0],
  rows: ({ played }) => played.rows.map(limitsOfRow),
  tableRow: ({ played }) => played.rows.map(limitsOfRow)[0],
  word: ({ played }) => played.rows[0]?.text,
  threshold: ({ step }) => {
    const odds = likelihoods.find((each) => each === camel(step.odds ?? ''))
    return odds && 101 - chanceOfYes(odds)
  },
  answer: ({ played }) => played.answer?.answer,
  allowed: ({ played }) => played.isAllowed,
  error: ({ played }) => played.pack && 'error' in played.pack && played.pack.error,
  bondTicks: ({ sheets }, wanted) =>
    byName(keysOf(wanted), (name) => sheetIn(sheets, name).bondTicks),
  bonds: ({ sheets }, wanted) =>
    byName(keysOf(wanted), (name) => sorted(sheetIn(sheets, name).bonds)),
  choicesAllowed: (seen, wanted) => choicesAsked(seen, keysOf(wanted)),
  after: (seen, wanted) => restedOf(seen, keysOf(wanted)),
  companionHealth: (seen) => companionOf(seen)?.health?.value ?? 0,
  canAssist: (seen) => helpersOf(own(seen)).includes(seen.step.companion ?? ''),
  companionDead: (seen) => companionOf(seen) === undefined,
  companionAtRisk: (seen) => mainOf(seen).notes.includes('ironsworn.note.onCompanion'),
  ally: ({ step }) => step.ally,
  allyMomentum: (seen) => allyOf(seen).momentum,
  allyInitiative: (seen) => leadOf(allyOf(seen)),
  patient: ({ step }) => step.patient,
  patientHealth: (seen) => patientOf(seen).health.value,
  patientDebilities: (seen) => sorted(patientOf(seen).debilities),
  foeHarm: (seen) => harmTo(own(seen), trackIn(seen).rank ?? 'dangerous'),
  ownHarm: (seen) => ownHarm(own(seen)),
  objectiveAchieved: (seen) => mainOf(seen).notes.includes('ironsworn.battle.note.won'),
  fightOver: isOver,
  xpGained,
  xpEarnedByCharacter: ({ sheets }, wanted) =>
    byName(keysOf(wanted), (name) => sheetIn(sheets, name).xpEarned),
  xpEarned: (seen) => own(seen).xpEarned,
  xpSpent: (seen) => own(seen).xpSpent,
  xpAvailable: (seen) => own(seen).xpEarned - own(seen).xpSpent,
  cost: (seen) => own(seen).xpSpent - sheetIn(seen.before, seen.step.actor).xpSpent,
}

/** One character at the end, with what a case says of them. */
export function characterShown(sheet: Character, wanted: object): Record<string, unknown> {
  const { momentum, health, spirit, debilities, bonds, assets, status } = sheet
  const { bondTicks, xpEarned, xpSpent } = sheet
  const { max: maxMomentum, reset: resetMomentum } = limits(sheet)
  const companions = Object.entries(assets).flatMap(([name, { health: own }]) =>
    own ? [{ name, health: own.value, canAssist: helpersOf(sheet).includes(name) }] : [],
  )
  const all: Record<string, unknown> = {
    ...{ momentum, maxMomentum, resetMomentum, health: health.value, spirit: spirit.value },
    ...{ debilities: sorted(debilities), bonds: sorted(bonds), bondTicks, xpEarned, xpSpent },
    ...{ status, companions },
  }
  return byName(Object.keys(wanted), (key) => {
    if (!Object.hasOwn(all, key)) throw new Error(`nothing shows ${key}`)
    return all[key]
  })
}

/** A track at the end. */
export function trackShown({ rank, value, state }: TrackSeen) {
  return { rank, ticks: value, progressScore: progressScore(value), status: state }
}
