import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../support/reports/report-events'
import { sampleWorkspace } from '../../support/workspace'

describe('what comes to the company as a whole', () => {
  it('IS-128: everybody reads that it ran out of supply, also where that was set by hand', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    await run('character.create', { name: 'Asta', sheets: { ironsworn: {} } })
    await run('party.edit', { system: 'ironsworn', sheet: { supply: 0 } })
    for (const audience of ['gm', 'players'] as const) {
      const report = await run('report.read', { subject: 'session', id: sessionId, audience })
      const texts = eventsOf(report).map(({ text }) => text)
      expect(texts.join('|')).toContain('The company ran out of supply.')
      expect(texts).toContain('Asta is now Unprepared.')
    }
  })
})
