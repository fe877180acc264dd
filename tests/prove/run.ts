/**
 * `npm run prove`: every attack at its full length, and a table of what was tried and found.
 * `--seed <number>` does a run again (today's by default); a name, as `walks`, runs one attack alone.
 * Ends well when nothing failed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Attempted } from '../support/rounds.ts'

const root = join(import.meta.dirname, '../..')
const table = join(mkdtempSync(join(tmpdir(), 'prove-')), 'table.jsonl')
const day = 86_400_000

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: String(Math.floor(Date.now() / day)) } },
  allowPositionals: true,
})
const { seed } = values
console.log(`seed ${seed}`)

const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const config = join(root, 'tests/vitest.config.ts')
const wanted = positionals.length > 0 ? positionals.map((name) => `prove/${name}`) : ['prove/']
// An attack takes as long as it takes.
const args = ['run', '--config', config, '--reporter=default', '--testTimeout=0', ...wanted]
const { status } = spawnSync(process.execPath, [vitest, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    IRON_TABLE_PROVE: 'whole',
    IRON_TABLE_PROVE_SEED: seed,
    IRON_TABLE_PROVE_TABLE: table,
  },
})

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
process.exitCode = status === 0 ? 0 : 1
