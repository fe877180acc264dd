import fc from 'fast-check'
import { expect, it } from 'vitest'
import { api } from '../../support/api'
import { answer } from '../../../src/campaign/workspace/answer'
import { idOf, preparedWorkspace } from '../../support/prep'

const playerCalls = Object.entries(api)
  .filter(([, { windows }]) => windows.includes('player' as never))
  .map(([name]) => name)

/** Three raiders against Brannoch, and the fight has begun. */
async function fight() {
  const table = await preparedWorkspace()
  const { encounterId, run, workspace } = table
  await table.party()
  await table.add(3)
  const { combatants } = await table.look()
  const id = (label: string) => idOf(combatants, label)
  await table.act({ type: 'fight.begin' })
  const show = (labels: string[], shown = true) =>
    run('encounter.show', { encounterId, combatantIds: labels.map(id), shown })
  const seen = () => run('playerView.fight', {})
  const people = async () =>
    (await seen())?.people.map(({ label, look }) => `${label}: ${look}`) ?? null
  const said = async () => {
    const answers = await Promise.all(
      playerCalls.map((name) => answer(workspace, 'player', name as never, {} as never)),
    )
    return JSON.stringify(answers)
  }
  return { ...table, encounterId, id, show, seen, people, said }
}

it('what a fight is called is the game master’s own, until its name is shown', async () => {
  const { run, seen, said, encounterId } = await fight()
  const name = async () => (await seen())?.name
  const turn = (shown: boolean) => run('encounter.showName', { encounterId, shown })
  expect(await name()).toBe('')
  expect(await said()).not.toContain('ford')
  await turn(true)
  expect(await name()).toBe('At the ford')
  expect(await run('encounter.nameSeen', { encounterId })).toBe(true)
  await turn(false)
  expect(await name()).toBe('')
  await run('history.undo', {})
  expect(await name()).toBe('At the ford')
  // Another name may tell more than the one that players know.
  await run('encounter.rename', { encounterId, name: 'The duke’s trap at the ford' })
  expect(await said()).not.toContain('ford')
})

it('characters are seen from the start, foes once they are shown, and no figure at all', async () => {
  const { show, people, seen, said } = await fight()
  expect(await people()).toEqual(['Brannoch: unhurt'])
  expect(await said()).not.toContain('Raider')
  await show(['Raider 2'])
  expect(await people()).toEqual(['Brannoch: unhurt', 'Raider: unhurt'])
  expect(await said()).not.toMatch(/Raider \d|Axe/)
  expect(await seen()).toMatchObject({
    name: '',
    moment: { turn: 1, step: 1, title: { key: 'coldIron.step.fullDefence.title' } },
  })
  const [first] = (await seen())?.people ?? []
  expect(first).toEqual({
    ...{ id: expect.any(String) as string, label: 'Brannoch', side: 'party', look: 'unhurt' },
    ...{ points: null, acts: false, effects: [], pools: [] },
  })
  await show(['Raider 2'], false)
  expect(await people()).toEqual(['Brannoch: unhurt'])
})

it('what shows follows harm, and whoever leaves is gone from sight', async () => {
  const { show, people, act, id } = await fight()
  await show(['Raider 1', 'Raider 3'])
  const hurt = (label: string, points: number) =>
    act({ type: 'damage', combatantId: id(label), points, kind: 'real' } as never)
  await hurt('Raider 1', 3)
  await hurt('Raider 3', 12)
  expect(await people()).toEqual(['Brannoch: unhurt', 'Raider 1: hurt', 'Raider 2: down'])
  await act({ type: 'leave', combatantId: id('Raider 1') } as never)
  expect(await people()).toEqual(['Brannoch: unhurt', 'Raider 2: down'])
})

it('tells the journal once for each, as a secret of the game master', async () => {
  const { show, facts } = await fight()
  await show(['Raider 1', 'Raider 2'])
  await show(['Raider 1', 'Raider 2', 'Raider 3'])
  expect(await facts(3)).toMatchObject(
    ['Raider 3', 'Raider 2', 'Raider 1'].map((name) => ({
      kind: 'combatant.shown',
      secret: true,
      about: [{ name }],
    })),
  )
})

it('nobody of another fight is shown with this one, and nobody at all once it is over', async () => {
  const { call, encounterId, show, act, seen, id } = await fight()
  const refused = (key: string) => ({ ok: false, error: { message: { key } } })
  const input = { encounterId, combatantIds: ['combatant-maro'], shown: true }
  expect(await call('encounter.show', input)).toMatchObject(refused('refusal.gone'))
  await act({ type: 'fight.end' })
  expect(await seen()).toBeNull()
  const late = { encounterId, combatantIds: [id('Raider 1')], shown: true }
  expect(await call('encounter.show', late)).toMatchObject(refused('refusal.fightOver'))
  await expect(show(['Raider 1'])).rejects.toThrow('fightOver')
})

it('whatever is shown and hidden, undo gives back what players saw (property)', async () => {
  const { show, seen, kept, run } = await fight()
  const labels = ['Raider 1', 'Raider 2', 'Raider 3']
  const step = fc.record({
    who: fc.uniqueArray(fc.constantFrom(...labels), { minLength: 1 }),
    shown: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      const before = { seen: await seen(), kept: kept() }
      let done = 0
      for (const { who, shown } of steps) {
        const was = JSON.stringify(kept())
        await show(who, shown)
        // What changes nothing is no step of the history.
        if (JSON.stringify(kept()) !== was) done++
      }
      for (; done > 0; done--) await run('history.undo', {})
      expect({ seen: await seen(), kept: kept() }).toEqual(before)
    }),
    { numRuns: 12 },
  )
})

it('who shall be seen from the start is said while the fight is prepared', async () => {
  const { run, encounterId, party, add, look, act } = await preparedWorkspace()
  await party()
  await add(2)
  const seen = async () =>
    (await look()).combatants.filter(({ isShown }) => isShown).map(({ label }) => label)
  expect(await seen()).toEqual(['Brannoch'])
  const combatantIds = [idOf((await look()).combatants, 'Raider 2')]
  await run('encounter.show', { encounterId, combatantIds, shown: true })
  expect(await seen()).toEqual(['Brannoch', 'Raider 2'])
  await act({ type: 'fight.begin' })
  const fight = await run('playerView.fight', {})
  expect(fight?.people.map(({ label }) => label)).toEqual(['Brannoch', 'Raider'])
})

it('players number those of a name as they come to be seen, and keep each number all fight long', async () => {
  const { show, seen, run, encounterId, id, act } = await fight()
  const names = async () => (await seen())?.people.map(({ label }) => label).slice(1)
  const own = async (label: string) =>
    (await run('encounter.fight', { encounterId })).npcs[id(label)]?.told
  expect(await own('Raider 3')).toBe('')
  await show(['Raider 3'])
  expect(await names()).toEqual(['Raider'])
  await show(['Raider 1'])
  await show(['Raider 2'])
  expect(await names()).toEqual(['Raider 2', 'Raider 3', 'Raider'])
  // What they read differs from the game master's own number but for one whose numbers fall together.
  expect(await own('Raider 1')).toBe('Raider 2')
  expect(await own('Raider 3')).toBe('Raider')
  await show(['Raider 1'], false)
  expect(await names()).toEqual(['Raider 3', 'Raider'])
  await show(['Raider 1'])
  expect(await names()).toEqual(['Raider 2', 'Raider 3', 'Raider'])
  for (const combatantId of ['Raider 1', 'Raider 2', 'Raider 3'].map(id)) {
    await act({ type: 'damage', combatantId, points: 60, kind: 'real' } as never)
  }
  await act({ type: 'fight.end' })
  const wanted = { subject: 'chronicle', id: 'campaign', audience: 'players' } as const
  const [report] = (await run('report.read', wanted)).fights
  expect(report?.course[0]?.fell).toEqual(['Raider 2', 'Raider 3', 'Raider'])
  expect(report?.people.map(({ name }) => name)).toEqual(['Brannoch'])
})

/** What players get, window and report, of raiders shown in these groups among others who stay hidden. */
async function told(groups: readonly (readonly number[])[], hidden: readonly number[]) {
  const { run, party, add, look, act, encounterId } = await preparedWorkspace()
  const windows: unknown[] = []
  await party()
  const raiders: string[] = []
  for (const [at, count] of hidden.entries()) {
    if (count > 0) await add(count)
    if (at === hidden.length - 1) break
    const before = (await look()).combatants.length
    await add(2)
    raiders.push(...(await look()).combatants.slice(before).map(({ id }) => id))
  }
  await act({ type: 'fight.begin' })
  for (const group of groups) {
    const combatantIds = group.flatMap((at) => raiders[at] ?? [])
    await run('encounter.show', { encounterId, combatantIds, shown: true })
    windows.push((await run('playerView.fight', {}))?.people)
  }
  for (const combatantId of groups.flat().flatMap((at) => raiders[at] ?? [])) {
    await act({ type: 'damage', combatantId, points: 3, kind: 'real' } as never)
  }
  await act({ type: 'fight.end' })
  const wanted = { subject: 'chronicle', id: 'campaign', audience: 'players' } as const
  const { fights } = await run('report.read', wanted)
  // Which of its ways a story is told in goes by the id of the fight, which is another each time.
  const saidOf = ({ story }: { story: string[] }) =>
    story.join(' ').match(/Raider(?: \d+)?|\b(?:one|two|three|four|five|six|seven|eight)\b/g)
  return { windows, fights: fights.map((each) => ({ ...each, story: saidOf(each) })) }
}

it('what players get is the same whether others stay hidden or not (property)', async () => {
  const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(
      order,
      fc.nat(3),
      fc.tuple(fc.nat(2), fc.nat(2), fc.integer({ min: 1, max: 2 })),
      async (shown, cut, hidden) => {
        const groups = [shown.slice(0, cut), shown.slice(cut)].filter(({ length }) => length > 0)
        expect(await told(groups, hidden)).toEqual(await told(groups, [0, 0, 0]))
      },
    ),
    { numRuns: 6 },
  )
})
