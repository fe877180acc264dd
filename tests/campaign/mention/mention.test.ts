import { describe, expect, it } from 'vitest'
import type { InputOf } from '../../../src/campaign/api'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

async function mentioning() {
  const table = await sampleWorkspace()
  const { run, workspace } = table
  const note = async (title: string, body = '') =>
    (await run('note.create', { title, body })).noteId
  return { ...table, note, kept: () => content(workspace.file) }
}

/** A campaign in which every text that may hold a link names Varro. */
async function namedEverywhere() {
  const table = await mentioning()
  const { run } = table
  const { npcId } = await run('npc.create', { name: 'Varro' })
  const said = 'Ask [[varro]].'
  await run('character.edit', { characterId: 'character-ysolt', secret: said })
  await run('npc.create', { name: 'Sib', description: said })
  const { placeId } = await run('place.create', { name: 'Mill', description: said })
  const { frontId } = await run('front.create', { name: 'Tide', description: said })
  const { dangerId } = await run('front.addDanger', { frontId, name: 'Kraken' })
  await run('front.editDanger', { dangerId, impulse: 'to drown [[Varro]]' })
  await run('front.addPortent', { dangerId, text: '[[Varro]] leaves' })
  await run('front.addStake', { frontId, question: 'Does [[Varro]] know?' })
  const { missionId } = await run('mission.create', { name: 'Toll', brief: said })
  await run('mission.addObjective', { missionId, text: 'Free [[Varro]]' })
  await run('mission.create', { name: 'Paid', client: 'Varro' })
  await run('appointment.add', { name: 'Feast of [[Varro]]', day: 3 })
  await run('appointment.add', { name: 'Feast of [[Varro]]', day: 9 })
  await run('oracle.save', {
    ...{ name: 'Who comes', dice: { count: 1, sides: 2 } },
    text: '1 nobody\n2 [[Varro]] himself',
  })
  return { ...table, npcId, placeId, frontId, missionId }
}

describe('where somebody is mentioned', () => {
  it('are all texts in which links may stand, and missions they pay for', async () => {
    const { run, npcId } = await namedEverywhere()
    const list = async () =>
      (await run('mention.list', { type: 'npc', id: npcId })).map(
        ({ type, name }) => `${type} ${name}`,
      )
    const everywhere = [
      ...['appointment Feast of Varro', 'character Ysolt', 'front Tide', 'mission Paid'],
      ...['mission Toll', 'npc Sib', 'oracleTable Who comes', 'place Mill'],
    ]
    expect((await list()).toSorted()).toEqual(everywhere)
    await run('npc.edit', { npcId, name: 'Orm', description: 'Once [[Varro]], now [[Orm]].' })
    expect((await list()).map((each) => each.replace('Orm', 'Varro')).toSorted()).toEqual(
      everywhere,
    )
  })

  it('are notes, fronts, missions and fights', async () => {
    const { run, note } = await mentioning()
    await note('About', 'He is [[Brannoch]].')
    await note('Open', 'And [[Twin]].')
    const list = async (type: 'character' | 'npc' | 'place', id: string) =>
      (await run('mention.list', { type, id })).map((each) => `${each.type} ${each.name}`)
    expect(await list('character', 'character-brannoch')).toEqual([
      'note About',
      'encounter Ambush at the toll bridge',
      'mission A voice for Fenn',
      'mission Bring back the toll',
    ])
    expect(await list('npc', (await run('npc.create', { name: 'Twin' })).npcId)).toEqual([
      'note Open',
    ])
    const [place] = await run('place.list', {})
    expect((await list('place', place?.id ?? '')).length).toBeGreaterThan(0)
  })

  it('are, of a fight and an evening, also what was played there, and notes of a track (E8)', async () => {
    const { run, note } = await mentioning()
    const encounterId = 'encounter-toll-bridge'
    type Asked = InputOf<'mention.list'>
    const list = async (type: Asked['type'], id: string) =>
      (await run('mention.list', { type, id })).map((each) => `${each.type} ${each.name}`)
    const preparedFor = await list('encounter', encounterId)
    expect(preparedFor).toContain('mission Bring back the toll')
    await note('Bridge', 'At the [[Ambush at the toll bridge]] the [[Flood]] rises.')
    await run('session.start', {})
    const { id: sessionId } = (await run('session.list', {}))[0] ?? { id: '' }
    expect(await list('session', sessionId)).toEqual([])
    await run('encounter.act', { encounterId, event: { type: 'fight.begin' } })
    expect(await list('session', sessionId)).toContain('encounter Ambush at the toll bridge')
    const fought = await list('encounter', encounterId)
    expect(fought).toContain('note Bridge')
    expect(fought.filter((each) => each.startsWith('session '))).toHaveLength(1)
    const about = [{ type: 'encounter' as const, id: encounterId }]
    const { trackId } = await run('track.create', { name: 'Flood', kind: 'clock', size: 6, about })
    expect(await list('encounter', encounterId)).toContain('track Flood')
    expect(await list('track', trackId)).toEqual(['note Bridge'])
  })

  it('follows what a note says now', async () => {
    const { run, note } = await mentioning()
    const noteId = await note('About', '[[Brannoch]] [[Ysolt]]')
    const notes = async (id: string) =>
      (await run('mention.list', { type: 'character', id })).filter(({ type }) => type === 'note')
    await run('note.edit', { noteId, body: ':::gm\n[[Ysolt]]\n:::' })
    expect(await notes('character-brannoch')).toEqual([])
    expect(await notes('character-ysolt')).toHaveLength(1)
  })
})

describe('a link in a text that is no note', () => {
  it('follows a new name in every text in which links may stand', async () => {
    const { run, npcId, kept } = await namedEverywhere()
    const before = kept()
    const texts = () => JSON.stringify(kept())
    await run('npc.edit', { npcId, name: 'Orm' })
    expect(texts()).not.toMatch(/\[\[varro\]\]/i)
    await run('history.undo', {})
    expect(kept()).toEqual(before)
  })

  it('of fronts, missions and places goes along as that of people', async () => {
    const { run, frontId, missionId, placeId } = await namedEverywhere()
    const all = '[[Tide]] [[Toll]] [[Mill]]'
    const { placeId: other } = await run('place.create', { name: 'Elsewhere', description: all })
    await run('front.edit', { frontId, name: 'Ebb' })
    await run('mission.edit', { missionId, name: 'Tax' })
    await run('place.edit', { placeId, name: 'Smithy' })
    const places = await run('place.list', {})
    expect(places.find(({ id }) => id === other)?.description).toBe('[[Ebb]] [[Tax]] [[Smithy]]')
  })
})
