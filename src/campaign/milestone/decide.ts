import type { MilestoneRules } from '../../rules/moves/milestone'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import type { Read, Write } from '../file/handles'
import { settleEnding } from '../mission/closing-machine'
import { readMission } from '../mission/read'
import { landEffects } from '../sheet/land'
import { playRulesOf } from '../setting/play-rules'
import { sheetOf } from '../sheet/sheets'
import { tell } from './claim'
import { milestoneById, type Milestone } from './read'

const rulesOf = (read: Read, { system }: Milestone): MilestoneRules =>
  playRulesOf(read, system).milestones ?? refuse('refusal.noMilestones')

/**
 * The GM confirms a milestone: it goes to whom the rules give it, or to nobody (IF-061,
 * IF-062). `agreedOn` is whom all players agree on where several claim it.
 */
export function confirm(write: Write, milestoneId: string, agreedOn: string | null) {
  const milestone = undecided(write, milestoneId)
  const claimants = milestone.claimants.map(({ id }) => id)
  if (agreedOn !== null && !claimants.includes(agreedOn)) refuse('refusal.milestoneOther')
  const objections = milestone.objectors.length
  const { kind } = milestone
  const to = rulesOf(write, milestone).awardedTo({
    kind,
    gm: 'confirmed',
    claimants,
    agreedOn,
    objections,
  })
  write.run(
    `UPDATE milestone SET gm = 'confirmed', agreed_on = @agreedOn, awarded_to = @to
     WHERE id = @milestoneId`,
    { milestoneId, agreedOn, to },
  )
  tell(write, to === null ? 'milestone.unheld' : 'milestone.confirmed', null, milestone)
  if (to !== null) tell(write, 'milestone.awarded', to, milestone)
  return { awardedTo: to }
}

/** The GM denies a milestone: nobody gains it (IF-059). */
export function deny(write: Write, milestoneId: string): void {
  const milestone = undecided(write, milestoneId)
  write.run(`UPDATE milestone SET gm = 'denied' WHERE id = @milestoneId`, { milestoneId })
  tell(write, 'milestone.denied', null, milestone)
}

function undecided(write: Write, milestoneId: string): Milestone {
  const milestone = milestoneById(write, milestoneId)
  return milestone.gm === 'pending' ? milestone : refuse('refusal.milestoneDecided')
}

/** Exchanges a milestone for what it buys (IF-060); a closing roll must not have been made yet. */
export function exchange(
  write: Write,
  {
    milestoneId,
    what,
    answers,
    missionId,
  }: {
    milestoneId: string
    what: string
    answers: Record<string, string>
    /** Whose closing roll; its own mission's when left out. */
    missionId?: string | undefined
  },
): void {
  const milestone = milestoneById(write, milestoneId)
  const { awarded_to: to, system } = milestone
  if (to === null) refuse('refusal.milestoneNotAwarded')
  if (milestone.exchanged_for !== null) refuse('refusal.milestoneSpent')
  const rules = rulesOf(write, milestone)
  const bought = rules.exchanges.find(({ id }) => id === what) ?? refuse('refusal.gone')
  refuseTooLate(write, milestone, rules)
  if (bought.isMissionRoll) spendOnRoll(write, missionFor(milestone, rules, missionId), to)
  else {
    const sheet = sheetOf(write, 'character', to, system)
    const effects = rules.effects(sheet, what, answers)
    if ('key' in effects) refuse(effects.key, effects.with)
    const cause = phrase('cause.milestone', { deed: milestone.deed.slice(0, 200) })
    const member = { type: 'character' as const, id: to }
    landEffects(
      write,
      { member, system, sheet, effects, cause },
      { missionId: milestone.mission_id },
    )
  }
  write.run('UPDATE milestone SET exchanged_for = @what WHERE id = @milestoneId', {
    milestoneId,
    what,
  })
  tell(write, 'milestone.exchanged', to, milestone, { what: `@${bought.label.key}` })
}

/** Unspent ones lapse with their mission, where the campaign says so (`milestones.carryOver`). */
function refuseTooLate(
  read: Read,
  { mission_id: missionId }: Milestone,
  { carriesOver }: MilestoneRules,
): void {
  if (missionId === null || carriesOver) return
  if (readMission(read, missionId).status === 'closed') refuse('refusal.milestoneLapsed')
}

/**
 * The mission on whose roll it counts: its own, any for one that belongs to none, and any at all
 * where the campaign says so (decision `milestones.eomRelated`).
 */
function missionFor(
  { mission_id: own }: Milestone,
  { isForOwnMission }: MilestoneRules,
  wanted: string | undefined,
): string {
  const missionId = wanted ?? own ?? refuse('refusal.milestoneNoMission')
  if (own !== null && own !== missionId && isForOwnMission) refuse('refusal.milestoneOtherMission')
  return missionId
}

/** A milestone on a closing roll is counted here and nowhere else (IF-068). */
function spendOnRoll(write: Write, missionId: string, characterId: string): void {
  const spent = readMission(write, missionId).end.milestones[characterId] ?? 0
  settleEnding(write, missionId, { type: 'milestones.spend', characterId, count: spent + 1 })
  write.run(
    `UPDATE participant SET milestones = milestones + 1
     WHERE mission_id = @missionId AND character_id = @characterId`,
    { missionId, characterId },
  )
}
