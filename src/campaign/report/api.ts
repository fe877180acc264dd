import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { operation, query } from '../define'
import { readSummary } from '../encounter/summary/read'
import type { Read } from '../file/handles'
import { entryOf } from '../journal/api'
import { readMission } from '../mission/read'
import { asMarkdown } from './markdown'
import { missionReport, type Audience, type FightNote, type MissionReport } from './model'
import { words } from '../words'

const input = z.strictObject({
  missionId: z.string().min(1).max(64),
  audience: z.enum(['gm', 'players']),
})

interface FactRow {
  id: number
  at: string
  fact: string
}

/** The fights of a mission that are over, and who did not walk away from them. */
function readFights(read: Read, missionId: string, audience: Audience): FightNote[] {
  return read
    .all<{ id: string }>(
      `SELECT id FROM encounter WHERE mission_id = @missionId AND status = 'over' ORDER BY position`,
      { missionId },
    )
    .map(({ id }) => {
      const { name, turns, tolls } = readSummary(read, id, audience)
      const casualties = tolls.flatMap(({ label, side, state, down }) =>
        down && state ? [{ label, side, state }] : [],
      )
      return { name, turns: turns.length, casualties }
    })
}

function readReport(read: Read, missionId: string, audience: Audience): MissionReport {
  const rows = read.all<FactRow>(
    `SELECT id, at, fact FROM live_fact
     WHERE mission_id = @missionId OR kind GLOB 'portent.*' ORDER BY id`,
    { missionId },
  )
  const fights = readFights(read, missionId, audience)
  return missionReport(readMission(read, missionId), rows.map(entryOf), audience, fights)
}

export const reportApi = {
  /** A mission's report as this audience may read it. */
  'report.mission': query({
    input,
    run: (read, { missionId, audience }) => readReport(read, missionId, audience),
  }),

  /** Saves a mission's report as Markdown where the GM says; answers the path, or null when called off. */
  'report.export': operation({
    input,
    run: async (desk, { missionId, audience }) => {
      const { value: report } = desk.file.read((read) => readReport(read, missionId, audience))
      const path = await desk.host.askSavePath({ name: report.name, extension: 'md' })
      if (path === undefined) return null
      await writeFile(path, asMarkdown(report, words), 'utf8')
      return path
    },
  }),
}
