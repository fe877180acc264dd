import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { answer } from '../../../src/campaign/workspace/answer'
import { testWorkspace } from '../../support/workspace'
import { idOf, preparedWorkspace } from '../../support/prep'

const refusal = (key: string) => ({ ok: false, error: { code: 'refused', message: { key } } })
const invalid = { ok: false, error: { code: 'invalid' } }

describe('a fight', () => {
  it('is made by its name alone, without a mission, and undo takes it away', async () => {
    const { run, encounterId, look, facts } = await preparedWorkspace()
    expect(await look()).toMatchObject({
      name: 'At the ford',
      status: 'prepared',
      missionId: null,
      placeId: null,
      stepsInTurn: 15,
      combatants: [],
    })
    expect(await facts()).toMatchObject([
      {
        kind: 'encounter.created',
        secret: true,
        about: [{ id: encounterId, name: 'At the ford' }],
      },
    ])
    await run('history.undo', {})
    const list = await run('encounter.list', {})
    expect(list.map(({ name }) => name)).not.toContain('At the ford')
  })

  it('gets a number where nobody chose its name and another bears it, and is left as one unnamed', async () => {
    const { run } = await preparedWorkspace()
    const make = () => run('encounter.create', { name: 'New fight', isUsual: true })
    const names = async () => (await run('encounter.list', {})).map(({ name }) => name)
    await make()
    const { encounterId } = await make()
    await run('encounter.create', { name: 'New fight' })
    await make()
    expect((await names()).filter((name) => name.startsWith('New fight'))).toEqual([
      ...['New fight', 'New fight 2', 'New fight', 'New fight 3'],
    ])
    const { batches } = await run('history.list', {})
    expect(batches[0]?.label).toMatchObject({ with: { name: 'New fight 3' } })
    await run('encounter.leave', { encounterId, name: 'New fight' })
    expect(await names()).not.toContain('New fight 2')
  })

  it('made for a mission, is where that is played, if it has one place alone', async () => {
    const { run } = await preparedWorkspace()
    const { missionId } = await run('mission.create', { name: 'The ferry' })
    const placeOfNew = async () => {
      const { encounterId } = await run('encounter.create', { name: 'New fight', missionId })
      const list = await run('encounter.list', {})
      return list.find(({ id }) => id === encounterId)?.place ?? null
    }
    expect(await placeOfNew()).toBeNull()
    await run('mission.setPlace', { missionId, placeId: 'place-toll-bridge', note: '' })
    expect(await placeOfNew()).toBe('Oxbow Bridge')
    const { placeId } = await run('place.create', { name: 'The ferry house' })
    await run('mission.setPlace', { missionId, placeId, note: '' })
    expect(await placeOfNew()).toBeNull()
  })

  it('is renamed, linked to a mission and a place, and loosed again', async () => {
    const { run, encounterId, look, facts } = await preparedWorkspace()
    await run('encounter.rename', { encounterId, name: '  The ford at dusk ' })
    await run('encounter.setMission', { encounterId, missionId: 'mission-toll' })
    await run('encounter.setPlace', { encounterId, placeId: 'place-toll-bridge' })
    expect(await look()).toMatchObject({
      name: 'The ford at dusk',
      missionId: 'mission-toll',
      placeId: 'place-toll-bridge',
    })
    expect((await facts(3)).map(({ kind, to }) => [kind, to])).toEqual([
      ['encounter.placed', 'Oxbow Bridge'],
      ['encounter.linked', 'Bring back the toll'],
      ['encounter.renamed', 'At the ford'],
    ])
    await run('encounter.setMission', { encounterId, missionId: null })
    await run('encounter.setPlace', { encounterId, placeId: null })
    expect(await look()).toMatchObject({ missionId: null, placeId: null })
    expect((await facts(2)).map(({ kind }) => kind)).toEqual([
      'encounter.unplaced',
      'encounter.unlinked',
    ])
  })

  it('goes when it is left as it was made, and stays for whatever is in it', async () => {
    const { run, encounterId } = await preparedWorkspace()
    const leave = () => run('encounter.leave', { encounterId, name: 'At the ford' })
    const isThere = async () =>
      (await run('encounter.list', {})).some(({ id }) => id === encounterId)
    await run('encounter.rename', { encounterId, name: 'The ford at dusk' })
    await leave()
    await run('history.undo', {})
    await run('encounter.setPlace', { encounterId, placeId: 'place-toll-bridge' })
    await leave()
    await run('history.undo', {})
    await run('encounter.addRow', {
      encounterId,
      row: { kind: 'event', name: 'Rain', turn: 2 },
    })
    expect(await leave()).toEqual({ isGone: false })
    expect(await isThere()).toBe(true)
    await run('history.undo', {})
    expect(await leave()).toEqual({ isGone: true })
    expect(await isThere()).toBe(false)
    await run('history.undo', {})
    expect(await isThere()).toBe(true)
  })

  it('leaves no trace in the history when nothing changes', async () => {
    const { run, encounterId } = await preparedWorkspace()
    const batches = async () => (await run('history.list', {})).batches.length
    const before = await batches()
    await run('encounter.rename', { encounterId, name: 'At the ford' })
    await run('encounter.setMission', { encounterId, missionId: null })
    await run('encounter.setPlace', { encounterId, placeId: null })
    expect(await batches()).toBe(before)
  })

  it('is removed while it is prepared, with all that is in it, and comes back by undo', async () => {
    const { run, call, encounterId, add, act, kept } = await preparedWorkspace()
    await add(2)
    const before = kept()
    await run('encounter.remove', { encounterId })
    expect(kept().combatant).toHaveLength((before.combatant?.length ?? 0) - 2)
    expect(JSON.stringify(kept().encounter_label)).not.toContain(encounterId)
    await run('history.undo', {})
    expect(kept()).toEqual(before)
    await act({ type: 'fight.begin' })
    expect(await call('encounter.remove', { encounterId })).toMatchObject(
      refusal('refusal.foughtAlready'),
    )
  })

  it('refuses a mission, a place and a system that are not there', async () => {
    const { call, encounterId } = await preparedWorkspace()
    const name = 'x'
    expect(await call('encounter.create', { name, missionId: 'no' })).toMatchObject(
      refusal('refusal.gone'),
    )
    expect(await call('encounter.create', { name, placeId: 'no' })).toMatchObject(
      refusal('refusal.gone'),
    )
    expect(await call('encounter.create', { name, system: 'chess' })).toMatchObject(
      refusal('refusal.unknownSystem'),
    )
    expect(await call('encounter.create', { name, system: 'iron-fist' })).toMatchObject(
      refusal('refusal.noCombat'),
    )
    expect(await call('encounter.setMission', { encounterId, missionId: 'no' })).toMatchObject(
      refusal('refusal.gone'),
    )
    expect(await call('encounter.rename', { encounterId: 'no', name })).toMatchObject(
      refusal('refusal.gone'),
    )
  })

  it('cannot be made in a campaign whose systems have no fights', async () => {
    const { run, call, answers, folder } = testWorkspace()
    answers.saveTo = `${folder}/quiet.irontable`
    await run('file.create', { name: 'Quiet', systems: ['iron-fist'] })
    expect(await call('encounter.create', { name: 'x' })).toMatchObject(
      refusal('refusal.noFightSystem'),
    )
  })

  it.each([
    ['an empty name', { name: '  ' }],
    ['a name of 121 letters', { name: 'x'.repeat(121) }],
    ['a number', { name: 7 }],
    ['a field too many', { name: 'x', status: 'over' }],
  ])('with %s is our bug and changes nothing', async (_what, input) => {
    const { workspace, kept } = await preparedWorkspace()
    const before = kept()
    expect(await answer(workspace, 'gm', 'encounter.create', input)).toMatchObject(invalid)
    expect(kept()).toEqual(before)
  })
})

describe('figures of one combatant alone', () => {
  it('are set with a mark, fought with, and given back by the link to the template', async () => {
    const { run, encounterId, npcId, add, look, facts } = await preparedWorkspace()
    await add(2)
    const combatantId = idOf((await look()).combatants, 'Raider 1')
    await run('encounter.setFigures', { combatantId, figures: [{ path: 'pt', value: 20 }] })
    await run('encounter.setFigures', { combatantId, figures: [{ path: 'armor.T', value: 3 }] })
    const figure = async (label: string, path: string) =>
      (await look()).combatants
        .find((each) => each.label === label)
        ?.figures.find((each) => each.path === path)
    expect(await figure('Raider 1', 'pt')).toMatchObject({ given: 12, value: 20 })
    expect(await figure('Raider 2', 'pt')).toMatchObject({ given: 12, value: 12 })
    expect(await facts(2)).toMatchObject([
      { kind: 'figure.set', secret: true, from: 0, to: 3 },
      { kind: 'figure.set', from: 12, to: 20, with: { figure: '@coldIron.figure.pt' } },
    ])
    const said = (await facts(2)).map((fact) => words.tell(fact))
    expect(said).toEqual([
      'Raider 1: Armour T now 3 (0 before), for this one alone.',
      'Raider 1: Hit points now 20 (12 before), for this one alone.',
    ])
    const fight = await run('encounter.fight', { encounterId })
    const { combatants } = fight.context as { combatants: Record<string, { sheet: object }> }
    expect(combatants[combatantId]?.sheet).toMatchObject({ pt: 20, armor: { T: 3 }, h: 6 })
    // The template is edited meanwhile: what was set stays until the link is taken up again.
    await run('npc.edit', { npcId, sheets: { 'cold-iron': { pt: 15, h: 8 } } })
    expect(await figure('Raider 1', 'pt')).toMatchObject({ given: 15, value: 20 })
    expect(await figure('Raider 1', 'h')).toMatchObject({ given: 8, value: 8 })
    await run('encounter.relinkCombatant', { combatantId })
    expect(await figure('Raider 1', 'pt')).toMatchObject({ given: 15, value: 15 })
    expect(await facts(2)).toMatchObject([
      { kind: 'figure.set', from: 3, to: 0 },
      { kind: 'figure.set', from: 20, to: 15 },
    ])
  })

  it('lose the mark when they are set to what the template says', async () => {
    const { run, add, look, kept } = await preparedWorkspace()
    await add(1)
    const combatantId = idOf((await look()).combatants, 'Raider')
    const before = kept().combatant
    await run('encounter.setFigures', { combatantId, figures: [{ path: 'd', value: 9 }] })
    await run('encounter.setFigures', { combatantId, figures: [{ path: 'd', value: 5 }] })
    expect(kept().combatant).toEqual(before)
  })

  it('hold their bounds: 1 to 9999 hit points, and no figure the sheet has not', async () => {
    const { run, call, add, look } = await preparedWorkspace()
    await add(1)
    const combatantId = idOf((await look()).combatants, 'Raider')
    const set = (path: string, value: number) =>
      call('encounter.setFigures', { combatantId, figures: [{ path, value }] })
    expect(await set('pt', 0)).toMatchObject(refusal('refusal.figureBounds'))
    expect(await set('pt', 1)).toMatchObject({ ok: true })
    expect(await set('pt', 9999)).toMatchObject({ ok: true })
    expect(await set('pt', 10000)).toMatchObject(refusal('refusal.figureBounds'))
    // No missile value was worked out for this one.
    expect(await set('hm', 3)).toMatchObject(refusal('refusal.noFigure'))
    expect(await set('weapons', 3)).toMatchObject(refusal('refusal.noFigure'))
    expect(await set('__proto__.pt', 3)).toMatchObject(refusal('refusal.noFigure'))
    expect(await set('pt', 1.5)).toMatchObject(invalid)
    const gone = { combatantId: 'no', figures: [{ path: 'pt', value: 3 }] }
    expect(await call('encounter.setFigures', gone)).toMatchObject(refusal('refusal.gone'))
    await run('history.undo', {})
  })

  it('stay as they began once the fight runs, though the template changes', async () => {
    const { run, npcId, add, act, look } = await preparedWorkspace()
    await add(1)
    await act({ type: 'fight.begin' })
    await run('npc.edit', { npcId, sheets: { 'cold-iron': { pt: 30 } } })
    const pt = async () =>
      (await look()).combatants[0]?.figures.find(({ path }) => path === 'pt')?.value
    expect(await pt()).toBe(12)
    const combatantId = idOf((await look()).combatants, 'Raider')
    await run('encounter.relinkCombatant', { combatantId })
    expect(await pt()).toBe(30)
  })
})
