import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { tracksDrawer } from './setup'

describe('tracks', () => {
  it('are made of every kind, empty and secret', async () => {
    const { run, clock, track } = await tracksDrawer()
    expect(await track(await clock('Flood', 6))).toMatchObject({
      ...{ kind: 'clock', size: 6, value: 0, visibility: 'secret', state: 'open', odds: null },
    })
    const ladder = await run('track.create', {
      ...{ kind: 'ladder', name: 'Suspicion', rungs: ['Calm', 'Wary', 'Hostile'] },
    })
    expect(await track(ladder.trackId)).toMatchObject({
      ...{ size: 3, rungs: ['Calm', 'Wary', 'Hostile'] },
    })
    const vow = await run('track.create', { kind: 'progress', name: 'Vow', rank: 'formidable' })
    expect(await track(vow.trackId)).toMatchObject({ size: 40, rank: 'formidable' })
    const gold = await run('track.create', { kind: 'points', name: 'Gold', size: 100 })
    expect(await track(gold.trackId)).toMatchObject({ kind: 'points', size: 100 })
  })

  it('refuse a size their kind does not have', async () => {
    const { call } = await tracksDrawer()
    for (const size of [1, 25]) {
      expect(await call('track.create', { kind: 'clock', name: 'x', size })).toMatchObject({
        error: { code: 'invalid' },
      })
    }
    expect(await call('track.create', { kind: 'points', name: 'x', size: 101 })).toMatchObject({
      ok: false,
    })
  })

  it('step on and back, say from where to where, and stop at both ends', async () => {
    const { clock, track, step, facts, run } = await tracksDrawer()
    const id = await clock('Flood')
    expect(await step(id, 3)).toMatchObject({ from: 0, to: 3, held: false })
    expect(await facts()).toMatchObject([
      {
        ...{ kind: 'track.advanced', from: 0, to: 3, secret: true },
        ...{ with: { size: 4 }, about: [{ type: 'track', id, name: 'Flood' }] },
        cause: { key: 'track.cause.byHand' },
      },
    ])
    expect(await step(id)).toMatchObject({ to: 4, isFilledNow: true })
    const { batches } = await run('history.list', {})
    // Full is full: nothing happens, and nothing is written down.
    expect(await step(id)).toMatchObject({ from: 4, to: 4, isFilledNow: false })
    expect((await run('history.list', {})).batches).toEqual(batches)
    expect((await track(id)).value).toBe(4)
    expect(await step(id, -100)).toMatchObject({ from: 4, to: 0 })
  })

  it('keep the cause that the game master gives, and the mission under way', async () => {
    const { clock, run, facts, workspace } = await tracksDrawer()
    const trackId = await clock('Flood')
    await run('track.advance', { trackId, by: 1, cause: 'The bell was heard' })
    expect(await facts()).toMatchObject([
      { cause: { key: 'track.cause.said', with: { text: 'The bell was heard' } } },
    ])
    const place = workspace.file.read((read) =>
      read.get('SELECT mission_id AS mission FROM journal ORDER BY id DESC LIMIT 1'),
    )
    expect(place.value).toEqual({ mission: 'mission-toll' })
  })

  it('IS-037 IS-038 take marks by rank, to the exact tick', async () => {
    const { run, call, clock, track } = await tracksDrawer()
    const { trackId } = await run('track.create', {
      ...{ kind: 'progress', name: 'Vow', rank: 'troublesome' },
    })
    await run('track.advance', { trackId, marks: 1 })
    expect((await track(trackId)).value).toBe(12)
    await run('track.edit', { trackId, rank: 'extreme' })
    const ranked = (await run('journal.recent', { limit: 5 })).find(
      ({ fact }) => fact.kind === 'track.ranked',
    )
    expect(ranked && words.tell(ranked.fact)).toBe('Vow: Troublesome, now Extreme.')
    await run('track.advance', { trackId, marks: 3 })
    expect((await track(trackId)).value).toBe(18)
    await run('track.advance', { trackId, by: -1 })
    expect((await track(trackId)).value).toBe(17)
    expect(await call('track.advance', { trackId: await clock('Flood'), marks: 1 })).toMatchObject({
      error: { message: { key: 'refusal.track.noRank' } },
    })
    expect(await call('track.advance', { trackId, marks: 1, by: 1 })).toMatchObject({
      error: { code: 'invalid' },
    })
  })

  it('with odds advance only on a roll that meets them', async () => {
    const { run, call, clock, facts } = await tracksDrawer()
    const trackId = await clock('Rumour', 4, { odds: 25 })
    const roll = (face: number) =>
      run('track.advance', { trackId, by: 1, roll: { face, typed: true } })
    expect(await roll(26)).toMatchObject({ held: true, from: 0, to: 0 })
    expect(await facts()).toMatchObject([
      { kind: 'track.held', dice: { faces: [26], typed: true }, secret: true },
    ])
    expect(await roll(25)).toMatchObject({ held: false, to: 1 })
    expect(await facts()).toMatchObject([{ kind: 'track.advanced', dice: { faces: [25] } }])
    const plain = await clock('Flood')
    expect(
      await call('track.advance', { trackId: plain, by: 1, roll: { face: 1, typed: false } }),
    ).toMatchObject({ error: { message: { key: 'refusal.track.noOdds' } } })
  })

  it('are edited, never below what is filled, and only by what their kind has', async () => {
    const { run, call, clock, step, track } = await tracksDrawer()
    const trackId = await clock('Flood', 6)
    await step(trackId, 4)
    await run('track.edit', { trackId, name: 'Deluge', note: 'Wet', size: 4, odds: 50 })
    expect(await track(trackId)).toMatchObject({
      ...{ name: 'Deluge', note: 'Wet', size: 4, odds: 50, value: 4 },
    })
    for (const [edit, key] of [
      [{ size: 3 }, 'tooShort'],
      [{ size: 30 }, 'size'],
      [{ rank: 'epic' }, 'otherKind'],
      [{ rungs: ['a', 'b'] }, 'otherKind'],
    ] as const) {
      expect(await call('track.edit', { trackId, ...edit } as never)).toMatchObject({
        error: { message: { key: `refusal.track.${key}` } },
      })
    }
  })

  it('a ladder gets other rungs', async () => {
    const { run, track } = await tracksDrawer()
    await run('track.edit', { trackId: 'track-vane', rungs: ['One', 'Two', 'Three'] })
    expect(await track('track-vane')).toMatchObject({
      ...{ size: 3, rungs: ['One', 'Two', 'Three'] },
    })
  })

  it('put away, do not step until they are taken out again', async () => {
    const { run, call, clock, facts } = await tracksDrawer()
    const trackId = await clock('Flood')
    await run('track.edit', { trackId, state: 'done' })
    expect(await facts()).toMatchObject([{ kind: 'track.is.done' }])
    expect(await call('track.advance', { trackId, by: 1 })).toMatchObject({
      error: { message: { key: 'refusal.track.putAway' } },
    })
    await run('track.edit', { trackId, state: 'open' })
    expect(await call('track.advance', { trackId, by: 1 })).toMatchObject({ ok: true })
  })

  it('are about anybody and anything there is', async () => {
    const { run, call, clock, track } = await tracksDrawer()
    const npc = { type: 'npc' as const, id: 'npc-chief' }
    const trackId = await clock('Flood', 4, { about: [npc] })
    await run('track.about', {
      ...{ trackId, about: { type: 'danger', id: 'danger-bell' }, linked: true },
    })
    expect((await track(trackId)).about.map(({ name }) => name)).toEqual([
      ...['Corl Vane', 'What the bell calls'],
    ])
    await run('track.about', { trackId, about: npc, linked: false })
    expect((await track(trackId)).about).toHaveLength(1)
    const nobody = { type: 'place' as const, id: 'nowhere' }
    expect(await call('track.about', { trackId, about: nobody, linked: true })).toMatchObject({
      error: { message: { key: 'refusal.gone' } },
    })
  })

  it('finds what a track can be about by a part of its name', async () => {
    const { run } = await tracksDrawer()
    const found = await run('track.linkable', { text: 'BELL' })
    expect(found.map(({ type }) => type)).toEqual(expect.arrayContaining(['front', 'danger']))
    expect(found.every(({ name }) => name.toLowerCase().includes('bell'))).toBe(true)
  })
})
