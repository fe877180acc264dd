import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { missionId } from '../../support/mission'
import { reportEvening, sessionId } from '../../support/reports/report-evening'
import { eventsOf } from '../../support/reports/report-events'
import { sampleWorkspace, testWorkspace } from '../../support/workspace'

describe('a report as it is read', () => {
  it('tells missions and notes as sentences, and what they came to once', async () => {
    const { run } = await reportEvening()
    const wanted = { subject: 'session', id: sessionId, audience: 'players' } as const
    const texts = eventsOf(await run('report.read', wanted)).map(({ text }) => text)
    expect(texts).toContain('“Bring back the toll” ended well.')
    expect(texts).toContain('The ferryman was kind.')
    expect(texts.join(' ')).not.toMatch(/Note:|was reported|is closed/)
    expect(texts.filter((text) => text.includes('Rang the bell'))).toEqual([
      'Maro holds a milestone: Rang the bell at noon.',
    ])
  })

  it('has the missions of an evening that its reader learns something of', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId: id } = await run('session.start', {})
    const portentId = 'portent-vane-1'
    await run('front.tickPortent', { portentId, how: 'descriptive', cause: 'Nobody came' })
    const missions = async (audience: 'gm' | 'players') =>
      (await run('report.read', { subject: 'session', id, audience })).missions
    expect(await missions('gm')).toMatchObject([{ name: 'Bring back the toll' }])
    expect(await missions('players')).toEqual([])
  })

  it('IF-005: lists for the game master what is still to be kept in mind, and the moves they may make', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId: id } = await run('session.start', {})
    const actor = { type: 'character', id: 'character-maro' } as const
    const base = { system: 'iron-fist', actor, typed: true, given: {} }
    await run('move.confirm', { ...base, move: 'testYourSpirit', dice: [1, 1], picks: ['a'] })
    const read = async (audience: 'gm' | 'players') =>
      (await run('report.read', { subject: 'session', id, audience })).looseEnds
    const [mayMove, keepInMind] = [
      'The GM may make a move: Test Your Spirit, Maro',
      'To keep in mind: The player must go along with it. (from Maro’s Test Your Spirit)',
    ]
    expect(await read('gm')).toEqual(expect.arrayContaining([mayMove, keepInMind]))
    expect((await read('players')).join(' ')).not.toMatch(/must go along|Test Your Spirit/)
    const own = { subject: 'character', id: actor.id, audience: 'gm' } as const
    expect((await run('report.read', own)).looseEnds).toContain(keepInMind)
    const [reminder] = await run('reminder.list', {})
    await run('reminder.letGo', { reminderId: reminder?.id ?? 0 })
    const [owed] = await run('inbox.list', {})
    await run('inbox.settle', { owedId: owed?.id ?? '', how: 'made' })
    expect((await read('gm')).join(' ')).not.toMatch(/must go along|Test Your Spirit/)
  })

  it('calls nobody “the” to their face in a letter, nor “The” within a sentence', async () => {
    const { run } = await sampleWorkspace()
    const { missionId: id } = await run('mission.create', {
      name: 'A toll',
      client: 'The Magister',
    })
    await run('report.editLetter', { addressee: '', sender: '', voice: 'clerk' })
    const read = async () =>
      (await run('report.read', { subject: 'mission', id, audience: 'dispatch' })).letter
    expect(await read()).toMatchObject({
      to: 'The Magister',
      opening: 'You will want to know, Magister, how your errand went.',
    })
    await run('report.editLetter', { addressee: 'Her sister', sender: '', voice: 'clerk' })
    expect(await read()).toMatchObject({
      opening: 'You will want to know how the errand of the Magister went.',
    })
    await run('mission.edit', { missionId: id, client: 'Thea' })
    expect((await read())?.opening).toContain('of Thea went')
  })

  it('asks what a front asks where it moved, and nowhere else', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId: id } = await run('session.start', {})
    const asked = async () => {
      const report = await run('report.read', { subject: 'session', id, audience: 'gm' })
      return report.looseEnds.join(' ')
    }
    await run('mission.setObjective', { objectiveId: 'objective-chest', state: 'reached' })
    expect(await asked()).not.toContain('Not answered')
    const portentId = 'portent-vane-1'
    await run('front.tickPortent', { portentId, how: 'descriptive', cause: 'Nobody came' })
    expect(await asked()).toContain('Not answered: Who will be with Fenn')
  })

  it('ends every line of what happened as a sentence', async () => {
    const { run } = await reportEvening()
    for (const audience of ['gm', 'players'] as const) {
      const report = await run('report.read', { subject: 'session', id: sessionId, audience })
      for (const { text } of eventsOf(report)) expect(text).toMatch(/[.!?…”"’')]$/)
    }
  })

  it('says of a fight in one place who fell', async () => {
    const { run } = await reportEvening()
    const wanted = { subject: 'mission', id: missionId, audience: 'gm' } as const
    const [fight] = (await run('report.read', wanted)).fights
    expect(fight?.story).toContain('Wat went down.')
    expect(fight?.notable.join(' ')).not.toContain('went down')
  })

  it('says in a saga how each errand ended, and of one under way that it is open', async () => {
    const { run, answers, folder } = testWorkspace()
    await run('file.openSample', { sample: 'salt-road' })
    const [who] = await run('character.list', {})
    answers.saveTo = join(folder, 'saga.md')
    const id = who?.id ?? ''
    const saga = { subject: 'saga', id, audience: 'players', format: 'md' } as const
    const text = readFileSync((await run('report.export', saga)) ?? '', 'utf8')
    expect(text).toContain('**Why there is no salt**, for Ketil of the Weir: still open')
  })

  it('heads the story of players by scenes without their names, and leaves no gap for a secret one', async () => {
    const { run } = testWorkspace()
    await run('file.openSample', { sample: 'salt-road' })
    const { sessionId } = await run('session.start', {})
    const headings = async (audience: 'gm' | 'players' | 'dispatch') => {
      const report = await run('report.read', { subject: 'session', id: sessionId, audience })
      return report.timeline.flatMap(({ scenes }) => scenes.map(({ name }) => name))
    }
    const scene = async (name: string, text: string, isSecret = false) => {
      await run('scene.begin', { name })
      await run('note.jot', { text, forPlayers: !isSecret })
    }
    await scene('The traitor calls', 'They came to the hall.')
    expect(await headings('players')).toEqual([''])
    await scene('The cult meets', 'The cult chose its victim.', true)
    await scene('The trap', 'They went down.')
    expect(await headings('gm')).toEqual(['The traitor calls', 'The cult meets', 'The trap'])
    expect(await headings('players')).toEqual([
      expect.stringMatching(/^Scene 1, \d\d:\d\d$/),
      expect.stringMatching(/^Scene 2, \d\d:\d\d$/),
    ])
    expect(await headings('dispatch')).toEqual([''])
  })

  it('tells an evening with what was asked, how each scene felt, and each thing once', async () => {
    const { run } = testWorkspace()
    await run('file.openSample', { sample: 'salt-road' })
    const [evening] = await run('session.list', {})
    const wanted = { subject: 'session', id: evening?.id ?? '', audience: 'players' } as const
    const { missions, timeline, looseEnds } = await run('report.read', wanted)
    expect(missions.map(({ brief }) => brief.length > 0)).toEqual([true, true])
    const scenes = timeline.flatMap((each) => each.scenes)
    expect(scenes.map(({ name, mood }) => [name, mood].map((all) => all.split(',')[0]))).toEqual([
      ['Scene 1', 'Kettle Weir'],
      ['Scene 2', 'The salt wagon'],
      ['Scene 3', 'Kettle Weir again'],
      ['Scene 4', ''],
      ['Scene 5', 'Dusk'],
    ])
    const texts = scenes.flatMap(({ events }) => events.map(({ text }) => text))
    expect(texts[0]).toBe('They took on “The wagon that did not come”, for Ketil of the Weir.')
    expect(texts.join(' ')).not.toMatch(/was briefed/)
    expect(texts).toContain('A day of travel.')
    // The open objectives stand with their mission.
    expect(looseEnds).toEqual([])
    expect(scenes.flatMap(({ events }) => events).filter(({ day }) => day !== '')).toHaveLength(2)
  })

  it('asks of a mission what the front behind it asks, though that did not move', async () => {
    const { run } = testWorkspace()
    await run('file.openSample', { sample: 'glass-orchard' })
    const asked = async (audience: 'gm' | 'players') =>
      (await run('report.read', { subject: 'mission', id: 'mission-lamps', audience })).looseEnds
    expect((await asked('gm')).join(' ')).toMatch(/Not answered: Who follows the trail of light/)
    expect(await asked('players')).toEqual([])
  })

  it('ends a mission with its closing, whatever comes in its last scene after that', async () => {
    const { run } = testWorkspace()
    await run('file.openSample', { sample: 'salt-road' })
    const wanted = { subject: 'mission', id: 'mission-wagon', audience: 'players' } as const
    const report = await run('report.read', wanted)
    expect(eventsOf(report).map(({ text }) => text)).not.toContain('A day of travel.')
    expect(report.days).toBe('1 Frostwane, year 1')
  })

  it('tells a fight once, where it was fought, and its figures in a section of their own', async () => {
    const { run, answers, folder } = testWorkspace()
    await run('file.openSample', { sample: 'lantern-company' })
    answers.saveTo = join(folder, 'report.md')
    for (const audience of ['gm', 'players', 'dispatch'] as const) {
      const wanted = { subject: 'mission', id: 'mission-boat', audience } as const
      const report = await run('report.read', wanted)
      const texts = eventsOf(report).map(({ text }) => text)
      const [fight] = report.fights
      const story = fight?.story ?? []
      expect(story.length).toBeGreaterThan(3)
      const at = texts.indexOf(story[0] ?? '')
      expect(texts.slice(at, at + story.length)).toEqual(story)
      expect(texts[at - 1]).toMatch(/sat at their fire|Find the boat/)
      expect(texts[at + story.length]).toMatch(/^Dunn swam/)
      const text = readFileSync(
        (await run('report.export', { ...wanted, format: 'md' })) ?? '',
        'utf8',
      )
      for (const sentence of story) expect(text.split(sentence)).toHaveLength(2)
      expect(/## Fights/.test(text)).toBe(audience !== 'dispatch')
      expect(text).not.toMatch(/Where steel was drawn/)
    }
  })

  it('tells players of a fight who fell, and of no foe how the rules call it', async () => {
    const { run } = testWorkspace()
    await run('file.openSample', { sample: 'lantern-company' })
    const fights = async (audience: 'gm' | 'players') =>
      (await run('report.read', { subject: 'mission', id: 'mission-boat', audience })).fights
    const [forPlayers] = await fights('players')
    expect(forPlayers).toMatchObject({ fallen: [], allWalked: false, notable: [] })
    expect((await fights('gm'))[0]?.fallen).toMatchObject([{ state: 'mortally wounded' }])
  })
})
