import { describe, expect, it } from 'vitest'
import { foeWorkspace, system } from '../foe/setup'

/** A vow of both, sworn by the first of them. */
async function swornTogether() {
  const workspace = await foeWorkspace()
  const { make, run, brand } = workspace
  const answers = { trackName: 'The bell', trackRank: 'extreme' }
  const opened = { about: [{ type: 'character' as const, id: brand }], note: '' }
  await make('swearAnIronVow', [6, 1, 2], { answers, opened })
  const [vow] = await run('move.tracks', {})
  if (!vow) throw new Error('no vow')
  const queue = async () =>
    (await run('move.queue', {})).map(({ oneOf, actor, given }) => [oneOf[0], actor?.id, given])
  return { ...workspace, vow, named: { tracks: { vow: vow.id } }, queue }
}

describe('a vow of several', () => {
  it('IS-061 IS-133: forsaken it weighs on each of them by its rank, in one command', async () => {
    const { make, run, kept, queue, tracks, named, asta, brand } = await swornTogether()
    const before = kept()
    await make('forsakeYourVow', [], named)
    const stress = { stress: 4 }
    expect(await queue()).toEqual([
      ['endureStress', asta, stress],
      ['endureStress', brand, stress],
    ])
    expect(await tracks()).toMatchObject([{ state: 'forsaken' }])
    await run('history.undo', {})
    expect(kept()).toEqual(before)
  })

  it('IS-046 IS-061: who leaves it has no part in its end; who joins it has', async () => {
    const { make, run, sheet, queue, named, vow, asta, brand } = await swornTogether()
    const join = (id: string, linked: boolean) =>
      run('track.about', { trackId: vow.id, about: { type: 'character', id }, linked })
    await join(asta, false)
    await make('forsakeYourVow', [], named)
    expect((await queue()).map(([, who]) => who)).toEqual([brand])
    await run('history.undo', {})
    await join(asta, true)
    await run('track.advance', { trackId: vow.id, by: 40 })
    await make('fulfillYourVow', [1, 2], named)
    expect([(await sheet(asta)).xpEarned, (await sheet(brand)).xpEarned]).toEqual([4, 4])
  })

  it('IS-133 IS-114: a bond that was tested need not be kept in mind as one to be tested', async () => {
    const { make, run, named, vow } = await swornTogether()
    const { npcId } = await run('npc.create', { name: 'Kell' })
    await run('track.about', { trackId: vow.id, about: { type: 'npc', id: npcId }, linked: true })
    const kept = async () => (await run('reminder.list', {})).map(({ words: { key } }) => key)
    await make('forsakeYourVow', [], named)
    expect(await kept()).toContain('ironsworn.note.mayTestBond')
    await make('testYourBond', [6, 1, 2], { picks: ['momentum'] })
    expect(await kept()).not.toContain('ironsworn.note.mayTestBond')
  })

  it('what is said to be gone is refused, and nothing is sworn', async () => {
    const { call, kept, asta } = await foeWorkspace()
    const before = kept()
    const reply = await call('move.confirm', {
      ...{ system, move: 'swearAnIronVow', actor: { type: 'character', id: asta } },
      ...{ given: {}, dice: [6, 1, 2], typed: true, picks: [] },
      answers: { trackName: 'The bell', trackRank: 'epic' },
      opened: { about: [{ type: 'npc', id: 'nobody' }], note: '' },
    })
    expect(reply).toMatchObject({ error: { code: 'refused', message: { key: 'refusal.gone' } } })
    expect(kept()).toEqual(before)
  })
})
