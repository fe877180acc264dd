import { refNamed } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import type { Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { systemsInPlay } from '../sheet/sheets'
import { milestoneById, type Milestone } from './read'

/** A deed that somebody calls a milestone. */
export interface NewClaim {
  kind: 'mission' | 'personal'
  missionId: string | null
  characterId: string
  deed: string
  /** Whether a personal one may be told to all; one of the mission always is. */
  openly: boolean
}

function addVoice(
  write: Write,
  milestoneId: string,
  characterId: string,
  says: 'claims' | 'objects',
): void {
  write.run(
    `INSERT INTO milestone_voice (milestone_id, character_id, says)
     VALUES (@milestoneId, @characterId, @says)
     ON CONFLICT DO UPDATE SET says = excluded.says`,
    { milestoneId, characterId, says },
  )
}

/** Puts a claim before the GM (IF-059). */
export function claim(write: Write, { kind, missionId, characterId, deed, openly }: NewClaim) {
  const system = systemsInPlay(write).find(({ milestones }) => milestones)
  const milestoneId = write.newId()
  write.run(
    `INSERT INTO milestone (id, system, kind, mission_id, deed, openly, at)
     VALUES (@milestoneId, @system, @kind, @missionId, @deed, @openly, @at)`,
    {
      milestoneId,
      kind,
      missionId,
      deed,
      openly: kind === 'personal' && openly ? 1 : 0,
      system: system?.id ?? refuse('refusal.noMilestones'),
      at: write.now,
    },
  )
  addVoice(write, milestoneId, characterId, 'claims')
  tell(write, 'milestone.claimed', characterId, { id: milestoneId, deed, mission_id: missionId })
  return { milestoneId }
}

/**
 * Another claims the same deed for themselves, objects, or takes back what they said (IF-061). It must
 * be undecided, and somebody must go on claiming it.
 */
export function dispute(
  write: Write,
  {
    milestoneId,
    characterId,
    says,
  }: { milestoneId: string; characterId: string; says: 'claims' | 'objects' | 'agrees' },
): void {
  const milestone = milestoneById(write, milestoneId)
  if (milestone.gm !== 'pending') refuse('refusal.milestoneDecided')
  if (milestone.kind === 'personal') refuse('refusal.milestoneOwn')
  const left = milestone.claimants.filter(({ id }) => id !== characterId)
  if (says !== 'claims' && left.length === 0) refuse('refusal.milestoneUnclaimed')
  if (says === 'agrees') {
    const place = { milestoneId, characterId }
    write.run(
      `DELETE FROM milestone_voice
       WHERE milestone_id = @milestoneId AND character_id = @characterId`,
      place,
    )
    const said = [...milestone.claimants, ...milestone.objectors]
    if (said.some(({ id }) => id === characterId)) {
      tell(write, 'milestone.agreed', characterId, milestone)
    }
    return
  }
  addVoice(write, milestoneId, characterId, says)
  tell(write, 'milestone.disputed', characterId, milestone)
}

/** Records what happened to a milestone, with the character it concerns. */
export function tell(
  write: Write,
  kind: string,
  characterId: string | null,
  milestone: Pick<Milestone, 'id' | 'deed' | 'mission_id'>,
  gaps: Record<string, string> = {},
): void {
  const who = characterId === null ? [] : [refOf(write, 'character', characterId)]
  write.record(
    {
      kind,
      secret: false,
      about: [...who, refNamed('milestone', milestone.id, milestone.deed)],
      with: { deed: milestone.deed, ...gaps },
    },
    { missionId: milestone.mission_id },
  )
}
