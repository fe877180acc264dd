import { describe, expect, it } from 'vitest'
import { plainNight } from '../../../src/rules/cold-iron/aftermath/rest-plan'
import { sampleWorkspace } from '../../support/workspace'

const blessing = { words: 'blessed', until: 'rest' as const }

/** Two of the company with something on them that lasts until a rest. */
async function blessed() {
  const table = await sampleWorkspace()
  for (const characterId of ['character-maro', 'character-ysolt']) {
    await table.run('effect.lay', { ...blessing, characterId })
  }
  const left = async () => (await table.run('effect.list', {})).map(({ bearer }) => bearer.name)
  return { ...table, left }
}

describe('what lasts until a rest', () => {
  it('IF-123: ends with the rest of whoever bears it, and comes back with undo', async () => {
    const { run, left } = await blessed()
    const maro = { type: 'character' as const, id: 'character-maro' }
    await run('act.perform', {
      ...{ system: 'iron-fist', act: 'rest', member: maro, input: { kind: 'sleep' } },
    })
    expect(await left()).toEqual(['Ysolt'])
    await run('history.undo', {})
    expect(await left()).toEqual(['Maro', 'Ysolt'])
  })

  it('ends with a rest between fights, of those who rest', async () => {
    const { run, left } = await blessed()
    await run('condition.rest', {
      ...{ system: 'cold-iron', people: [{ type: 'character', id: 'character-ysolt' }] },
      rest: plainNight,
    })
    expect(await left()).toEqual(['Maro'])
  })

  it('ends for all with time that is rested through, and not with any other', async () => {
    const { run, left } = await blessed()
    await run('calendar.advance', { amount: 1, unit: 'hours', doing: 'wait' })
    expect(await left()).toHaveLength(2)
    await run('calendar.advance', { amount: 1, unit: 'hours', doing: 'rest' })
    expect(await left()).toEqual([])
  })
})
