import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answer } from '../../../src/campaign/workspace/answer'
import { sampleWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'
import { closeMission, missionId } from '../../support/mission'
import { foeWorkspace, system as foeSystem } from '../foe/setup'

const character = (name: string) => ({ type: 'character' as const, id: `character-${name}` })
const npc = (name: string) => ({ type: 'npc' as const, id: `npc-${name}` })

async function outOfPlay(run: Awaited<ReturnType<typeof sampleWorkspace>>['run']) {
  const characters = await run('character.everybody', {})
  const { npcs } = await run('npc.list', {})
  const isAway = (each: { isAway: boolean }) => each.isAway
  return { characters: characters.filter(isAway), npcs: npcs.filter(isAway) }
}

async function table() {
  const workspace = await sampleWorkspace()
  await closeMission(workspace)
  const names = async () => ({
    characters: (await workspace.run('character.list', {})).map(({ id }) => id),
    npcs: (await workspace.run('npc.names', {})).map(({ id }) => id),
  })
  const facts = async (limit: number) =>
    (await workspace.run('journal.recent', { limit })).map(({ fact }) => fact)
  return { ...workspace, names, facts }
}

describe('somebody out of play', () => {
  it('is in no list but the one of those out of play, with every sheet; undo and redo', async () => {
    const { workspace, run, names } = await table()
    const before = content(workspace.file)
    const all = await run('character.list', {})
    await run('cast.leave', { member: character('maro') })
    await run('cast.leave', { member: npc('raider-1') })
    expect((await names()).characters).not.toContain('character-maro')
    expect((await names()).npcs).not.toContain('npc-raider-1')
    const { characters, npcs } = await outOfPlay(run)
    const maro = all.find(({ id }) => id === 'character-maro')
    expect(characters).toEqual([{ ...maro, isAway: true }])
    expect(npcs).toMatchObject([{ id: 'npc-raider-1', isAway: true }])
    const away = content(workspace.file)
    await run('history.undo', {})
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
    await run('history.redo', {})
    await run('history.redo', {})
    expect(content(workspace.file)).toEqual(away)
  })

  it('comes back as they were, and neither goes nor comes twice', async () => {
    const { workspace, call, run } = await table()
    const before = content(workspace.file)
    const member = character('maro')
    expect(await call('cast.return', { member })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.inPlay' } },
    })
    await run('cast.leave', { member })
    expect(await call('cast.leave', { member })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.outOfPlay' } },
    })
    await run('cast.return', { member })
    expect(content(workspace.file)).toEqual(before)
  })

  it('is told to the table when a player’s, and to nobody when the game master’s', async () => {
    const { run, facts } = await table()
    await run('cast.leave', { member: character('maro') })
    await run('cast.leave', { member: npc('raider-1') })
    await run('cast.return', { member: npc('raider-1') })
    expect(await facts(3)).toMatchObject([
      { kind: 'npc.returned', secret: true },
      { kind: 'npc.left', secret: true, about: [{ name: 'Hob Sallow' }] },
      { kind: 'character.left', secret: false, about: [{ name: 'Maro' }] },
    ])
  })

  it('is in no spotlight, no attendance and no end of a session that begins later', async () => {
    const { run } = await table()
    await run('cast.leave', { member: character('maro') })
    await run('session.start', {})
    const heard = await run('spotlight.read', {})
    expect(heard.map(({ characterId }) => characterId)).not.toContain('character-maro')
    expect(heard).toHaveLength(3)
    const [session] = await run('session.list', {})
    expect(session?.attendance).toHaveLength(3)
  })

  it('leaves the scene board', async () => {
    const { run } = await table()
    await run('sceneBoard.place', { whom: [{ npcId: 'npc-raider-1' }] })
    await run('cast.leave', { member: npc('raider-1') })
    expect(await run('sceneBoard.list', {})).toEqual([])
    await run('history.undo', {})
    expect(await run('sceneBoard.list', {})).toHaveLength(1)
  })

  it('takes part in nothing new: no scene, no mission, no fight', async () => {
    const { call, run } = await table()
    await run('cast.leave', { member: character('maro') })
    await run('cast.leave', { member: npc('raider-1') })
    const { missionId: next } = await run('mission.create', { name: 'The mill' })
    const { encounterId } = await run('encounter.create', { name: 'The weir' })
    const refused = { error: { code: 'refused', message: { key: 'refusal.outOfPlay' } } }
    expect(await call('sceneBoard.place', { whom: [{ npcId: 'npc-raider-1' }] })).toMatchObject(
      refused,
    )
    expect(
      await call('mission.addParticipant', { missionId: next, characterId: 'character-maro' }),
    ).toMatchObject(refused)
    for (const who of [character('maro'), npc('raider-1')]) {
      const asked = { encounterId, from: [who], side: 'foe' as const }
      expect(await call('encounter.addCombatants', asked)).toMatchObject(refused)
    }
  })

  it('is found by search and by notes, marked, after those in play', async () => {
    const { run } = await table()
    const { npcId } = await run('npc.create', { name: 'Maro the elder' })
    await run('cast.leave', { member: character('maro') })
    const hits = await run('search.find', { text: 'Maro', types: ['character', 'npc'] })
    expect(Object.fromEntries(hits.map(({ id, isAway }) => [id, isAway]))).toEqual({
      'character-maro': true,
      [npcId]: false,
    })
    const candidates = await run('note.candidates', { text: 'Maro', limit: 5 })
    expect(candidates.map(({ id, isAway }) => [id, isAway])).toEqual([
      [npcId, false],
      ['character-maro', true],
    ])
  })
})

describe('somebody who is counted on', () => {
  it('cannot leave a mission under way or being reported', async () => {
    const { call, run } = await sampleWorkspace()
    const member = character('maro')
    const refused = { error: { code: 'refused', message: { key: 'refusal.onMission' } } }
    expect(await call('cast.leave', { member })).toMatchObject(refused)
    await run('mission.report', { missionId, outcome: 'success' })
    expect(await call('cast.leave', { member })).toMatchObject(refused)
  })

  it('cannot leave a fight under way, until they have left it', async () => {
    const { call, run } = await table()
    const { encounterId } = await run('encounter.create', { name: 'The weir' })
    await run('encounter.addCombatants', { encounterId, from: [character('maro')], side: 'party' })
    const from = [npc('raider-1')]
    const { combatantIds } = await run('encounter.addCombatants', {
      encounterId,
      from,
      side: 'foe',
    })
    await run('encounter.act', { encounterId, event: { type: 'fight.begin' } })
    const refused = { error: { code: 'refused', message: { key: 'refusal.inFight' } } }
    expect(await call('cast.leave', { member: npc('raider-1') })).toMatchObject(refused)
    expect(await call('cast.leave', { member: character('maro') })).toMatchObject(refused)
    const [combatantId = ''] = combatantIds
    await run('encounter.removeCombatants', { combatantIds: [combatantId] })
    await run('cast.leave', { member: npc('raider-1') })
    expect((await outOfPlay(run)).npcs).toHaveLength(1)
  })

  it('cannot leave a fight that foes make, on either side', async () => {
    const { call, run, field } = await foeWorkspace()
    const { npcId, trackIds } = await field('Salt raider', { count: 4 })
    const [one] = await run('character.list', {})
    const characterId = one?.id ?? ''
    await run('foe.face', { trackId: trackIds[0] ?? '', characterId })
    const refused = { error: { code: 'refused', message: { key: 'refusal.inFoeFight' } } }
    const foe = { type: 'npc' as const, id: npcId }
    const hero = { type: 'character' as const, id: characterId }
    expect(await call('cast.leave', { member: foe })).toMatchObject(refused)
    expect(await call('cast.leave', { member: hero })).toMatchObject(refused)
    await run('foe.endFight', { system: foeSystem, how: 'won' })
    await run('cast.leave', { member: foe })
    await run('cast.leave', { member: hero })
    const cast = { from: 'cast' as const, npcId }
    expect(await call('foe.field', { system: foeSystem, foe: cast })).toMatchObject({
      error: { message: { key: 'refusal.outOfPlay' } },
    })
  })

  it('may leave what is only planned; then it begins without them or not at all', async () => {
    const { call, run } = await table()
    const { encounterId } = await run('encounter.create', { name: 'The weir' })
    const from = [npc('raider-1'), npc('raider-2')]
    await run('encounter.addCombatants', { encounterId, from, side: 'foe' })
    const { missionId: next } = await run('mission.create', { name: 'The mill' })
    await run('mission.addParticipant', { missionId: next, characterId: 'character-maro' })
    await run('mission.brief', { missionId: next })
    await run('cast.leave', { member: npc('raider-1') })
    await run('cast.leave', { member: character('maro') })
    const refused = { error: { code: 'refused', message: { key: 'refusal.plannedAway' } } }
    const begin = { encounterId, event: { type: 'fight.begin' as const } }
    expect(await call('encounter.act', begin)).toMatchObject(refused)
    expect(await call('mission.begin', { missionId: next })).toMatchObject(refused)
    await run('cast.return', { member: npc('raider-1') })
    await run('cast.return', { member: character('maro') })
    await run('encounter.act', begin)
    await run('mission.begin', { missionId: next })
  })
})

describe('what players may ask', () => {
  it('has nothing of those who are out of play', async () => {
    const { workspace } = await table()
    for (const name of ['character.everybody', 'cast.references', 'cast.leave'] as const) {
      const input = name === 'character.everybody' ? {} : { member: npc('raider-1') }
      expect(await answer(workspace, 'player', name, input)).toMatchObject({
        error: { code: 'invalid' },
      })
    }
  })

  it('is a report of what was: it names whoever is out of play now, and tells of no NPC that left', async () => {
    const workspace = await table()
    const { run, answers, folder } = workspace
    const texts = async () => {
      const audiences = ['players', 'dispatch'] as const
      const about = { subject: 'mission', id: missionId, format: 'md' } as const
      let all = ''
      for (const audience of audiences) {
        answers.saveTo = join(folder, `mission.${audience}.md`)
        const path = await run('report.export', { ...about, audience })
        all += readFileSync(path ?? '', 'utf8')
      }
      return all
    }
    const before = await texts()
    const named = (text: string, name: string) => text.split(name).length
    await run('cast.leave', { member: character('maro') })
    await run('cast.leave', { member: npc('raider-1') })
    const after = await texts()
    expect(named(before, 'Maro')).toBeGreaterThan(1)
    expect(named(after, 'Maro')).toBeGreaterThanOrEqual(named(before, 'Maro'))
    expect(named(after, 'Hob Sallow')).toBe(named(before, 'Hob Sallow'))
    expect(after).not.toContain('Hob Sallow is out of play')
  })
})
