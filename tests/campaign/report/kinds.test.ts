import { eventsOf } from '../../support/reports/report-events'
import { describe, expect, it } from 'vitest'
import { missionId } from '../../support/mission'
import {
  byHand,
  characterId,
  record,
  reportEvening,
  sessionId,
} from '../../support/reports/report-evening'
import { content } from '../../support/dump'

const audiences = ['gm', 'players', 'dispatch'] as const
const campaign = 'campaign'
const wordsIn = (sentences: readonly string[]) => sentences.join(' ').split(/\s+/).length

describe('a recap', () => {
  it('is an evening in at most 150 words, however much happened, what matters most kept', async () => {
    const table = await reportEvening()
    const about = [{ type: 'character' as const, id: characterId, name: 'Maro' }]
    const facts = Array.from({ length: 60 }, (_, at) => ({
      ...{ kind: 'note.written', secret: false, about },
      with: { text: `The ferryman told them story number ${at}, and none of it was true` },
    }))
    record(table, facts, { missionId })
    for (const audience of audiences) {
      const wanted = { subject: 'recap', id: sessionId, audience } as const
      const { sessions, title } = await table.run('report.read', wanted)
      const recap = sessions[0]?.recap ?? []
      expect(title).toBe('Last time: The bridge')
      expect(wordsIn(recap)).toBeGreaterThan(100)
      expect(wordsIn(recap)).toBeLessThanOrEqual(150)
      const text = recap.join(' ')
      expect(text.split('. ')[0]).toMatch(/Brannoch, Ysolt and Maro/)
      expect(text).toContain('“Bring back the toll”')
      expect(text).toMatch(/ended well|a good end|well done|is done/)
      expect(text).toMatch(/(open|to do|done yet): Return it to the reeve, lock unbroken/)
      expect(text).not.toMatch(/Note:|report\.|\d+ →/)
    }
  })

  it('does not let a mission end well alone where its deadline was missed', async () => {
    const table = await reportEvening()
    const { run } = table
    const dueOn = (day: number) =>
      byHand(table, (write) => write.run('UPDATE mission SET deadline_day = @day', { day }))
    for (const audience of audiences) {
      const of = { subject: 'recap', id: sessionId, audience } as const
      const recap = async () => (await run('report.read', of)).sessions[0]?.recap.join(' ')
      dueOn(9999)
      expect(await recap()).not.toMatch(/deadline/)
      dueOn(-9999)
      expect(await recap()).toMatch(/(ended well|good end|well done|is done)\. [^“]*deadline/)
    }
  })

  it('says nothing that the report of the evening does not say to the same readers', async () => {
    const { run } = await reportEvening()
    const of = { id: sessionId, audience: 'players' } as const
    const { sessions } = await run('report.read', { subject: 'recap', ...of })
    const text = (sessions[0]?.recap ?? []).join(' ')
    expect(text).toContain('The ferryman was kind')
    expect(text).not.toMatch(/cultist|Portent|Wend lied/)
  })

  it('follows a line that the game master reworded or left out', async () => {
    const { run } = await reportEvening()
    const of = { subject: 'recap', id: sessionId, audience: 'players' } as const
    const page = { ...of, text: 'ferryman', from: 0, limit: 5 }
    const { lines } = await run('report.lines', page)
    const [line] = lines
    const edit = (text: string | null) =>
      run('report.editLine', { audience: 'players', line: line?.id ?? '', text })
    const recap = async () => (await run('report.read', of)).sessions[0]?.recap.join(' ')
    await edit('The ferryman would take no coin.')
    expect(await recap()).toContain('The ferryman would take no coin.')
    await edit('')
    expect(await recap()).not.toContain('ferryman')
  })
})

describe('a letter', () => {
  it('tells of a vow that was kept or given up, but of none that is the game master’s own', async () => {
    const table = await reportEvening()
    const of = (name: string) => [{ type: 'track' as const, id: name, name }]
    record(
      table,
      [
        { kind: 'track.is.done', secret: false, about: of('Bring the bell home') },
        { kind: 'track.is.forsaken', secret: false, about: of('Find the drowned king') },
        { kind: 'track.is.failed', secret: true, about: of('The tide turns') },
      ],
      { missionId },
    )
    const wanted = { subject: 'session', id: sessionId, audience: 'dispatch' } as const
    const text = eventsOf(await table.run('report.read', wanted))
      .map((event) => event.text)
      .join(' ')
    expect(text).toContain('“Bring the bell home” we brought to its end.')
    expect(text).toContain('“Find the drowned king” we gave up.')
    expect(text).not.toContain('The tide turns')
  })
})

describe('a chronicle', () => {
  it('tells every evening in short, and what was done and is open', async () => {
    const { run } = await reportEvening()
    const read = (audience: (typeof audiences)[number]) =>
      run('report.read', { subject: 'chronicle', id: campaign, audience })
    const gm = await read('gm')
    expect(gm.title).toBe('The Lantern Company: the chronicle')
    expect(gm.sessions).toMatchObject([{ title: 'Session 1: The bridge' }])
    expect(gm.sessions[0]?.recap.length).toBeGreaterThan(4)
    expect(gm.people.map(({ name }) => name)).toContain('Tamsin')
    expect(gm.milestones).toMatchObject([{ deed: 'Rang the bell at noon' }])
    const players = await read('players')
    expect(JSON.stringify(players)).not.toMatch(/cultist|Wend lied|Portent of/)
  })
})

describe('a board of missions', () => {
  it('has what is open, due first, and no draft but for the game master', async () => {
    const { run } = await reportEvening()
    const create = async (name: string) => (await run('mission.create', { name })).missionId
    await create('SECRET draft')
    const later = await create('Find the bell')
    const sooner = await create('Warn the reeve')
    for (const id of [later, sooner]) await run('mission.brief', { missionId: id })
    await run('mission.edit', { missionId: sooner, deadlineDay: 40 })
    const names = async (audience: (typeof audiences)[number]) => {
      const board = await run('report.read', { subject: 'board', id: campaign, audience })
      return board.missions.map(({ name }) => name)
    }
    expect(await names('gm')).toEqual([
      'Warn the reeve',
      'A voice for Fenn',
      'SECRET draft',
      'Find the bell',
    ])
    for (const audience of ['players', 'dispatch'] as const) {
      expect(await names(audience)).toEqual(['Warn the reeve', 'Find the bell'])
    }
  })
})

describe('a saga', () => {
  it('is told of a character without a figure of their sheet', async () => {
    const { run } = await reportEvening()
    const wanted = { subject: 'saga', id: characterId, audience: 'players' } as const
    const { nodes } = await run('report.preview', wanted)
    const text = JSON.stringify(nodes)
    expect(text).toContain('The saga of Maro')
    expect(text).toContain('Rang the bell at noon')
    expect(text).toContain('A lame leg')
    expect(text).not.toMatch(/→|Taken|"table"/)
  })
})

describe('the wording of each kind', () => {
  it('can be the campaign’s own, and undone', async () => {
    const { run, workspace } = await reportEvening()
    const before = content(workspace.file)
    for (const subject of ['recap', 'saga', 'chronicle', 'board'] as const) {
      await run('report.editTemplate', { subject, audience: 'players', body: '# {{title}}' })
      expect(await run('report.template', { subject, audience: 'players' })).toMatchObject({
        isOwn: true,
      })
      await run('history.undo', {})
    }
    expect(content(workspace.file)).toEqual(before)
  })
})
