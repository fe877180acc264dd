import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { addOdds, playPart } from '../../../src/campaign/odds/job'
import { emptyTally } from '../../../src/rules/system/fight/dry-run-tally'
import { dump } from '../../support/dump'
import { tactics } from '../../support/fight/dry-runs'
import { bridgeFight, prepareFight, shortFight } from '../../support/fight/short-fight'
import { sampleWorkspace } from '../../support/workspace'

const asked = { encounterId: bridgeFight, tactics: tactics(), count: 45, seed: 7 }
type Table = Awaited<ReturnType<typeof sampleWorkspace>>

/** Waits until as many fights are played. */
async function odds({ run }: Table, fights = asked.count) {
  for (;;) {
    const result = await run('odds.result', { encounterId: bridgeFight })
    if (
      result &&
      result.tally.fights >= fights &&
      (fights < asked.count || result.status === 'done')
    ) {
      return result
    }
    await setTimeout(1)
  }
}

describe('the odds of a fight', () => {
  it('are those of as many fights, the same for the same seed, and leave the campaign alone', async () => {
    const table = await sampleWorkspace()
    const before = dump(table.workspace.file)
    await table.run('odds.start', asked)
    const { tally, job, combatants, moment } = await odds(table)
    expect(job).toMatchObject({ seed: 7, count: 45 })
    expect(moment).toBeNull()
    expect(combatants).toHaveLength(10)
    const lengths = Object.values(tally.turns).reduce((all, count) => all + count, 0)
    expect(lengths).toBe(45)
    await table.run('odds.start', asked)
    expect((await odds(table)).tally).toEqual(tally)
    await table.run('odds.start', { ...asked, seed: 8 })
    expect((await odds(table)).tally).not.toEqual(tally)
    expect(dump(table.workspace.file)).toEqual(before)
    expect(table.changes).toContainEqual({ tables: ['odds'], batch: 0 })
  })

  it('are stopped with what they have come to, and forgotten with the campaign', async () => {
    const table = await sampleWorkspace()
    await table.run('odds.start', { ...asked, count: 5000 })
    const early = await odds(table, 20)
    const then = structuredClone(early)
    await odds(table, 40)
    // What a page was answered stays so: else it would not be told that anything is other.
    expect(early).toEqual(then)
    await table.run('odds.stop', {})
    const stopped = await table.run('odds.result', { encounterId: bridgeFight })
    expect(stopped?.status).toBe('stopped')
    expect(stopped?.tally.fights).toBeLessThan(5000)
    await setTimeout(20)
    expect(await table.run('odds.result', { encounterId: bridgeFight })).toEqual(stopped)
    expect(await table.run('odds.result', { encounterId: 'another' })).toBeNull()
    table.workspace.close()
    expect(await table.run('odds.result', { encounterId: bridgeFight })).toBeNull()
  })

  it('come out alike however the fights are divided', async () => {
    const table = await sampleWorkspace()
    const { value, context } = await table.run('encounter.fight', { encounterId: bridgeFight })
    const job = {
      ...{ system: 'cold-iron', value: String(value), context, tactics: tactics() },
      ...{ kind: 'fight' as const, seed: 3, count: 9, mostTurns: 60 },
    }
    const inAll = (every: number) => {
      const all = emptyTally()
      for (let first = 0; first < every; first++) {
        for (const tally of playPart(job, { first, every })) addOdds(all, tally)
      }
      return all
    }
    expect(inAll(2)).toEqual(inAll(1))
  })

  it('are refused for a fight that is over, and where nobody stands against anybody', async () => {
    const table = await sampleWorkspace()
    prepareFight(table, 'alone', [{ id: 'one', character: 'character-brannoch' }])
    const alone = await table.call('odds.start', { ...asked, encounterId: 'alone' })
    expect(alone).toMatchObject({ error: { message: { key: 'refusal.oneSide' } } })
    await shortFight(table, {})
    const over = await table.call('odds.start', asked)
    expect(over).toMatchObject({ error: { message: { key: 'refusal.fightOver' } } })
  })
})
