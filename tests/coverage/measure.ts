/** How much of each rule book is played and shown by a test. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** One rule of a rule book: `reference` is text alone, the others are played. */
interface Rule {
  id: string
  kind: 'automated' | 'assisted' | 'reference'
}

/** One system's count: its rules, those no passed test names, those no reached code plays. */
export interface SystemCoverage {
  system: string
  rules: Rule[]
  untested: string[]
  unplayed: string[]
}

/** The rules of one system, from its rule book. */
function rulesOf(folder: string): Rule[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Partial<Rule>[])
    .filter((entry): entry is Rule => entry.id !== undefined && entry.kind !== undefined)
}

/** Every system under `rulesFolder` against the ids that passed tests name and code reaches. */
export function measure(
  rulesFolder: string,
  tested: ReadonlySet<string>,
  reached: ReadonlySet<string>,
): SystemCoverage[] {
  return readdirSync(rulesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .filter(({ name }) => readdirSync(join(rulesFolder, name)).includes('rulebook'))
    .map(({ name: system }) => {
      const rules = rulesOf(join(rulesFolder, system, 'rulebook'))
      const played = rules.filter(({ kind }) => kind !== 'reference')
      return {
        system,
        rules,
        untested: rules.filter(({ id }) => !tested.has(id)).map(({ id }) => id),
        unplayed: played.filter(({ id }) => !reached.has(id)).map(({ id }) => id),
      }
    })
}
