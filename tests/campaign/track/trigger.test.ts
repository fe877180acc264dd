import { describe, expect, it } from 'vitest'
import { tracksDrawer } from './setup'
import { allFronts } from '../../support/whole-lists'

async function table() {
  const workspace = await tracksDrawer()
  const { run, clock } = workspace
  const [a, b] = [await clock('Flood', 2), await clock('Panic', 2)]
  const lead = (trackId: string, other: string, ticks = 1) =>
    run('track.trigger.add', { trackId, then: { kind: 'track', trackId: other, ticks } })
  const settleFirst = async (how: 'accepted' | 'declined' = 'accepted') => {
    const [proposal] = await workspace.proposals()
    if (!proposal) throw new Error('nothing is proposed')
    await run('track.settle', { triggerId: proposal.id, how })
  }
  const isTrue = async (portentId: string) => {
    const [front] = await allFronts({ run })
    const portents = front?.dangers.flatMap(({ portents: own }) => own)
    return portents?.find(({ id }) => id === portentId)?.done_at !== null
  }
  return { ...workspace, a, b, lead, settleFirst, isTrue }
}

describe('what a full track leads to', () => {
  it('is proposed when it fills, and does not happen by itself', async () => {
    const { a, b, lead, step, track, proposals } = await table()
    await lead(a, b)
    await step(a)
    expect(await proposals()).toEqual([])
    await step(a)
    expect(await proposals()).toMatchObject([{ track: 'Flood', other: 'Panic', ticks: 1 }])
    expect((await track(b)).value).toBe(0)
  })

  it('accepted, another track steps on in the same command, and undo takes both back', async () => {
    const { a, b, lead, step, track, run, settleFirst, kept, facts } = await table()
    await lead(a, b)
    await step(a, 2)
    const before = kept()
    await settleFirst()
    expect((await track(b)).value).toBe(1)
    const [advanced, accepted] = await facts(2)
    expect(accepted).toMatchObject({ kind: 'track.proposal.accepted', secret: true })
    expect(advanced).toMatchObject({ kind: 'track.advanced', about: [{ id: b }] })
    await run('history.undo', {})
    expect(kept()).toEqual(before)
  })

  it('declined, nothing happens, and it is not asked again', async () => {
    const { a, b, lead, step, track, settleFirst, proposals, facts } = await table()
    await lead(a, b)
    await step(a, 2)
    await settleFirst('declined')
    expect(await proposals()).toEqual([])
    expect((await track(b)).value).toBe(0)
    expect(await facts()).toMatchObject([{ kind: 'track.proposal.declined', secret: true }])
  })

  it('a portent comes true when it is accepted', async () => {
    const { run, step, settleFirst, isTrue, proposals } = await table()
    await step('track-river', 4)
    expect(await proposals()).toMatchObject([
      { track: 'The river rises', danger: 'What the bell calls', portent_id: 'portent-bell-1' },
    ])
    expect(await isTrue('portent-bell-1')).toBe(false)
    await settleFirst()
    expect(await isTrue('portent-bell-1')).toBe(true)
    const [front] = await allFronts({ run })
    const [portent] = front?.dangers.find(({ id }) => id === 'danger-bell')?.portents ?? []
    expect(portent).toMatchObject({
      ...{ done_how: 'descriptive', done_cause: 'The river rises is full' },
    })
  })

  it('a portent that came true by other ways is not proposed any more', async () => {
    const { run, step, proposals } = await table()
    await step('track-river', 4)
    await run('front.tickPortent', {
      ...{ portentId: 'portent-bell-1', how: 'descriptive', cause: 'They rang it' },
    })
    expect(await proposals()).toEqual([])
  })

  it('a note is written down when it is accepted', async () => {
    const { a, run, step, settleFirst, facts } = await table()
    await run('track.trigger.add', { trackId: a, then: { kind: 'note', note: 'The dam breaks' } })
    await step(a, 2)
    await settleFirst()
    expect(await facts()).toMatchObject([
      { kind: 'track.proposal.accepted', with: { what: 'The dam breaks' } },
    ])
  })

  it('a chain goes on one proposal at a time', async () => {
    const { a, b, lead, step, clock, settleFirst, proposals, track } = await table()
    const c = await clock('Ruin', 3)
    await lead(a, b, 2)
    await lead(b, c, 3)
    await step(a, 2)
    expect(await proposals()).toHaveLength(1)
    await settleFirst()
    expect(await proposals()).toMatchObject([{ track: 'Panic', other: 'Ruin' }])
    expect((await track(c)).value).toBe(0)
    await settleFirst()
    expect((await track(c)).value).toBe(3)
    expect(await proposals()).toEqual([])
  })

  it('is withdrawn when the track is taken back before it is settled', async () => {
    const { a, b, lead, step, call, proposals, track } = await table()
    const { triggerId } = await lead(a, b)
    await step(a, 2)
    await step(a, -1)
    expect(await proposals()).toEqual([])
    expect(await call('track.settle', { triggerId, how: 'accepted' })).toMatchObject({
      error: { message: { key: 'refusal.gone' } },
    })
    await step(a)
    expect(await proposals()).toHaveLength(1)
    expect((await track(b)).value).toBe(0)
  })

  it('follows a track that is made shorter or longer', async () => {
    const { clock, lead, b, step, run, proposals } = await table()
    const trackId = await clock('Siege', 6)
    await lead(trackId, b)
    await step(trackId, 4)
    await run('track.edit', { trackId, size: 4 })
    expect(await proposals()).toHaveLength(1)
    await run('track.edit', { trackId, size: 5 })
    expect(await proposals()).toEqual([])
  })

  it('is proposed at once where the track is full already; it may lead back, never to itself', async () => {
    const { a, b, lead, step, call, settleFirst, proposals } = await table()
    await step(a, 2)
    await lead(a, b)
    expect(await proposals()).toHaveLength(1)
    await lead(b, a)
    await settleFirst()
    const itself = { kind: 'track' as const, trackId: a, ticks: 1 }
    expect(await call('track.trigger.add', { trackId: a, then: itself })).toMatchObject({
      error: { message: { key: 'refusal.track.itself' } },
    })
  })

  it('a proposal that cannot be carried out stays open', async () => {
    const { a, b, lead, step, run, call, proposals } = await table()
    const { triggerId } = await lead(a, b)
    await step(a, 2)
    await run('track.edit', { trackId: b, state: 'failed' })
    expect(await call('track.settle', { triggerId, how: 'accepted' })).toMatchObject({
      error: { message: { key: 'refusal.track.putAway' } },
    })
    expect(await proposals()).toHaveLength(1)
  })

  it('goes with its track, and can be taken off', async () => {
    const { a, b, lead, run, step, proposals } = await table()
    const { triggerId } = await lead(a, b)
    await step(a, 2)
    await run('track.trigger.remove', { triggerId })
    expect(await proposals()).toEqual([])
    await lead(a, b)
    await run('track.remove', { trackId: b })
    expect(await proposals()).toEqual([])
  })
})
