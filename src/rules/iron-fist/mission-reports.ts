import { phrase, type Phrase } from '../../shared/phrase'
import type { ConfidentialReport, MissionEnd } from '../end-of-mission'

/** How many players make the GM report as well (decision `eom.gmReportAtPlayers`). */
const gmReportsAt = [2, 3]

/**
 * What is missing or illegal among the confidential reports; empty when the rolls may begin
 * (IF-063 to IF-065, decision `eom.lockRolls`). The gap `character` carries an id: whoever
 * shows the phrase puts the name there.
 */
export function reportsOwed(end: MissionEnd): Phrase[] {
  return [
    ...end.participants.flatMap((id) => owedBy(id, end)),
    ...owedByGm(end),
    ...end.reports.flatMap((report) => faultsOf(report, end)),
  ]
}

function owedBy(id: string, { participants, reports }: MissionEnd): Phrase[] {
  const given = reports.filter(({ from }) => from === id).length
  if (given > 1) return [phrase('ironFist.report.tooMany', { character: id })]
  const hasSomeoneToName = participants.length > 1
  return given === 0 && hasSomeoneToName ? [phrase('ironFist.report.owed', { character: id })] : []
}

function owedByGm({ participants, reports }: MissionEnd): Phrase[] {
  const given = reports.filter(({ from }) => from === null).length
  const due = gmReportsAt.includes(participants.length) ? 1 : 0
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
