import { describe, expect, it } from 'vitest'
import { joinCatalogues, type Catalogue } from '../../../src/shared/words'
import { ruleSystems } from '../../../src/rules'
import { fighting } from '../../support/fight/fight'
import { bridgeFight, shortFight } from '../../support/fight/short-fight'
import { byHand, record, type ReportTable } from '../../support/reports/report-evening'
import { sampleWorkspace } from '../../support/workspace'

type Answers = Record<string, string | number>

async function evening() {
  const table = await sampleWorkspace()
  const { sessionId } = await table.run('session.start', {})
  const recap = async () => {
    const wanted = { subject: 'recap', id: sessionId, audience: 'players' } as const
    return (await table.run('report.read', wanted)).sessions[0]?.recap ?? []
  }
  return { table, recap }
}

/** An evening with somebody who makes moves of Ironsworn. */
async function withAsta() {
  const { table, recap } = await evening()
  const { run } = table
  const sheets = { ironsworn: { stats: { edge: 2, heart: 3, iron: 2, wits: 2 } } }
  const { characterId } = await run('character.create', { name: 'Asta', sheets })
  const actor = { type: 'character', id: characterId } as const
  const make = (move: string, dice: number[], more: object = {}) =>
    run('move.confirm', {
      ...{ system: 'ironsworn', move, actor, dice, typed: true, given: {}, ...more },
    })
  const trackOf = async (name: string) =>
    (await run('move.tracks', {})).find((track) => track.name === name)?.id ?? ''
  const named = (trackName: string): Answers => ({ trackName, trackRank: 'troublesome' })
  return { table, recap, make, trackOf, named }
}

async function beginMission({ run }: Pick<ReportTable, 'run'>, name: string) {
  const { missionId } = await run('mission.create', { name })
  await run('mission.brief', { missionId })
  await run('mission.begin', { missionId })
}

describe('last time', () => {
  it('tells a fight before the mission that began after it, and not as part of it', async () => {
    const { table, recap } = await evening()
    byHand(table, (write) => write.run('UPDATE encounter SET mission_id = NULL'))
    await shortFight(table, { 'combatant-raider-3': 60 })
    await beginMission(table, 'The bell below')
    const told = await recap()
    const at = (words: RegExp) => told.findIndex((sentence) => words.test(sentence))
    expect(told[0]).not.toContain('The bell below')
    const met = at(/stood against|came upon|to blows between/)
    expect(met).toBeGreaterThan(0)
    expect(at(/The bell below/)).toBeGreaterThan(met)
  })

  it('says when a mission is due only while its report is awaited', async () => {
    const { table } = await evening()
    const { run } = table
    const { missionId } = await run('mission.create', { name: 'The bell below' })
    await run('mission.edit', { missionId, deadlineDay: 40 })
    await run('mission.brief', { missionId })
    await run('mission.begin', { missionId })
    const { session } = await run('session.current', {})
    const wanted = { subject: 'recap', id: session?.id ?? '', audience: 'players' } as const
    const open = async () => (await run('report.read', wanted)).looseEnds.join('\n')
    expect(await open()).toContain('The bell below is due by')
    await run('mission.report', { missionId, outcome: 'success' })
    expect(await open()).not.toContain('The bell below')
  })

  it('says nothing of a mission that is only a draft, though its fight was fought', async () => {
    const { table, recap } = await evening()
    const { run, workspace } = table
    const [mission] = (await run('mission.list', {})).missions
    byHand(table, (write) => write.run(`UPDATE mission SET status = 'drafted'`))
    await shortFight(table, { 'combatant-raider-3': 60 })
    expect((await recap()).join(' ')).not.toContain(mission?.name ?? '')
    const [session] = await run('session.list', {})
    const report = async (audience: 'gm' | 'players') => {
      const wanted = { subject: 'session', id: session?.id ?? '', audience } as const
      return (await run('report.read', wanted)).missions.map(({ name }) => name)
    }
    expect(await report('players')).toEqual([])
    expect(await report('gm')).toEqual([mission?.name])
    workspace.close()
  })

  it('names a fight of which nothing else can be told', async () => {
    const { table, recap } = await evening()
    const [duel] = await table.run('encounter.list', {})
    const { id = '', name = '' } = duel ?? {}
    byHand(table, (write) =>
      write.run(`UPDATE encounter SET status = 'running' WHERE id = @id`, { id }),
    )
    const about = [{ type: 'encounter' as const, id, name }]
    record(table, [{ kind: 'fight.begun', secret: false, about }], { encounterId: id })
    expect((await recap()).join(' ')).not.toContain(name)
    expect((await recap()).join(' ')).toContain('A fight is not over.')
    await table.run('encounter.showName', { encounterId: id, shown: true })
    expect((await recap()).join(' ')).toMatch(new RegExp(`(blows|fight|drawn): “${name}”\\.`))
  })

  it('tells a fight of two evenings once, on the second', async () => {
    const { table } = await evening()
    const { act } = fighting(table, bridgeFight)
    await table.run('encounter.showName', { encounterId: bridgeFight, shown: true })
    await act({ type: 'fight.begin' })
    await table.run('session.end', {})
    await table.run('session.start', {})
    await act({ type: 'damage', combatantId: 'combatant-raider-3', points: 60, kind: 'real' })
    await act({ type: 'fight.end' })
    const wanted = { subject: 'chronicle', id: 'campaign', audience: 'players' } as const
    const { sessions, fights } = await table.run('report.read', wanted)
    const [story = []] = fights.map((fight) => fight.story)
    const [first, second] = sessions.map(({ recap }) => recap.join(' '))
    expect(story.length).toBeGreaterThan(2)
    expect(first).toMatch(/(blows|fight|drawn): “/)
    for (const sentence of story) {
      expect(first).not.toContain(sentence)
      expect(second).toContain(sentence)
    }
  })

  it('tells a death in a fight once, with its story', async () => {
    const { table, recap } = await evening()
    const { act } = fighting(table, bridgeFight)
    const combatantId = 'combatant-raider-3'
    await act({ type: 'fight.begin' })
    await table.run('encounter.show', {
      ...{ encounterId: bridgeFight, combatantIds: [combatantId], shown: true },
    })
    await act({ type: 'state.set', combatantId, flags: { berserk: true } })
    await act({ type: 'damage', combatantId, points: 60, kind: 'real' })
    await act({ type: 'fight.end' })
    const deaths = (await recap()).filter((sentence) => /\bWat\b/.test(sentence))
    expect(
      deaths.filter((sentence) => /killed|died|dies|dead|an end of/.test(sentence)),
    ).toHaveLength(1)
  })

  it('says that a mission of an earlier evening was gone on with', async () => {
    const { table, recap } = await evening()
    await beginMission(table, 'The bell below')
    expect((await recap()).join(' ')).toMatch(/(took on|undertook|see to) “The bell below”/)
    await table.run('session.end', {})
    const { sessionId } = await table.run('session.start', {})
    const { missions } = await table.run('mission.list', { from: 0, limit: 50 })
    const missionId = missions.find(({ name }) => name === 'The bell below')?.id ?? ''
    record(
      table,
      [{ kind: 'note.written', secret: false, about: [], with: { text: 'It rang again' } }],
      { missionId },
    )
    const wanted = { subject: 'recap', id: sessionId, audience: 'players' } as const
    const [session] = (await table.run('report.read', wanted)).sessions
    expect(session?.recap.join(' ')).toMatch(
      /(went on with|still had|went back to) “The bell below”/,
    )
  })

  it('tells moves as deeds, once each, and leaves out those that tell nothing', async () => {
    const { table, recap, make, trackOf, named } = await withAsta()
    const foe = { name: 'Hrolf Saltbeard', sheets: { ironsworn: {} } }
    const { npcId } = await table.run('npc.create', foe)
    await table.run('npc.setAlias', { npcId, alias: 'the raider' })
    const target = { type: 'npc', id: npcId } as const
    await make('swearAnIronVow', [5, 1, 2], { answers: named('Find the bell') })
    await make('undertakeAJourney', [5, 1, 2], {
      answers: named('Over the moor'),
      picks: ['resources'],
    })
    const journey = await trackOf('Over the moor')
    await make('undertakeAJourney', [5, 1, 2], { tracks: { journey }, picks: ['resources'] })
    await make('enterTheFray', [6, 1, 2], {
      ...{ target, answers: { stat: 'heart', ...named('Hrolf Saltbeard') } },
    })
    const tracks = { foe: await trackOf('Hrolf Saltbeard') }
    const blow = { tracks, answers: { stat: 'iron' } }
    await make('strike', [6, 1, 2], blow)
    await make('strike', [5, 1, 2], blow)
    await make('endTheFight', [1, 2], { tracks, answers: { others: 'over' } })
    await make('rollPrice', [15])
    await make('faceDanger', [5, 1, 2], { answers: { stat: 'edge' } })
    await make('faceDanger', [5, 1, 2], {
      ...{ answers: { stat: 'edge' }, why: 'to get past the wasps' },
    })
    await make('fulfillYourVow', [8, 9], {
      ...{ tracks: { vow: await trackOf('Find the bell') }, picks: ['recommit'] },
    })
    const text = (await recap()).join(' ')
    expect(text).toContain('Asta swore a vow: “Find the bell”.')
    expect(text.match(/Asta went on a journey: “Over the moor”\./g)).toHaveLength(1)
    expect(text).toContain('Asta went to fight the raider.')
    expect(text.match(/Asta struck at their foe and hit hard\./g)).toHaveLength(1)
    expect(text).toMatch(/Asta (won|lost) the fight against their foe/)
    expect(text).toMatch(/Asta (tried|set out|risked it) to get past the wasps, and /)
    expect(text).toContain('Asta found that a vow was far from kept: “Find the bell”.')
    expect(text).not.toMatch(
      /Iron Vow|Journey|Danger|Price|hurts|Hrolf|Salt|Momentum|came to nothing|\d/,
    )
  })

  it('IS-113: names with whom a bond was forged, and who else has it now', async () => {
    const { table, recap, make } = await withAsta()
    await table.run('character.create', { name: 'Torgan', sheets: { ironsworn: {} } })
    const answers = { bondName: 'The Skerry folk', whose: 'all' }
    await make('forgeABond', [6, 1, 2], { picks: ['momentum'], answers })
    const told = await recap()
    expect(told).toContain('Asta forged a bond with The Skerry folk.')
    expect(told).toContain('Torgan has a bond with The Skerry folk.')
    expect(told.join(' ')).not.toContain('Asta has a bond')
  })

  it('IS-120: tells a deed again where another came between', async () => {
    const { table, recap } = await evening()
    const deed = (move: string, band: string) => ({
      ...{ kind: 'move.made', secret: false, with: { band, track: 'Wat' } },
      about: [{ type: 'character' as const, id: 'character-maro', name: 'Maro' }],
      cause: { key: `ironsworn.${move}.title` },
    })
    const strike = deed('strike', 'strong')
    record(table, [strike, strike, deed('turnTheTide', 'told'), strike])
    const told = (await recap()).filter((sentence) => sentence.startsWith('Maro'))
    const blow = 'Maro struck at Wat and hit hard.'
    expect(told).toEqual([blow, 'Maro risked everything to turn the tide.', blow])
  })

  it('leaves out deeds before what was written down, where there is no room for both', async () => {
    const { table, recap } = await evening()
    const deed = (foe: string) => ({
      ...{ kind: 'move.made', secret: false, with: { band: 'strong', total: 9, track: foe } },
      about: [{ type: 'character' as const, id: 'character-maro', name: 'Maro' }],
      cause: { key: 'ironsworn.strike.title' },
    })
    record(table, [deed('Wat'), deed('Osk')])
    expect((await recap()).filter((sentence) => sentence.startsWith('Maro struck'))).toEqual([
      ...['Maro struck at Wat and hit hard.', 'Maro struck at Osk and hit hard.'],
    ])
    const note = (at: number) => ({
      ...{ kind: 'note.written', secret: false, about: [] },
      with: { text: `They came to the stone of the year ${at} and read aloud what it says` },
    })
    record(
      table,
      Array.from({ length: 20 }, (_, at) => note(at)),
    )
    const told = (await recap()).join(' ')
    expect(told).not.toContain('Maro struck')
    expect(told).toMatch(/year 0 and .*year 19 and/)
  })

  it('tells a line with the one that it goes on with, or neither', async () => {
    const { table, recap } = await evening()
    const note = (text: string) => ({
      ...{ kind: 'note.written', secret: false, about: [], with: { text } },
    })
    const long = (at: number) => `Maro${' walked on'.repeat(11)} to stone ${at}.`
    const lines = Array.from({ length: 20 }, (_, at) => [note(long(at)), note(`He sat ${at}.`)])
    record(table, lines.flat())
    const told = await recap()
    const seated = told.filter((sentence) => sentence.startsWith('He sat'))
    expect(seated.length).toBeGreaterThan(1)
    for (const sentence of seated) {
      const stone = sentence.replace(/\D/g, '')
      expect(told[told.indexOf(sentence) - 1]).toMatch(new RegExp(`stone ${stone}\\.$`))
    }
  })
})

describe('the scenes of last time', () => {
  async function inScenes() {
    const { table, recap } = await evening()
    const scene = (name: string, mood: string) => table.run('scene.begin', { name, mood })
    const jot = (text: string) => table.run('note.jot', { text, forPlayers: true })
    return { table, recap, scene, jot }
  }
  const long = (at: number) => `They${' walked on'.repeat(11)} to stone ${at}.`

  it('have their line told once, before what is told of them, and never their name', async () => {
    const { recap, scene, jot } = await inScenes()
    await scene('SECRET den', 'A fire in the snow')
    await jot('Somebody had left it.')
    await jot('The ashes were warm.')
    await scene('SECRET shore', 'The shore at dawn.')
    await scene('SECRET hall', 'A hall without a roof.')
    await jot('Nobody was there.')
    expect((await recap()).slice(-6, -1)).toEqual([
      'A fire in the snow.',
      'Somebody had left it.',
      'The ashes were warm.',
      'A hall without a roof.',
      'Nobody was there.',
    ])
  })

  it('have no line told where nothing of them has room', async () => {
    const { recap, scene, jot } = await inScenes()
    await scene('One', 'A fire in the snow.')
    await jot('It was out.')
    await jot(long(1))
    await scene('Two', 'A hall without a roof.')
    for (let at = 2; at < 8; at++) await jot(long(at))
    const told = await recap()
    expect(told.includes('A fire in the snow.')).toBe(told.includes('It was out.'))
    expect(told.filter((sentence) => sentence === 'A hall without a roof.')).toHaveLength(1)
  })

  it('keep the lines that tell how something was reached or missed, and what was missed', async () => {
    const { table, recap, scene, jot } = await inScenes()
    const { run } = table
    const { missionId } = await run('mission.create', { name: 'The ninth stone' })
    const { objectiveId: stone } = await run('mission.addObjective', {
      ...{ missionId, text: 'Find the stone' },
    })
    const { objectiveId: waking } = await run('mission.addObjective', {
      missionId,
      text: 'Wake it',
    })
    await run('mission.brief', { missionId })
    await run('mission.begin', { missionId })
    await scene('The moor', 'The moor in the rain.')
    await jot(long(0))
    await jot('The ninth stone has a door.')
    await run('mission.setObjective', { objectiveId: stone, state: 'reached' })
    for (let at = 1; at < 4; at++) await jot(long(at))
    await jot('Nobody knew what it wanted to hear.')
    await run('mission.setObjective', { objectiveId: waking, state: 'missed' })
    await jot('So they went home.')
    await run('mission.report', { missionId, outcome: 'failure' })
    for (let at = 4; at < 8; at++) await jot(long(at))
    const told = (await recap()).join(' ')
    expect(told).toContain('The ninth stone has a door.')
    expect(told).toContain('Nobody knew what it wanted to hear.')
    expect(told).toMatch(/: Wake it\. So they went home\. [^.]*The ninth stone/)
    expect(told).not.toContain('Find the stone')
    expect(told).toContain('to stone 7.')
  })
})

describe('a deed of last time', () => {
  it('is told with the line that says what came of it', async () => {
    const { table, recap, make } = await withAsta()
    const jot = (text: string) => table.run('note.jot', { text, forPlayers: true })
    const why = 'to hear who rang'
    await make('faceDanger', [5, 1, 2], { answers: { stat: 'edge' }, why })
    await jot('It was the ferryman’s daughter.')
    const told = (await recap()).filter((sentence) => !sentence.includes('Bring back the toll'))
    const at = told.findIndex((sentence) => sentence.includes(why))
    expect(told[at + 1]).toBe('It was the ferryman’s daughter.')
    // Short lines leave no room that the deed and its line could still have.
    for (let more = 0; more < 40; more++) await jot(`They${' walked on'.repeat(3)} to ${more}.`)
    expect((await recap()).join(' ')).not.toContain(why)
  })
})

describe('the words of deeds', () => {
  it('go on as a sentence does, and say who', () => {
    const all: [string, string][] = []
    const walk = (branch: Catalogue, path: string) => {
      for (const [name, said] of Object.entries(branch)) {
        if (typeof said !== 'string') walk(said, `${path}.${name}`)
        else if (/\.deed(\.(well|half|badly))?$/.test(`${path}.${name}`))
          all.push([`${path}.${name}`, said])
      }
    }
    walk(joinCatalogues(...ruleSystems.map(({ words }) => words.en)), '')
    expect(all.length).toBeGreaterThan(30)
    for (const [key, said] of all) expect(said, key).toMatch(/^\{who\} [a-z].*[^.]$/)
  })
})
