import { describe, expect, it } from 'vitest'
import { content, dump } from '../support/dump'
import { sampleWorkspace } from '../support/workspace'
import { fighting } from '../support/fight/fight'
import { closeMission, missionId } from '../support/mission'
import { allFronts, allMissions } from '../support/whole-lists'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>

const encounterId = 'encounter-toll-bridge'

/** Ysolt's spear (H 11) at Boulder Joss in step 10: a roll of 89 is +8 (CI-007). */
async function playTurn(table: Table) {
  const { act, look, reach } = fighting(table, encounterId)
  await table.run('play.switchPhase', { phase: 'combat' })
  await act({ type: 'fight.begin' })
  await reach(5)
  await act({
    type: 'declare',
    combatantId: 'combatant-ysolt',
    declaration: { kind: 'attack', targetId: 'combatant-joss', weapon: 0 },
  })
  const { current } = await reach(10)
  await act({ type: 'attack.roll', attackId: current ?? '', roll: '89', typed: true })
  const rolled = (await look()).queue.find((item) => item.attackId === current)
  const multiple = rolled?.result?.multiple ?? 0
  const dice = Array.from({ length: multiple }, () => [5])
  if (multiple > 0) await act({ type: 'attack.damage', attackId: current ?? '', dice, typed: true })
  const before = await look()
  await act({ type: 'step.close' })
  const after = await look()
  await reach(15)
  await act({ type: 'step.close' })
  return { rolled, before, after, end: await look() }
}

function inflictHarm({ run }: Table, picks: string[]) {
  return run('move.confirm', {
    system: 'iron-fist',
    move: 'inflictHarm',
    actor: { type: 'character', id: 'character-ysolt' },
    target: { type: 'npc', id: 'npc-raider-1' },
    given: { harm: 3, ap: 0 },
    dice: [3, 3],
    typed: true,
    picks,
  })
}

async function tickFirstPortent({ run }: Table) {
  const [front] = await allFronts({ run })
  const portentId = front?.dangers[0]?.portents[0]?.id ?? ''
  const cause = 'The bell rang at noon'
  await run('front.tickPortent', { portentId, how: 'descriptive', cause })
}

describe('the evening', () => {
  it('plays a turn: the blow is pending until its step closes, then fatigue comes (CI-022)', async () => {
    const table = await sampleWorkspace()
    const { rolled, before, after, end } = await playTurn(table)
    expect(rolled?.result).toMatchObject({ total: 19, verdict: 'hit' })
    expect(before.pending).toHaveLength(1)
    expect(after.pending).toEqual([])
    expect(end).toMatchObject({ turn: 2, step: 1 })
    const { snapshot } = fighting(table, encounterId)
    const { combatants } = (await snapshot()).context
    expect(combatants['combatant-ysolt']?.state).toMatchObject({ tempFatigue: 1 })
    expect(combatants['combatant-joss']?.state.damage).toBeGreaterThan(0)
  })

  it('inflicts harm only with picks that the band offers, and marks it once (IF-107, IF-110)', async () => {
    const table = await sampleWorkspace()
    // Hob has armour 1 and a shield: 3 becomes 1; 3 + 3 + 1 = 7, and one lesser pick is due.
    const refused = await table.call('move.confirm', {
      system: 'iron-fist',
      move: 'inflictHarm',
      target: { type: 'npc', id: 'npc-raider-1' },
      given: { harm: 3, ap: 0 },
      dice: [3, 3],
      typed: true,
      picks: ['dead'],
    })
    expect(refused).toMatchObject({ ok: false, error: { code: 'refused' } })
    await inflictHarm(table, ['wound'])
    const npcs = (await table.run('npc.list', {})).npcs
    const hob = npcs.find((npc) => npc.id === 'npc-raider-1')
    expect(hob?.sheets['iron-fist']).toMatchObject({ harmSuffered: 2, status: 'active' })
  })

  it('ticks a portent once, and the journal keeps its cause', async () => {
    const table = await sampleWorkspace()
    await tickFirstPortent(table)
    const [entry] = await table.run('journal.recent', { limit: 1 })
    expect(entry?.fact).toMatchObject({
      kind: 'portent.cameTrue',
      secret: true,
      with: { why: 'The bell rang at noon' },
    })
    await expect(tickFirstPortent(table)).rejects.toThrow('portentDone')
  })

  it('closes a mission only when everyone has rolled, and adds up each modifier (IF-069)', async () => {
    const table = await sampleWorkspace()
    await table.run('mission.report', { missionId, outcome: 'success' })
    const early = await table.call('mission.close', { missionId })
    expect(early).toMatchObject({ ok: false, error: { code: 'refused' } })
    await table.run('history.undo', {})
    await closeMission(table)
    const missions = await allMissions(table)
    const mission = missions.find((each) => each.id === missionId)
    expect(mission?.status).toBe('closed')
    // Success +1; Ysolt was reported on with −1, the others with +1.
    expect(mission?.participants.map((each) => each.roll?.modifier)).toEqual([2, 0, 2, 2])
    expect(mission?.participants.map((each) => each.roll?.total)).toEqual([9, 7, 9, 9])
    // The sample's Brannoch starts with 3.
    const [brannoch] = await table.run('character.list', {})
    expect(brannoch?.sheets['iron-fist']).toMatchObject({ xp: 4 })
  })

  it('undoes to the opening and redoes to the end: the dumps are equal', async () => {
    const table = await sampleWorkspace()
    const opening = content(table.workspace.file)
    await playTurn(table)
    await inflictHarm(table, ['wound'])
    await tickFirstPortent(table)
    await closeMission(table)
    const end = dump(table.workspace.file)
    let steps = 0
    while (await table.run('history.undo', {})) steps += 1
    expect(steps).toBeGreaterThan(20)
    expect(content(table.workspace.file)).toEqual(opening)
    while (await table.run('history.redo', {}));
    expect(dump(table.workspace.file)).toEqual(end)
  })

  it('asks every query for tables that its SQL really names', async () => {
    const { workspace } = await sampleWorkspace()
    const { reads } = workspace.file.read((read) =>
      read.all('SELECT 1 FROM front JOIN danger ON danger.front_id = front.id'),
    )
    expect(reads).toEqual(['front', 'danger'])
  })
})
