import type { Fact } from '../../../src/shared/fact'
import type { FactPlace, Write } from '../../../src/campaign/file/handles'
import { sampleWorkspace } from '../workspace'
import { closeMission, missionId } from '../mission'
import { bridgeFight, shortFight } from '../fight/short-fight'
import { allFronts, allMissions } from '../whole-lists'

/** A workspace on the sample campaign. */
export type ReportTable = Awaited<ReturnType<typeof sampleWorkspace>>

/** Writes rows and facts as a command of its own. */
export function byHand({ workspace }: ReportTable, work: (write: Write) => void): void {
  workspace.file.command('test.rows', () => ({ key: 'test' }), work)
}

/** Records facts by hand. */
export function record(table: ReportTable, facts: readonly Fact[], place?: FactPlace): void {
  byHand(table, (write) => {
    for (const fact of facts) write.record(fact, place)
  })
}

export const sessionId = 'session-1'
export const characterId = 'character-maro'

function openSession(write: Write): void {
  write.run(
    `INSERT INTO session (id, number, name, started_at, first_day, summary)
     VALUES ('session-1', 1, 'The bridge', @now, 0, 'Wend lied to them.')`,
    { now: write.now },
  )
  write.run(
    `INSERT INTO attendance (session_id, character_id, absent)
     SELECT 'session-1', id, id = 'character-tamsin' FROM character`,
  )
  write.run(
    `INSERT INTO scene (id, session_id, position, name, mission_id, started_at)
     VALUES ('scene-1', 'session-1', 0, 'Where Wend hides', 'mission-toll', @now)`,
    { now: write.now },
  )
  write.run(`UPDATE mission SET deadline_day = 20 WHERE id = 'mission-toll'`)
  write.run('DELETE FROM calendar_month')
  write.run(
    `INSERT INTO calendar_month (position, name, days) VALUES (0, 'Thaw', 30), (1, 'Hay', 30)`,
  )
  write.run('UPDATE calendar SET day = 12, first_year = 410')
}

function payment(write: Write): void {
  const rows: [id: string, amount: number, unit: string, source: string, secret: number][] = [
    ['reward-1', 60, 'silver', 'Orsel Wend', 0],
    ['reward-2', 15, 'silver', 'the ferry', 0],
    ['reward-3', 40, 'gold', 'the cult behind Wend', 1],
  ]
  for (const [position, [id, amount, unit, source, secret]] of rows.entries()) {
    write.run(
      `INSERT INTO mission_reward (id, mission_id, position, amount, unit, source, secret)
       VALUES (@id, 'mission-toll', @position, @amount, @unit, @source, @secret)`,
      { id, position, amount, unit, source, secret },
    )
  }
}

async function claimMilestone({ run }: ReportTable): Promise<void> {
  const claim = { kind: 'mission' as const, missionId, characterId, deed: 'Rang the bell at noon' }
  const { milestoneId } = await run('milestone.claim', claim)
  await run('milestone.confirm', { milestoneId, agreedOn: null })
}

/** An evening with all that a report tells: a fight, harm, a portent, notes, a deed, pay, the end. */
export async function reportEvening(
  closing?: Parameters<typeof closeMission>[1],
): Promise<ReportTable> {
  const table = await sampleWorkspace()
  const { run } = table
  byHand(table, openSession)
  byHand(table, payment)
  const missions = await allMissions({ run })
  const objectives = missions.find(({ id }) => id === missionId)?.objectives ?? []
  await run('mission.setObjective', { objectiveId: objectives[0]?.id ?? '', state: 'reached' })
  await run('mission.setObjective', { objectiveId: objectives[1]?.id ?? '', state: 'missed' })
  await run('encounter.showName', { encounterId: bridgeFight, shown: true })
  await shortFight(table, { 'combatant-raider-3': 60, 'combatant-maro': 3 })
  await run('move.confirm', {
    ...{ system: 'iron-fist', move: 'sufferHarm', missionId, given: { harm: 5 } },
    actor: { type: 'character', id: characterId },
    target: { type: 'character', id: 'character-brannoch' },
    ...{ dice: [5, 4], picks: ['serious'] },
    answers: { instead: 'debility', debility: 'A lame leg' },
  })
  const [front] = await allFronts({ run })
  const portentId = front?.dangers[0]?.portents[0]?.id ?? ''
  await run('front.tickPortent', { portentId, how: 'prescriptive', cause: 'Nobody watched' })
  await run('note.jot', { text: 'The ferryman was kind', forPlayers: true })
  await run('note.jot', { text: 'The ferryman is the cultist' })
  await claimMilestone(table)
  byHand(table, (write) => write.run('UPDATE calendar SET day = 31'))
  await closeMission(table, closing)
  await run('report.sayAllSeen', { subject: 'mission', id: missionId, seen: true })
  return table
}
