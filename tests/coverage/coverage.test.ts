import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../support/folder'
import { measure } from './measure'
import { reachedIds } from './reached'
import { idsInTitle, passedIds } from './titles'

const decoys = join(import.meta.dirname, 'decoys')
const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs')

/** Runs the decoys with the settings of the real tests, and answers which ids count. */
function countedIds(): string[] {
  const report = join(temporaryFolder(), 'report.json')
  const config = join(decoys, 'vitest.config.ts')
  const args = ['run', '--config', config, '--reporter=json', `--outputFile=${report}`]
  spawnSync(process.execPath, [vitest, ...args], { stdio: 'ignore' })
  return [...passedIds(report)]
}

describe('what counts as a test of a rule', () => {
  it('is a passed test whose own title names it, and none of its decoys', () => {
    expect(countedIds()).toEqual(['XX-001'])
  })

  it.each([
    ['CI-005: one', ['CI-005']],
    ['CI-005, CI-007: two', ['CI-005', 'CI-007']],
    ['CI-005..007: a range', []],
    ['CI-005..CI-007: a range', []],
    ['CI-005–007: a range', []],
    ['CI-005-007: a range', []],
  ])('reads %s as %j', (title, ids) => {
    expect(idsInTitle(title)).toEqual(ids)
  })
})

describe('what counts as played', () => {
  it('is cited in code that the entry points reach by value', async () => {
    const reached = await reachedIds(decoys, ['src/entry.ts'])
    expect([...reached]).toEqual(['XX-001'])
  })

  it('is asked of every rule that is not for reference alone', () => {
    const rules = join(import.meta.dirname, '../../src/rules')
    for (const { rules: all, untested, unplayed } of measure(rules, new Set(), new Set())) {
      expect(untested).toEqual(all.map(({ id }) => id))
      expect(unplayed).toEqual(all.filter(({ kind }) => kind !== 'reference').map(({ id }) => id))
    }
  })
})
