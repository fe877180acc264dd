import { describe, expect, it } from 'vitest'
import { answer } from '../../../src/campaign/workspace/answer'
import { missionId } from '../../support/mission'
import { webp } from '../../support/picture'
import { bridgeFight } from '../../support/fight/short-fight'
import { sampleWorkspace } from '../../support/workspace'

/** The sample, with what is turned to the players and what they see of it. */
async function table() {
  const sample = await sampleWorkspace()
  const { run, call, workspace } = sample
  const show = (stage: { kind: string }) => run('playerView.show', { stage: stage as never })
  const refused = async (stage: { kind: string }) => {
    const reply = await call('playerView.show', { stage: stage as never })
    return reply.ok ? null : reply.error.message.key
  }
  const seen = async () => {
    const reply = await answer(workspace, 'player', 'playerView.stage', {})
    if (!reply.ok) throw new Error(reply.error.message.key)
    return reply.value
  }
  const fight = () =>
    run('encounter.act', { encounterId: bridgeFight, event: { type: 'fight.begin' } })
  return { ...sample, show, refused, seen, fight }
}

describe('what is turned to the players', () => {
  it('is what is being played, until the game master says otherwise', async () => {
    const { run, seen, fight, show } = await table()
    await fight()
    expect(await seen()).toEqual({ kind: 'moment' })
    expect((await run('playerView.fight', {}))?.people).toHaveLength(4)
    await show({ kind: 'curtain' })
    expect(await seen()).toEqual({ kind: 'curtain' })
    expect(await run('playerView.fight', {})).toBeNull()
    await show({ kind: 'moment' })
    expect((await run('playerView.fight', {}))?.people).toHaveLength(4)
  })

  it('lights up whose moment it is, by name and face, until somebody else’s or nobody’s', async () => {
    const { run, refused, show, seen } = await table()
    const { pictureId } = await run('picture.add', { name: 'Face', data: webp(40, 30, 'Face') })
    const of = { type: 'character', id: 'character-maro' } as const
    await run('picture.portray', { of, pictureId })
    const lit = { kind: 'moment', spotlight: of.id }
    await show(lit)
    const [kept] = await run('picture.list', {})
    const spotlight = { name: 'Maro', pictureId: kept?.hash }
    expect(await seen()).toEqual({ kind: 'moment', spotlight })
    expect(await run('playerView.picture', { pictureId: kept?.hash ?? '' })).not.toBeNull()
    await show({ kind: 'moment' })
    expect(await seen()).toEqual({ kind: 'moment' })
    expect(await run('playerView.picture', { pictureId: kept?.hash ?? '' })).toBeNull()
    expect(await refused({ kind: 'moment', spotlight: 'character-none' } as never)).toBe(
      'refusal.gone',
    )
  })

  it('is a break until a time, and nothing that is no time', async () => {
    const { call, show, seen } = await table()
    const until = '2026-01-02T20:15:00.000Z'
    await show({ kind: 'break', until } as never)
    expect(await seen()).toEqual({ kind: 'break', until })
    const stage = { kind: 'break', until: 'soon' } as const
    expect(await call('playerView.show', { stage })).toMatchObject({ ok: false })
    expect(await seen()).toEqual({ kind: 'break', until })
  })

  it('says how it is where they are, while nothing else of what is played is to be seen', async () => {
    const { run, seen } = await table()
    await run('session.start', {} as never)
    await run('scene.begin', { name: 'Where Wend hides', mood: 'Fog over the ford.' } as never)
    expect(await seen()).toEqual({ kind: 'moment', mood: 'Fog over the ford.' })
  })

  it('is the scene by its name, place and mood, refused while there is none', async () => {
    const { run, refused, show, seen } = await table()
    expect(await refused({ kind: 'scene' })).toBe('refusal.noScene')
    expect(await seen()).toEqual({ kind: 'moment' })
    await run('session.start', { name: '', absent: [] } as never)
    const { placeId } = await run('place.create', { name: 'Oxbow Bridge' } as never)
    const { sceneId } = await run('scene.begin', { name: 'Dusk at the bridge', placeId })
    await show({ kind: 'scene' })
    const scene = { kind: 'scene', name: 'Dusk at the bridge', place: 'Oxbow Bridge' }
    expect(await seen()).toEqual({ ...scene, mood: '', pictureId: null })
    await run('scene.edit', { sceneId, mood: ' Fog, and a bell that nobody rings ' })
    expect(await seen()).toMatchObject({ ...scene, mood: 'Fog, and a bell that nobody rings' })
    // What is gone leaves the curtain, never what stood there before.
    await run('scene.end', {})
    expect(await seen()).toEqual({ kind: 'curtain' })
  })

  it('is the mission as those know it who were sent: no reward, no note', async () => {
    const { run, show, seen } = await table()
    await run('mission.edit', { missionId, client: 'Reeve Aldous' } as never)
    await show({ kind: 'mission' })
    const mission = (await seen()) as { objectives: object[] }
    expect(Object.keys(mission).sort()).toEqual([
      ...['brief', 'client', 'deadline', 'figures', 'kind', 'name', 'objectives', 'outcome'],
    ])
    expect(mission).toMatchObject({ client: 'Reeve Aldous' })
    for (const each of mission.objectives) expect(Object.keys(each)).toEqual(['text', 'state'])
    // One that the game master keeps back is not there, until it is told.
    const objectiveId = 'objective-chest'
    const texts = async () =>
      ((await seen()) as { objectives: { text: string }[] }).objectives.map(({ text }) => text)
    const all = await texts()
    await run('mission.setObjectiveSecret', { objectiveId, secret: true })
    expect(await texts()).toEqual(all.filter((text) => text !== 'Find the toll chest'))
    await run('mission.setObjectiveSecret', { objectiveId, secret: false })
    expect(await texts()).toEqual(all)
  })

  it('is a mission by itself from its briefing on, and none that players do not know of', async () => {
    const { run, refused, show, seen } = await table()
    const made = await run('mission.create', {
      ...{ name: 'A voice for Fenn', client: 'Keeper Hale', brief: 'Go *quietly* to [[Fenn]].' },
      ...{ reward: '3 XP', secret: 'Hale knows.' },
    } as never)
    const { npcId } = await run('npc.create', { name: 'Keeper Hale' } as never)
    await run('npc.setAlias', { npcId, alias: 'the grey widow' })
    const stage = { kind: 'mission', missionId: made.missionId }
    expect(await refused(stage)).toBe('refusal.notBriefed')
    await run('mission.brief', made)
    await show(stage)
    // What is in sight while a mission is played is no matter of one that has not begun.
    expect(await seen()).toEqual({
      ...{ kind: 'mission', name: 'A voice for Fenn', client: 'The grey widow' },
      ...{ brief: 'Go *quietly* to Fenn.', deadline: null, objectives: [], figures: [] },
      outcome: null,
    })
    await run('history.undo', {})
    expect(await seen()).toEqual({ kind: 'curtain' })
    expect(await refused({ kind: 'mission', missionId: 'mission-none' } as never)).toBe(
      'refusal.gone',
    )
  })

  it('IF-011: shows with the mission the Advantage Die of each who was sent, and no other figure', async () => {
    const { run, show, seen } = await table()
    const [maro] = (await run('character.list', {})).filter(({ name }) => name === 'Maro')
    const sheet = { ...maro?.sheets['iron-fist'], advantageDie: 4 }
    await run('character.edit', {
      ...{ characterId: maro?.id ?? '', sheets: { 'iron-fist': sheet } },
    } as never)
    await show({ kind: 'mission' })
    const { figures } = (await seen()) as { figures: { people: object[] }[] }
    expect(figures).toMatchObject([{ label: { key: 'ironFist.field.advantageDie' } }])
    expect(figures[0]?.people).toContainEqual({ name: 'Maro', value: 4 })
    // Whoever was not sent is not told of.
    const [sent] = await run('mission.byId', { ids: [missionId] })
    expect(figures[0]?.people).toHaveLength(sent?.participants.length ?? -1)
  })

  it('is the session that ended last, told in the words of the players’ report and no other', async () => {
    const { run, refused, show, seen } = await table()
    expect(await refused({ kind: 'recap' })).toBe('refusal.noSessionEnded')
    const { sessionId } = await run('session.start', { name: 'The bridge', absent: [] })
    await run('note.jot', { text: 'The reeve wept at the bridge.', forPlayers: true })
    await run('note.jot', { text: 'The reeve lied.' })
    expect(await refused({ kind: 'recap' })).toBe('refusal.noSessionEnded')
    await run('session.end', {})
    // Another evening that goes on is not the last one yet.
    await run('session.start', { name: 'The mill', absent: [] })
    await show({ kind: 'recap' })
    const wanted = { subject: 'recap', id: sessionId, audience: 'players' } as const
    const [told] = (await run('report.read', wanted)).sessions
    expect(await seen()).toEqual({
      ...{ kind: 'recap', session: told?.title, sentences: told?.recap },
    })
    expect(told?.recap.join(' ')).toContain('The reeve wept at the bridge.')
    expect(told?.recap.join(' ')).not.toContain('lied')
  })

  it('is the players’ part of a note under its title or its own heading, and no note that has none', async () => {
    const { run, refused, show, seen } = await table()
    const write = async (title: string, body: string) => {
      const { noteId } = await run('note.create', { title } as never)
      await run('note.edit', { noteId, body } as never)
      return noteId
    }
    const letter = await write('A letter', 'Come to the mill.\n\n:::gm\nThe miller lies.\n:::\n')
    await show({ kind: 'handout', noteId: letter } as never)
    const seenLetter = (await seen()) as { body: string }
    expect(Object.keys(seenLetter).sort()).toEqual(['body', 'heading', 'kind'])
    expect(seenLetter).toMatchObject({ heading: 'A letter' })
    expect(seenLetter.body).toContain('Come to the mill.')
    expect(seenLetter.body).not.toContain('miller lies')
    // Whoever heads the players' part keeps the title to themselves.
    const headed = await write('The miller lies', ':::gm\nAll.\n:::\n\n# A letter\n\nCome.')
    await show({ kind: 'handout', noteId: headed } as never)
    expect(await seen()).toEqual({ kind: 'handout', heading: '', body: '# A letter\n\nCome.' })
    const underlined = await write('The miller lies', 'A letter\n===\n\nCome.')
    await show({ kind: 'handout', noteId: underlined } as never)
    expect(await seen()).toMatchObject({ heading: '' })
    await run('npc.setAlias', { npcId: 'npc-chief', alias: 'the hooded man' } as never)
    await run('npc.edit', { npcId: 'npc-chief', name: 'Osk Redhand' })
    const named = await write('A letter to Osk Redhand', 'Come.')
    await show({ kind: 'handout', noteId: named } as never)
    expect(await seen()).toMatchObject({ heading: 'A letter to the hooded man' })
    const plan = await write('The plan', ':::gm\nAll of it.\n:::\n')
    // One that was handed out with it goes when that is taken back, and comes again with it.
    await run('note.handOut', { noteId: letter, isOut: true })
    await show({ kind: 'handout', noteId: letter, isHandedOut: true } as never)
    expect(await seen()).toMatchObject({ kind: 'handout' })
    await run('history.undo', {})
    expect(await seen()).toEqual({ kind: 'curtain' })
    await run('history.redo', {})
    expect(await seen()).toMatchObject({ kind: 'handout' })
    expect(await refused({ kind: 'handout', noteId: plan } as never)).toBe(
      'refusal.nothingForPlayers',
    )
    expect(await refused({ kind: 'handout', noteId: 'note-none' } as never)).toBe('refusal.gone')
  })

  it('is the move that landed last, with its dice, and not before one has', async () => {
    const { run, refused, show, seen } = await table()
    expect(await refused({ kind: 'move' })).toBe('refusal.noMoveYet')
    await run('move.confirm', {
      ...{ system: 'iron-fist', move: 'manipulate', dice: [6, 6], typed: true, picks: ['two'] },
      ...{ actor: { type: 'character', id: 'character-maro' }, given: {} },
      target: { type: 'npc', id: 'npc-client' },
    })
    await show({ kind: 'move' })
    expect(await seen()).toMatchObject({ kind: 'move', who: 'Maro', faces: [6, 6], band: '10+' })
    expect(await seen()).toMatchObject({ chosen: [{ key: 'ironFist.manipulate.option.two' }] })
    expect(await seen()).toMatchObject({ track: '' })
    await run('history.undo', {})
    expect(await seen()).toEqual({ kind: 'curtain' })
  })

  it('is a picture without its name; no other picture is ever answered to players', async () => {
    const { run, call, workspace, refused, show, seen } = await table()
    const add = async (name: string) =>
      (await run('picture.add', { name, data: webp(40, 30, name) })).pictureId
    const [onStage, inHandout, inSecret, inBrief, inNote] = [
      await add('Stage'),
      await add('Hand-out'),
      await add('Secret'),
      await add('Brief'),
      await add('Elsewhere'),
    ]
    const all = [onStage, inHandout, inSecret, inBrief, inNote]
    // Players ask by what a picture is made of: an id may be telling.
    const kept = await run('picture.list', {})
    const hashOf = (pictureId: string) => kept.find(({ id }) => id === pictureId)?.hash ?? ''
    const written = (id: string) => `![Seen](picture:${id})`
    const { noteId } = await run('note.create', {
      title: 'Letter',
      body: `Read this. ${written(inHandout)}\n:::gm\n${written(inSecret)}\n:::`,
    })
    await run('note.create', { title: 'Other', body: written(inNote) })
    await run('mission.edit', { missionId, brief: `Go there. ${written(inBrief)}` } as never)
    const answered = async () => {
      const replies = await Promise.all(
        all.map((id) =>
          answer(workspace, 'player', 'playerView.picture', { pictureId: hashOf(id) }),
        ),
      )
      return all.filter((_id, at) => {
        const reply = replies[at]
        if (!reply?.ok) throw new Error('no answer')
        return reply.value !== null
      })
    }
    for (const kind of ['moment', 'curtain'] as const) {
      await show({ kind })
      expect(await answered()).toEqual([])
    }
    await show({ kind: 'picture', pictureId: onStage } as never)
    expect(await seen()).toEqual({ kind: 'picture', pictureId: hashOf(onStage) })
    expect(await answered()).toEqual([onStage])
    await show({ kind: 'map', pictureId: onStage } as never)
    expect(await seen()).toEqual({ kind: 'map', pictureId: hashOf(onStage) })
    expect(await answered()).toEqual([onStage])
    await show({ kind: 'handout', noteId } as never)
    expect(await answered()).toEqual([inHandout])
    await show({ kind: 'mission' })
    expect(await answered()).toEqual([inBrief])
    // What the game master's window asks with, no other may.
    const [first] = await run('picture.list', {})
    for (const [name, input] of [
      ['picture.list', {}],
      ['picture.image', { hash: first?.hash ?? '' }],
      ['picture.uses', { pictureId: onStage }],
    ] as const) {
      expect(await answer(workspace, 'player', name, input)).toMatchObject({ ok: false })
    }
    // One that is gone leaves the curtain.
    await show({ kind: 'picture', pictureId: onStage } as never)
    await call('picture.remove', { pictureId: onStage })
    expect(await seen()).toEqual({ kind: 'curtain' })
    expect(await answered()).toEqual([])
    expect(await refused({ kind: 'picture', pictureId: onStage } as never)).toBe(
      'refusal.pictureGone',
    )
  })

  it('is somebody by name and face, an NPC by the alias', async () => {
    const { run, show, seen } = await table()
    const { pictureId } = await run('picture.add', { name: 'Face', data: webp(40, 30, 'Face') })
    const of = { type: 'npc' as const, id: 'npc-chief' }
    await run('picture.portray', { of, pictureId })
    await run('npc.setAlias', { npcId: of.id, alias: 'the hooded man' })
    await show({ kind: 'person', of } as never)
    const [kept] = await run('picture.list', {})
    expect(await seen()).toEqual({
      ...{ kind: 'person', name: 'The hooded man', line: '', pictureId: kept?.hash },
    })
  })

  it('is a place by its name and picture, with what players know of it, and nothing else', async () => {
    const { run, show, seen } = await table()
    const { placeId } = await run('place.create', {
      ...{ name: 'Stair', description: 'Damp.', secret: 'It counts.', known: 'Down' },
    } as never)
    await show({ kind: 'place', placeId } as never)
    expect(await seen()).toEqual({ kind: 'place', name: 'Stair', line: 'Down', pictureId: null })
    await run('place.remove', { placeId } as never)
    expect(await seen()).toEqual({ kind: 'curtain' })
  })

  it('is a track alone, but none that is the game master’s own', async () => {
    const { run, refused, show, seen } = await table()
    const { trackId } = await run('track.create', {
      ...{ kind: 'clock', size: 4, name: 'The vow' },
    } as never)
    expect(await refused({ kind: 'track', trackId } as never)).toBe('refusal.trackSecret')
    await run('track.edit', { trackId, visibility: 'open' })
    await show({ kind: 'track', trackId } as never)
    expect(await seen()).toMatchObject({ kind: 'track', track: { name: 'The vow' } })
    await run('track.edit', { trackId, visibility: 'secret' })
    expect(await seen()).toEqual({ kind: 'curtain' })
  })

  it('is the curtain in one turn, and what stood behind it in the next', async () => {
    const { run, show, seen } = await table()
    await show({ kind: 'mission' })
    expect(await run('playerView.turnCurtain', {})).toBe(true)
    expect(await seen()).toEqual({ kind: 'curtain' })
    expect(await run('playerView.turnCurtain', { to: 'fall' })).toBe(false)
    expect(await run('playerView.turnCurtain', { to: 'rise' })).toBe(true)
    expect(await seen()).toMatchObject({ kind: 'mission' })
  })

  it('no player turns it, and another campaign begins with what is being played', async () => {
    const { run, workspace, show, seen } = await table()
    const stage = { kind: 'curtain' } as const
    expect(await answer(workspace, 'player', 'playerView.show', { stage })).toMatchObject({
      ok: false,
      error: { message: { key: 'invalid.notThisWindow' } },
    })
    await show(stage)
    await run('file.close', {})
    expect(await seen()).toEqual({ kind: 'curtain' })
    await run('file.openSample', {})
    expect(await seen()).toEqual({ kind: 'moment' })
  })

  it('the first campaign of a program that players watch from the start begins behind the curtain', async () => {
    const { run, workspace, seen } = await table()
    workspace.cover()
    await run('file.close', {})
    await run('file.openSample', {})
    expect(await seen()).toEqual({ kind: 'curtain' })
    await run('playerView.turnCurtain', {})
    expect(await seen()).toEqual({ kind: 'moment' })
    await run('file.close', {})
    await run('file.openSample', {})
    expect(await seen()).toEqual({ kind: 'moment' })
  })
})

describe('how much players see of a side', () => {
  it('is nothing, a word, a bar of eighths or figures, as the game master says', async () => {
    const { run, fight } = await table()
    await fight()
    const preferences = await run('preferences.read', {})
    const maro = async (party: string) => {
      await run('preferences.write', { ...preferences, sight: { party, foe: 'word' } as never })
      const people = (await run('playerView.fight', {}))?.people ?? []
      const { look, points } = people.find(({ label }) => label === 'Maro') ?? {}
      return { look, points }
    }
    await run('encounter.act', {
      encounterId: bridgeFight,
      event: { type: 'damage', combatantId: 'combatant-maro', points: 5, kind: 'real' } as never,
    })
    expect(await maro('nothing')).toEqual({ look: null, points: null })
    expect(await maro('word')).toEqual({ look: 'hurt', points: null })
    const { points } = await maro('figures')
    const most = points?.most ?? 0
    expect(points).toEqual({ now: most - 5, most })
    const parts = Math.ceil(((most - 5) / most) * 8)
    expect(await maro('bar')).toEqual({
      look: 'hurt',
      points: { now: parts, most: 8, isBar: true },
    })
  })
})
