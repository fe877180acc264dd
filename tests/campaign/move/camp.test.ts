import { describe, expect, it } from 'vitest'
import { foeWorkspace, system } from '../foe/setup'

/** A camp that Asta makes, in which both of them prepare, on a journey that Asta leads. */
async function preparedCamp() {
  const workspace = await foeWorkspace()
  const { run, make, brand } = workspace
  await run('track.create', {
    ...{ system, purpose: 'journey', kind: 'progress', name: 'The isles', rank: 'dangerous' },
    visibility: 'open',
  })
  const trackId = (await run('track.list', {}))[0]?.id ?? ''
  const chosen = ['actor', `character:${brand}`].flatMap((who) => [
    [`${who}.0`, 'prepare'],
    [`${who}.1`, 'nothing'],
  ])
  const camp = () => make('makeCamp', [6, 1, 2], { answers: Object.fromEntries(chosen) })
  await camp()
  const prepared = async () => await run('modifier.list', {})
  const leg = async (id: string, more: Parameters<typeof make>[2] = {}) =>
    await make('undertakeAJourney', [3, 9, 10], {
      ...{ actor: { type: 'character', id }, tracks: { journey: trackId }, ...more },
    })
  return { ...workspace, camp, prepared, leg, trackId }
}

describe('what was prepared in a camp', () => {
  it('IS-107 IS-021 is for the leg out of that camp: who makes it uses theirs, the others’ ends', async () => {
    const { run, brand, asta, prepared, leg, facts, kept } = await preparedCamp()
    const [first, second] = await prepared()
    expect([first?.characterId, second?.characterId]).toEqual([asta, brand])
    const before = kept()
    const { total } = await leg(brand, { modifiers: [second?.id ?? ''] })
    expect(total).toBe(5)
    expect(await prepared()).toEqual([])
    const told = (await facts()).filter(({ kind }) => /modifier.(spent|lapsed)/.test(kind))
    expect(told.map(({ kind, about }) => [kind, about[0]?.name]).sort()).toEqual([
      ['modifier.lapsed', 'Asta'],
      ['modifier.spent', 'Brand'],
    ])
    await run('history.undo', {})
    expect(kept()).toEqual(before)
  })

  it('IS-107 IS-021 is gone unused as well, once a leg was made without it', async () => {
    const { asta, prepared, leg } = await preparedCamp()
    await leg(asta)
    expect(await prepared()).toEqual([])
  })

  it.each([
    ['reachYourDestination', [1, 2], {}],
    ['sojourn', [1, 9, 10], { given: { bond: 0 } }],
    ['makeCamp', [1, 9, 10], {}],
  ])('IS-107 IS-021 ends with %s', async (move, dice, more) => {
    const { make, prepared, trackId } = await preparedCamp()
    const journey = move === 'reachYourDestination' ? { tracks: { journey: trackId } } : {}
    const picks = move === 'reachYourDestination' ? ['fail'] : []
    await make(move, dice, { ...more, ...journey, picks })
    expect(await prepared()).toEqual([])
  })

  it('IS-107 is there anew with another camp, once for each', async () => {
    const { camp, prepared } = await preparedCamp()
    const before = await prepared()
    await camp()
    const after = await prepared()
    expect(after).toHaveLength(2)
    expect(after.filter(({ id }) => before.some((each) => each.id === id))).toEqual([])
  })

  it('IS-021 stays through any other move, and what was given by hand stays through all', async () => {
    const { run, make, asta, prepared, leg } = await preparedCamp()
    await run('effect.lay', {
      ...{ characterId: asta, system, value: 1, kind: 'forward', scope: 'anyRoll' },
      ...{ words: 'Prepared in camp', until: 'nextMatching' },
    })
    await make('faceDanger', [6, 1, 2], { answers: { stat: 'wits' } })
    expect(await prepared()).toHaveLength(3)
    await leg(asta)
    expect((await prepared()).map(({ rule }) => rule)).toEqual([''])
  })
})
