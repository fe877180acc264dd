import { z } from 'zod'
import { bothTacticsSchema } from '../../rules/system/fight/dry-run'
import { journeyTacticsSchema, type JourneyStart } from '../../rules/system/journey'
import { progressScore } from '../../rules/tracks/progress'
import { refuse } from '../../shared/reply'
import { operation } from '../define'
import { modifiersOf } from '../effect/read'
import { readFight, type Fight } from '../encounter/fight'
import type { Read } from '../file/handles'
import { heldTrack } from '../move/tracks'
import { partySheetOf } from '../party/sheet'
import { playRulesOf } from '../setting/play-rules'
import { rulingsOf } from '../setting/read'
import { knownSystem, sheetOf } from '../sheet/sheets'
import { trackById } from '../track/read'
import { baseOf, mostFights, proposalsOf } from './even'
import { kindsIn } from './kinds'
import { oddsPlayed } from './odds-run'
import { idSchema as id, whole } from '../../shared/bounded'

const encounterId = id
const runs = whole(1, 100_000)
const seed = whole(0, 0x7fff_ffff)

/** Turns after which a fight is stopped that nobody wins: five minutes of blows. */
const mostTurns = 60

/** Legs after which a journey is stopped that goes nowhere. */
const mostLegs = 200

/** Dry runs of a fight or a journey: nothing of them is written, and players hear nothing of them. */
export const oddsApi = {
  /** Plays a fight many times from where it stands; what it comes to is asked of `odds.result`. */
  'odds.start': operation({
    input: z.strictObject({
      encounterId,
      tactics: bothTacticsSchema,
      count: runs,
      seed,
    }),
    run: ({ file, odds }, { encounterId, tactics, count, seed }) => {
      const { value: fight } = file.read((read) => fightToPlay(read, encounterId))
      const { rules, combatants } = fight
      const people = Object.values(combatants).map(({ id, label, side }) => ({ id, label, side }))
      const moment = rules.momentOf(fight.snapshot)
      odds.startFights(
        { encounterId, moment, combatants: people },
        { kind: 'fight', ...playedFrom(fight), tactics, seed, count, mostTurns },
      )
      return true
    },
  }),
  /**
   * Searches for how many more or fewer of whom would let the company win so many of a hundred fights;
   * what it comes to is asked of `odds.prepared`. Nothing is changed by it.
   */
  'odds.startEven': operation({
    input: z.strictObject({
      encounterId,
      tactics: bothTacticsSchema,
      count: whole(10, 1000),
      seed,
      target: whole(5, 95),
    }),
    run: ({ file, odds }, { encounterId, ...asked }) => {
      const { value: job } = file.read((read) => {
        const fight = fightToPlay(read, encounterId)
        if (fight.encounter.status !== 'prepared') refuse('refusal.begunAlready')
        const kinds = kindsIn(read, fight)
        if (kinds.length === 0) refuse('refusal.nobodyToEven')
        return { ...playedFrom(fight), kinds }
      })
      odds.startEven(encounterId, { kind: 'even', ...job, ...asked, mostTurns })
      return true
    },
  }),
  /**
   * What is known of the odds of a prepared fight as it stands: how often the company wins, and what was
   * proposed to make it even. Nothing where it was changed since it was played.
   */
  'odds.prepared': operation({
    input: z.strictObject({ encounterId }),
    run: ({ file, odds }, { encounterId }) => {
      const { value: fight } = file.read((read) => readFight(read, encounterId))
      const known = odds.ofPrepared(encounterId, playedFrom(fight))
      if (known?.kind === 'fight') {
        const { fights, wins } = known.tally
        return { company: baseOf({ base: { fights, wins } }), fights, even: null }
      }
      if (!known) return { company: null, fights: 0, even: null }
      const { status, tally, job } = known
      const { tactics, seed, count, target } = job
      return {
        company: baseOf(tally),
        fights: tally.base.fights,
        even: {
          ...{ status, tactics, seed, count, target },
          played: tally.fights,
          most: mostFights(job),
          proposals: proposalsOf(tally, job),
        },
      }
    },
  }),
  /** Stops what is played; what it has come to stays. */
  'odds.stop': operation({
    input: z.strictObject({}),
    run: ({ odds }) => {
      odds.stop()
      return true
    },
  }),
  /** What the last dry runs of a fight have come to so far; null where there were none. */
  'odds.result': operation({
    input: z.strictObject({ encounterId }),
    reads: [oddsPlayed],
    run: ({ odds }, { encounterId }) => odds.ofFight(encounterId),
  }),
  /** Makes a journey many times from where its track stands; one of its party leads it. */
  'odds.startJourney': operation({
    input: z.strictObject({
      trackId: id,
      leaderId: id,
      tactics: journeyTacticsSchema,
      count: runs,
      seed,
    }),
    run: ({ file, odds }, { trackId, leaderId, tactics, count, seed }) => {
      const { value: job } = file.read((read) => journeyJob(read, trackId, leaderId))
      const boxes = progressScore(job.start.track.ticks)
      const how = { tactics, count, seed, mostLegs }
      odds.startJourneys({ trackId, leaderId, boxes }, { kind: 'journey', ...job, ...how })
      return true
    },
  }),
  /** What the last dry runs of a journey have come to so far; null where there were none. */
  'odds.journey': operation({
    input: z.strictObject({ trackId: id }),
    reads: [oddsPlayed],
    run: ({ odds }, { trackId }) => odds.ofJourney(trackId),
  }),
}

/** A fight that can play itself, with both sides in it; a refusal in words for any other. */
function fightToPlay(read: Read, encounterId: string): Fight {
  const fight = readFight(read, encounterId)
  if (fight.encounter.status === 'over') refuse('refusal.fightOver')
  if (!fight.rules.dryRun) refuse('refusal.noDryRun')
  const sides = new Set(Object.values(fight.combatants).map(({ side }) => side))
  if (sides.size < 2) refuse('refusal.oneSide')
  return fight
}

/** Where a fight stands, as those who play it are told. */
function playedFrom({ encounter, snapshot }: Fight) {
  const context = snapshot.context as object
  return { system: encounter.system, value: String(snapshot.value), context }
}

/** A journey as it stands, with who leads it; a refusal in words where it cannot be made dry. */
function journeyJob(read: Read, trackId: string, leaderId: string) {
  const track = trackById(read, trackId)
  const system = knownSystem(track.system)
  const { journey } = playRulesOf(read, system.id)
  if (!journey || journey.purpose !== track.purpose) refuse('refusal.noJourney')
  const start: JourneyStart = {
    leader: `character:${leaderId}`,
    sheet: sheetOf(read, 'character', leaderId, system.id),
    modifiers: modifiersOf(read, leaderId, system.id),
    party: partySheetOf(read, system.id) ?? {},
    trackId,
    track: { ...heldTrack(read, trackId), purpose: track.purpose },
  }
  return { system: system.id, rulings: rulingsOf(read, system), start }
}
