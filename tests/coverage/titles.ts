/** What the unit tests that ran and passed say they show. */
import { readFileSync } from 'node:fs'

/** The part of a vitest JSON report that is read here. */
interface Report {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[]
}

/**
 * A rule's id as a title names it. The ends of a range (`CI-005..007`, `CI-005–007`) do not count:
 * nobody can see from it that each rule between them is asserted.
 */
const namedId = /(?<!(?:\.\.|–|—|\d-)\s?)\b[A-Z]{2}-\d{3}\b(?!\s?(?:\.\.|–|—|-\d))/g

/** The ids that one title names. */
export function idsInTitle(title: string): string[] {
  return title.match(namedId) ?? []
}

/** The ids that the titles of passed tests name, from a vitest JSON report's file. */
export function passedIds(reportFile: string): Set<string> {
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  const passed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
  return new Set(passed.flatMap(({ title }) => idsInTitle(title)))
}

/** The test files that a report holds, as absolute paths. */
export function reportedFiles(reportFile: string): Set<string> {
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  return new Set(report.testResults.map(({ name }) => name))
}
