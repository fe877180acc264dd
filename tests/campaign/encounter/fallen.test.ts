import { describe, expect, it } from 'vitest'
import { fighting } from '../../support/fight/fight'
import { sampleWorkspace } from '../../support/workspace'

const raider = { type: 'npc', id: 'npc-raider-1' } as const

/** A fight against three of one entry, of whom the first two go down, as the evening goes on. */
async function afterwards() {
  const table = await sampleWorkspace()
  const { run } = table
  const { sessionId } = await run('session.start', {})
  const { encounterId } = await run('encounter.create', { name: 'At the ford' })
  const from = [{ type: 'character' as const, id: 'character-ysolt' }]
  await run('encounter.addCombatants', { encounterId, from, side: 'party' })
  const many = { encounterId, from: [raider], quantity: 3, side: 'foe' as const }
  const { combatantIds } = await run('encounter.addCombatants', many)
  const [dying = '', down = ''] = combatantIds
  const { act } = fighting(table, encounterId)
  await act({ type: 'fight.begin' })
  const { combatants } = await run('encounter.preparation', { encounterId })
  const names = new Map(combatants.map(({ id, label }) => [id, label]))
  await act({ type: 'damage', combatantId: dying, points: 60, kind: 'real' })
  await act({ type: 'damage', combatantId: down, points: 50, kind: 'fatigue' })
  await act({ type: 'fight.end' })
  const fallen = () => run('encounter.fallen', { encounterId })
  return { ...table, sessionId, fallen, dying: names.get(dying), down: names.get(down) }
}

describe('those who came as a number and lie there after the fight', () => {
  it('CI-063: are told with the turns they have left, as long as the session goes on', async () => {
    const { run, fallen, dying, down } = await afterwards()
    expect(await fallen()).toMatchObject([
      { name: dying, plight: { kind: 'dying', turns: 6 } },
      { name: down, plight: { kind: 'down', turns: null } },
    ])
    await run('session.end', {})
    expect(await fallen()).toEqual([])
  })

  it('CI-063: run out of time with the calendar: nothing is left to do for the dead', async () => {
    const { run, fallen, down } = await afterwards()
    await run('calendar.advance', { amount: 1, unit: 'hours', doing: 'wait' })
    expect(await fallen()).toMatchObject([{ name: down }])
  })

  it('stand in the report of the game master with how they are', async () => {
    const { run, sessionId, dying, down } = await afterwards()
    const wanted = { subject: 'session', id: sessionId, audience: 'gm' } as const
    const { fights } = await run('report.read', wanted)
    expect(fights[0]?.fallen).toMatchObject([
      { name: dying, state: 'dying' },
      { name: down, state: 'unconscious' },
    ])
  })
})
