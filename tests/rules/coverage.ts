import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

interface Rule {
  id: string
  kind: string
}

const rulesFolder = join(import.meta.dirname, '../../src/rules')

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

/** The ids that the titles of a system's tests name. */
function testedIds(system: string): Set<string> {
  // A title stands in the call, or begins with its id in a table of cases.
  const titles = filesIn(join(import.meta.dirname, system), '.test.ts').flatMap((text) => [
    ...text.matchAll(/\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*[`'"]([^`'"\n]*)/g),
    ...text.matchAll(/[`'"]([A-Z]{2}-\d{3}[ :][^`'"\n]+)[`'"]/g),
  ])
  return new Set(titles.flatMap(([, title]) => idsIn(title ?? '')))
}

/** Ids in a title; `CI-005..007` and `CI-005, 006` name each of theirs. */
function idsIn(title: string): string[] {
  return [...title.matchAll(/([A-Z]{2})-(\d{3})(?:(?:\.\.|–|-)(\d{3}))?/g)].flatMap(
    ([, book = '', from = '', to = from]) => {
      const count = Number(to) - Number(from) + 1
      return Array.from(
        { length: Math.max(1, count) },
        (_, index) => `${book}-${String(Number(from) + index).padStart(3, '0')}`,
      )
    },
  )
}

/** Prints one system's ids by kind and those without a test; answers whether none is without. */
function report(system: string): boolean {
  const rules = filesIn(join(rulesFolder, system, 'rulebook'), '.json').flatMap((text) => {
    const chapter = JSON.parse(text) as Rule[]
    return chapter.filter((rule) => 'kind' in rule)
  })
  const tested = testedIds(system)
  const untested = rules.filter((rule) => !tested.has(rule.id))
  const kinds = ['automated', 'assisted', 'reference'].map(
    (kind) => `${rules.filter((rule) => rule.kind === kind).length} ${kind}`,
  )
  const share = (100 * (rules.length - untested.length)) / rules.length
  console.log(
    `${system}: ${rules.length} rules (${kinds.join(', ')}), ${share.toFixed(1)} % tested`,
  )
  for (const rule of untested) console.log(`  no test names ${rule.id}`)
  return untested.length === 0
}

const systems = readdirSync(rulesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .filter((name) => readdirSync(join(rulesFolder, name)).includes('rulebook'))
const verdicts = systems.map(report)
process.exitCode = verdicts.every(Boolean) && verdicts.length > 0 ? 0 : 1
