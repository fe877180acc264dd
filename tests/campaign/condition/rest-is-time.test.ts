import { describe, expect, it } from 'vitest'
import { plainNight } from '../../../src/rules/cold-iron/aftermath/rest-plan'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'
import { words } from '../../../src/campaign/words'

const system = 'cold-iron'
const ysolt = { type: 'character', id: 'character-ysolt' } as const
const maro = { type: 'character', id: 'character-maro' } as const

async function hurtParty() {
  const table = await sampleWorkspace()
  await table.run('condition.set', { system, who: ysolt, figures: { wounds: 40 } })
  await table.run('condition.set', { system, who: maro, figures: { wounds: 3 } })
  const now = async () => (await table.run('calendar.read', {})).now
  const stateOf = async (id: string) =>
    (await table.run('condition.list', {})).find((each) => each.id === id)?.state
  return { ...table, now, stateOf }
}

describe('a rest is time', () => {
  it('moves the calendar: minutes, then each night to its morning, and is undone as one', async () => {
    const { run, now, workspace } = await hurtParty()
    const before = content(workspace.file)
    await run('condition.rest', {
      ...{ system, people: [maro] },
      rest: { ...plainNight, minutes: 90, nights: 2 },
    })
    expect(await now()).toEqual({ day: 2, minute: 480 })
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
    await run('condition.rest', {
      ...{ system, people: [maro] },
      rest: { ...plainNight, minutes: 90, nights: 0 },
    })
    expect(await now()).toEqual({ day: 0, minute: 570 })
  })

  it('CI-063: does not wait for the dying whom nobody helps', async () => {
    const { run, stateOf } = await hurtParty()
    expect(await stateOf(ysolt.id)).toMatchObject({ deathClock: 6, dead: false })
    await run('condition.rest', { system, people: [maro], rest: plainNight })
    expect(await stateOf(ysolt.id)).toMatchObject({ deathClock: null, dead: true })
    const [last] = await run('journal.recent', { limit: 1 })
    expect(last && words.tell(last.fact)).toBe('Ysolt is dead (their time ran out).')
  })

  it('CI-062: keeps the turns that are left after a short rest of the dying', async () => {
    const { run, stateOf } = await hurtParty()
    await run('condition.set', { system, who: ysolt, figures: { wounds: 31 } })
    const rest = { ...plainNight, nights: 0, minutes: 10 }
    const before = (await stateOf(ysolt.id)) as { deathClock: number }
    await run('condition.rest', { system, people: [ysolt], rest })
    expect(await stateOf(ysolt.id)).toMatchObject({ deathClock: before.deathClock - 120 })
  })

  it('counts no time twice that the calendar has counted', async () => {
    const { run, now } = await hurtParty()
    await run('condition.set', { system, who: ysolt, figures: { wounds: 0 } })
    await run('calendar.advance', { amount: 1, unit: 'days', doing: 'rest' })
    const then = await now()
    await run('condition.rest', { system, people: [maro], rest: plainNight, isPast: true })
    expect(await now()).toEqual(then)
  })

  it('CI-063: the calendar alone runs out for the dying too', async () => {
    const { run, stateOf } = await hurtParty()
    const passed = await run('calendar.advance', { amount: 1, unit: 'minutes', doing: 'wait' })
    expect(await stateOf(ysolt.id)).toMatchObject({ dead: true })
    expect(passed.died).toEqual(['Ysolt'])
  })
})
