import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  addSearch,
  emptySearch,
  mostFights,
  proposalsOf,
  type EvenKind,
} from '../../../src/campaign/odds/even'
import { dump } from '../../support/dump'
import { tactics } from '../../support/fight/dry-runs'
import { bridgeFight, prepareFight } from '../../support/fight/short-fight'
import { sampleWorkspace } from '../../support/workspace'

const encounterId = bridgeFight
const asked = { encounterId, tactics: tactics(), count: 10, seed: 7, target: 50 }
type Table = Awaited<ReturnType<typeof sampleWorkspace>>

/** What a search came to, once it is done. */
async function searched(table: Table, given: Partial<typeof asked> = {}) {
  await table.run('odds.startEven', { ...asked, ...given })
  for (;;) {
    const found = await table.run('odds.prepared', { encounterId })
    if (!found.even) throw new Error('nothing is searched')
    if (found.even.status === 'done') return { ...found, even: found.even }
    await setTimeout(5)
  }
}

/** Leaves one of the company in the fight; answers who was in it. */
async function outnumbered({ run }: Table) {
  const { combatants } = await run('encounter.preparation', { encounterId })
  const company = combatants.filter(({ side }) => side === 'party').map(({ id }) => id)
  await run('encounter.removeCombatants', { combatantIds: company.slice(1) })
  return combatants
}

const kind = (given: Partial<EvenKind>): EvenKind => ({
  ...{ npcId: 'n', name: 'Raider', side: 'foe', group: '', combatantIds: ['a', 'b', 'c'] },
  ...{ mostMore: 8, mostFewer: 3, newcomer: { sheet: {}, state: {} } },
  ...given,
})
const tried = (at: number, by: number, party: number) => ({
  ...emptySearch(),
  fights: 10,
  tried: { [`${at} ${by}`]: { at, by, fights: 10, wins: { party, foe: 10 - party } } },
})

describe('what makes a prepared fight even', () => {
  it('is sought beside the campaign, which stays as it is', async () => {
    const table = await sampleWorkspace()
    const before = dump(table.workspace.file)
    const { company, fights, even } = await searched(table)
    expect(fights).toBe(10)
    expect(company?.share).toBeGreaterThanOrEqual(0)
    expect(even.played).toBeLessThanOrEqual(even.most)
    expect(even.proposals.length).toBeGreaterThan(0)
    const off = (share: number) => Math.abs(share - 0.5)
    for (const { share, by } of even.proposals) {
      expect(by).not.toBe(0)
      expect(off(share.share)).toBeLessThan(off(company?.share ?? 0.5))
    }
    const distances = even.proposals.map(({ share }) => off(share.share))
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    expect(dump(table.workspace.file)).toEqual(before)
  })

  it('goes the way it must: fewer foes where the company would lose, never none, alike for the same seed', async () => {
    const table = await sampleWorkspace()
    const combatants = await outnumbered(table)
    const { even } = await searched(table)
    expect(even.proposals.length).toBeGreaterThan(0)
    const foes = combatants.filter(({ side }) => side === 'foe')
    for (const { side, by, combatantIds } of even.proposals) {
      expect(side).toBe('foe')
      expect(by).toBeLessThan(0)
      expect(combatantIds).toHaveLength(-by)
      expect(-by).toBeLessThan(foes.length)
    }
    expect((await searched(table)).even.proposals).toEqual(even.proposals)
  })

  it('is taken as one step, and known no more of a fight that was changed', async () => {
    const table = await sampleWorkspace()
    await outnumbered(table)
    const { even } = await searched(table)
    const [best] = even.proposals
    if (!best) throw new Error('nothing is proposed')
    const before = dump(table.workspace.file)
    await table.run('encounter.removeCombatants', { combatantIds: [...best.combatantIds] })
    const known = await table.run('odds.prepared', { encounterId })
    expect(known).toEqual({ company: null, fights: 0, even: null })
    await table.run('history.undo', {})
    expect(dump(table.workspace.file).combatant).toEqual(before.combatant)
    expect((await table.run('odds.prepared', { encounterId })).even?.proposals).toEqual(
      even.proposals,
    )
  })

  it('is not sought where only characters fight, nor in a fight that has begun', async () => {
    const table = await sampleWorkspace()
    prepareFight(table, 'alone', [{ id: 'one', character: 'character-brannoch' }])
    const alone = await table.call('odds.startEven', { ...asked, encounterId: 'alone' })
    expect(alone).toMatchObject({ error: { message: { key: 'refusal.oneSide' } } })
    await table.run('encounter.act', { encounterId, event: { type: 'fight.begin' } })
    const begun = await table.call('odds.startEven', asked)
    expect(begun).toMatchObject({ error: { message: { key: 'refusal.begunAlready' } } })
  })

  it('proposes of each kind what comes nearest, the smaller change of two alike, and only what is nearer', () => {
    const search = emptySearch()
    addSearch(search, {
      ...emptySearch(),
      fights: 10,
      base: { fights: 10, wins: { party: 9, foe: 1 } },
    })
    for (const each of [
      tried(0, 1, 8),
      tried(0, 2, 6),
      tried(0, 3, 4),
      tried(1, 1, 10),
      tried(1, 2, 5),
    ]) {
      addSearch(search, each)
    }
    const job = { kinds: [kind({}), kind({ npcId: 'captain' })], target: 50, count: 10 }
    expect(proposalsOf(search, job).map(({ npcId, by }) => [npcId, by])).toEqual([
      ['captain', 2],
      ['n', 2],
    ])
    expect(proposalsOf(search, { ...job, target: 90 })).toEqual([])
    // A try that is still played says nothing yet.
    expect(proposalsOf(search, { ...job, count: 20 })).toEqual([])
  })

  it('names those who go: the last who came', () => {
    const search = emptySearch()
    addSearch(search, {
      ...emptySearch(),
      fights: 10,
      base: { fights: 10, wins: { party: 0, foe: 10 } },
    })
    addSearch(search, tried(0, -2, 5))
    const job = { kinds: [kind({})], target: 50, count: 10 }
    expect(proposalsOf(search, job)[0]?.combatantIds).toEqual(['b', 'c'])
    expect(mostFights(job)).toBe(10 * (1 + 2 * 3 + 1))
  })
})

describe('the strength of both sides', () => {
  it('is what each brings, added up, with figures of their own; none once the fight has begun', async () => {
    const table = await sampleWorkspace()
    const { strength } = await table.run('encounter.preparation', { encounterId })
    for (const side of ['party', 'foe'] as const) {
      const { total, terms } = strength?.[side] ?? { total: 0, terms: [] }
      expect(total).toBeGreaterThan(0)
      expect(terms.reduce((all, { value }) => all + value, 0)).toBe(total)
    }
    const { combatants } = await table.run('encounter.preparation', { encounterId })
    const foe = combatants.find(({ side }) => side === 'foe')
    const points = foe?.figures.find(({ path }) => path === 'pt')
    await table.run('encounter.setFigures', {
      combatantId: foe?.id ?? '',
      figures: [{ path: 'pt', value: points?.max ?? 0 }],
    })
    const stronger = (await table.run('encounter.preparation', { encounterId })).strength
    expect(stronger?.foe.total).toBeGreaterThan(strength?.foe.total ?? 0)
    expect(stronger?.party).toEqual(strength?.party)
    await table.run('encounter.act', { encounterId, event: { type: 'fight.begin' } })
    expect((await table.run('encounter.preparation', { encounterId })).strength).toBeNull()
  })

  it('is without whoever comes into it dying, and says so', async () => {
    const table = await sampleWorkspace()
    const party = async () => {
      const { strength } = await table.run('encounter.preparation', { encounterId })
      return strength?.party ?? { total: 0, terms: [] }
    }
    const before = await party()
    await table.run('condition.set', {
      ...{ system: 'cold-iron', figures: { wounds: 40 } },
      who: { type: 'character', id: 'character-ysolt' },
    })
    const after = await party()
    const hers = before.terms.find(({ label }) => label.with?.['name'] === 'Ysolt')?.value ?? 0
    expect(after.total).toBe(before.total - hers)
    expect(hers).toBeGreaterThan(0)
    expect(after.terms.at(-1)).toMatchObject({
      label: { key: 'prep.strengthDown', with: { name: 'Ysolt' } },
      value: 0,
    })
  })
})
