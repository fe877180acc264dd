import { describe, expect, it } from 'vitest'
import { api } from '../../support/api'
import { answer } from '../../../src/campaign/workspace/answer'
import { tracksDrawer } from './setup'

const playerCalls = Object.entries(api)
  .filter(([, { windows }]) => windows.includes('player' as never))
  .map(([name]) => name)

async function table() {
  const workspace = await tracksDrawer()
  const seen = async () => {
    const said: string[] = []
    for (const name of playerCalls) {
      said.push(JSON.stringify(await answer(workspace.workspace, 'player', name, {})))
    }
    return said.join('\n')
  }
  const tracks = () => workspace.run('playerView.tracks', {})
  return { ...workspace, seen, tracks }
}

describe('what players see of tracks', () => {
  it('is nothing of a secret one, the name of a known one, and the whole of an open one', async () => {
    const { tracks } = await table()
    expect(await tracks()).toEqual([
      { id: 'track1', name: 'Vane’s patience', people: [], means: null, drawing: null },
      {
        ...{ id: 'track2', name: 'Market day', people: [], means: null },
        drawing: {
          ...{ kind: 'clock', size: 4, value: 1, start: 0, rank: null, rungs: [], means: null },
          isBar: false,
        },
      },
    ])
  })

  it('follows who may see it, and ends when it is put away', async () => {
    const { run, tracks } = await table()
    await run('track.edit', { trackId: 'track-river', visibility: 'known' })
    await run('track.edit', { trackId: 'track-market', state: 'done' })
    expect((await tracks()).map(({ name }) => name)).toEqual(['The river rises', 'Vane’s patience'])
  })

  it('no answer to a player’s window carries a secret of any track', async () => {
    const { run, clock, seen } = await table()
    await clock('SECRET-NAME', 7, { note: 'SECRET-NOTE', odds: 37 })
    const { trackId } = await run('track.create', {
      ...{ kind: 'ladder', name: 'Known ladder', visibility: 'known', note: 'SECRET-HINT' },
      ...{ rungs: ['SECRET-LOW', 'SECRET-HIGH'] },
    })
    await run('track.advance', { trackId, by: 2, cause: 'SECRET-CAUSE' })
    await run('track.advance', { trackId: 'track-market', by: 1 })
    const open = await clock('Open clock', 9, { visibility: 'open', note: 'SECRET-OPEN' })
    await run('track.about', {
      ...{ trackId: open, about: { type: 'danger', id: 'danger-bell' }, linked: true },
    })
    await run('track.trigger.add', { trackId: open, then: { kind: 'note', note: 'SECRET-THEN' } })
    const said = await seen()
    expect(said).toContain('Known ladder')
    expect(said).toContain('Open clock')
    expect(said).not.toMatch(/SECRET|What the bell calls|The river rises/)
  })

  it('the journal tells them of open tracks alone, and of nobody but characters behind them', async () => {
    const { run, clock, facts } = await table()
    const about = [
      { type: 'npc' as const, id: 'npc-chief' },
      { type: 'character' as const, id: 'character-maro' },
    ]
    const open = await clock('Open clock', 4, { visibility: 'open', about })
    await run('track.advance', { trackId: open, by: 1 })
    const [advanced] = await facts()
    expect(advanced).toMatchObject({ kind: 'track.advanced', secret: false })
    expect(advanced?.about.map(({ type }) => type)).toEqual(['track', 'character'])
    await run('track.advance', { trackId: 'track-vane', by: 1 })
    expect(await facts()).toMatchObject([{ kind: 'track.advanced', secret: true }])
    await run('track.edit', { trackId: open, visibility: 'secret' })
    expect(await facts()).toMatchObject([{ kind: 'track.now.secret', secret: true }])
  })

  it('an open track does not say which hidden one moved it', async () => {
    const { run, clock, facts, proposals } = await table()
    const hidden = await clock('SECRET-NAME', 2)
    const open = await clock('Open clock', 4, { visibility: 'open' })
    await run('track.trigger.add', {
      ...{ trackId: hidden, then: { kind: 'track', trackId: open, ticks: 1 } },
    })
    await run('track.advance', { trackId: hidden, by: 2 })
    const [proposal] = await proposals()
    await run('track.settle', { triggerId: proposal?.id ?? '', how: 'accepted' })
    const told = (await facts(20)).filter(({ secret }) => !secret)
    expect(told[0]).toMatchObject({ kind: 'track.advanced', about: [{ name: 'Open clock' }] })
    expect(JSON.stringify(told)).not.toContain('SECRET')
  })

  it('players may not ask for the game master’s list', async () => {
    const { workspace } = await table()
    for (const name of ['track.list', 'track.proposals', 'track.linkable']) {
      expect(await answer(workspace, 'player', name, {})).toMatchObject({
        error: { code: 'invalid' },
      })
    }
  })
})
