import { describe, expect, it } from 'vitest'
import { sheetChanges } from '../../../src/campaign/sheet/patch'
import { words } from '../../../src/campaign/words'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

const facts = async ({ run }: Awaited<ReturnType<typeof sampleWorkspace>>, limit: number) =>
  (await run('journal.recent', { limit })).map(({ fact }) => fact)

describe('an NPC', () => {
  it('is made with a blank sheet but for what is given', async () => {
    const workspace = await sampleWorkspace()
    const { npcId } = await workspace.run('npc.create', {
      name: ' Raider ',
      secret: 'Works for the reeve',
      sheets: { 'cold-iron': { h: 7, armor: { T: 2 } } },
    })
    const npc = (await workspace.run('npc.list', {})).npcs.find(({ id }) => id === npcId)
    expect(npc).toMatchObject({ name: 'Raider', description: '', secret: 'Works for the reeve' })
    expect(npc?.sheets['cold-iron']).toMatchObject({ h: 7, d: 0, pt: 10, armor: { T: 2, C: 0 } })
    expect(await facts(workspace, 2)).toMatchObject([
      { kind: 'sheet.rewritten', secret: true, with: { field: 'Attack 0 → 7; Armour T 0 → 2' } },
      { kind: 'npc.created', secret: true },
    ])
  })

  it('is edited in part: groups meet field by field, lists are replaced, the rest stays', async () => {
    const workspace = await sampleWorkspace()
    const npcId = 'npc-raider-1'
    const before = content(workspace.workspace.file)
    await workspace.run('npc.edit', {
      npcId,
      name: 'Hob the Thin',
      sheets: { 'cold-iron': { armor: { T: 4 }, weapons: [{ name: 'Club', class: 'mace' }] } },
    })
    const npc = (await workspace.run('npc.list', {})).npcs.find(({ id }) => id === npcId)
    expect(npc).toMatchObject({ name: 'Hob the Thin', secret: expect.stringMatching(/quarry/) })
    expect(npc?.sheets['cold-iron']).toMatchObject({
      h: 6,
      armor: { name: 'Leather', T: 4, C: 1 },
      weapons: [{ name: 'Club', dice: '1d6' }],
    })
    const told = await facts(workspace, 2)
    expect(told.map(({ kind }) => kind)).toEqual(['sheet.rewritten', 'npc.renamed'])
    expect(told.map((fact) => words.tell(fact))).toEqual([
      'Hob the Thin’s sheet was changed by hand: Armour T 2 → 4; Weapons (new: Club, gone: Hatchet, Knife).',
      'Hob Sallow is called Hob the Thin now.',
    ])
    await workspace.run('history.undo', {})
    expect(content(workspace.workspace.file)).toEqual(before)
  })

  it.each([
    ['a figure out of bounds', { 'cold-iron': { h: 200 } }],
    ['a word for a figure', { 'cold-iron': { pt: 'many' } }],
    ['a list for a group', { 'cold-iron': { armor: [] } }],
    ['a weapon of no class', { 'cold-iron': { weapons: [{ class: 'spoon' }] } }],
  ])('with %s is our bug, and nothing is kept', async (_what, sheets) => {
    const { workspace, call } = await sampleWorkspace()
    const before = content(workspace.file)
    const made = await call('npc.create', { name: 'Raider', sheets })
    expect(made).toMatchObject({
      ok: false,
      error: { code: 'invalid', message: { key: 'invalid.sheet' } },
    })
    expect(content(workspace.file)).toEqual(before)
  })

  it('of an unknown system, or that is gone, is refused', async () => {
    const { call } = await sampleWorkspace()
    expect(await call('npc.create', { name: 'x', sheets: { chess: {} } })).toMatchObject({
      error: { message: { key: 'refusal.unknownSystem' } },
    })
    expect(await call('npc.edit', { npcId: 'no', name: 'x' })).toMatchObject({
      error: { message: { key: 'refusal.gone' } },
    })
    expect(await call('npc.edit', { npcId: 'no' })).toMatchObject({
      error: { message: { key: 'refusal.gone' } },
    })
  })

  it('takes no field of nobody’s making: __proto__ is no part of a sheet', async () => {
    const workspace = await sampleWorkspace()
    const sheets = JSON.parse('{"cold-iron": {"__proto__": {"h": 9}, "armor": {"__proto__": {}}}}')
    const { npcId } = await workspace.run('npc.create', { name: 'x', sheets })
    const npc = (await workspace.run('npc.list', {})).npcs.find(({ id }) => id === npcId)
    expect(npc?.sheets['cold-iron']).toMatchObject({ h: 0 })
  })
})

describe('a character', () => {
  it('is made with a player, and edited', async () => {
    const workspace = await sampleWorkspace()
    const { characterId } = await workspace.run('character.create', { name: 'Ash', player: 'Mara' })
    await workspace.run('character.edit', { characterId, player: 'Jo', description: 'Tall' })
    const ash = (await workspace.run('character.list', {})).find(({ id }) => id === characterId)
    expect(ash).toMatchObject({ name: 'Ash', player: 'Jo', description: 'Tall', sheets: {} })
    expect((await facts(workspace, 2)).map(({ kind, secret }) => [kind, secret])).toEqual([
      ['character.edited', true],
      ['character.created', false],
    ])
  })
})

describe('what differs between two sheets', () => {
  it('is told field by field, lists as a whole', () => {
    const before = { a: 1, b: { c: 'x', d: [1] }, e: true }
    expect(sheetChanges(before, before)).toEqual([])
    expect(sheetChanges(before, { a: 2, b: { c: 'y', d: [2] }, e: false, f: 3 })).toEqual([
      { field: 'a', from: 1, to: 2 },
      { field: 'b.c', from: 'x', to: 'y' },
      { field: 'b.d', from: [1], to: [2] },
      { field: 'e', from: true, to: false },
      { field: 'f', from: undefined, to: 3 },
    ])
  })
})

describe('an archetype', () => {
  it('is what somebody new begins as, with figures that the campaign’s own charts make', async () => {
    const workspace = await sampleWorkspace()
    const before = content(workspace.workspace.file)
    const { npcId } = await workspace.run('npc.create', {
      name: 'Grey one',
      archetypes: { 'cold-iron': 'wolf' },
    })
    const npc = (await workspace.run('npc.list', {})).npcs.find(({ id }) => id === npcId)
    expect(npc?.sheets['cold-iron']).toMatchObject({
      ...{ h: 5, db: 8, pt: 12, maFull: 26 },
      weapons: [{ name: 'Bite', dice: '1d6' }],
      basis: { levels: { melee: 2, dodge: 3 } },
    })
    await workspace.run('history.undo', {})
    expect(content(workspace.workspace.file)).toEqual(before)
  })

  it('of two systems is both sheets of one NPC', async () => {
    const { run } = await sampleWorkspace()
    const { npcId } = await run('npc.create', {
      name: 'Grey one',
      archetypes: { 'cold-iron': 'wolf', 'iron-fist': 'wolf' },
    })
    const [npc] = await run('npc.byId', { ids: [npcId] })
    // Teeth do the harm of a predator of medium size (IF-128).
    expect(npc?.sheets['iron-fist']).toMatchObject({ kind: 'minion', attacks: [{ harm: 2 }] })
    expect(npc?.sheets['cold-iron']).toMatchObject({ h: 5, db: 8 })
  })

  it('is refused where the system has no such one', async () => {
    const workspace = await sampleWorkspace()
    const make = (archetypes: Record<string, string>) =>
      workspace.call('npc.create', { name: 'Nobody', archetypes })
    expect(await make({ 'cold-iron': 'nobody' })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.noArchetype' } },
    })
    expect(await make({ ironsworn: 'wolf' })).toMatchObject({ error: { code: 'refused' } })
    const character = { name: 'Nobody', archetypes: { 'iron-fist': 'wolf' } }
    expect(await workspace.call('character.create', character as never)).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.noArchetype' } },
    })
  })
})

describe('a word that no list has', () => {
  const armed = (armors: object[]) => ({ 'iron-fist': { gear: { armors } } })

  it('is refused with what there is', async () => {
    const workspace = await sampleWorkspace()
    const [first] = await workspace.run('character.list', {})
    const reply = await workspace.call('character.edit', {
      characterId: first?.id ?? '',
      sheets: armed([{ armorId: 'Chainmail' }]),
    })
    expect(reply).toMatchObject({
      error: {
        code: 'refused',
        message: {
          key: 'refusal.notListed',
          with: {
            value: 'Chainmail',
            names:
              'Light body armour (chainmail, heavy leather): stops 1, Shield: stops 1, Heavy body armour (plate, heavy chainmail): stops 2',
          },
        },
      },
    })
  })

  it('may be made by hand, and stands where it stood before', async () => {
    const workspace = await sampleWorkspace()
    const [first] = await workspace.run('character.list', {})
    const characterId = first?.id ?? ''
    const custom = { slot: 'body', armor: 2, tags: [] }
    await workspace.run('character.edit', {
      characterId,
      sheets: armed([{ name: 'Chainmail', custom }, { armorId: 'shield' }]),
    })
    const sheets = (await workspace.run('character.list', {}))[0]?.sheets['iron-fist']
    expect(sheets).toMatchObject({
      gear: { armors: [{ armorId: '', name: 'Chainmail', custom }, { armorId: 'shield' }] },
    })
  })
})
