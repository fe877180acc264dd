import { describe, expect, it } from 'vitest'
import { sampleWorkspace } from '../../support/workspace'

interface Step {
  detail: string
}

async function planOf(sql: string): Promise<string[]> {
  const { workspace } = await sampleWorkspace()
  const ask = `EXPLAIN QUERY PLAN ${sql}`
  // Statistics of a long campaign, where there are far fewer batches than facts.
  workspace.file.command(
    'test.analyze',
    () => ({ key: 'test' }),
    (write) => {
      write.run('ANALYZE')
      write.run(`INSERT INTO sqlite_stat1 VALUES ('journal', 'journal_batch', '100000 4')`)
      write.run(`INSERT INTO sqlite_stat1 VALUES ('batch', NULL, '25000')`)
      write.run('ANALYZE sqlite_schema')
    },
  )
  return workspace.file.read((read) => read.all<Step>(ask)).value.map(({ detail }) => detail)
}

describe('what has happened', () => {
  it('is read from its newest end, without sorting it all', async () => {
    const plan = await planOf('SELECT id FROM live_fact ORDER BY id DESC LIMIT 100')
    expect(plan[0]).toBe('SCAN journal')
    expect(plan.join()).not.toMatch(/TEMP B-TREE|SCAN batch|BLOOM/)
  })

  it('is found by its mission and by its kind without reading all of it', async () => {
    const plan = await planOf(
      `SELECT id FROM live_fact WHERE mission_id = 'x' OR kind GLOB 'portent.*' ORDER BY id`,
    )
    expect(plan.join()).toMatch(/journal_mission.*journal_kind/)
    expect(plan.join()).not.toMatch(/SCAN/)
  })
})
