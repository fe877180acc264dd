import { describe, expect, it } from 'vitest'
import { sampleWorkspace } from '../../support/workspace'
import { allFronts, allMissions } from '../../support/whole-lists'

async function years() {
  const table = await sampleWorkspace()
  for (let year = 0; year < 12; year++) {
    const { frontId } = await table.run('front.create', { name: `Front ${year}` })
    if (year < 10) await table.run('front.resolve', { frontId, aftermath: 'Over' })
    const { missionId } = await table.run('mission.create', { name: `Mission ${year}` })
    await table.run('mission.begin', { missionId })
    await table.run('mission.abandon', { missionId })
  }
  return table
}

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

describe('a long list by pages', () => {
  it('lists the fronts in play first, and says how many there are', async () => {
    const { run } = await years()
    const first = await run('front.list', { limit: 5 })
    expect(first).toMatchObject({ from: 0, count: 13 })
    expect(namesOf(first.fronts)).toEqual([
      ...['The Drowned Bell', 'Front 10', 'Front 11', 'Front 0', 'Front 1'],
    ])
    expect(Object.keys(first.fronts[0] ?? {})).toEqual(['id', 'name', 'kind', 'status'])
    const last = await run('front.list', { limit: 5, from: 10 })
    expect(namesOf(last.fronts)).toEqual(['Front 7', 'Front 8', 'Front 9'])
  })

  it('begins where the one stands that it shall hold, and finds by words', async () => {
    const table = await years()
    const { run } = table
    const fronts = await allFronts(table)
    const seventh = fronts.find(({ name }) => name === 'Front 7')?.id ?? ''
    expect(await run('front.list', { limit: 5, holding: seventh })).toMatchObject({ from: 10 })
    expect(namesOf((await run('front.list', { text: 'bell' })).fronts)).toEqual([
      'The Drowned Bell',
    ])
    const found = await run('mission.list', { text: 'mission 11' })
    expect(found).toMatchObject({ text: 'mission 11', count: 1 })
    expect(namesOf(found.missions)).toEqual(['Mission 11'])
  })

  it('of missions says which is open, and reads only those whole that are asked for', async () => {
    const table = await years()
    const { run } = table
    const page = await run('mission.list', { limit: 3, from: 3 })
    expect(page).toMatchObject({ from: 3, count: 14, openId: 'mission-toll' })
    const [one, two] = page.missions
    const whole = await run('mission.byId', { ids: [two?.id ?? '', one?.id ?? '', 'nobody'] })
    expect(whole.map(({ id }) => id)).toEqual([one?.id, two?.id])
    expect((await allMissions(table)).map(({ id }) => id)).toHaveLength(14)
  })

  it('of fronts in play holds each as it is read by its id', async () => {
    const table = await years()
    const { run } = table
    const inPlay = await run('front.inPlay', {})
    expect(namesOf(inPlay)).toEqual(['The Drowned Bell', 'Front 10', 'Front 11'])
    expect(await run('front.byId', { ids: inPlay.map(({ id }) => id) })).toEqual(inPlay)
  })
})
