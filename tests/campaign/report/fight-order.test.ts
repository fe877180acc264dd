import { expect, it } from 'vitest'
import { fighting } from '../../support/fight/fight'
import { bridgeFight } from '../../support/fight/short-fight'
import { sampleWorkspace } from '../../support/workspace'

/** A fight of one evening: Hob dies, somebody comes as it was planned, Wat dies. */
async function evening() {
  const table = await sampleWorkspace()
  const { run } = table
  const { act } = fighting(table, bridgeFight)
  const { sessionId } = await run('session.start', {})
  const { rowId } = await run('encounter.addRow', {
    encounterId: bridgeFight,
    row: { kind: 'reinforcement', npcId: 'npc-raider-2', quantity: 1, side: 'foe', turn: 1 },
  })
  const falls = (combatantId: string) =>
    act({ type: 'damage', combatantId, points: 60, kind: 'real' })
  await act({ type: 'fight.begin' })
  await falls('combatant-raider-1')
  await run('encounter.rowHappens', { rowId })
  await falls('combatant-raider-3')
  const events = async (id: string, audience: 'gm' | 'players' = 'gm') => {
    await run('report.sayAllSeen', { subject: 'session', id, seen: true })
    const report = await run('report.read', { subject: 'session', id, audience })
    return report.timeline.flatMap(({ scenes }) => scenes.flatMap((scene) => scene.events))
  }
  return { run, act, sessionId, events }
}

const [hob, wat, nettle] = [/\bHob\b/, /\bWat\b/, /\bNettle\b/]
const came = /joins the fight|^In turn 1 of/

it('a fight is told in the order in which it happened, each at its own time, and who came in it once', async () => {
  const { act, sessionId, events } = await evening()
  await act({ type: 'fight.end' })
  for (const audience of ['gm', 'players'] as const) {
    const told = await events(sessionId, audience)
    const within = [hob, came, wat].map((line) => told.findLastIndex(({ text }) => line.test(text)))
    expect(told.filter(({ text }) => came.test(text))).toHaveLength(1)
    const [first = 0, , last = 0] = within
    const inOrder = [first - 1, ...within, last + 1]
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
    const times = inOrder.map((index) => told[index]?.at ?? '')
    expect(new Set(times).size).toBe(5)
    expect(times).toEqual(times.toSorted())
  }
})

it('of a fight of two evenings the second tells all, what happened on the first before its own', async () => {
  const { run, act, events } = await evening()
  await run('session.end', {})
  const second = (await run('session.start', {})).sessionId
  await act({ type: 'damage', combatantId: 'combatant-raider-2', points: 60, kind: 'real' })
  await act({ type: 'fight.end' })
  const told = (await events(second)).map(({ text }) => text)
  const places = [hob, wat, nettle].map((line) => told.findIndex((text) => line.test(text)))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
