import { describe, expect, it } from 'vitest'
import { fighting } from '../../support/fight/fight'
import { playedDry, tactics } from '../../support/fight/dry-runs'
import { bridgeFight } from '../../support/fight/short-fight'
import { sampleWorkspace } from '../../support/workspace'

/** An evening at the sample's table, of which every die comes from the seed: what its log tells. */
async function evening(seed: number) {
  const table = await sampleWorkspace()
  const { run, workspace } = table
  const { act, snapshot } = fighting(table, bridgeFight)
  const { events } = playedDry(await snapshot(), { seed, tactics: tactics(), mostTurns: 3 })
  for (const event of events) await act(event)
  const facts = (await run('journal.recent', { limit: 500 })).map(({ fact }) => fact)
  workspace.close()
  return { events, facts }
}

describe('an evening that is played again', () => {
  it.each([1, 20, 300])(
    'D6: tells the same facts from the same seed, and others from another (seed %i)',
    async (seed) => {
      const [one, again, other] = [
        await evening(seed),
        await evening(seed),
        await evening(seed + 1),
      ]
      expect(one.facts.length).toBeGreaterThan(50)
      expect(again).toEqual(one)
      expect(other.facts).not.toEqual(one.facts)
    },
  )
})
