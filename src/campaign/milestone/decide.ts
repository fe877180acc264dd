import type { MilestoneRules } from '../../rules/moves/milestone'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import type { Write } from '../file/handles'
import { landEffects } from '../sheet/land'
import { knownSystem, sheetOf } from '../sheet/sheets'
import { tell } from './claim'
import { milestoneById, type Milestone } from './read'

const rulesOf = ({ system }: Milestone): MilestoneRules =>
  knownSystem(system).milestones ?? refuse('refusal.noMilestones')

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
  const to = rulesOf(milestone).awardedTo({
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
  tell(write, 'milestone.confirmed', null, milestone)
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
  }: { milestoneId: string; what: string; answers: Record<string, string> },
): void {
  const milestone = milestoneById(write, milestoneId)
  const { awarded_to: to, system } = milestone
  if (to === null) refuse('refusal.milestoneNotAwarded')
  if (milestone.exchanged_for !== null) refuse('refusal.milestoneSpent')
  const rules = rulesOf(milestone)
  const bought = rules.exchanges.find(({ id }) => id === what) ?? refuse('refusal.gone')
  if (bought.isMissionRoll) spendOnRoll(write, milestone, to)
  else {
    const sheet = sheetOf(write, 'character', to, system)
    const effects = rules.effects(sheet, what, answers)
    if ('key' in effects) refuse(effects.key, effects.with)
    const cause = phrase('cause.milestone', { deed: milestone.deed.slice(0, 200) })
    const holder = { type: 'character' as const, id: to }
    landEffects(
      write,
      { holder, system, sheet, effects, cause },
      { missionId: milestone.mission_id },
    )
  }
  write.run('UPDATE milestone SET exchanged_for = @what WHERE id = @milestoneId', {
    milestoneId,
    what,
  })
  tell(write, 'milestone.exchanged', to, milestone, { what: `@${bought.label.key}` })
}

function spendOnRoll(
  write: Write,
  { mission_id: missionId }: Milestone,
  characterId: string,
): void {
  if (missionId === null) refuse('refusal.milestoneNoMission')
  const place = { missionId, characterId }
  const changes = write.run(
    `UPDATE participant SET milestones = milestones + 1
     WHERE mission_id = @missionId AND character_id = @characterId AND roll IS NULL`,
    place,
  )
  if (changes > 0) return
  const took = write.get(
    `SELECT 1 FROM participant WHERE mission_id = @missionId AND character_id = @characterId`,
    place,
  )
  refuse(took ? 'refusal.rollsBegan' : 'refusal.tookNoPart')
}
