import { expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { fighting } from '../../support/fight/fight'
import { bridgeFight } from '../../support/fight/short-fight'
import { sampleWorkspace } from '../../support/workspace'

it('a turn in which somebody came is one of the fight’s, though nothing else was done in it', async () => {
  const table = await sampleWorkspace()
  const { sessionId } = await table.run('session.start', {})
  const { act } = fighting(table, bridgeFight)
  await act({ type: 'fight.begin' })
  for (let step = 0; step < 15; step++) await act({ type: 'step.close' })
  await table.run('encounter.addCombatants', {
    encounterId: bridgeFight,
    ...{ from: [{ type: 'npc', id: 'npc-raider-1' }], side: 'foe', quantity: 1 },
  })
  await act({ type: 'fight.end' })
  const { turns } = await table.run('encounter.summary', { encounterId: bridgeFight })
  expect(turns.map(({ turn }) => turn)).toEqual([1, 2])
  const { items } = await table.run('log.page', { sessionId, limit: 50 })
  const log = items.flatMap((item) => (item.type === 'fact' ? [words.tell(item.entry.fact)] : []))
  expect(log).toContain('The fight ends in turn 2.')
  for (const audience of ['gm', 'players'] as const) {
    const asked = { subject: 'session', id: sessionId, audience } as const
    const { fights, timeline } = await table.run('report.read', asked)
    const told = timeline.flatMap(({ scenes }) => scenes.flatMap(({ events }) => events))
    // Players read of nobody whom they were not shown.
    const isTold = told.some(({ text }) => text.includes('joins the fight in turn 2'))
    expect(isTold, audience).toBe(audience === 'gm')
    expect(fights.map(({ turnsText }) => turnsText)).toEqual(['2 turns'])
  }
})
