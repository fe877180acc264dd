import { describe, expect, it } from 'vitest'
import { foeWorkspace, system } from '../foe/setup'

const miss = [2, 9, 10]
const onCompanion = 'ironsworn.note.onCompanion'
const path = 'ironsworn.swearAnIronVow.note.path'

async function table() {
  const workspace = await foeWorkspace()
  const { run, make, asta } = workspace
  const kept = async () => (await run('reminder.list', {})).map(({ words: { key } }) => key)
  const swear = (name: string) =>
    make('swearAnIronVow', [2, 1, 9], { answers: { trackName: name, trackRank: 'dangerous' } })
  /** A move that goes wrong with a 1 on the action die, and whether a companion helped with it. */
  const slip = (companionHelped: 'yes' | 'no') =>
    make('gatherInformation', [1, 9, 10], { answers: { stat: 'wits', companionHelped } })
  const withHawk = (value: number) =>
    run('character.edit', {
      characterId: asta,
      sheets: { [system]: { assets: { Hawk: { type: 'companion', health: { value, max: 3 } } } } },
    })
  return { ...workspace, kept, swear, slip, withHawk }
}

describe('what is to be kept in mind, once it is settled', () => {
  it('IS-130 goes with the vow that it is about, and says which that is', async () => {
    const { run, swear, kept } = await table()
    await swear('The bell')
    await swear('The ford')
    expect(await kept()).toEqual([path, path])
    const from = (await run('reminder.list', {})).map((each) => each.from?.with?.['track'])
    expect(from).toEqual(['The bell', 'The ford'])
    const [bell] = (await run('track.list', {})).filter(({ name }) => name === 'The bell')
    await run('track.edit', { trackId: bell?.id ?? '', state: 'done' })
    expect(await kept()).toEqual([path])
    await run('history.undo', {})
    expect(await kept()).toEqual([path, path])
  })

  it('IS-130 goes with a vow that is forsaken', async () => {
    const { run, make, swear, kept } = await table()
    await swear('The bell')
    const [vow] = await run('move.tracks', {})
    await make('forsakeYourVow', [], { tracks: { vow: vow?.id ?? '' } })
    expect(await kept()).not.toContain(path)
  })

  it('IS-112 goes with the fight of a duel to the death, however that ends', async () => {
    const { run, make, kept } = await table()
    const death = 'ironsworn.drawTheCircle.note.death'
    await make('drawTheCircle', [6, 1, 9], {
      ...{ answers: { trackName: 'Haf', trackRank: 'dangerous' }, picks: ['to_the_death'] },
    })
    expect(await kept()).toContain(death)
    await run('foe.endFight', { system, how: 'fled' })
    expect(await kept()).not.toContain(death)
  })

  it('IS-085 is not said of a companion that did not help, and goes once it cannot be hit', async () => {
    const { run, asta, make, kept, slip, withHawk } = await table()
    await withHawk(1)
    await slip('no')
    expect(await kept()).not.toContain(onCompanion)
    await slip('yes')
    expect(await kept()).toContain(onCompanion)
    await make('companionEndureHarm', miss, { given: { harm: 1 } })
    expect(await kept()).not.toContain(onCompanion)
    // The same where its health is written by hand, and not by what else lands.
    await withHawk(2)
    await slip('yes')
    await run('act.perform', {
      ...{ system, act: 'adjust', member: { type: 'character', id: asta } },
      input: { field: 'momentum', by: 1 },
    })
    expect(await kept()).toContain(onCompanion)
    await withHawk(0)
    expect(await kept()).not.toContain(onCompanion)
  })

  it('IS-017 a match is a cue for its session: it goes with that, and nobody is asked about it', async () => {
    const { run, make, kept } = await table()
    await run('session.start', { name: '', absent: [] })
    await make('gatherInformation', [2, 9, 9], { answers: { stat: 'wits' } })
    expect(await kept()).toContain('ironsworn.match.miss')
    const ends = await run('session.looseEnds', {})
    expect(JSON.stringify(ends)).not.toContain('ironsworn.match')
    const lapses = { letsGo: true, dropsHolds: false, dismisses: false }
    await run('session.end', lapses)
    expect(await kept()).not.toContain('ironsworn.match.miss')
    await run('history.undo', {})
    expect(await kept()).toContain('ironsworn.match.miss')
  })
})
