import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { collectAll } from '../../src/campaign/exchange/collect'
import { writeDocument } from '../../src/campaign/exchange/document'
import { content } from '../support/dump'
import { rounds, seed, tellAttempted } from '../support/fight/rounds'
import { sampleWorkspace } from '../support/workspace'
import { Chance } from './support/chance'
import { Tally } from './support/tally'

const files = rounds({ short: 120, whole: 10_000 })

/** Values that somebody may have written where another belongs. */
const odd: readonly unknown[] = [
  ...[null, '', ' ', 'gone', 'x'.repeat(5_000), '\u0000', `'; DROP TABLE npc; --`, '__proto__'],
  ...['../../etc/passwd', 0, -1, 1.5, 1e300, true, [], {}, ['x'], { id: 'x' }, '[[x]]'],
]

type Branch = Record<string, unknown>
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

/** Every object and list of a value. */
function branchesOf(value: unknown): Branch[] {
  if (!isBranch(value)) return []
  return [value, ...Object.values(value).flatMap(branchesOf)]
}

/** A file with prep that somebody has been at. */
function harmed(chance: Chance, whole: string): string {
  if (chance.oneIn(12)) return whole.slice(0, chance.below(whole.length))
  const value: unknown = JSON.parse(whole)
  for (let times = chance.between(1, 3); times > 0; times--) {
    const branch = chance.of(branchesOf(value)) ?? {}
    const key = chance.of(Object.keys(branch)) ?? 'extra'
    const other = chance.of(branchesOf(value)) ?? {}
    const deeds = [
      () => Reflect.deleteProperty(branch, key),
      () => (branch[key] = chance.of(odd)),
      // The same id, name or part twice.
      () => (branch[key] = structuredClone(other[key] ?? branch[key])),
      () => (Array.isArray(branch) ? branch.push(branch[0]) : (branch.extra = 1)),
    ]
    chance.of(deeds)?.()
  }
  return JSON.stringify(value)
}

describe('files of prep that came to harm', () => {
  it('are refused in words or brought in and taken out again, and change nothing else', async () => {
    const { call, run, answers, folder, workspace } = await sampleWorkspace()
    const { value: things } = workspace.file.read(collectAll)
    const whole = JSON.stringify(writeDocument('Prep', things))
    const before = content(workspace.file)
    const tally = new Tally('prep files')
    answers.saveTo = join(folder, 'prep.json')
    let accepted = 0
    for (let file = 0; file < files; file++) {
      const chance = new Chance(seed * 100_003 + file)
      const text = harmed(chance, whole)
      await tally.attempt(`file ${file}`, async () => {
        writeFileSync(answers.saveTo ?? '', text)
        const offered = await call('import.choose', {})
        if (!offered.ok) {
          expect(offered.error.message.key).toBe('refusal.noThings')
          return
        }
        const as = chance.of(['new', 'replace', 'leave'] as const) ?? 'new'
        const decisions = (offered.value?.things ?? []).map(({ noun, id }) => ({ noun, id, as }))
        const taken = await call('import.take', { decisions, keepsPlay: chance.oneIn(2) })
        if (!taken.ok) expect(taken.error.code, taken.error.message.key).toBe('refused')
        else accepted++
        while (await run('history.undo', {}));
        expect(content(workspace.file)).toEqual(before)
      })
    }
    tellAttempted(tally.line({ accepted }))
    expect(tally.failures()).toEqual([])
    expect(accepted).toBeGreaterThan(files / 10)
  })
})
