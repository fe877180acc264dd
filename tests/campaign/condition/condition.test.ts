import { describe, expect, it } from 'vitest'
import { plainNight } from '../../../src/rules/cold-iron/aftermath/rest-plan'
import { content } from '../../support/dump'
import { sampleWorkspace, testWorkspace } from '../../support/workspace'
import { fighting } from '../../support/fight/fight'
import { bridgeFight, prepareFight, shortFight } from '../../support/fight/short-fight'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>

const system = 'cold-iron'
const ysolt = { type: 'character', id: 'character-ysolt' } as const
const maro = { type: 'character', id: 'character-maro' } as const
const hob = { type: 'npc', id: 'npc-raider-1' } as const

async function left(table: Table, id: string) {
  return (await table.run('condition.list', {})).find((each) => each.id === id)
}

async function stateIn(table: Table, encounterId: string, combatantId: string) {
  const { context } = await fighting(table, encounterId).snapshot()
  return context.combatants[combatantId]?.state
}

describe('what a fight leaves', () => {
  it('is kept when it ends, in the same command, for characters and single NPCs', async () => {
    const table = await sampleWorkspace()
    await shortFight(table, { 'combatant-ysolt': 5, 'combatant-raider-1': 3 })
    expect(await left(table, ysolt.id)).toMatchObject({
      ...{ type: 'character', system, fight: 'Ambush at the toll bridge' },
      state: { damage: 5 },
    })
    // Who stood against the company is told from who stood with it.
    expect(await left(table, ysolt.id)).toMatchObject({ isFoe: false })
    expect(await left(table, hob.id)).toMatchObject({
      ...{ type: 'npc', state: { damage: 3 }, isFoe: true },
    })
    expect(await left(table, maro.id)).toBeUndefined()
    await table.run('history.undo', {})
    expect(await table.run('condition.list', {})).toEqual([])
    await table.run('history.redo', {})
    expect(await left(table, ysolt.id)).toMatchObject({ state: { damage: 5 } })
  })

  it('is brought into the next fight, though that was prepared before, and survives a restart', async () => {
    const table = await sampleWorkspace()
    prepareFight(table, 'next', [
      { id: 'next-ysolt', character: ysolt.id },
      { id: 'next-maro', character: maro.id },
    ])
    await shortFight(table, { 'combatant-ysolt': 5 })
    const { path } = table.workspace.file
    table.workspace.close()
    await table.run('file.open', { path })
    expect(await stateIn(table, 'next', 'next-ysolt')).toMatchObject({ damage: 5 })
    await fighting(table, 'next').act({ type: 'fight.begin' })
    expect(await stateIn(table, 'next', 'next-ysolt')).toMatchObject({ damage: 5 })
    expect(await stateIn(table, 'next', 'next-maro')).toMatchObject({ damage: 0 })
    const facts = await table.run('journal.recent', { limit: 10 })
    const carried = facts.filter(({ fact }) => fact.kind === 'condition.carried')
    expect(carried.map(({ fact }) => [fact.about[0]?.name, fact.secret])).toEqual([
      ['Ysolt', false],
    ])
  })

  it('stays with a running fight, whatever is set in the meantime', async () => {
    const table = await sampleWorkspace()
    await table.run('condition.set', { system, who: ysolt, figures: { wounds: 4 } })
    await fighting(table, bridgeFight).act({ type: 'fight.begin' })
    await table.run('condition.set', { system, who: ysolt, figures: { wounds: 9 } })
    expect(await stateIn(table, bridgeFight, 'combatant-ysolt')).toMatchObject({ damage: 4 })
  })

  it('is nothing for an NPC who stands for many', async () => {
    const table = await sampleWorkspace()
    prepareFight(table, 'two', [
      { id: 'two-1', npc: hob.id },
      { id: 'two-2', npc: hob.id },
    ])
    await shortFight(table, { 'combatant-raider-1': 3, 'combatant-raider-2': 2 })
    expect(await left(table, hob.id)).toBeUndefined()
    expect(await left(table, 'npc-raider-2')).toMatchObject({ state: { damage: 2 } })
    await fighting(table, 'two').act({ type: 'fight.begin' })
    expect(await stateIn(table, 'two', 'two-1')).toMatchObject({ damage: 0 })
  })

  it('is forgotten by a fight that leaves nothing', async () => {
    const table = await sampleWorkspace()
    prepareFight(table, 'next', [{ id: 'next-ysolt', character: ysolt.id }])
    await shortFight(table, { 'combatant-ysolt': 5 })
    const { act } = fighting(table, 'next')
    await act({ type: 'fight.begin' })
    await act({ type: 'heal', combatantId: 'next-ysolt', points: 5 })
    await act({ type: 'fight.end' })
    expect(await left(table, ysolt.id)).toBeUndefined()
  })

  it('CI-065: gives the turns of desperation of a battle back, and keeps their price', async () => {
    const table = await sampleWorkspace()
    await table.run('condition.set', { system, who: ysolt, figures: { desperation: 2 } })
    await fighting(table, bridgeFight).act({ type: 'fight.begin' })
    expect(await stateIn(table, bridgeFight, 'combatant-ysolt')).toMatchObject({
      desperationUsed: 2,
      desperationInBattle: 0,
    })
  })
})

describe('a rest at the table', () => {
  it('CI-084, CI-085: mends several at once, each figure a fact with its terms, and undoes as one', async () => {
    const table = await sampleWorkspace()
    await table.run('condition.set', { system, who: ysolt, figures: { wounds: 5, tempFatigue: 9 } })
    await table.run('condition.set', { system, who: hob, figures: { wounds: 2 } })
    const before = content(table.workspace.file)
    const rested = await table.run('condition.rest', {
      ...{ system, people: [ysolt, maro, hob] },
      rest: { ...plainNight, nights: 2 },
    })
    expect(rested).toMatchObject({ now: { day: 2, minute: 480 }, died: [] })
    expect(await left(table, ysolt.id)).toMatchObject({
      state: { damage: 3, tempFatigue: 0 },
      fight: null,
    })
    expect(await left(table, hob.id)).toBeUndefined()
    const facts = (await table.run('journal.recent', { limit: 4 })).map(({ fact }) => fact)
    expect(facts).toMatchObject([
      { kind: 'calendar.advanced' },
      { about: [hob], from: 2, to: 0, secret: true },
      {
        about: [ysolt],
        from: 9,
        to: 0,
        secret: false,
        with: { figure: '@coldIron.aftermath.figure.tempFatigue' },
      },
      { about: [ysolt], from: 5, to: 3, terms: [{ value: 2, rule: 'CI-084' }] },
    ])
    await table.run('history.undo', {})
    expect(content(table.workspace.file)).toEqual(before)
  })

  it('CI-063: is refused in words when somebody would die, and nobody is mended', async () => {
    const table = await sampleWorkspace()
    await table.run('condition.set', { system, who: ysolt, figures: { wounds: 40 } })
    await table.run('condition.set', { system, who: maro, figures: { wounds: 3 } })
    const reply = await table.call('condition.rest', {
      system,
      people: [maro, ysolt],
      rest: plainNight,
    })
    expect(reply).toMatchObject({
      ok: false,
      error: { code: 'refused', message: { with: { who: 'Ysolt', count: 6 } } },
    })
    expect(await left(table, maro.id)).toMatchObject({ state: { damage: 3 } })
  })

  it.each([
    ['the same one twice', { system, people: [ysolt, ysolt], rest: plainNight }, 'invalid'],
    ['nobody', { system, people: [], rest: plainNight }, 'invalid'],
    [
      'a rest of another shape',
      { system, people: [ysolt], rest: { ...plainNight, luck: 1 } },
      'invalid',
    ],
    [
      'nights without end',
      { system, people: [ysolt], rest: { ...plainNight, nights: 31 } },
      'invalid',
    ],
    ['a stranger', { system, people: [{ type: 'npc', id: 'x' }], rest: plainNight }, 'refused'],
    ['another system', { system: 'iron-fist', people: [ysolt], rest: plainNight }, 'refused'],
    ['no system', { system: 'chess', people: [ysolt], rest: plainNight }, 'refused'],
  ] as const)('refuses %s', async (_what, input, code) => {
    const { call, workspace } = await sampleWorkspace()
    const before = content(workspace.file)
    // Hostile on purpose: the types would not let it through.
    const reply = await call(
      'condition.rest',
      input as unknown as Parameters<typeof call>[1] as never,
    )
    expect(reply).toMatchObject({ ok: false, error: { code } })
    expect(content(workspace.file)).toEqual(before)
  })
})

describe("the game master's hand", () => {
  it('sets figures and makes whole again, each undone by one step', async () => {
    const table = await sampleWorkspace()
    await table.run('condition.set', { system, who: maro, figures: { wounds: 7, armorDamage: 2 } })
    expect(await left(table, maro.id)).toMatchObject({
      state: { damage: 7, armorDamage: 2 },
      fight: null,
    })
    await table.run('condition.clear', { system, who: maro })
    expect(await left(table, maro.id)).toBeUndefined()
    const [last] = await table.run('journal.recent', { limit: 1 })
    expect(last?.fact).toMatchObject({ kind: 'condition.cleared', about: [maro] })
    await table.run('history.undo', {})
    expect(await left(table, maro.id)).toMatchObject({ state: { damage: 7 } })
  })

  it('makes whole whose sheet is gone', async () => {
    const table = await sampleWorkspace()
    await table.run('condition.set', { system, who: maro, figures: { wounds: 7 } })
    const fights = table.workspace.file.read((read) =>
      read.all<{ id: string }>(`SELECT id FROM encounter WHERE status = 'prepared'`),
    ).value
    for (const { id } of fights) await table.run('encounter.remove', { encounterId: id })
    await table.run('sheet.remove', { member: maro, system })
    await table.run('condition.clear', { system, who: maro })
    expect(await left(table, maro.id)).toBeUndefined()
  })

  it('leaves no step behind where nothing changes', async () => {
    const table = await sampleWorkspace()
    await table.run('condition.set', { system, who: maro, figures: { wounds: 0 } })
    await table.run('condition.clear', { system, who: maro })
    expect((await table.run('history.list', {})).batches).toEqual([])
  })

  it.each([{ wounds: -1 }, { wounds: 1.5 }, { wounds: 10000 }, { luck: 1 }])(
    'refuses %j',
    async (figures) => {
      const { call } = await sampleWorkspace()
      expect(await call('condition.set', { system, who: maro, figures })).toMatchObject({
        ok: false,
      })
    },
  )

  it('goes with the character it belongs to', async () => {
    const table = testWorkspace()
    await table.run('file.openSample', {})
    await table.run('condition.set', { system, who: hob, figures: { wounds: 1 } })
    table.workspace.file.command(
      'test',
      () => ({ key: 'test' }),
      (write) => write.run('DELETE FROM npc WHERE id = @id', { id: hob.id }),
    )
    expect(await table.run('condition.list', {})).toEqual([])
    await table.run('history.undo', {})
    expect(await left(table, hob.id)).toMatchObject({ state: { damage: 1 } })
  })
})
