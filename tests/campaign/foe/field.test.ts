import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { npcSchema } from '../../../src/rules/ironsworn/sheet'
import { foeWorkspace, system } from './setup'

describe('foes come into the campaign', () => {
  it('IS-150: four from the library are one NPC and one track at the rank of a pack, in one command', async () => {
    const { field, tracks, run, kept } = await foeWorkspace()
    const before = kept()
    const { npcId, trackIds } = await field('Salt raider', { count: 4 })
    const [npc] = (await run('npc.list', {})).npcs
    expect(npc).toMatchObject({ id: npcId, name: 'Salt raider' })
    const sheet = npcSchema.parse(npc?.sheets[system])
    expect(sheet).toMatchObject({ rank: 'dangerous', count: 4 })
    expect([sheet.features.length, sheet.drives.length, sheet.tactics.length]).toEqual([3, 2, 3])
    expect(await tracks()).toMatchObject([
      {
        ...{ id: trackIds[0], name: 'Salt raider ×4', rank: 'formidable', value: 0, size: 40 },
        ...{ system, purpose: 'foe', visibility: 'secret' },
        about: [{ type: 'npc', id: npcId, name: 'Salt raider' }],
      },
    ])
    await run('history.undo', {})
    expect(kept()).toEqual(before)
  })

  it('IS-146 IS-148 IS-152: a new foe by name and rank; a shift with its reason, told with its terms', async () => {
    const { run, tracks, facts } = await foeWorkspace()
    await run('foe.field', {
      ...{ system, foe: { from: 'new', name: 'Grey Hob', rank: 'formidable' } },
      ...{ shift: -1, reason: 'Asleep at first' },
    })
    expect(await tracks()).toMatchObject([{ name: 'Grey Hob', rank: 'dangerous' }])
    const told = (await facts()).find(({ kind }) => kind === 'foe.fielded')
    expect(told).toMatchObject({
      ...{ secret: true, cause: { key: 'foes.because', with: { reason: 'Asleep at first' } } },
      terms: [
        { value: 3, rule: 'IS-146' },
        { value: -1, rule: 'IS-148' },
      ],
    })
    // Nobody wrote on a sheet that it came with.
    const about = (await facts()).filter(({ about: [who] }) => who?.name === 'Grey Hob')
    expect(about.map(({ kind }) => kind)).not.toContain('sheet.rewritten')
    expect(about.map(({ kind }) => kind)).not.toContain('sheet.edited')
  })

  it('IS-146: somebody of the cast who was only named comes with the rank that is given now', async () => {
    const { run, tracks } = await foeWorkspace()
    const { npcId } = await run('npc.create', { name: 'Old Marrek' })
    const foe = { from: 'new', name: 'old Marrek', rank: 'extreme' } as const
    expect((await run('foe.field', { system, foe })).npcId).toBe(npcId)
    expect(await tracks()).toMatchObject([{ rank: 'extreme', about: [{ id: npcId }] }])
    const { npcs } = await run('npc.list', {})
    expect(npcs).toMatchObject([{ name: 'Old Marrek', sheets: { [system]: { rank: 'extreme' } } }])
  })

  it('IS-147: one taken in from a file comes with its rank, and its text for the game master alone', async () => {
    const { run, tracks, call, folder, answers, kept } = await foeWorkspace()
    answers.saveTo = join(folder, 'hills.json')
    const hob = {
      ...{ _id: 'hills/hob', name: 'Hob', rank: 4, features: ['Small'] },
      description: 'Fears [Iron](id:hills/iron).',
    }
    const file = {
      ...{ _id: 'hills', datasworn_version: '0.1.0', type: 'ruleset', title: 'Hills' },
      npcs: { folk: { name: 'Folk', contents: { hob } } },
      moves: {
        m: { name: 'M', contents: { m: { _id: 'hills/m', name: 'Hide', text: 'Hidden' } } },
      },
      atlas: { a: { name: 'A', contents: { a: { _id: 'hills/a', name: 'Fen', summary: 'Wet' } } } },
    }
    writeFileSync(answers.saveTo, JSON.stringify(file))
    await run('content.choose', {})
    await run('content.takeChosen', {})
    for (const [kind, name] of [
      ['move', 'Hide'],
      ['region', 'Fen'],
      ['foe', 'Hob'],
    ] as const) {
      expect(await run('content.cards', { kind })).toMatchObject([{ name, source: 'Hills' }])
    }
    const before = kept()
    const foe = { from: 'card' as const, cardId: 'hills/hob' }
    const { npcId } = await run('foe.field', { system, foe, count: 1 })
    const [npc] = (await run('npc.list', {})).npcs
    expect(npc).toMatchObject({ id: npcId, name: 'Hob', description: '' })
    expect(npc?.secret).toBe('- Small\n\nFears **Iron**.')
    expect(npcSchema.parse(npc?.sheets[system])).toMatchObject({ rank: 'extreme', count: 1 })
    expect(await tracks()).toMatchObject([{ name: 'Hob', rank: 'extreme', visibility: 'secret' }])
    await run('history.undo', {})
    expect(kept()).toEqual(before)
    const move = { from: 'card' as const, cardId: 'hills/m' }
    expect(await call('foe.field', { system, foe: move })).toMatchObject({ ok: false })
  })

  it('IS-150: more than ten are several packs, each with a track', async () => {
    const { field, tracks } = await foeWorkspace()
    await field('Hungry levy', { count: 11 })
    const made = await tracks()
    expect(made.map(({ name, rank }) => [name, rank])).toEqual([
      ['Hungry levy 1 ×6', 'formidable'],
      ['Hungry levy 2 ×5', 'dangerous'],
    ])
  })

  it('IS-151 IS-195: two, or mighty ones, have a track each; a pack of the mighty is refused', async () => {
    const { field, tracks, call, kept } = await foeWorkspace()
    await field('Salt raider', { count: 2 })
    await field('Wyvern', { count: 3 })
    expect((await tracks()).map(({ name, rank }) => `${name} ${rank}`)).toEqual([
      ...['Salt raider 1 dangerous', 'Salt raider 2 dangerous'],
      ...['Wyvern 1 extreme', 'Wyvern 2 extreme', 'Wyvern 3 extreme'],
    ])
    const before = kept()
    const asPack = { system, foe: { from: 'library' as const, name: 'Wyvern' }, count: 3 }
    expect(await call('foe.field', { ...asPack, grouping: 'small' })).toMatchObject({
      error: { code: 'refused', message: { key: 'ironsworn.foe.noPack' } },
    })
    expect(await call('foe.field', { ...asPack, count: 13 })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.foe.tooMany' } },
    })
    expect(kept()).toEqual(before)
  })

  it('somebody of the cast is set on the board as their sheet says, without a second NPC', async () => {
    const { field, run, tracks } = await foeWorkspace()
    const { npcId } = await field('Ash wolf', { count: 6, isFought: false })
    expect(await tracks()).toEqual([])
    const [npc] = (await run('npc.list', {})).npcs
    const before = npcSchema.parse(npc?.sheets[system])
    await run('foe.field', { system, foe: { from: 'cast', npcId }, count: 3 })
    const all = (await run('npc.list', {})).npcs
    expect(all).toHaveLength(1)
    expect(npcSchema.parse(all[0]?.sheets[system])).toEqual({ ...before, count: 3 })
    expect(await tracks()).toMatchObject([{ name: 'Ash wolf ×3', rank: 'formidable' }])
  })

  it('IS-150 IS-195: several kinds out of library and cast are one pack on one track', async () => {
    const { field, run, tracks, facts, kept } = await foeWorkspace()
    const { npcId } = await field('Ash wolf', { isFought: false })
    const before = kept()
    const wolves = { foe: { from: 'cast' as const, npcId }, count: 2 }
    const raiders = { foe: { from: 'library' as const, name: 'Salt raider' }, count: 1 }
    const rank = 'troublesome' as const
    const boy = { foe: { from: 'new' as const, name: 'Boy with a sling', rank }, count: 1 }
    const { npcIds, trackIds } = await run('foe.pack', { system, kinds: [wolves, raiders, boy] })
    expect(npcIds).toHaveLength(3)
    expect(trackIds).toHaveLength(1)
    const [pack] = await tracks()
    expect(pack).toMatchObject({
      ...{ name: 'Ash wolf ×2, Salt raider, Boy with a sling', rank: 'formidable' },
      ...{ visibility: 'secret', purpose: 'foe', state: 'open' },
      about: [{ name: 'Ash wolf' }, { name: 'Salt raider' }, { name: 'Boy with a sling' }],
    })
    expect((await facts()).find(({ kind }) => kind === 'foe.fielded')).toMatchObject({
      secret: true,
      terms: [
        { value: 2, rule: 'IS-195' },
        { value: 1, rule: 'IS-150' },
      ],
    })
    const sheets = (await run('npc.list', {})).npcs.map(({ name, sheets: own }) => {
      return [name, npcSchema.parse(own[system]).count]
    })
    expect(Object.fromEntries(sheets)).toMatchObject({ 'Ash wolf': 2, 'Salt raider': 1 })
    await run('history.undo', {})
    expect(kept()).toEqual(before)
  })

  it('IS-151 IS-150: a mixed pack that the rules do not know leaves nothing behind', async () => {
    const { call, kept } = await foeWorkspace()
    const kind = (name: string, count: number) => ({
      foe: { from: 'library' as const, name },
      count,
    })
    const before = kept()
    const refused = async (...kinds: ReturnType<typeof kind>[]) => {
      const reply = await call('foe.pack', { system, kinds })
      return reply.ok ? 'done' : `${reply.error.code} ${reply.error.message.key}`
    }
    expect(await refused(kind('Wyvern', 1), kind('Salt raider', 3))).toBe(
      'refused ironsworn.foe.noPack',
    )
    expect(await refused(kind('Ash wolf', 8), kind('Salt raider', 3))).toBe(
      'refused ironsworn.foe.tooMany',
    )
    expect(await refused(kind('Ash wolf', 1), kind('Salt raider', 1))).toBe(
      'refused ironsworn.foe.tooFew',
    )
    expect(await refused(kind('Ash wolf', 2), kind('Ash wolf', 3))).toMatch(/^invalid/)
    expect(await refused(kind('Nobody at all', 2), kind('Ash wolf', 3))).toBe(
      'refused refusal.gone',
    )
    expect(kept()).toEqual(before)
  })

  it('is refused in words where a system keeps no tracks of foes, and for one nobody knows', async () => {
    const { call } = await foeWorkspace()
    const foe = { from: 'library' as const, name: 'Nobody at all' }
    expect(await call('foe.field', { system, foe })).toMatchObject({
      error: { message: { key: 'refusal.gone' } },
    })
    expect(await call('foe.field', { system: 'cold-iron', foe })).toMatchObject({
      error: { message: { key: 'refusal.foe.none' } },
    })
  })
})
