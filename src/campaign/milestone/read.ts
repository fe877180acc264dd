import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'

interface MilestoneRow {
  id: string
  system: string
  kind: 'mission' | 'personal'
  mission_id: string | null
  deed: string
  /** 1 where a personal one was claimed before all, at the table. */
  openly: number
  gm: 'pending' | 'confirmed' | 'denied'
  agreed_on: string | null
  awarded_to: string | null
  exchanged_for: string | null
}
interface VoiceRow {
  milestone_id: string
  character_id: string
  name: string
  says: 'claims' | 'objects'
}

const columns = `SELECT id, system, kind, mission_id, deed, openly, gm, agreed_on, awarded_to,
    exchanged_for
  FROM milestone`

function withVoices(read: Read, rows: readonly MilestoneRow[]) {
  const voices = read.all<VoiceRow>(
    `SELECT milestone_voice.milestone_id, milestone_voice.character_id, character.name,
            milestone_voice.says
     FROM milestone_voice JOIN character ON character.id = milestone_voice.character_id
     WHERE milestone_voice.milestone_id IN (SELECT value FROM json_each(@ids))
     ORDER BY milestone_voice.rowid`,
    { ids: JSON.stringify(rows.map(({ id }) => id)) },
  )
  const byMilestone = Map.groupBy(voices, (voice) => voice.milestone_id)
  return rows.map((row) => {
    const who = (says: VoiceRow['says']) =>
      (byMilestone.get(row.id) ?? [])
        .filter((voice) => voice.says === says)
        .map(({ character_id: id, name }) => ({ id, name }))
    return { ...row, claimants: who('claims'), objectors: who('objects') }
  })
}

/** A milestone with those who claim it and those who object. */
export type Milestone = ReturnType<typeof withVoices>[number]

/** Whether a milestone is its player’s own matter: a personal one that was not claimed openly (IF-062). */
export const isOfOne = ({ kind, openly }: Pick<Milestone, 'kind' | 'openly'>): boolean =>
  kind === 'personal' && openly !== 1

/** The same, as a condition on the rows of the table. */
export const ofOne = "milestone.kind = 'personal' AND milestone.openly = 0"

/** Every milestone, in the order they were claimed. */
export function readMilestones(read: Read): Milestone[] {
  return withVoices(read, read.all<MilestoneRow>(`${columns} ORDER BY at, rowid`))
}

/** One milestone; a refusal in words when it is gone. */
export function milestoneById(read: Read, milestoneId: string): Milestone {
  const row = read.get<MilestoneRow>(`${columns} WHERE id = @milestoneId`, { milestoneId })
  const [found] = row ? withVoices(read, [row]) : []
  return found ?? refuse('refusal.gone')
}
