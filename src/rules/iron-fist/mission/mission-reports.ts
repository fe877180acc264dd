import { phrase, type Phrase } from '../../../shared/phrase'
import type { ConfidentialReport, MissionEnd } from '../../system/mission-rules'
import { defaultSettings, type Deciding } from '../settings'

type ReportSettings = Deciding<'eom.gmReportAtPlayers'>

/** How many players make the GM report as well, by the decision `eom.gmReportAtPlayers`. */
const gmReportsAt: Record<ReportSettings['eom.gmReportAtPlayers'], readonly number[]> = {
  twoOrThree: [2, 3],
  oneToThree: [1, 2, 3],
  never: [],
}

/** Whether the GM reports on one of so many, present or not (IF-065). */
export function gmReports(
  participants: number,
  settings: ReportSettings = defaultSettings,
): boolean {
  return gmReportsAt[settings['eom.gmReportAtPlayers']].includes(participants)
}

/**
 * What is missing or illegal among the confidential reports; empty when the rolls may begin
 * (IF-063 to IF-065, decision `eom.lockRolls`). The gap `character` carries an id: whoever
 * shows the phrase puts the name there.
 */
export function reportsOwed(end: MissionEnd, settings: ReportSettings = defaultSettings): Phrase[] {
  return [
    ...end.participants.flatMap((id) => owedBy(id, end)),
    ...owedByGm(end, settings),
    ...end.reports.flatMap((report) => faultsOf(report, end)),
  ]
}

function owedBy(id: string, { participants, reports }: MissionEnd): Phrase[] {
  const given = reports.filter(({ from }) => from === id).length
  if (given > 1) return [phrase('ironFist.report.tooMany', { character: id })]
  const hasSomeoneToName = participants.length > 1
  return given === 0 && hasSomeoneToName ? [phrase('ironFist.report.owed', { character: id })] : []
}

function owedByGm({ participants, reports }: MissionEnd, settings: ReportSettings): Phrase[] {
  const given = reports.filter(({ from }) => from === null).length
  const due = gmReports(participants.length, settings) ? 1 : 0
  if (given < due) return [phrase('ironFist.report.gmOwed')]
  if (due === 0 && given > 0) return [phrase('ironFist.report.gmNotDue')]
  return given > due ? [phrase('ironFist.report.gmTooMany')] : []
}

function faultsOf({ from, to, value }: ConfidentialReport, { participants }: MissionEnd): Phrase[] {
  const faults: Phrase[] = []
  if (from !== null && !participants.includes(from)) {
    faults.push(phrase('ironFist.report.stranger', { character: from }))
  }
  if (!participants.includes(to)) faults.push(phrase('ironFist.report.stranger', { character: to }))
  if (from === to) faults.push(phrase('ironFist.report.toOneself', { character: to }))
  if (Math.abs(value) !== 1) faults.push(phrase('ironFist.report.value'))
  return faults
}
