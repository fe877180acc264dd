import { describe, expect, it } from 'vitest'
import { missionId } from '../../support/mission'
import { sampleWorkspace } from '../../support/workspace'

const known = 'the ferrywoman, owes the guild.'

/** A campaign with Marta, of whom players know a line, and how the players' window shows somebody. */
async function table() {
  const workspace = await sampleWorkspace()
  const { run } = workspace
  const { npcId } = await run('npc.create', {
    ...{ name: 'Marta Quill', description: 'Lies to everybody.', secret: 'The guild’s own spy.' },
    known,
  })
  const shown = async () => {
    await run('playerView.show', { stage: { kind: 'person', of: { type: 'npc', id: npcId } } })
    return run('playerView.stage', {})
  }
  return { ...workspace, npcId, shown }
}

describe('what players know', () => {
  it('of an NPC stands under their name, with nothing else that is written of them', async () => {
    const { run, npcId, shown } = await table()
    expect(await shown()).toEqual({
      ...{
        kind: 'person',
        name: 'Marta Quill',
        line: 'The ferrywoman, owes the guild.',
        pictureId: null,
      },
    })
    await run('npc.edit', { npcId, known: 'the ferrywoman' })
    expect(await shown()).toMatchObject({ line: 'The ferrywoman' })
    await run('history.undo', {})
    expect(await shown()).toMatchObject({ line: 'The ferrywoman, owes the guild.' })
    // Who goes by another name is not named by it either.
    await run('npc.edit', { npcId, known: 'Marta Quill rows the ferry' })
    await run('npc.setAlias', { npcId, alias: 'the hooded woman' })
    expect(await shown()).toMatchObject({
      ...{ name: 'The hooded woman', line: 'The hooded woman rows the ferry' },
    })
  })

  it('of a place stands under its name, and is empty until it is written', async () => {
    const { run } = await sampleWorkspace()
    const { placeId } = await run('place.create', { name: 'The weir', description: 'Loud' })
    await run('playerView.show', { stage: { kind: 'place', placeId } })
    expect(await run('playerView.stage', {})).toMatchObject({ name: 'The weir', line: '' })
    await run('place.edit', { placeId, known: 'where the eels are sold' })
    expect(await run('playerView.stage', {})).toMatchObject({ line: 'Where the eels are sold' })
  })

  it('is found by the game master', async () => {
    const { run, npcId } = await table()
    const found = await run('search.find', { text: 'owes the guild' })
    expect(found).toMatchObject([{ type: 'npc', id: npcId }])
    await run('npc.edit', { npcId, known: '' })
    expect(await run('search.find', { text: 'owes the guild' })).toEqual([])
  })

  it('is told in the players’ reports where a line names them first, and in no other', async () => {
    const { run } = await table()
    const { sessionId } = await run('session.start', {})
    for (const text of [
      'Marta Quill’s boat was gone.',
      '[[Marta Quill]] would row nobody over.',
      'In the end Marta Quill did.',
    ]) {
      await run('note.jot', { text, forPlayers: true })
    }
    const told = async (audience: 'gm' | 'players' | 'dispatch', subject: 'session' | 'recap') => {
      const report = await run('report.read', { subject, id: sessionId, audience })
      return JSON.stringify(report)
    }
    const players = await told('players', 'session')
    expect(players).toContain('Marta Quill’s boat was gone.')
    expect(players).toContain('Marta Quill (the ferrywoman, owes the guild) would row nobody over.')
    expect(players).toContain('In the end Marta Quill did.')
    for (const other of [
      await told('gm', 'session'),
      await told('dispatch', 'session'),
      await told('players', 'recap'),
    ]) {
      expect(other).not.toContain('owes the guild')
    }
    const mission = await run('report.read', {
      ...{ subject: 'mission', id: missionId, audience: 'players' },
    })
    expect(JSON.stringify(mission)).toContain('(the ferrywoman, owes the guild)')
  })

  it('is known of a part of a group as of the whole', async () => {
    const { run } = await sampleWorkspace()
    const system = 'dungeon-world'
    const sheets = { [system]: { hp: 3, maxHp: 3, count: 6 } }
    const { npcId } = await run('npc.create', { name: 'Reed gang', known: 'eel thieves', sheets })
    const parted = await run('npc.split', { npcId, system, count: 2 })
    expect(await run('npc.byId', { ids: [parted.npcId] })).toMatchObject([{ known: 'eel thieves' }])
  })
})
