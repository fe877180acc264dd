import { describe, expect, it } from 'vitest'
import { foeWorkspace, system } from './setup'

const idOf = ({ trackIds }: { trackIds: string[] }, at = 0) => trackIds[at] ?? ''

describe('a fight on the board', () => {
  it('IS-046 IS-101: several stand against one foe, each against one alone', async () => {
    const { field, run, tracks, asta, brand } = await foeWorkspace()
    const two = await field('Salt raider', { count: 2 })
    const [one, other] = [idOf(two), idOf(two, 1)]
    await run('foe.face', { trackId: one, characterId: asta })
    await run('foe.face', { trackId: one, characterId: brand })
    const facing = async () =>
      (await tracks()).map(({ about }) =>
        about.filter(({ type }) => type === 'character').map(({ name }) => name),
      )
    expect(await facing()).toEqual([['Asta', 'Brand'], []])
    await run('foe.face', { trackId: other, characterId: asta })
    expect(await facing()).toEqual([['Brand'], ['Asta']])
    await run('history.undo', {})
    expect(await facing()).toEqual([['Asta', 'Brand'], []])
  })

  it('IS-050: two characters mark the same track, each with their own weapon', async () => {
    const { field, make, enter, tracks, asta, brand } = await foeWorkspace()
    const trackId = idOf(await field('Salt raider', { count: 4 }))
    await enter(trackId, asta)
    await enter(trackId, brand)
    const blow = { tracks: { foe: trackId }, answers: { stat: 'iron' } }
    await make('strike', [6, 1, 2], blow)
    expect((await tracks())[0]?.value).toBe(12)
    await make('strike', [6, 1, 2], { ...blow, actor: { type: 'character', id: brand } })
    expect((await tracks())[0]?.value).toBe(20)
  })

  it('IS-148 IS-152: a rank more or less keeps the ticks, and stops at either end', async () => {
    const { run, call, tracks, facts } = await foeWorkspace()
    const foe = { from: 'new' as const, name: 'Rook', rank: 'dangerous' as const }
    const trackId = idOf(await run('foe.field', { system, foe }))
    await run('track.advance', { trackId, by: 7 })
    await run('foe.shift', { trackId, by: -1, reason: 'The bridge is down' })
    expect(await tracks()).toMatchObject([{ rank: 'troublesome', value: 7 }])
    // Told once, with its reason.
    const kinds = (await facts()).map(({ kind }) => kind)
    expect(kinds.filter((kind) => /^(foe\.shifted|track\.ranked)$/.test(kind))).toEqual([
      'foe.shifted',
    ])
    expect(await call('foe.shift', { trackId, by: -1 })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.foe.noFurther' } },
    })
  })

  it('a foe that flees is closed, and is fought no more', async () => {
    const { field, run, call, tracks } = await foeWorkspace()
    const trackId = idOf(await field('Wyvern'))
    await run('foe.leave', { trackId, how: 'fled' })
    expect(await tracks()).toMatchObject([{ state: 'forsaken' }])
    expect(await call('foe.leave', { trackId, how: 'out' })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.foe.gone' } },
    })
    expect(await call('foe.leave', { trackId: 'nothing', how: 'out' })).toMatchObject({ ok: false })
  })

  it('IS-190 IS-191: over for everybody: tracks closed, nobody in control, the tide free again', async () => {
    const { field, make, enter, run, call, tracks, sheet, facts, asta, brand } =
      await foeWorkspace()
    const trackId = idOf(await field('Salt raider', { count: 4 }))
    await enter(trackId, asta)
    await enter(trackId, brand)
    await make('turnTheTide', [])
    expect(await sheet(asta)).toMatchObject({ initiative: 'me', tideUsed: true })
    await run('foe.endFight', { system, how: 'fled' })
    expect(await tracks()).toMatchObject([{ state: 'forsaken' }])
    for (const id of [asta, brand]) {
      expect(await sheet(id)).toMatchObject({
        ...{ initiative: 'none', tideUsed: false, lastOutcome: 'none' },
      })
    }
    const told = (await facts()).find(({ kind }) => kind === 'foe.fightOver')
    expect(told).toMatchObject({ secret: false, with: { how: '@foes.ending.fled' } })
    expect(await call('foe.endFight', { system, how: 'won' })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.foe.noFight' } },
    })
    await run('history.undo', {})
    expect(await sheet(asta)).toMatchObject({ initiative: 'me', tideUsed: true })
    expect(await tracks()).toMatchObject([{ state: 'open' }])
  })

  it('IS-138: what becomes of a foe’s track is told of the foe: no vow is forsaken', async () => {
    const { field, run } = await foeWorkspace()
    const { sessionId } = await run('session.start', {})
    const raider = idOf(await field('Salt raider'))
    const foe = { from: 'new' as const, name: 'Bog crone', rank: 'dangerous' as const }
    const crone = idOf(await run('foe.field', { system, foe }))
    for (const trackId of [raider, crone]) {
      await run('track.edit', { trackId, visibility: 'open' })
    }
    await run('foe.leave', { trackId: raider, how: 'out' })
    await run('foe.endFight', { system, how: 'parted' })
    for (const audience of ['gm', 'players'] as const) {
      const report = JSON.stringify(
        await run('report.read', { subject: 'session', id: sessionId, audience }),
      )
      expect(report).toContain('Salt raider is out of the fight.')
      expect(report).toContain('The fight with Bog crone was left undecided.')
      expect(report).not.toContain('is forsaken')
    }
  })

  it('IS-109 IS-132: a journey arrives or ends on the way, and a vow is fulfilled, in every report', async () => {
    const { run } = await foeWorkspace()
    const { sessionId } = await run('session.start', {})
    const put = { kind: 'progress', rank: 'dangerous', visibility: 'open', system } as const
    for (const [name, purpose, state] of [
      ['To Whitewater', 'journey', 'done'],
      ['To the Narrow Place', 'journey', 'failed'],
      ['Avenge Haldor', 'vow', 'done'],
      ['A plain track', '', 'done'],
    ] as const) {
      const { trackId } = await run('track.create', { ...put, name, purpose })
      await run('track.edit', { trackId, state })
    }
    const told = {
      session: ['destination is reached', 'before its destination', 'the vow is fulfilled'],
      recap: ['came to its destination', 'never came to its destination', 'was fulfilled'],
    }
    for (const [subject, words] of Object.entries(told)) {
      const wanted = { subject: subject as 'session' | 'recap', id: sessionId }
      const report = JSON.stringify(await run('report.read', { ...wanted, audience: 'players' }))
      for (const each of words) expect(report).toContain(each)
      expect(report).toMatch(
        subject === 'recap' ? /A plain track” was done/ : /A plain track is done/,
      )
    }
    const letter = await run('report.read', {
      ...{ subject: 'session', id: sessionId, audience: 'dispatch' },
    })
    expect(JSON.stringify(letter)).toContain('we came to where we were going')
  })

  it('IS-052 IS-118 IS-135: a miss against a foe owes a price that hurts as its rank says', async () => {
    const { field, make, run } = await foeWorkspace()
    const trackId = idOf(await field('Salt raider', { count: 4 }))
    await make('strike', [1, 9, 10], { tracks: { foe: trackId }, answers: { stat: 'iron' } })
    const [price] = await run('move.queue', {})
    expect(price).toMatchObject({ oneOf: ['payThePrice'], given: { harm: 3 } })
    await make('payThePrice', [], {
      ...{ queuedId: price?.id, given: { harm: 3 }, picks: ['harm'] },
    })
    const [harm, ...rest] = await run('move.queue', {})
    expect(harm).toMatchObject({ oneOf: ['endureHarm'], given: { harm: 3 } })
    expect(rest).toEqual([])
  })

  it('IS-112: a duel opens the foe’s track, the GM’s alone', async () => {
    const { make, tracks, sheet, asta } = await foeWorkspace()
    const answers = { trackName: 'The champion', trackRank: 'formidable' }
    await make('drawTheCircle', [6, 1, 2], { answers })
    expect(await tracks()).toMatchObject([
      { name: 'The champion', rank: 'formidable', purpose: 'foe', visibility: 'secret' },
    ])
    expect((await sheet(asta)).initiative).toBe('me')
  })
})
