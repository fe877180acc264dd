import { phrase } from '../../../shared/phrase'
import { asText } from '../../../shared/words/naming'
import { figureAt } from '../../moves/apply'
import type { Procedure } from '../../moves/data/move-data'
import type { Effect } from '../../moves/effect'
import type { MoveInput } from '../../moves/move'
import type { FollowUp, Outcome } from '../../moves/outcome'
import { everybody, sheetOn } from '../../moves/sides'
import type { HeldTrack, TrackChange } from '../../moves/tracks'
import { chosenCompanion, diesAtOnce } from '../figures/companions'
import { ownHarm } from '../figures/duel'
import { blow } from '../figures/harm'
import { questXp, recommit } from '../figures/progress'
import { rankNumber } from '../../tracks/progress'
import { likelihoods, type Likelihood } from '../../oracles/yes-no'
import { askOracle } from '../oracle/ask-oracle'
import { rowAt } from '../oracle/lookup'
import { mustTestBond, type Settings } from '../settings'
import { characterSchema } from '../sheet'
import { assetLost } from './assets'
import { focused } from './focus'
import { rowFollowUps } from './data/table-rows'

/** What the procedures of one move come to, all together: what only this system can work out. */
export function perform(
  procedures: readonly Procedure[],
  input: MoveInput,
  settings: Settings,
): Partial<Outcome> {
  const done = [
    inflicted(procedures, input),
    ...procedures.map((procedure) => single(procedure, input, settings)),
  ]
  return {
    effects: done.flatMap(({ effects = [] }) => effects),
    leadsTo: done.flatMap(({ leadsTo = [] }) => leadsTo),
    notes: done.flatMap(({ notes = [] }) => notes),
    told: done.flatMap(({ told = [] }) => told),
    tracks: done.flatMap(({ tracks = [] }) => tracks),
  }
}

/** A blow is added up first and marked once (IS-050). */
function inflicted(
  procedures: readonly Procedure[],
  { actor, tracks, given }: MoveInput,
): Partial<Outcome> {
  const blows = procedures.filter(({ what }) => what === 'inflict' || what === 'inflictMore')
  if (!blows.some(({ what }) => what === 'inflict')) return {}
  const own = ownHarm(characterSchema.parse(actor ?? {}))
  const harm = blow(own, [...blows.flatMap(({ by }) => by ?? []), figureAt(given, 'bonusHarm')])
  if (!tracks?.['foe']) return { notes: [phrase('ironsworn.note.harmDealt', { harm })] }
  return { tracks: [{ kind: 'mark', purpose: 'foe', marks: harm, rule: 'IS-050' }] }
}

function single(procedure: Procedure, input: MoveInput, settings: Settings): Partial<Outcome> {
  const { rule } = procedure
  switch (procedure.what) {
    case 'stressOfVow':
      return forsaken(input, rule, settings)
    case 'questXp':
      return { effects: experience(input, procedure, settings) }
    case 'recommit':
      return { tracks: again(input, rule) }
    case 'clearProgress':
      return { tracks: cleared(input, rule) }
    case 'clearRest':
      return { tracks: cleared(input, rule, sharedOut(input)) }
    case 'companionHurt':
      return hurtCompanion(procedure, input)
    case 'focus':
      return focused(procedure, input, settings)
    case 'oracle':
      return answered(input, settings)
    case 'table':
      return fallen(procedure, input, settings)
    default:
      return {}
  }
}

/** Those whose a track is; the one who makes the move where nobody's name stands with it (IS-061). */
function ownersOf(track: HeldTrack | undefined): readonly FollowUp['by'][] {
  const owners = track?.owners ?? []
  return owners.length > 0 ? owners : ['actor']
}

/**
 * A vow forsaken weighs on each who swore it as much as it was hard (IS-133), and may strain a bond
 * (IS-166).
 */
function forsaken(input: MoveInput, rule: string, settings: Settings): Partial<Outcome> {
  const { tracks } = input
  const vow = tracks?.['vow']
  const swore = ownersOf(vow)
  const given = vow ? { stress: rankNumber(vow.rank) } : {}
  const leadsTo = swore.map((by): FollowUp => ({ oneOf: ['endureStress'], by, given, rule }))
  const notes = isBurdened(input.actor) ? [phrase('ironsworn.forsakeYourVow.note.burden')] : []
  // Sworn to nobody it strains no bond.
  if (vow?.isPledged === false) return { leadsTo, notes }
  if (!mustTestBond(settings)) {
    return { leadsTo, notes: [...notes, phrase('ironsworn.note.mayTestBond')] }
  }
  const tests = swore.map((by): FollowUp => {
    return { oneOf: ['testYourBond'], by, given: {}, rule: 'IS-166' }
  })
  return { leadsTo: [...leadsTo, ...tests], notes }
}

/** Whether somebody bears what a quest could lift: it stays when that quest is forsaken (IS-186). */
function isBurdened(sheet: object | undefined): boolean {
  const { debilities } = characterSchema.parse(sheet ?? {})
  return debilities.includes('cursed') || debilities.includes('tormented')
}

/** Experience of a quest, for everyone whose quest it was (IS-088, IS-187). */
function experience(input: MoveInput, { by, rule }: Procedure, settings: Settings): Effect[] {
  const vow = input.tracks?.['vow']
  if (!vow) return []
  const xp = questXp(vow.rank, by === -1 ? 'weak' : 'strong')
  const isSaidOfAll = input.answers?.['whose'] === 'all' && (vow.owners ?? []).length === 0
  const swore = isSaidOfAll ? everybody(input) : ownersOf(vow)
  return (settings['vow.xpForAll'] ? swore : (['actor'] as const)).map((on) => {
    const { xpEarned } = characterSchema.parse(sheetOn(input, on) ?? {})
    return { on, field: 'xpEarned', from: xpEarned, to: Math.min(999, xpEarned + xp), rule }
  })
}

/** Whatever track the move is about begins anew, one rank harder (IS-047). */
function again({ tracks = {} }: MoveInput, rule: string): TrackChange[] {
  return Object.entries(tracks).map(([purpose, { rank, ticks }]) => ({
    kind: 'set',
    purpose,
    rule,
    ...recommit(rank, ticks),
  }))
}

/** Progress given up in place of momentum (IS-129). */
function cleared({ tracks, given }: MoveInput, rule: string, less = 0): TrackChange[] {
  const marks = less - figureAt(given, 'points')
  if (!tracks?.['setback'] || marks >= 0) return []
  return [{ kind: 'mark', purpose: 'setback', marks, rule }]
}

/** The points of a setback that health, spirit and supply have taken; the rest goes on (IS-172). */
function sharedOut({ given }: MoveInput): number {
  return ['health', 'spirit', 'supply'].reduce((all, id) => all + figureAt(given, id), 0)
}

/**
 * A companion with no health left helps nobody until it has some again; on a miss it is out of
 * action, and dead at once with a 1 (IS-086, IS-125, IS-194).
 */
function hurtCompanion({ by, rule }: Procedure, { actor, answers, dice }: MoveInput) {
  const sheet = characterSchema.parse(actor ?? {})
  const { name, health } = chosenCompanion(sheet, { ...(answers ? { answers } : {}) })
  if (name === null || health > 0) return {}
  const isMiss = by === -1
  if (isMiss && diesAtOnce(health, dice[0] ?? NaN)) return { effects: assetLost(sheet, name, rule) }
  const note = isMiss ? 'outOfAction' : 'cannotAssist'
  return { notes: [phrase(`ironsworn.companionEndureHarm.note.${note}`)] }
}

const isOdds = (answer: unknown): answer is Likelihood =>
  likelihoods.some((odds) => odds === answer)

/** The answer of the oracle to a yes or no (IS-143, IS-144). */
function answered({ answers, dice }: MoveInput, settings: Settings): Partial<Outcome> {
  const odds = answers?.['odds']
  if (!isOdds(odds)) return {}
  const hundredIsMatch = settings['oracle.hundredIsMatch']
  const { answer, match } = askOracle(odds, dice[0] ?? 0, { hundredIsMatch })
  const twist = match ? [phrase('ironsworn.note.extreme')] : []
  const comes = String(answers?.[answer] ?? '').trim()
  const said = comes === '' ? [] : [phrase('ironsworn.note.comes', { what: asText(comes) })]
  const asked = phrase('ironsworn.note.odds', { odds: `@ironsworn.askTheOracle.ask.odds.${odds}` })
  return {
    told: [asked],
    notes: [phrase(`ironsworn.note.answer.${answer}`), ...said, ...twist],
  }
}

const tablesOfMoves = ['moves/endure_harm', 'moves/endure_stress', 'moves/pay_the_price'] as const

/** What the row of a table brings (IS-139 to IS-141). */
function fallen(
  { by, rule }: Procedure,
  { dice, given }: MoveInput,
  { profile }: Settings,
): Partial<Outcome> {
  const [table] = tablesOfMoves.slice(by)
  if (!table) return {}
  return rowFollowUps(table, rowAt(table, dice[0] ?? 0, profile), rule, given)
}
