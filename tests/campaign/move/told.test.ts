import { expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { foeWorkspace } from '../foe/setup'

it.each(['gm', 'players'] as const)(
  'IS-141: the price that a roll told stands in the report of the evening for %s',
  async (audience) => {
    const { make, run } = await foeWorkspace()
    const { sessionId } = await run('session.start', { name: '', absent: [] })
    await make('rollPrice', [47])
    const report = await run('report.read', { subject: 'session', id: sessionId, audience })
    expect(JSON.stringify(report)).toContain(words.t('ironsworn.priceRow.7'))
  },
)
