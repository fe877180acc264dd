import { expect, it } from 'vitest'
import { eventsOf } from '../../support/reports/report-events'
import { sampleWorkspace } from '../../support/workspace'

it('IF-107 IF-109 IF-110: which body of a group fell, and all of it where it panics at once', async () => {
  const { run } = await sampleWorkspace()
  const { sessionId } = await run('session.start', {})
  const band = { bodies: { 1: {}, 2: {}, 3: {} } }
  const { npcId } = await run('npc.create', { name: 'Brigand', sheets: { 'iron-fist': band } })
  const harm = { system: 'iron-fist', typed: true, move: 'inflictHarm', dice: [6, 5] }
  const target = { type: 'npc', id: npcId } as const
  const actor = { type: 'character', id: 'character-maro' } as const
  const hit = { ...harm, given: { harm: 6, ap: 0 }, target, actor }
  await run('move.confirm', { ...hit, answers: { body: '0' }, picks: ['out'] })
  await run('move.confirm', { ...hit, answers: { body: '1' }, picks: ['dead'] })
  await run('report.sayAllSeen', { subject: 'session', id: sessionId, seen: true })
  const readBy = async (audience: 'gm' | 'players') =>
    eventsOf(await run('report.read', { subject: 'session', id: sessionId, audience })).map(
      ({ text }) => text,
    )
  for (const texts of [await readBy('gm'), await readBy('players')]) {
    expect(texts).toContain('Maro put body 1 of Brigand out of the fight.')
    expect(texts).toContain('Maro killed body 2 of Brigand.')
  }
  // Harm that no move tells of: each body is said to be hurt once in a scene.
  const mark = (body: string) => ({
    ...{ system: 'iron-fist', act: 'markHarm', by: actor, member: target },
    input: { body, hits: [{ normal: 1, ap: 0 }] },
  })
  for (const body of ['2', '2', '3']) {
    await run('act.performAll', { title: 'harm', acts: [mark(body)], leadsTo: [] })
  }
  const hurt = (await readBy('gm')).filter((text) => text.includes(' hurt '))
  expect(hurt).toEqual(['Maro hurt body 3 of Brigand.', 'Maro hurt body 4 of Brigand.'])
  await run('act.perform', {
    ...{ system: 'iron-fist', act: 'routBodies', input: { status: 'panicked' } },
    member: target,
  })
  expect(await readBy('gm')).toContain('Brigand panicked.')
})
