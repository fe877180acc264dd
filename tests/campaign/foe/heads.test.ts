import { describe, expect, it } from 'vitest'
import { foeWorkspace } from './setup'

const refused = (key: string) => ({ ok: false, error: { message: { key } } })

describe('a pack', () => {
  it('IS-150: is split by those who stand, each part at the rank of its number, and joined again; undone row by row', async () => {
    const { field, tracks, run, call, kept } = await foeWorkspace()
    const { trackIds } = await field('Hungry levy', { count: 8 })
    const trackId = trackIds[0] ?? ''
    expect(await tracks()).toMatchObject([{ name: 'Hungry levy ×8', rank: 'formidable', heads: 8 }])
    // Four boxes: three of eight have fallen.
    await run('track.advance', { trackId, by: 16 })
    const begun = kept()
    expect(await call('foe.split', { trackId, count: 5 })).toMatchObject(
      refused('refusal.foe.noneLeft'),
    )
    const { trackId: apart } = await run('foe.split', { trackId, count: 2 })
    expect(await tracks()).toMatchObject([
      { name: 'Hungry levy ×6', rank: 'formidable', heads: 6, value: 21, visibility: 'secret' },
      { id: apart, name: 'Hungry levy 2 ×2', rank: 'troublesome', heads: 2, value: 0 },
    ])
    const parted = kept()
    await run('foe.join', { trackId, withId: apart })
    expect(await tracks()).toMatchObject([
      { id: trackId, name: 'Hungry levy ×8', rank: 'formidable', heads: 8, value: 16 },
    ])
    await run('history.undo', {})
    expect(kept()).toEqual(parted)
    await run('history.undo', {})
    expect(kept()).toEqual(begun)
  })

  it('IS-148: keeps what this fight alone makes of its rank, and whoever stands against it', async () => {
    const { field, tracks, run, asta, facts } = await foeWorkspace()
    const { trackIds } = await field('Hungry levy', { count: 6, shift: 1 })
    const trackId = trackIds[0] ?? ''
    await run('foe.face', { trackId, characterId: asta })
    expect(await tracks()).toMatchObject([{ rank: 'extreme' }])
    const { trackId: apart } = await run('foe.split', { trackId, count: 3 })
    expect(await tracks()).toMatchObject([{ rank: 'formidable' }, { rank: 'formidable' }])
    expect((await facts())[0]).toMatchObject({
      kind: 'foe.split',
      secret: true,
      with: { count: 3 },
    })
    await run('foe.join', { trackId: apart, withId: trackId })
    const [only] = await tracks()
    expect(only).toMatchObject({ rank: 'extreme', heads: 6 })
    expect(only?.about).toContainEqual({ type: 'character', id: asta, name: 'Asta' })
  })

  it('tells players nothing of one who was hidden when it joins another that they see', async () => {
    const { field, tracks, run } = await foeWorkspace()
    const [seen = ''] = (await field('Hungry levy', { count: 3 })).trackIds
    await run('track.edit', { trackId: seen, visibility: 'open' })
    const [hidden = ''] = (await field('Salt raider', { count: 3 })).trackIds
    await run('foe.join', { trackId: seen, withId: hidden })
    expect(await tracks()).toMatchObject([
      { name: 'Hungry levy, Salt raider ×6', visibility: 'secret', rank: 'extreme' },
    ])
  })

  it('IS-150 IS-151: more than ten, the mighty, and one with itself are never one', async () => {
    const { field, call } = await foeWorkspace()
    const { trackIds } = await field('Hungry levy', { count: 11 })
    const [one = '', other = ''] = trackIds
    expect(await call('foe.join', { trackId: one, withId: other })).toMatchObject(
      refused('ironsworn.foe.tooMany'),
    )
    expect(await call('foe.join', { trackId: one, withId: one })).toMatchObject(
      refused('refusal.foe.gone'),
    )
    const [wyvern = ''] = (await field('Wyvern')).trackIds
    expect(await call('foe.join', { trackId: one, withId: wyvern })).toMatchObject(
      refused('ironsworn.foe.noPack'),
    )
    expect(await call('foe.split', { trackId: wyvern, count: 1 })).toMatchObject(
      refused('refusal.foe.noneLeft'),
    )
  })
})
