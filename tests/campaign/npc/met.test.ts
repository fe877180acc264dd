import { describe, expect, it } from 'vitest'
import { sampleWorkspace } from '../../support/workspace'

const move = {
  ...{ system: 'iron-fist', move: 'engage', dice: [5, 3], typed: true, given: {} },
  ...{ actor: { type: 'character' as const, id: 'character-maro' }, picks: ['b'] },
}

/** An evening with somebody on the table whom nobody has shown to the players. */
async function evening(alias = '') {
  const { run } = await sampleWorkspace()
  const { sessionId } = await run('session.start', {})
  const { npcId } = await run('npc.create', { name: 'Mother Loach', sheets: { 'iron-fist': {} } })
  if (alias !== '') await run('npc.setAlias', { npcId, alias })
  await run('sceneBoard.place', { whom: [{ npcId }] })
  const target = { type: 'npc', id: npcId } as const
  const strike = (isMet: boolean) => run('move.confirm', { ...move, target, isMet })
  const told = async () =>
    JSON.stringify(
      await run('report.read', { subject: 'session', id: sessionId, audience: 'players' }),
    )
  const isUnmet = async () => (await run('npc.isUnmet', { npcId })).isUnmet
  const isNameless = async () => {
    const stage = { kind: 'person', of: { type: 'npc', id: npcId } } as const
    return (await run('playerView.nameless', { stage })).length > 0
  }
  return { run, npcId, strike, told, isUnmet, isNameless }
}

describe('whom a move is on', () => {
  it('is known to the players from it, where the game master says so', async () => {
    const { strike, told, isUnmet } = await evening()
    expect(await isUnmet()).toBe(true)
    await strike(true)
    expect(await told()).toContain('Mother Loach')
  })

  it('is known at every move from then on, on other evenings too, and not asked about again', async () => {
    const { run, strike, told, isUnmet } = await evening()
    await strike(true)
    expect(await isUnmet()).toBe(false)
    await run('history.undo', {})
    expect(await isUnmet()).toBe(true)
    await run('history.redo', {})
    await strike(false)
    expect(await told()).not.toMatch(/not known by name/)
    await run('session.end', {})
    const { sessionId } = await run('session.start', {})
    expect(await isUnmet()).toBe(false)
    await strike(false)
    const next = { subject: 'session', id: sessionId, audience: 'players' } as const
    expect(JSON.stringify(await run('report.read', next))).toContain('Mother Loach')
  })

  it('stays unknown in what was done on evenings before', async () => {
    const { run, strike, told } = await evening()
    await strike(false)
    await run('session.end', {})
    await run('session.start', {})
    await strike(true)
    expect(await told()).not.toContain('Mother Loach')
  })

  it('stays unknown where that is not said', async () => {
    const { strike, told } = await evening()
    await strike(false)
    expect(await told()).not.toContain('Mother Loach')
  })

  it('keeps the other name that players have for them', async () => {
    const { strike, told, isUnmet } = await evening('The fishwife')
    expect(await isUnmet()).toBe(false)
    await strike(true)
    expect(await told()).not.toContain('Mother Loach')
  })

  it('has no name for players before they are shown or have another one, at a session or not', async () => {
    const { run, npcId, isNameless } = await evening()
    expect(await isNameless()).toBe(true)
    await run('session.end', {})
    expect(await isNameless()).toBe(true)
    await run('sceneBoard.show', { npcId, shown: true })
    expect(await isNameless()).toBe(false)
    expect(await (await evening('The fishwife')).isNameless()).toBe(false)
  })

  it('has no name for players on a track about them either', async () => {
    const { run, npcId } = await evening()
    const about = [{ type: 'npc' as const, id: npcId }]
    const { trackId } = await run('track.create', {
      kind: 'clock',
      name: 'Patience',
      size: 4,
      about,
    })
    const named = () => run('playerView.nameless', { stage: { kind: 'track', trackId } })
    expect(await named()).toMatchObject([{ id: npcId, name: 'Mother Loach' }])
    await run('npc.setAlias', { npcId, alias: 'The fishwife' })
    expect(await named()).toEqual([])
  })

  it('is known from when they were shown by name, and not asked about again', async () => {
    const { run, npcId, strike, told, isNameless } = await evening()
    await run('npc.showByName', { npcId })
    expect(await isNameless()).toBe(false)
    await strike(false)
    expect(await told()).toContain('Mother Loach')
    await run('history.undo', {})
    await run('history.undo', {})
    expect(await isNameless()).toBe(true)
    await run('session.end', {})
    await run('npc.showByName', { npcId })
    expect(await isNameless()).toBe(false)
  })

  it('needs no word where they were shown', async () => {
    const { run, npcId, isUnmet } = await evening()
    await run('sceneBoard.show', { npcId, shown: true })
    expect(await isUnmet()).toBe(false)
  })
})
