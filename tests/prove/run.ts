/**
 * `npm run prove`: every attack at its full length, and a table of what was tried and found.
 * `--seed <number>` does a run again (today's by default); a name, as `walks` or `window-kills`, runs
 * one attack alone, some of them longer then. Ends well when nothing failed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Attempted } from '../support/fight/rounds.ts'

const root = join(import.meta.dirname, '../..')
const table = join(mkdtempSync(join(tmpdir(), 'prove-')), 'table.jsonl')
const day = 86_400_000

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: String(Math.floor(Date.now() / day)) } },
  allowPositionals: true,
})
const { seed } = values
console.log(`seed ${seed}`)

/** Attacks on the code, and those on the real program by its windows. */
const kinds = [
  { half: 'unit', folder: 'prove', ending: '.test.ts', args: ['--testTimeout=0'] },
  { half: 'e2e', folder: 'e2e/prove', ending: '.spec.ts', args: ['--workers=1'] },
]

/** Runs the attacks of a kind that are wanted. Answers whether none failed; undefined where none was wanted. */
function run({ half, folder, ending, args }: (typeof kinds)[number]): boolean | undefined {
  const all = readdirSync(join(root, 'tests', folder)).filter((name) => name.endsWith(ending))
  const wanted = all.filter(
    (name) => positionals.length === 0 || positionals.includes(name.slice(0, -ending.length)),
  )
  if (wanted.length === 0) return undefined
  const files = wanted.map((name) => join('tests', folder, name))
  const { status } = spawnSync(process.execPath, ['.setup/test.ts', half, ...args, ...files], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      IRON_TABLE_PROVE: positionals.length === 0 ? 'whole' : 'alone',
      IRON_TABLE_PROVE_SEED: seed,
      IRON_TABLE_PROVE_TABLE: table,
    },
  })
  return status === 0
}

const ended = kinds.map(run).filter((outcome) => outcome !== undefined)
if (ended.length === 0) console.error(`There is no attack named ${positionals.join(', ')}.`)

type Line = Attempted & { seed: number }

const lines = existsSync(table)
  ? readFileSync(table, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line)
  : []

console.table(
  lines.map(({ attack, seed: own, rounds, refused, accepted, failures }) => ({
    ...{ attack, seed: own, rounds, refused, accepted },
    failures: failures.length,
  })),
)
for (const { attack, told = {}, failures } of lines) {
  for (const [what, found] of Object.entries(told)) console.log(`${attack}: ${what}: ${found}`)
  for (const failure of failures) console.log(`${attack} failed: ${failure}`)
}
process.exitCode = ended.length > 0 && ended.every(Boolean) ? 0 : 1
