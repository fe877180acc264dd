import { describe, expect, it } from 'vitest'
import { missionId } from '../../support/mission'
import { sampleWorkspace } from '../../support/workspace'

const maro = 'character-maro'
const deed = 'Forgave the ferryman'

/** An evening on which Maro claims that deed, and exchanges it. */
async function claimed(kind: 'mission' | 'personal', openly = false) {
  const { run } = await sampleWorkspace()
  const { sessionId } = await run('session.start', {})
  const { milestoneId } = await run('milestone.claim', {
    ...{ kind, missionId, deed, openly },
    characterId: maro,
  })
  await run('milestone.confirm', { milestoneId, agreedOn: null })
  await run('milestone.exchange', { milestoneId, what: 'spirit' })
  const read = async (
    subject: 'mission' | 'session' | 'recap' | 'character' | 'saga',
    id: string,
  ) => {
    const of = async (audience: 'gm' | 'players' | 'dispatch') =>
      JSON.stringify(await run('report.read', { subject, id, audience }))
    return { gm: await of('gm'), players: await of('players'), dispatch: await of('dispatch') }
  }
  return { read, sessionId }
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

  it('IF-062: a personal one stands in what the players read of its own character, not in a letter', async () => {
    const { read } = await claimed('personal')
    const own = await read('character', maro)
    expect(own.players).toContain(deed)
    expect(own.dispatch).not.toContain(deed)
  })

  it('IF-062: a personal one that is claimed openly, at the table, is told to all', async () => {
    const { read, sessionId } = await claimed('personal', true)
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
})
