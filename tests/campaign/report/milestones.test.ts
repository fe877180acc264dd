import { describe, expect, it } from 'vitest'
import { missionId } from '../../support/mission'
import { eventsOf } from '../../support/reports/report-events'
import { sampleWorkspace } from '../../support/workspace'

const maro = 'character-maro'
const deed = 'Forgave the ferryman'

type Run = Awaited<ReturnType<typeof sampleWorkspace>>['run']

/** Maro claims a deed, and exchanges it. */
async function earn(
  run: Run,
  { what, ...claim }: { kind: 'mission' | 'personal'; deed: string; openly: boolean; what: string },
) {
  const { milestoneId } = await run('milestone.claim', { ...claim, missionId, characterId: maro })
  await run('milestone.confirm', { milestoneId, agreedOn: null })
  await run('milestone.exchange', { milestoneId, what })
}

/** An evening on which Maro claims that deed, and exchanges it. */
async function claimed(
  kind: 'mission' | 'personal',
  { openly = false, what = 'spirit' }: { openly?: boolean; what?: string } = {},
) {
  const { run } = await sampleWorkspace()
  const { sessionId } = await run('session.start', {})
  await earn(run, { kind, deed, openly, what })
  const read = async (
    subject: 'mission' | 'session' | 'recap' | 'character' | 'saga',
    id: string,
  ) => {
    const of = async (audience: 'gm' | 'players' | 'dispatch') =>
      JSON.stringify(await run('report.read', { subject, id, audience }))
    return { gm: await of('gm'), players: await of('players'), dispatch: await of('dispatch') }
  }
  return { run, read, sessionId }
}

describe('a milestone in the reports', () => {
  it('IF-062: a personal one is told neither to all players nor in a letter', async () => {
    const { read, sessionId } = await claimed('personal')
    const ofAll = [
      await read('mission', missionId),
      await read('session', sessionId),
      await read('recap', sessionId),
      await read('character', 'character-brannoch'),
    ]
    for (const { players, dispatch } of ofAll) {
      expect(players).not.toContain(deed)
      expect(dispatch).not.toContain(deed)
    }
    expect(ofAll[0]?.gm).toContain(deed)
  })

  it('IF-062: a personal one brings its mission into the report of no evening', async () => {
    const { run, sessionId } = await claimed('personal')
    const missionsIn = async (audience: 'gm' | 'players' | 'dispatch') =>
      (await run('report.read', { subject: 'session', id: sessionId, audience })).missions.length
    expect(await missionsIn('gm')).toBe(1)
    expect(await missionsIn('players')).toBe(0)
    expect(await missionsIn('dispatch')).toBe(0)
    await earn(run, { kind: 'mission', deed: 'Held the ford', openly: false, what: 'xp' })
    expect(await missionsIn('players')).toBe(1)
  })

  it('IF-062: a personal one stands in what the players read of its own character, not in a letter', async () => {
    const { read } = await claimed('personal')
    const own = await read('character', maro)
    expect(own.players).toContain(deed)
    expect(own.dispatch).not.toContain(deed)
  })

  it('IF-062: a personal one that is claimed openly, at the table, is told to all', async () => {
    const { read, sessionId } = await claimed('personal', { openly: true })
    const { players, dispatch } = await read('mission', missionId)
    expect(players).toContain(deed)
    expect(dispatch).toContain(deed)
    expect((await read('session', sessionId)).players).toContain(deed)
  })

  it('IF-061: one of the mission is told to players and in the letter', async () => {
    const { read } = await claimed('mission')
    const { players, dispatch } = await read('mission', missionId)
    expect(players).toContain(deed)
    expect(dispatch).toContain(deed)
  })

  it('IF-062: what a personal one bought is told to all players no more than the milestone itself', async () => {
    const { run, read, sessionId } = await claimed('personal', { what: 'xp' })
    const risesIn = async (subject: 'session' | 'character', audience: 'gm' | 'players') => {
      const id = subject === 'session' ? sessionId : maro
      const { harm } = await run('report.read', { subject, id, audience })
      return harm
        .flatMap(({ figures }) => figures)
        .filter(({ label }) => label.startsWith('XP'))
        .map(({ from, to }) => Number(to) - Number(from))
    }
    expect(await risesIn('session', 'gm')).toEqual([1])
    expect(await risesIn('session', 'players')).toEqual([])
    expect(await risesIn('character', 'players')).toEqual([1])
    for (const subject of ['session', 'recap'] as const) {
      expect((await read(subject, sessionId)).players).not.toContain('XP')
    }
    // What else rose that evening is told as if it had bought nothing.
    await earn(run, { kind: 'mission', deed: 'Held the ford', openly: false, what: 'xp' })
    expect(await risesIn('session', 'gm')).toEqual([2])
    expect(await risesIn('session', 'players')).toEqual([1])
  })

  it('IF-060: what one of the mission bought, or one claimed openly, is told to players', async () => {
    for (const each of [
      await claimed('mission', { what: 'xp' }),
      await claimed('personal', { what: 'xp', openly: true }),
    ]) {
      expect((await each.read('session', each.sessionId)).players).toContain('XP')
    }
  })

  it('IF-062: that one is secret is said to the game master, in the report and in the log, and to nobody else', async () => {
    for (const [openly, isMarked] of [
      [false, true],
      [true, false],
    ] as const) {
      const { run, read, sessionId } = await claimed('personal', { openly })
      const report = await run('report.read', { subject: 'session', id: sessionId, audience: 'gm' })
      expect(report.milestones.map(({ state }) => state.includes('secret'))).toEqual([isMarked])
      const lines = eventsOf(report).filter(({ text }) => text.includes(deed))
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.every(({ isSecret }) => isSecret === isMarked)).toBe(true)
      const { items } = await run('log.page', { sessionId, limit: 50 })
      const ofDeed = items.flatMap((item) =>
        item.type === 'fact' && item.entry.fact.kind.startsWith('milestone.') ? [item.entry] : [],
      )
      expect(ofDeed.map(({ isOfOne }) => isOfOne)).toEqual(ofDeed.map(() => isMarked))
      const own = await read('character', maro)
      expect(own.players).not.toMatch(/, secret|"isSecret":true/)
    }
  })
})
