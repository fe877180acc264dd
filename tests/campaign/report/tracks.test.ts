import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../support/reports/report-events'
import { sampleWorkspace } from '../../support/workspace'

/** An evening of two scenes: in the first, two tracks and one that went back; in the second, one again. */
async function evening() {
  const { run } = await sampleWorkspace()
  const { sessionId } = await run('session.start', {})
  const clock = { kind: 'clock', size: 6, visibility: 'open' } as const
  const { trackId: snow } = await run('track.create', { ...clock, name: 'The first snow' })
  const { trackId: back } = await run('track.create', { ...clock, name: 'The watch' })
  const progress = { kind: 'progress', rank: 'dangerous', system: 'ironsworn' } as const
  const { trackId: road } = await run('track.create', {
    ...{ ...progress, purpose: 'journey', visibility: 'open', name: 'The old road' },
  })
  const advance = (trackId: string, by: number, cause = '') =>
    run('track.advance', { trackId, by, cause })
  await run('scene.begin', { name: 'The ford' })
  await advance(snow, 1, 'A day went by.')
  await advance(road, 8)
  await advance(snow, 2, 'It hailed')
  await advance(back, 1)
  await advance(back, -1)
  await run('scene.begin', { name: 'The pass' })
  await advance(snow, 1)
  const read = async () => {
    const wanted = { subject: 'session', id: sessionId, audience: 'players' } as const
    const report = await run('report.read', wanted)
    return { ...report, texts: eventsOf(report).map(({ text }) => text) }
  }
  return { run, read, sessionId }
}

describe('tracks in a report', () => {
  it('are told once a scene, from start to end, with what moved them', async () => {
    const { read } = await evening()
    const { texts, tracks, charts } = await read()
    expect(texts.filter((text) => /snow|road|watch/.test(text))).toEqual([
      'Progress on “The old road” went from 0 to 2 of 10 boxes.',
      '“The first snow” went from 0 to 3 of 6: A day went by; It hailed.',
      '“The first snow” went from 3 to 4 of 6.',
    ])
    // What a chart follows stands in its table.
    expect(charts.flatMap(({ series }) => series.map(({ name }) => name))).toContain(
      'The first snow',
    )
    expect(tracks).toEqual([])
  })

  it('IS-131: say that some of it was marked by hand, where a move brought the rest', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    await run('scene.begin', { name: 'The ford' })
    const system = 'ironsworn'
    const sheets = { [system]: {} }
    const { characterId } = await run('character.create', { name: 'Asta', sheets })
    const { trackId } = await run('track.create', {
      ...{ kind: 'progress', rank: 'dangerous', system, purpose: 'vow', visibility: 'open' },
      ...{ name: 'Raise the bell' },
    })
    await run('move.confirm', {
      ...{ system, move: 'reachAMilestone', actor: { type: 'character', id: characterId } },
      ...{ given: {}, dice: [], typed: true, picks: [], tracks: { vow: trackId } },
    })
    await run('track.advance', { trackId, by: 4 })
    const wanted = { subject: 'session', id: sessionId, audience: 'players' } as const
    const texts = eventsOf(await run('report.read', wanted)).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('bell') && text.includes('boxes'))).toEqual([
      'Progress on “Raise the bell” went from 0 to 3 of 10 boxes: Reach a Milestone; by hand.',
    ])
  })

  it('IS-047 IS-108: tell what was lost on a journey apart from what was won before and after', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const { trackId } = await run('track.create', {
      ...{ kind: 'progress', rank: 'dangerous', system: 'ironsworn', purpose: 'journey' },
      ...{ visibility: 'open', name: 'The old road' },
    })
    const advance = (by: number, cause = '') => run('track.advance', { trackId, by, cause })
    await advance(8)
    await advance(4)
    await advance(-12, 'Lost in the fog')
    await advance(8)
    // A slip of the hand that is taken back is nothing that happened.
    await advance(-4)
    const wanted = { subject: 'session', id: sessionId, audience: 'players' } as const
    const texts = eventsOf(await run('report.read', wanted)).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('boxes'))).toEqual([
      'Progress on “The old road” went from 0 to 3 of 10 boxes.',
      'Progress on “The old road” went from 3 to 0 of 10 boxes: Lost in the fog.',
      'Progress on “The old road” went from 0 to 1 of 10 boxes.',
    ])
  })

  it('are summed where the story tells them in several scenes and no chart follows them', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const clock = { kind: 'clock', size: 6, visibility: 'open' } as const
    const { trackId } = await run('track.create', { ...clock, name: 'The first snow' })
    for (const name of ['The ford', 'The pass']) {
      await run('scene.begin', { name })
      await run('track.advance', { trackId, by: 1 })
    }
    const wanted = { subject: 'session', id: sessionId, audience: 'players' } as const
    const { tracks } = await run('report.read', wanted)
    expect(tracks).toEqual(['“The first snow” went from 0 to 2 of 6.'])
  })

  it('keep a step apart that the game master put into their own words', async () => {
    const { run, read, sessionId } = await evening()
    const wanted = { subject: 'session', id: sessionId, audience: 'players' } as const
    const { lines } = await run('report.lines', { ...wanted, text: 'snow', from: 0, limit: 20 })
    const [{ id = '' } = {}] = lines
    await run('report.editLine', { audience: 'players', line: id, text: 'Snow fell.' })
    expect((await read()).texts).toContain('Snow fell.')
  })
})
