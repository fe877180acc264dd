import { describe, expect, it } from 'vitest'
import { sampleWorkspace } from '../../support/workspace'
import { missionId } from '../../support/mission'

const [ysolt, maro] = ['character-ysolt', 'character-maro']

async function table() {
  const workspace = await sampleWorkspace()
  const claim = { kind: 'mission' as const, characterId: ysolt, deed: 'Rang the bell', missionId }
  const { milestoneId } = await workspace.run('milestone.claim', claim)
  return { ...workspace, milestoneId }
}

describe('what each says to a milestone', () => {
  it('IF-061 one who gives in objects no longer, and it is gained after all', async () => {
    const { run, milestoneId } = await table()
    await run('milestone.dispute', { milestoneId, characterId: maro })
    await run('milestone.dispute', { milestoneId, characterId: maro, says: 'agrees' })
    expect(await run('milestone.list', {})).toMatchObject([
      { claimants: [{ id: ysolt }], objectors: [] },
    ])
    const [last] = await run('journal.recent', { limit: 1 })
    expect(last?.fact).toMatchObject({
      kind: 'milestone.agreed',
      about: [{ id: maro }, { name: 'Rang the bell' }],
    })
    // Who agrees all along says nothing anew.
    await run('milestone.dispute', { milestoneId, characterId: maro, says: 'agrees' })
    expect((await run('journal.recent', { limit: 1 }))[0]).toEqual(last)
    expect(await run('milestone.confirm', { milestoneId })).toEqual({ awardedTo: ysolt })
  })

  it.each(['agrees', 'objects'] as const)(
    'IF-061 the last claimant cannot turn: %s',
    async (says) => {
      const { run, call, milestoneId } = await table()
      expect(
        await call('milestone.dispute', { milestoneId, characterId: ysolt, says }),
      ).toMatchObject({ error: { message: { key: 'refusal.milestoneUnclaimed' } } })
      await run('milestone.dispute', { milestoneId, characterId: maro, says: 'claims' })
      await run('milestone.dispute', { milestoneId, characterId: ysolt, says })
      const [now] = await run('milestone.list', {})
      expect(now?.claimants.map(({ id }) => id)).toEqual([maro])
      expect(now?.objectors).toHaveLength(says === 'objects' ? 1 : 0)
    },
  )
})
