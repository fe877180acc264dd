import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'

interface MilestoneRow {
  id: string
  system: string
  kind: 'mission' | 'personal'
  mission_id: string | null
  deed: string
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

const columns = `SELECT id, system, kind, mission_id, deed, gm, agreed_on, awarded_to, exchanged_for
  FROM milestone`

function withVoices(read: Read, row: MilestoneRow) {
  const voices = read.all<VoiceRow>(
    `SELECT milestone_voice.milestone_id, milestone_voice.character_id, character.name,
            milestone_voice.says
     FROM milestone_voice JOIN character ON character.id = milestone_voice.character_id
     WHERE milestone_voice.milestone_id = @id ORDER BY milestone_voice.rowid`,
    { id: row.id },
  )
  const who = (says: VoiceRow['says']) =>
    voices
      .filter((voice) => voice.says === says)
      .map(({ character_id: id, name }) => ({ id, name }))
  return { ...row, claimants: who('claims'), objectors: who('objects') }
}

/** A milestone with those who claim it and those who object. */
export type Milestone = ReturnType<typeof withVoices>

/** Every milestone, in the order they were claimed. */
export function readMilestones(read: Read): Milestone[] {
  return read.all<MilestoneRow>(`${columns} ORDER BY at, rowid`).map((row) => withVoices(read, row))
}

/** One milestone; a refusal in words when it is gone. */
export function milestoneById(read: Read, milestoneId: string): Milestone {
  const row = read.get<MilestoneRow>(`${columns} WHERE id = @milestoneId`, { milestoneId })
  return withVoices(read, row ?? refuse('refusal.gone'))
}
